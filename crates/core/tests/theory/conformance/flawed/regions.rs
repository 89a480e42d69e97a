//! Blocks, regions and health.

use pass_alive::Suicide;

use super::super::mistake::Mistake;
use super::super::plane::{Bits, each};
use super::{Flawed, Region};

impl Flawed {
    fn areas(&self) -> Vec<Bits> {
        let enemy = if self.makes(Mistake::EmptyRegions) { 0 } else { self.enemy };
        self.around.parts(self.empty | enemy, self.makes(Mistake::RegionsDiagonal))
    }

    fn neighbors(&self, points: Bits) -> Bits {
        let touched =
            if self.makes(Mistake::NeighborsByLiberties) { points & self.empty } else { points };
        let around = self.around.next_to(touched);
        let beside = (0..self.blocks.len()).filter(|&block| self.blocks[block] & around != 0);
        beside.fold(0, |found, block| found | 1 << block)
    }

    fn is_small(&self, points: Bits) -> bool {
        points & self.empty & !self.around.next_to(self.own) == 0
    }

    pub(super) fn join_blocks(&mut self) {
        for area in self.areas() {
            if self.is_small(area) {
                let around = self.around.next_to(area);
                let (beside, mut rest): (Vec<_>, Vec<_>) =
                    self.blocks.iter().partition(|&&block| block & around != 0);
                rest.extend((!beside.is_empty()).then(|| beside.iter().fold(0, |all, b| all | b)));
                self.blocks = rest;
            }
        }
        self.blocks.sort_by_key(|block| block.trailing_zeros());
    }

    pub(super) fn find_regions(&self) -> Vec<Region> {
        let region = |points| {
            let neighbors = self.neighbors(points);
            let healthy = each(neighbors).filter(|&block| self.is_healthy(points, block));
            let counts_for = self.counting(neighbors, healthy.fold(0, |all, b| all | b));
            Region { points, neighbors, counts_for, listed: true }
        };
        self.areas().into_iter().map(region).collect()
    }

    /// The points that health asks for.
    fn asked(&self, points: Bits) -> Bits {
        let all = match self.mistake {
            Some(Mistake::SuicideNever) => false,
            Some(Mistake::SuicideAlways) => true,
            _ => self.suicide == Suicide::Allowed,
        };
        if all { points } else { points & self.empty }
    }

    fn is_healthy(&self, points: Bits, block: Bits) -> bool {
        let block = self.block(block);
        let beside = match self.makes(Mistake::LibertiesDiagonal) {
            true => self.around.next_to_or_touching(block),
            false => self.around.next_to(block),
        };
        let asked = self.asked(points);
        let overlooked = asked & !beside;
        match self.mistake {
            Some(Mistake::HealthSkipped) => true,
            Some(Mistake::SmallIsEnough) => asked & !self.around.next_to(self.own) == 0,
            Some(Mistake::PointOverlooked) => overlooked.count_ones() <= 1,
            Some(Mistake::ContactsCounted) => {
                let contacts = each(asked).map(|p| (self.around.next_to(p) & block).count_ones());
                contacts.sum::<u32>() >= asked.count_ones()
            }
            Some(Mistake::SinglePoints) => overlooked == 0 && points.count_ones() == 1,
            Some(Mistake::SizeDecides) => points.count_ones() <= 7,
            Some(Mistake::EnemySpoils) => overlooked == 0 && points & self.enemy == 0,
            Some(Mistake::SmallByAllPoints) => {
                overlooked == 0 && points & !self.around.next_to(self.own) == 0
            }
            _ => overlooked == 0,
        }
    }

    /// The blocks that a region counts for, of those that it is healthy for.
    fn counting(&self, neighbors: Bits, healthy: Bits) -> Bits {
        match self.mistake {
            Some(Mistake::SharedOnce) => healthy & healthy.wrapping_neg(),
            Some(Mistake::SharedIgnored) if neighbors.count_ones() > 1 => 0,
            Some(Mistake::HealthyForAll) if healthy != neighbors => 0,
            Some(Mistake::HealthyForOne) if healthy != 0 => neighbors,
            _ => healthy,
        }
    }
}
