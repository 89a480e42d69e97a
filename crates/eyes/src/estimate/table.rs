//! Positions that have been searched, with bounds of their worth.

use alloc::vec::Vec;

use super::game::{Mask, Position};
use super::worth::Worth;
use crate::exact::Side;

/// A table of a fixed size; of two positions with the same place the later stays.
#[derive(Debug)]
pub(super) struct Table {
    entries: Vec<Option<Entry>>,
}

/// The bounds of a position's worth.
#[derive(Debug, Clone, Copy)]
pub(super) struct Entry {
    position: Position,
    /// The depth to which it was searched.
    pub(super) depth: u8,
    pub(super) lower: Worth,
    pub(super) upper: Worth,
    /// The node of the best move, if it is a stone.
    pub(super) best: Option<u8>,
}

impl Table {
    /// A table of at most `bytes`; of no place at all if there is no memory for it.
    pub(super) fn new(bytes: u64) -> Self {
        let most = bytes / size_of::<Option<Entry>>() as u64;
        let size = most.checked_ilog2().map_or(0, |log| 1usize << log.min(24));
        let mut entries = Vec::new();
        if entries.try_reserve_exact(size).is_ok() {
            entries.resize(size, None);
        }
        Self { entries }
    }

    pub(super) fn clear(&mut self) {
        self.entries.fill(None);
    }

    fn place(&self, position: Position) -> Option<usize> {
        let mask = self.entries.len().checked_sub(1)?;
        Some(hash(position) as usize & mask)
    }

    pub(super) fn get(&self, position: Position) -> Option<Entry> {
        self.entries[self.place(position)?].filter(|entry| entry.position == position)
    }

    pub(super) fn insert(
        &mut self,
        position: Position,
        depth: u8,
        [lower, upper]: [Worth; 2],
        best: Option<u8>,
    ) {
        if let Some(place) = self.place(position) {
            self.entries[place] = Some(Entry { position, depth, lower, upper, best });
        }
    }
}

fn hash(position: Position) -> u64 {
    let halves = |mask: Mask| [mask as u64, (mask >> 64) as u64];
    let [own, enemy] = position.stones.map(halves);
    let rest = position.ko.map_or(0, |node| u64::from(node) + 1) << 1
        | u64::from(position.to_move == Side::Owner);
    let words = [own[0], own[1], enemy[0], enemy[1], rest];
    words.iter().fold(0, |hash, word| {
        let mixed = (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ (mixed >> 29)
    })
}
