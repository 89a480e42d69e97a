//! Several mistakes at once, as one reading of the definition.

use alloc::vec::Vec;

use pass_alive::{Color, Suicide};

use crate::bits::Bits;
use crate::definition::{Benson, Reading, Region, Seen, State};
use crate::neighbors::Neighbors;
use crate::people::mistake::Mistake;
use crate::plane::Plane;

/// A set of mistakes that are made at once. Those of [`Mistakes::is_reading`] change clauses of the
/// definition; the others have no effect on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Mistakes(u32);

impl Mistakes {
    /// None.
    pub const NONE: Self = Self(0);

    /// Each layer is taken for a board of its own: a block stays whose stones stay on each. On a plain board it is
    /// no mistake, so it is not in the list.
    pub const LAYERS_APART: Self = Self(1 << 31);

    /// One alone.
    #[must_use]
    pub fn only(mistake: Mistake) -> Self {
        Self::NONE.with(mistake)
    }

    /// The same with one more.
    #[must_use]
    pub fn with(self, mistake: Mistake) -> Self {
        Self(self.0 | 1 << mistake as u32)
    }

    /// Whether a mistake is among them.
    #[must_use]
    pub fn make(self, mistake: Mistake) -> bool {
        self.0 >> mistake as u32 & 1 == 1
    }

    /// Whether a mistake changes a clause of the definition. The others look at the board alone.
    #[must_use]
    pub fn is_reading(mistake: Mistake) -> bool {
        !matches!(mistake, Mistake::MostStones | Mistake::OwnerAnswers | Mistake::Seki)
    }

    fn join_around(self, seen: &Seen, mut blocks: Vec<Bits>) -> Vec<Bits> {
        for area in self.areas(seen).into_iter().filter(|&area| seen.is_small(area)) {
            let around = seen.around.next_to(area);
            let beside = blocks.iter().filter(|&&block| block & around != 0);
            let joined = beside.fold(0, |all, block| all | block);
            blocks.retain(|block| block & around == 0);
            if joined != 0 {
                blocks.push(joined);
            }
        }
        blocks
    }
}

impl Reading for Mistakes {
    fn seen(&self, plane: &Plane, color: Color, suicide: Suicide) -> Seen {
        let mut seen = Seen::of(plane, color, suicide);
        if *self == Self::LAYERS_APART {
            seen.around = Neighbors::apart(plane);
        }
        seen
    }

    fn blocks(&self, seen: &Seen) -> Vec<Bits> {
        let blocks = seen.around.parts(seen.own, self.make(Mistake::BlocksDiagonal));
        if self.make(Mistake::NeighborsJoined) { self.join_around(seen, blocks) } else { blocks }
    }

    fn areas(&self, seen: &Seen) -> Vec<Bits> {
        let enemy = if self.make(Mistake::EmptyRegions) { 0 } else { seen.enemy };
        seen.around.parts(seen.empty | enemy, false)
    }

    fn is_healthy(&self, seen: &Seen, area: Bits, block: Bits) -> bool {
        let is_eye = if self.make(Mistake::HealthSkipped) {
            true
        } else if self.make(Mistake::SizeDecides) {
            area.count_ones() <= 7
        } else {
            Benson.is_healthy(seen, area, block)
        };
        is_eye
            && (!self.make(Mistake::SinglePoints) || area.count_ones() == 1)
            && (!self.make(Mistake::EnemySpoils) || area & seen.enemy == 0)
    }

    fn counts_for(&self, neighbors: Bits, healthy: Bits) -> Bits {
        if self.make(Mistake::SharedIgnored) && neighbors.count_ones() > 1 {
            0
        } else if self.make(Mistake::HealthyForOne) && healthy != 0 {
            neighbors
        } else {
            healthy
        }
    }

    fn weight(&self, seen: &Seen, area: Bits) -> u32 {
        if self.make(Mistake::PointsCounted) { (area & seen.empty).count_ones() } else { 1 }
    }

    fn counted(&self, state: &State, block: Bits) -> u32 {
        if self.make(Mistake::TwoLiberties) {
            return state.seen.liberties(state.block(block)).count_ones();
        }
        let counting =
            state.regions.iter().filter(|region| region.listed && region.counts_for & block != 0);
        counting.map(|region| self.weight(&state.seen, region.points)).sum()
    }

    fn needed(&self) -> u32 {
        if self.make(Mistake::OneRegion) { 1 } else { 2 }
    }

    fn is_discarded(&self, region: &Region, fallen: Bits, _left: Bits) -> bool {
        !self.make(Mistake::OnlyVitalGo) || region.counts_for & fallen != 0
    }

    fn last_round(&self) -> usize {
        if self.make(Mistake::OneRound) {
            1
        } else if self.make(Mistake::TwoRounds) {
            2
        } else {
            usize::MAX
        }
    }
}
