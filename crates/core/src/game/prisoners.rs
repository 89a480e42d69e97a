//! Captured stones, counted for each side.

use crate::board::{Color, Played};

/// The prisoners of each side: the opponent's stones that were captured, or removed by
/// suicide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Prisoners {
    /// White stones held by Black.
    pub by_black: u32,
    /// Black stones held by White.
    pub by_white: u32,
}

impl Prisoners {
    /// Adds the stones that a move of `color` removed from the board.
    pub fn add(&mut self, color: Color, played: &Played) {
        *self.of(color) += played.captured.len() as u32;
        *self.of(color.other()) += played.suicide.len() as u32;
    }

    fn of(&mut self, color: Color) -> &mut u32 {
        match color {
            Color::Black => &mut self.by_black,
            Color::White => &mut self.by_white,
        }
    }
}
