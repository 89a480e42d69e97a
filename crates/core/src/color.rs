//! The two colours, and the rule on suicide.

use crate::words::words;

/// The colour of a stone or of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Color {
    /// Black.
    Black,
    /// White.
    White,
}

words!(Color { Black => "black", White => "white" });

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

/// The rule on suicide: a move after which the player's own block has no liberty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Suicide {
    /// Suicide is illegal (Benson 1976, Rule 2 as it was meant).
    #[default]
    Forbidden,
    /// The block is removed. Suicide of a single stone changes nothing on the board.
    Allowed,
}

words!(Suicide { Forbidden => "forbidden", Allowed => "allowed" });
