//! Moves of the attacker, each with its reason.

use crate::id::{BlockId, Point, RegionId};
use crate::words::words;
use alloc::vec::Vec;

/// Moves of the attacker, whose opponent passes, each with its reason.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Sequence {
    moves: Vec<Move>,
    /// The blocks captured, move by move.
    captured: Vec<BlockId>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Move {
    point: Point,
    target: BlockId,
    reason: Reason,
    /// The end of this move's captures among those of all moves.
    captured_end: u32,
    emptied: Option<RegionId>,
}

/// The reason for a move on a liberty of the block that is to be captured.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Reason {
    /// The region is not healthy for the block: there is room left in it for the stone.
    Unhealthy,
    /// The region has lost a neighbour: the captured points stay empty.
    Open,
    /// The last region in which the block has liberties, and the block cannot keep it.
    Last,
    /// The move captures.
    Capture,
}

words!(Reason {
    Unhealthy => "unhealthy",
    Open => "open",
    Last => "last",
    Capture => "capture",
});

/// A move of a [`Sequence`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step<'a> {
    /// Its point.
    pub point: Point,
    /// The block whose liberty it takes. The round in which that block is cast out is the
    /// wave of captures that the move belongs to.
    pub target: BlockId,
    /// Its reason.
    pub reason: Reason,
    /// The blocks that it captures.
    pub captured: &'a [BlockId],
    /// The region emptied by suicide of the attacker's stones in it; only with suicide allowed.
    pub emptied: Option<RegionId>,
}

impl Sequence {
    /// The number of moves.
    #[must_use]
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Returns `true` if there are no moves.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// All blocks captured, in the order of their capture.
    #[must_use]
    pub fn captured(&self) -> &[BlockId] {
        &self.captured
    }

    /// The moves in order.
    pub fn steps(&self) -> impl ExactSizeIterator<Item = Step<'_>> {
        let mut start = 0;
        self.moves.iter().map(move |played| {
            let end = played.captured_end as usize;
            let captured = &self.captured[core::mem::replace(&mut start, end)..end];
            let Move { point, target, reason, emptied, .. } = *played;
            Step { point, target, reason, captured, emptied }
        })
    }

    /// Adds a move that captures nothing yet.
    pub(super) fn push(&mut self, point: Point, target: BlockId, reason: Reason) {
        let captured_end = self.captured.len() as u32;
        self.moves.push(Move { point, target, reason, captured_end, emptied: None });
    }

    /// Adds `block` to the captures of the last move.
    pub(super) fn capture(&mut self, block: BlockId) {
        self.captured.push(block);
        if let Some(played) = self.moves.last_mut() {
            played.reason = Reason::Capture;
            played.captured_end += 1;
        }
    }

    /// Notes that the last move was suicide in `region`.
    pub(super) fn empty(&mut self, region: RegionId) {
        if let Some(played) = self.moves.last_mut() {
            played.emptied = Some(region);
        }
    }
}
