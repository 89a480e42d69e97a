//! Very many boards, faster than a property test makes them and with a seed to name them.

use std::sync::Arc;

use pass_alive::{Board, Color, Topology};

use crate::boards::{cuboid, grid, torus};

/// Random numbers, and boards made with them.
pub(crate) struct Random(pass_alive_learn::Random);

impl Random {
    pub(crate) fn new(seed: u64) -> Self {
        Self(pass_alive_learn::Random::new(seed))
    }

    /// A number below `end`.
    pub(crate) fn below(&mut self, end: u32) -> u32 {
        self.0.below(end)
    }

    /// Stones on `topology`, from sparse to crowded and from even to one-sided, without a
    /// block that has no liberty.
    pub(crate) fn board(&mut self, topology: &Arc<Topology>) -> Board {
        let mut board = Board::new(Arc::clone(topology));
        let black = 1 + self.below(7);
        let white = self.below(6);
        let empty = 1 + self.below(5);
        for point in board.points() {
            let stone = match self.below(black + white + empty) {
                stone if stone < black => Some(Color::Black),
                stone if stone < black + white => Some(Color::White),
                _ => None,
            };
            board.set(point, stone);
        }
        while let Some(block) = board.block_without_liberties() {
            block.iter().for_each(|&point| board.set(point, None));
        }
        board
    }

    /// A grid of up to 9×9, a torus, a three-dimensional grid, or any graph.
    pub(crate) fn topology(&mut self) -> Arc<Topology> {
        Arc::new(match self.below(8) {
            0..=3 => grid(1 + self.below(9), 1 + self.below(9)),
            4 => torus(2 + self.below(6), 2 + self.below(6)),
            5 | 6 => cuboid(1 + self.below(4), 1 + self.below(4), 1 + self.below(4)),
            _ => {
                let points = 1 + self.below(24);
                let edges = self.below(2 * points);
                let mut edge = || (self.below(points), self.below(points));
                let edges = (0..edges).map(|_| edge());
                let edges: Vec<_> = edges.filter(|(a, b)| a != b).collect();
                Topology::from_edges(points, &edges).expect("edges")
            }
        })
    }
}
