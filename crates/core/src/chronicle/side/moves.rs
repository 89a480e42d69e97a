//! The changes that one move makes to blocks and regions.

use super::{Block, Merger, Region, Side};
use crate::board::Board;
use crate::id::{NONE, Point};
use alloc::vec::Vec;

impl Side {
    /// An enemy stone has been put on `point`.
    pub(in crate::chronicle) fn add_enemy_stone(&mut self, point: Point) {
        let index = self.of_point[point.index()];
        let interior = self.is_interior(point);
        let region = &mut self.regions[index as usize];
        region.empty -= 1;
        region.interior -= interior;
        self.touch(index);
    }

    /// An enemy stone has been taken off `point`.
    pub(in crate::chronicle) fn remove_enemy_stone(&mut self, point: Point) {
        let index = self.of_point[point.index()];
        let interior = self.is_interior(point);
        let region = &mut self.regions[index as usize];
        region.empty += 1;
        region.interior += interior;
        self.touch(index);
    }

    /// A stone of the colour has been put on `point` of `board`.
    pub(in crate::chronicle) fn add_own_stone(&mut self, board: &Board, point: Point) {
        let topology = board.topology();
        let index = self.of_point[point.index()];
        self.touch(index);
        self.leave_region(point, index);
        for &q in topology.neighbors(point) {
            let contacts = &mut self.contacts[q.index()];
            *contacts += 1;
            if *contacts == 1 && board.get(q).is_none() {
                self.regions[index as usize].interior -= 1;
            }
        }
        self.join_blocks(board, point);
        if self.regions[index as usize].size == 0 {
            self.drop_region(index);
        } else {
            self.split_region(board, point, index);
        }
    }

    fn leave_region(&mut self, point: Point, index: u32) {
        let interior = self.is_interior(point);
        let next = self.rings.next(point);
        self.rings.take_out(point);
        let region = &mut self.regions[index as usize];
        region.any = next;
        region.size -= 1;
        region.empty -= 1;
        region.interior -= interior;
    }

    /// Makes regions of the parts into which a region has fallen without `gap`.
    fn split_region(&mut self, board: &Board, gap: Point, index: u32) {
        let mut flood = core::mem::take(&mut self.scratch.flood);
        let own = Some(self.color);
        let is_in = |point: Point| board.get(point) != own;
        flood.parts(board.topology(), gap, is_in, |part| {
            let (size, empty, interior) = self.count(board, part);
            let first = part[0];
            let new =
                self.new_region(Region { size, any: first, empty, interior, ..Region::default() });
            for &point in part {
                if self.regions[index as usize].any == point {
                    self.regions[index as usize].any = self.rings.next(point);
                }
                self.rings.take_out(point);
                if point != first {
                    self.rings.join(first, point);
                }
                self.of_point[point.index()] = new;
            }
            let rest = &mut self.regions[index as usize];
            rest.size -= size;
            rest.empty -= empty;
            rest.interior -= interior;
            self.touch(new);
        });
        self.scratch.flood = flood;
    }

    /// Joins the stone on `point` and the blocks next to it to one block.
    fn join_blocks(&mut self, board: &Board, point: Point) {
        let neighbors = board.topology().neighbors(point);
        let own = |&&q: &&Point| self.is_own(board, q);
        let size = |&q: &Point| self.blocks[self.of_point[q.index()] as usize].size;
        let Some(&largest) = neighbors.iter().filter(own).max_by_key(|q| size(q)) else {
            let block = self.new_block(Block { size: 1, any: point, alive: false });
            self.of_point[point.index()] = block;
            self.merger = Some(Merger { block, had_alive: false, had_other: true });
            return;
        };
        let block = self.of_point[largest.index()];
        let alive = self.blocks[block as usize].alive;
        let mut merger = Merger { block, had_alive: alive, had_other: !alive };
        self.of_point[point.index()] = block;
        self.rings.join(largest, point);
        self.blocks[block as usize].size += 1;
        for &q in neighbors {
            let other = self.of_point[q.index()];
            if !self.is_own(board, q) || other == block {
                continue;
            }
            let alive = self.blocks[other as usize].alive;
            merger.had_alive |= alive;
            merger.had_other |= !alive;
            self.relabel(board, q, block);
            self.rings.join(largest, q);
            self.blocks[block as usize].size += self.blocks[other as usize].size;
            self.blocks[other as usize] = Block { size: 0, any: Point::new(0), alive: false };
            self.free_blocks.push(other);
        }
        self.merger = Some(merger);
    }

    /// Gives the stones of a ring to `block`, and notes that the regions around them have
    /// another neighbour.
    fn relabel(&mut self, board: &Board, any: Point, block: u32) {
        let mut point = any;
        loop {
            self.of_point[point.index()] = block;
            for &q in board.topology().neighbors(point) {
                if !self.is_own(board, q) && self.regions[self.of_point[q.index()] as usize].small {
                    self.touch(self.of_point[q.index()]);
                }
            }
            point = self.rings.next(point);
            if point == any {
                return;
            }
        }
    }

    /// The stones of the colour on `captured` have been taken off `board`. Each of their blocks
    /// and all regions around it become one region.
    pub(in crate::chronicle) fn remove(&mut self, board: &Board, captured: &[Point]) {
        let mut blocks: Vec<u32> = captured.iter().map(|&p| self.of_point[p.index()]).collect();
        blocks.sort_unstable();
        blocks.dedup();
        blocks.into_iter().for_each(|block| self.remove_block(board, block));
    }

    fn remove_block(&mut self, board: &Board, block: u32) {
        let any = self.blocks[block as usize].any;
        let freed: Vec<Point> = self.ring(any).collect();
        for &point in &freed {
            self.of_point[point.index()] = NONE;
        }
        let mut around: Vec<u32> = Vec::new();
        for &point in &freed {
            for &q in board.topology().neighbors(point) {
                self.contacts[q.index()] -= 1;
                let region = self.of_point[q.index()];
                if region == NONE {
                    continue;
                }
                if self.contacts[q.index()] == 0 && board.get(q).is_none() {
                    self.regions[region as usize].interior += 1;
                }
                around.push(region);
            }
        }
        around.sort_unstable();
        around.dedup();
        self.blocks[block as usize] = Block { size: 0, any: Point::new(0), alive: false };
        self.free_blocks.push(block);
        let joined = self.join_regions(&around);
        for &point in &freed {
            self.of_point[point.index()] = joined;
        }
        let region = &mut self.regions[joined as usize];
        if region.size > 0 {
            self.rings.join(region.any, any);
        }
        region.any = any;
        // No stone of the colour is next to the freed points.
        let count = freed.len() as u32;
        region.size += count;
        region.empty += count;
        region.interior += count;
        self.touch(joined);
    }

    /// Joins these regions to one, the largest.
    fn join_regions(&mut self, regions: &[u32]) -> u32 {
        let size = |&&region: &&u32| self.regions[region as usize].size;
        let Some(&largest) = regions.iter().max_by_key(size) else {
            return self.new_region(Region::default());
        };
        for &other in regions.iter().filter(|&&other| other != largest) {
            let Region { size, any, empty, interior, .. } = self.regions[other as usize];
            let points: Vec<Point> = self.ring(any).collect();
            for point in points {
                self.of_point[point.index()] = largest;
            }
            let region = &mut self.regions[largest as usize];
            self.rings.join(region.any, any);
            region.size += size;
            region.empty += empty;
            region.interior += interior;
            self.drop_region(other);
        }
        largest
    }
}
