//! Marks on points: shapes and labels, as diagrams and game records have them.

use alloc::string::String;

use crate::id::Point;

/// A mark on a point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    /// The marked point.
    pub point: Point,
    /// Its shape or label.
    pub kind: MarkKind,
}

/// The shape or label of a mark.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MarkKind {
    /// A circle: SGF `CR`.
    Circle,
    /// A square: SGF `SQ`.
    Square,
    /// A triangle: SGF `TR`.
    Triangle,
    /// A cross: SGF `MA`.
    Cross,
    /// A short text on one line: SGF `LB`.
    Label(String),
}
