//! The casting-out over the small regions.

use super::{Region, Scratch, Side};
use crate::board::Board;
use crate::casting_out::Recorder;
use crate::health::{Neighbor, is_required};
use crate::id::{BlockId, NONE, RegionId, Round};
use crate::rules::RegionRule;
use crate::rules::Suicide;
use alloc::vec::Vec;

impl Side {
    /// Lists the neighbours of a region, and whether it is healthy for them.
    pub(super) fn list_pairs(&mut self, board: &Board, index: u32) {
        let Region { size, any, empty, .. } = self.regions[index as usize];
        let counts = &mut self.scratch.counts;
        counts.reserve(self.blocks.len());
        counts.clear();
        let mut point = any;
        loop {
            let required = is_required(board.get(point), self.suicide);
            for &q in board.topology().neighbors(point) {
                if board.get(q) == Some(self.color) {
                    counts.add(point, BlockId::new(self.of_point[q.index()]), required);
                }
            }
            point = self.rings.next(point);
            if point == any {
                break;
            }
        }
        let required = if self.suicide == Suicide::Allowed { size } else { empty };
        let pairs = &mut self.regions[index as usize].pairs;
        pairs.clear();
        pairs.extend(counts.neighbors(required));
    }

    /// Casts out of the blocks next to small regions. All others fall in the first round.
    pub(super) fn cast_out(&mut self) {
        let Scratch { casting_out, incidences, place, judged, listed, .. } = &mut self.scratch;
        place.resize(place.len().max(self.blocks.len()), NONE);
        place.fill(NONE);
        judged.clear();
        listed.clear();
        for (index, region) in (0..).zip(&self.regions) {
            if !region.small {
                continue;
            }
            listed.push(index);
            for pair in &region.pairs {
                if place[pair.block.index()] == NONE {
                    place[pair.block.index()] = judged.len() as u32;
                    judged.push(pair.block.number());
                }
            }
        }
        let (regions, place) = (&self.regions, &*place);
        let pairs = |&region: &u32| regions[region as usize].pairs.iter();
        let judge = |pair: &Neighbor| {
            let block = BlockId::new(place[pair.block.index()]);
            Neighbor { block, ..*pair }
        };
        incidences.clear();
        for region in listed.iter() {
            incidences.push(true, pairs(region).map(judge));
        }
        incidences.finish(judged.len() as u32);
        let mut outcome = Outcome { rounds: 0, discarded: vec![false; listed.len()] };
        let survives = casting_out.run(incidences, RegionRule::Small, &mut outcome);
        self.verdict.judged = judged.len() as u32;
        self.verdict.rounds = outcome.rounds;
        self.verdict.alive.clear();
        self.verdict.vital.clear();
        self.blocks.iter_mut().for_each(|block| block.alive = false);
        for (&block, _) in judged.iter().zip(survives).filter(|(_, survives)| **survives) {
            self.blocks[block as usize].alive = true;
            self.verdict.alive.push(block);
        }
        for (&region, _) in
            listed.iter().zip(&outcome.discarded).filter(|(_, discarded)| !**discarded)
        {
            if self.regions[region as usize].pairs.iter().any(|pair| pair.healthy) {
                self.verdict.vital.push(region);
            }
        }
    }
}

/// The parts of a run that a side keeps.
struct Outcome {
    rounds: u32,
    discarded: Vec<bool>,
}

impl Recorder for Outcome {
    fn cast_out(&mut self, _: BlockId, round: Round) {
        self.rounds = round.number();
    }

    fn discarded(&mut self, region: RegionId, _: Round) {
        self.discarded[region.index()] = true;
    }
}
