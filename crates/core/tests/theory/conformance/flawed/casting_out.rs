//! The rounds, and what is held at their end.

use super::super::mistake::Mistake;
use super::super::plane::{Bits, each};
use super::{Flawed, Region, Verdict};

impl Flawed {
    fn falls(&self, block: Bits) -> bool {
        let counted: u32 = match self.mistake {
            Some(Mistake::TwoLiberties) => {
                (self.around.next_to(self.block(block)) & self.empty).count_ones()
            }
            _ => {
                let counting = |region: &&Region| region.listed && region.counts_for & block != 0;
                let weight = |region: &Region| match self.mistake {
                    Some(Mistake::PointsCounted) => (region.points & self.empty).count_ones(),
                    _ => 1,
                };
                self.regions.iter().filter(counting).map(weight).sum()
            }
        };
        counted
            < match self.mistake {
                Some(Mistake::OneRegion) => 1,
                Some(Mistake::ThreeRegions) => 3,
                _ => 2,
            }
    }

    /// Discards the regions of a block that fell; `set` has those that have not.
    fn discard(&mut self, fallen: Bits, set: Bits) {
        let mistake = self.mistake;
        for region in self.regions.iter_mut().filter(|region| region.neighbors & fallen != 0) {
            region.listed &= match mistake {
                Some(Mistake::OnlyVitalGo) => region.counts_for & fallen == 0,
                Some(Mistake::LastNeighbor) => region.neighbors & set != 0,
                _ => false,
            };
        }
    }

    /// One round: the blocks of `set` that fall in it.
    fn round(&mut self, set: &mut Bits) -> Bits {
        let mut falling = 0;
        if let Some(Mistake::OneSweep | Mistake::InPlace) = self.mistake {
            for block in each(*set) {
                if self.falls(block) {
                    falling |= block;
                    *set &= !block;
                    self.discard(block, *set);
                }
            }
            return falling;
        }
        for block in each(*set).filter(|&block| self.falls(block)) {
            falling |= block;
        }
        if self.makes(Mistake::OneFalls) {
            falling &= falling.wrapping_neg();
        }
        *set &= !falling;
        let taking = if self.makes(Mistake::FirstFall) { 1 } else { usize::MAX };
        for block in each(falling).take(taking) {
            self.discard(block, *set);
        }
        falling
    }

    pub(super) fn run(mut self, board: Bits) -> Verdict {
        let mut set = (0..self.blocks.len()).fold(0, |all, block| all | 1 << block);
        let mut falls = Vec::new();
        let last = match self.mistake {
            Some(Mistake::OneRound | Mistake::OneSweep) => 1,
            Some(Mistake::TwoRounds) => 2,
            _ => usize::MAX,
        };
        while falls.len() < last {
            let falling = self.round(&mut set);
            if falling == 0 {
                break;
            }
            falls.push(self.stones(falling) & board);
        }
        let alive = self.stones(set) & board;
        let held = self.regions.iter().map(|region| self.held(region, set));
        let held = held.fold(alive, |all, points| all | points) & board;
        Verdict { alive, held, falls }
    }

    fn stones(&self, blocks: Bits) -> Bits {
        each(blocks).fold(0, |stones, block| stones | self.block(block))
    }

    /// The points of a region that are held when the blocks of `set` are alive.
    fn held(&self, region: &Region, set: Bits) -> Bits {
        let healthy = region.counts_for & set != 0;
        let vital = region.listed && healthy;
        let between_alive = region.neighbors != 0 && region.neighbors & !set == 0;
        let interior = region.points & !self.around.next_to(self.own);
        let is_held = match self.mistake {
            Some(Mistake::HeldAround) => between_alive,
            Some(Mistake::HeldInterior) => between_alive && interior.count_ones() <= 1,
            Some(Mistake::HeldInteriorEmpty) => {
                between_alive && (interior & self.empty).count_ones() <= 1
            }
            Some(Mistake::HeldNoEnemy) => between_alive && region.points & self.enemy == 0,
            Some(Mistake::HeldHealthy) => healthy,
            Some(Mistake::HeldStones) => false,
            Some(Mistake::HeldOpen) => vital || region.neighbors == 0,
            _ => vital,
        };
        match (is_held, self.mistake) {
            (false, _) => 0,
            (true, Some(Mistake::HeldEmpty)) => region.points & self.empty,
            (true, _) => region.points,
        }
    }
}
