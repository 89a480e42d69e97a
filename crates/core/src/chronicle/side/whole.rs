//! Analysing a whole board from scratch.

use super::{Block, Merger, Region, Side, Verdict};
use crate::board::Board;
use crate::chronicle::Changes;
use crate::chronicle::rings::Rings;
use crate::id::{NONE, Point};
use alloc::vec::Vec;

impl Side {
    /// Replaces everything by the blocks and regions of `board`, and adds the blocks whose
    /// status has changed to `changes`.
    pub(in crate::chronicle) fn start_again(&mut self, board: &Board, changes: &mut Changes) {
        let mut was_alive = vec![false; board.len()];
        for point in self.alive() {
            was_alive[point.index()] = true;
        }
        let was_own = self.own_stones(board.len());
        self.of_point = vec![NONE; board.len()];
        self.rings = Rings::new(board.len());
        let points = board.points();
        let topology = board.topology();
        let contacts = |point| {
            let mut around = 0;
            for &q in topology.neighbors(point) {
                around += u32::from(self.is_own(board, q));
            }
            around
        };
        self.contacts = points.clone().map(contacts).collect();
        self.blocks.clear();
        self.regions.clear();
        self.free_blocks.clear();
        self.free_regions.clear();
        self.verdict = Verdict::default();
        for first in points {
            if self.of_point[first.index()] == NONE {
                self.find(board, first);
            }
        }
        self.touched = (0..self.regions.len() as u32).collect();
        self.is_outdated = true;
        self.merger = None;
        self.decide(board, &mut Changes::default());
        for block in 0..self.blocks.len() as u32 {
            let old = |point: &Point| was_own[point.index()];
            let stones: Vec<Point> = self.ring(self.blocks[block as usize].any).collect();
            let had_alive = stones.iter().any(|&point| was_alive[point.index()]);
            let mut others = stones.iter().filter(|point| old(point));
            let had_other = others.any(|&point| !was_alive[point.index()]);
            let had_other = had_other || !stones.iter().any(old);
            self.note_change(Merger { block, had_alive, had_other }, changes);
        }
    }

    fn own_stones(&self, points: usize) -> Vec<bool> {
        let mut own = vec![false; points];
        for block in self.blocks.iter().filter(|block| block.size > 0) {
            self.ring(block.any).for_each(|point| own[point.index()] = true);
        }
        own
    }

    /// Finds the block or region of `first`.
    fn find(&mut self, board: &Board, first: Point) {
        let own = self.is_own(board, first);
        let index = if own {
            self.new_block(Block { size: 0, any: first, alive: false })
        } else {
            self.new_region(Region { any: first, ..Region::default() })
        };
        let color = self.color;
        let mut found = Vec::new();
        self.of_point[first.index()] = index;
        board.topology().flood(first, &mut found, |q| {
            let index_of = &mut self.of_point[q.index()];
            let enters = *index_of == NONE && (board.get(q) == Some(color)) == own;
            if enters {
                *index_of = index;
            }
            enters
        });
        found[1..].iter().for_each(|&point| self.rings.join(first, point));
        if own {
            self.blocks[index as usize].size = found.len() as u32;
        } else {
            let counted = self.count(board, &found);
            let region = &mut self.regions[index as usize];
            (region.size, region.empty, region.interior) = counted;
        }
    }

    /// The number of `points`, of the empty ones among them, and of the empty ones that are next
    /// to no stone of the colour.
    pub(super) fn count(&self, board: &Board, points: &[Point]) -> (u32, u32, u32) {
        let (mut empty, mut interior) = (0, 0);
        for &point in points {
            if board.get(point).is_none() {
                empty += 1;
                interior += u32::from(self.contacts[point.index()] == 0);
            }
        }
        (points.len() as u32, empty, interior)
    }
}
