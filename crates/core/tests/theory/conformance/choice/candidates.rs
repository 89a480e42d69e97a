//! The boards that show a mistake best.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use pass_alive::{Grid, Topology};

use super::wanted::{Wanted, is_legal, simplified, table};
use crate::random::Random;
use pass_alive_learn::Plane;

/// A board that shows what is wanted. Best first: under both rules, with few other mistakes,
/// small, with few stones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Candidate {
    rules_without: usize,
    others: usize,
    points: u32,
    stones: u32,
    pub(super) plane: Plane,
}

impl Candidate {
    fn new(plane: Plane, rules: usize, others: usize) -> Self {
        let stones = (plane.black | plane.white).count_ones();
        Self { rules_without: 2 - rules, others, points: plane.len(), stones, plane }
    }
}

/// The best candidates for each mistake and way to be wrong.
#[derive(Default)]
pub(super) struct Best(pub(super) BTreeMap<Wanted, BTreeSet<Candidate>>);

impl Best {
    /// Keeps a few more than will be chosen, because others may choose the same.
    const KEPT: usize = 24;

    fn offer(&mut self, wanted: Wanted, candidate: Candidate) {
        let best = self.0.entry(wanted).or_default();
        best.insert(candidate);
        if best.len() > Self::KEPT {
            best.pop_last();
        }
    }
}

/// Every position of the smallest boards.
pub(super) fn smallest() -> Best {
    let lines = (1..=8).flat_map(|side| [(side, 1), (1, side)]);
    let boards = [(2, 2), (3, 2), (2, 3), (4, 2), (2, 4), (3, 3)];
    let mut best = Best::default();
    for (columns, rows) in lines.chain(boards) {
        for number in 0..3u32.pow(columns * rows) {
            let mut plane = Plane::empty(columns, rows);
            let mut rest = number;
            for point in 0..columns * rows {
                match rest % 3 {
                    1 => plane.black |= 1 << point,
                    2 => plane.white |= 1 << point,
                    _ => {}
                }
                rest /= 3;
            }
            if is_legal(&plane) {
                let table = table(&plane);
                for (&wanted, &rules) in &table {
                    best.offer(wanted, Candidate::new(plane, rules, table.len()));
                }
            }
        }
    }
    best
}

pub(super) const SIZES: [(u32, u32); 12] = [
    (2, 5),
    (4, 3),
    (3, 5),
    (4, 4),
    (6, 3),
    (5, 4),
    (5, 5),
    (4, 6),
    (7, 4),
    (6, 6),
    (5, 7),
    (7, 7),
];

/// Boards of one size with stones at random, simplified.
pub(super) fn simple_random(columns: u32, rows: u32) -> Best {
    let mut random = Random::new(u64::from(100 * columns + rows));
    let topology = Arc::new(Topology::from(Grid::new(columns, rows).expect("a size")));
    let grid = Grid::new(columns, rows).expect("a size");
    let mut tried: BTreeMap<Wanted, u32> = BTreeMap::new();
    let mut best = Best::default();
    for _ in 0..2500 {
        let plane = Plane::of(grid, &random.board(&topology));
        for wanted in table(&plane).into_keys() {
            let tried = tried.entry(wanted).or_insert(0);
            if *tried < 8 {
                *tried += 1;
                let plane = simplified(plane, wanted);
                let table = table(&plane);
                best.offer(wanted, Candidate::new(plane, table[&wanted], table.len()));
            }
        }
    }
    best
}
