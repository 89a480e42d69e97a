//! The joined edges of a board.

use crate::words::parsed_words;

/// Which edges of a board are joined. No point is next to itself, and no two points are joined twice,
/// however short a side is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Form {
    /// None: a rectangle, or a box.
    #[default]
    Box,
    /// The first column to the last.
    Cylinder,
    /// In every direction the first to the last.
    Torus,
}

parsed_words!(Form {
    Box => "box",
    Cylinder => "cylinder",
    Torus => "torus",
});

impl Form {
    /// For columns, rows and layers, `true` if the first is joined to the last.
    #[must_use]
    pub const fn joined(self) -> [bool; 3] {
        match self {
            Form::Box => [false; 3],
            Form::Cylinder => [true, false, false],
            Form::Torus => [true; 3],
        }
    }
}
