//! The casting-out, and its answer.

use alloc::vec::Vec;

use pass_alive::{Color, Suicide};

use crate::bits::{Bits, each};
use crate::definition::reading::Reading;
use crate::definition::state::{Region, Seen, State};
use crate::plane::Plane;

/// The answer for one colour, as sets of points.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Verdict {
    /// The stones that are unconditionally alive.
    pub alive: Bits,
    /// Those, and the points of the regions that are vital to one of their blocks.
    pub held: Bits,
    /// The stones that fall in each round.
    pub falls: Vec<Bits>,
}

/// The answer for the stones of `color` under the rule on suicide, as `reading` has the definition.
///
/// ```
/// use pass_alive::{Color, Suicide};
/// use pass_alive_learn::{Benson, Plane, decide};
/// let plane = Plane::from_rows(".X.XO./XXXXO./OOOOO.")?;
/// let verdict = decide(&plane, Color::Black, Suicide::Forbidden, &Benson);
/// assert_eq!(verdict.alive, plane.black);
/// # Ok::<(), pass_alive_learn::PlaneError>(())
/// ```
pub fn decide(
    plane: &Plane,
    color: Color,
    suicide: Suicide,
    reading: &(impl Reading + ?Sized),
) -> Verdict {
    let Run { state, set, falls } = run(plane, color, suicide, reading);
    let alive = state.stones(set);
    let held = state.regions.iter().map(|region| reading.held(&state.seen, region, set));
    let held = held.fold(alive, |all, points| all | points);
    let falls = falls.into_iter().map(|falling| state.stones(falling) & plane.all()).collect();
    Verdict { alive: alive & plane.all(), held: held & plane.all(), falls }
}

/// The casting-out at its end, with sets of blocks.
pub(crate) struct Run {
    pub(crate) state: State,
    /// The blocks that stay.
    pub(crate) set: Bits,
    /// Those that fall in each round.
    pub(crate) falls: Vec<Bits>,
}

/// Casts out to the end.
pub(crate) fn run(
    plane: &Plane,
    color: Color,
    suicide: Suicide,
    reading: &(impl Reading + ?Sized),
) -> Run {
    let mut state = begin(reading.seen(plane, color, suicide), reading);
    let mut set = (0..state.blocks.len()).fold(0, |all, block| all | 1 << block);
    let mut falls = Vec::new();
    while falls.len() < reading.last_round() {
        let falling = reading.round(&mut state, &mut set);
        if falling == 0 {
            break;
        }
        falls.push(falling);
    }
    Run { state, set, falls }
}

/// The blocks and regions before the first round.
fn begin(seen: Seen, reading: &(impl Reading + ?Sized)) -> State {
    let blocks = reading.blocks(&seen);
    let region = |points: Bits| {
        let around = seen.around.next_to(reading.touching(&seen, points));
        let beside = (0..blocks.len()).filter(|&block| blocks[block] & around != 0);
        let neighbors = beside.fold(0, |found, block| found | 1 << block);
        let healthy = each(neighbors).filter(|block| {
            reading.is_healthy(&seen, points, blocks[block.trailing_zeros() as usize])
        });
        let healthy = healthy.fold(0, |all, block| all | block);
        let counts_for = reading.counts_for(neighbors, healthy);
        Region { points, neighbors, counts_for, listed: true }
    };
    let regions = reading.areas(&seen).into_iter().map(region).collect();
    State { seen, blocks, regions }
}
