//! The clauses of the definition, and what they are if nothing is changed.

use alloc::vec::Vec;

use pass_alive::{Color, Suicide};

use crate::bits::{Bits, each};
use crate::definition::state::{Region, Seen, State};
use crate::plane::Plane;

/// How the definition is read. Each method is a clause of it, as Benson has it (Benson 1976,
/// "Notation and rules", "Unconditional life" and "Supports"); an implementation that makes a
/// mistake changes one.
pub trait Reading {
    /// The board.
    fn seen(&self, plane: &Plane, color: Color, suicide: Suicide) -> Seen {
        Seen::of(plane, color, suicide)
    }

    /// The blocks: the connected stones of the colour.
    fn blocks(&self, seen: &Seen) -> Vec<Bits> {
        seen.around.parts(seen.own, false)
    }

    /// The points of each region: connected points without a stone of the colour.
    fn areas(&self, seen: &Seen) -> Vec<Bits> {
        seen.around.parts(seen.empty | seen.enemy, false)
    }

    /// The points of a region that make the blocks next to them its neighbours.
    fn touching(&self, _seen: &Seen, area: Bits) -> Bits {
        area
    }

    /// The points of a region that health asks for.
    fn asked(&self, seen: &Seen, area: Bits) -> Bits {
        if seen.suicide == Suicide::Allowed { area } else { area & seen.empty }
    }

    /// Whether a region is healthy for a block beside it.
    fn is_healthy(&self, seen: &Seen, area: Bits, block: Bits) -> bool {
        self.asked(seen, area) & !seen.around.next_to(block) == 0
    }

    /// The blocks that a region counts for, of its `neighbors` and those that it is healthy for.
    fn counts_for(&self, _neighbors: Bits, healthy: Bits) -> Bits {
        healthy
    }

    /// What a region adds to the count of a block that it counts for.
    fn weight(&self, _seen: &Seen, _area: Bits) -> u32 {
        1
    }

    /// The count of a block: its vital regions.
    fn counted(&self, state: &State, block: Bits) -> u32 {
        let counting =
            state.regions.iter().filter(|region| region.listed && region.counts_for & block != 0);
        counting.map(|region| self.weight(&state.seen, region.points)).sum()
    }

    /// The count that a block needs to stay.
    fn needed(&self) -> u32 {
        2
    }

    /// Whether a region beside the blocks that fell is discarded; `left` has those that have not.
    fn is_discarded(&self, _region: &Region, _fallen: Bits, _left: Bits) -> bool {
        true
    }

    /// The number of rounds after which it ends in any case.
    fn last_round(&self) -> usize {
        usize::MAX
    }

    /// One round: takes the blocks that fall in it from `set`, and returns them.
    fn round(&self, state: &mut State, set: &mut Bits) -> Bits {
        judge_together(self, state, set)
    }

    /// The points of a region that are held when the blocks of `set` are alive.
    fn held(&self, _seen: &Seen, region: &Region, set: Bits) -> Bits {
        if region.listed && region.counts_for & set != 0 { region.points } else { 0 }
    }
}

/// A round as the definition has it: every block is judged by the blocks and regions at its start.
pub fn judge_together(
    reading: &(impl Reading + ?Sized),
    state: &mut State,
    set: &mut Bits,
) -> Bits {
    let falls = |&block: &Bits| reading.counted(state, block) < reading.needed();
    let falling = each(*set).filter(falls).fold(0, |all, block| all | block);
    *set &= !falling;
    for region in &mut state.regions {
        if region.neighbors & falling != 0 && reading.is_discarded(region, falling, *set) {
            region.listed = false;
        }
    }
    falling
}

/// The definition as Benson has it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Benson;

impl Reading for Benson {}
