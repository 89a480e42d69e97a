//! Benson's definition once more, with one mistake.

use pass_alive::{Color, Suicide};
use pass_alive_learn::{
    Benson, Bits, Mistakes, Plane, Reading, Region, Seen, State, Verdict, decide, each,
    judge_together,
};

use super::mistake::{Mistake, Spoils};
use super::neighbors::neighbors;

/// The part of two answers that `spoils` names is the same.
pub(crate) fn agree(one: &Verdict, other: &Verdict, spoils: Spoils) -> bool {
    match spoils {
        Spoils::Alive => one.alive == other.alive,
        Spoils::Held => one.held == other.held,
        Spoils::Rounds => one.falls == other.falls,
    }
}

/// The answer for `color` of a program that makes `mistake`, or none.
pub(crate) fn verdict(
    plane: &Plane,
    color: Color,
    suicide: Suicide,
    mistake: Option<Mistake>,
) -> Verdict {
    let skipped = match mistake {
        Some(Mistake::BlackOnly) => color == Color::White,
        Some(Mistake::OneLineSkipped) => plane.columns == 1 || plane.rows == 1,
        _ => false,
    };
    if skipped {
        let own = plane.stones(color);
        let falls = if own == 0 { vec![] } else { vec![own] };
        return Verdict { alive: 0, held: 0, falls };
    }
    match mistake.map(|mistake| mistake.shared().ok_or(mistake)) {
        None => decide(plane, color, suicide, &Benson),
        Some(Ok(of_people)) => decide(plane, color, suicide, &Mistakes::only(of_people)),
        Some(Err(of_programs)) => decide(plane, color, suicide, &Flawed(of_programs)),
    }
}

/// A program with a mistake that people do not make.
struct Flawed(Mistake);

impl Reading for Flawed {
    fn seen(&self, plane: &Plane, color: Color, suicide: Suicide) -> Seen {
        let is_read = |bit: &Bits| {
            let point = bit.trailing_zeros();
            let is_last = point % plane.columns + 1 == plane.columns
                || point / plane.columns + 1 == plane.rows;
            self.0 != Mistake::LastLinesUnread || !is_last
        };
        let read = |stones| each(stones).filter(is_read).fold(0, |read, bit| read | bit);
        let outside = |edge| if self.0 == edge { plane.all() + 1 } else { 0 };
        let own = read(plane.stones(color)) | outside(Mistake::EdgeOwn);
        let enemy = read(plane.stones(color.other())) | outside(Mistake::EdgeEnemy);
        let empty = (plane.all() | outside(Mistake::EdgeEmpty)) & !(own | enemy);
        Seen { around: neighbors(plane, self.0), own, enemy, empty, suicide }
    }

    fn blocks(&self, seen: &Seen) -> Vec<Bits> {
        let mut blocks = Benson.blocks(seen);
        if self.0 == Mistake::FirstBlocks {
            blocks.truncate(32);
        }
        blocks
    }

    fn areas(&self, seen: &Seen) -> Vec<Bits> {
        seen.around.parts(seen.empty | seen.enemy, self.0 == Mistake::RegionsDiagonal)
    }

    fn touching(&self, seen: &Seen, area: Bits) -> Bits {
        if self.0 == Mistake::NeighborsByLiberties { area & seen.empty } else { area }
    }

    fn asked(&self, seen: &Seen, area: Bits) -> Bits {
        match self.0 {
            Mistake::SuicideNever => area & seen.empty,
            Mistake::SuicideAlways => area,
            _ => Benson.asked(seen, area),
        }
    }

    fn is_healthy(&self, seen: &Seen, area: Bits, block: Bits) -> bool {
        let beside = match self.0 {
            Mistake::LibertiesDiagonal => seen.around.next_to_or_touching(block),
            _ => seen.around.next_to(block),
        };
        let asked = self.asked(seen, area);
        let overlooked = asked & !beside;
        match self.0 {
            Mistake::SmallIsEnough => asked & !seen.around.next_to(seen.own) == 0,
            Mistake::PointOverlooked => overlooked.count_ones() <= 1,
            Mistake::ContactsCounted => {
                let contacts = each(asked).map(|p| (seen.around.next_to(p) & block).count_ones());
                contacts.sum::<u32>() >= asked.count_ones()
            }
            Mistake::SmallByAllPoints => {
                overlooked == 0 && area & !seen.around.next_to(seen.own) == 0
            }
            _ => overlooked == 0,
        }
    }

    /// The blocks that a region counts for, of those that it is healthy for.
    fn counts_for(&self, neighbors: Bits, healthy: Bits) -> Bits {
        match self.0 {
            Mistake::SharedOnce => healthy & healthy.wrapping_neg(),
            Mistake::HealthyForAll if healthy != neighbors => 0,
            _ => healthy,
        }
    }

    fn needed(&self) -> u32 {
        if self.0 == Mistake::ThreeRegions { 3 } else { Benson.needed() }
    }

    fn is_discarded(&self, region: &Region, fallen: Bits, left: Bits) -> bool {
        match self.0 {
            Mistake::LastNeighbor => region.neighbors & left == 0,
            Mistake::FirstFall => region.neighbors & fallen & fallen.wrapping_neg() != 0,
            _ => true,
        }
    }

    fn last_round(&self) -> usize {
        if self.0 == Mistake::OneSweep { 1 } else { Benson.last_round() }
    }

    fn round(&self, state: &mut State, set: &mut Bits) -> Bits {
        match self.0 {
            Mistake::OneSweep | Mistake::InPlace => {
                let mut falling = 0;
                for block in each(*set) {
                    let mut alone = block;
                    falling |= judge_together(self, state, &mut alone);
                    *set &= !falling;
                }
                falling
            }
            Mistake::OneFalls => {
                let falls = |&block: &Bits| self.counted(state, block) < self.needed();
                let mut first = each(*set).find(falls).unwrap_or(0);
                let falling = judge_together(self, state, &mut first);
                *set &= !falling;
                falling
            }
            _ => judge_together(self, state, set),
        }
    }

    fn held(&self, seen: &Seen, region: &Region, set: Bits) -> Bits {
        let healthy = region.counts_for & set != 0;
        let vital = region.listed && healthy;
        let between_alive = region.neighbors != 0 && region.neighbors & !set == 0;
        let interior = region.points & !seen.around.next_to(seen.own);
        let is_held = match self.0 {
            Mistake::HeldAround => between_alive,
            Mistake::HeldInterior => between_alive && interior.count_ones() <= 1,
            Mistake::HeldInteriorEmpty => {
                between_alive && (interior & seen.empty).count_ones() <= 1
            }
            Mistake::HeldNoEnemy => between_alive && region.points & seen.enemy == 0,
            Mistake::HeldHealthy => healthy,
            Mistake::HeldStones => false,
            Mistake::HeldOpen => vital || region.neighbors == 0,
            _ => vital,
        };
        match (is_held, self.0) {
            (false, _) => 0,
            (true, Mistake::HeldEmpty) => region.points & seen.empty,
            (true, _) => region.points,
        }
    }
}
