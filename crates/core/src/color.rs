//! The two colours.

use core::ops::Not;

use crate::words::parsed_words;

/// The colour of a stone or of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Color {
    /// Black.
    Black,
    /// White.
    White,
}

parsed_words!(Color { Black => "black", White => "white" });

impl Color {
    /// Black and White.
    pub const BOTH: [Color; 2] = [Color::Black, Color::White];

    /// The opponent.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Color::Black => Color::White,
            Color::White => Color::Black,
        }
    }
}

/// The opponent.
impl Not for Color {
    type Output = Self;

    fn not(self) -> Self {
        self.other()
    }
}
