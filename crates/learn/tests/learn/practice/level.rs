//! The levels.

use std::ops::RangeInclusive;

use super::grade::Grade;

/// What the boards of a level have.
#[derive(Debug)]
pub(super) struct Level {
    /// From 1.
    pub(super) number: u32,
    /// Columns and rows.
    pub(super) sizes: &'static [(u32, u32)],
    pub(super) blocks: RangeInclusive<u32>,
    pub(super) rounds: RangeInclusive<u32>,
    /// How many of three there are: shared regions, regions with white stones, false eyes.
    pub(super) kinds: RangeInclusive<u32>,
    /// At most one black block in so many is a single stone.
    pub(super) singles: usize,
}

impl Level {
    /// Whether the board of a grade belongs to the level: some of its blocks stay, and some fall.
    pub(super) fn has(&self, grade: &Grade) -> bool {
        self.blocks.contains(&grade.blocks)
            && self.rounds.contains(&grade.rounds)
            && self.kinds.contains(&grade.kinds())
            && (1..grade.blocks).contains(&grade.staying)
    }
}

/// The levels whose boards are made.
pub(super) const MADE: [Level; 4] = [
    Level {
        number: 1,
        sizes: &[(5, 5), (6, 5), (6, 6)],
        blocks: 2..=3,
        rounds: 1..=1,
        kinds: 0..=0,
        singles: 3,
    },
    Level {
        number: 2,
        sizes: &[(5, 5), (6, 5), (6, 6)],
        blocks: 2..=4,
        rounds: 1..=1,
        kinds: 1..=1,
        singles: 3,
    },
    Level {
        number: 3,
        sizes: &[(6, 6), (7, 6), (7, 7)],
        blocks: 3..=5,
        rounds: 2..=2,
        kinds: 1..=3,
        singles: 3,
    },
    Level {
        number: 4,
        sizes: &[(7, 7), (8, 7), (8, 8), (9, 8)],
        blocks: 5..=8,
        rounds: 2..=9,
        kinds: 1..=3,
        singles: 3,
    },
];

/// The level of ends of games.
pub(super) const ENDS: Level = Level {
    number: 5,
    sizes: &[(9, 9), (10, 9), (9, 10), (10, 10), (11, 10), (11, 11)],
    blocks: 3..=12,
    rounds: 1..=9,
    kinds: 0..=3,
    singles: 2,
};
