//! The blocks whose status a move of a game changed.

use alloc::vec::Vec;

use crate::color::Color;
use crate::id::Point;

/// The blocks whose status a move changed, as they are after the move.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Changes {
    /// The blocks that have become unconditionally alive: they contain an older stone that was
    /// not alive before the move, or consist only of the stone just played.
    pub became: Vec<ChangedBlock>,
    /// The blocks that have ceased to be unconditionally alive: they contain a stone that was
    /// alive before the move.
    pub ceased: Vec<ChangedBlock>,
}

/// A block that became or ceased to be unconditionally alive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangedBlock {
    /// Its colour.
    pub color: Color,
    /// Its stones, in reading order.
    pub points: Vec<Point>,
}

impl Changes {
    pub(super) fn order(&mut self) {
        for changed in [&mut self.became, &mut self.ceased] {
            changed.sort_unstable_by_key(|changed| changed.points[0]);
        }
    }
}
