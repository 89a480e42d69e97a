//! The moves that are tried in a position.

use super::field::{Field, Set};
use super::life::Reach;
use super::state::State;
use crate::side::Side;

/// The points where the side to move may try a stone, and whether it may pass. Suicide is among them, and
/// a ko that may not be retaken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Tries {
    pub(super) points: Set,
    pub(super) pass: bool,
}

/// The block of the whole group, if it is one block, and its liberties.
pub(super) fn whole_group(field: &Field, state: &State) -> Option<(Set, Set)> {
    let stones = state.stones;
    let first = stones.key & stones.key.wrapping_neg();
    let (liberties, block) = field.liberties(first, stones.own, field.empty(stones));
    (stones.key & !block == 0).then_some((block, liberties))
}

/// The moves to try; left out are those that are no better than another one or a pass.
pub(super) fn tries(field: &Field, state: &State) -> Tries {
    if state.must_pass {
        return Tries { points: 0, pass: true };
    }
    let stones = state.stones;
    let empty = field.empty(stones);
    if let Some((block, liberties)) = whole_group(field, state)
        && liberties.is_power_of_two()
        && block & field.held == 0
    {
        // The group is in atari: nothing else matters.
        let at = liberties.trailing_zeros() as usize;
        match state.side {
            Side::Attacker if !state.is_banned(at) => {
                return Tries { points: liberties, pass: false };
            }
            Side::Owner => {
                let beside = field.around(block) & stones.enemy;
                let captures = weak(field, state, beside, |liberties| liberties.is_power_of_two());
                let points = (liberties | captures) & !field.barred;
                return Tries { points, pass: false };
            }
            Side::Attacker => {}
        }
    }
    let beside_own = field.around(stones.own);
    let mut points = empty & (field.inner | beside_own);
    if empty & !points != 0 {
        let beside = beside_own & stones.enemy;
        points |= weak(field, state, beside, |liberties| match state.side {
            Side::Owner => liberties.is_power_of_two(),
            Side::Attacker => true,
        });
    }
    if state.side == Side::Owner {
        points &= !field.barred;
    }
    // What is behind stones that stay has nothing to do with the group.
    points &= Reach::of(field, stones).points;
    Tries { points: points & !dominated(field, state, empty), pass: state.side == Side::Owner }
}

/// The liberties of the attacker's blocks with a stone in `start` that can be captured and whose
/// liberties are as `counts` says.
fn weak(field: &Field, state: &State, start: Set, counts: impl Fn(Set) -> bool) -> Set {
    let stones = state.stones;
    let empty = field.empty(stones);
    let (mut found, mut rest) = (0, start);
    while rest != 0 {
        let first = rest & rest.wrapping_neg();
        let (liberties, block) = field.liberties(first, stones.enemy, empty);
        rest &= !block;
        if block & field.free == 0 && counts(liberties) {
            found |= liberties;
        }
    }
    found
}

/// Empty points whose neighbours are stones of one block of the owner, or the attacker's that stay. Within
/// the group that is an eye of one point, which its owner does not fill. Beside stones of the attacker
/// that stay it is a liberty outside: its owner does not fill that either, and the attacker takes any one
/// of a block's.
fn dominated(field: &Field, state: &State, empty: Set) -> Set {
    let stones = state.stones;
    let (mut dominated, mut blocks) = (0, 0);
    // A stone beside stones of the owner that stay connects with them.
    let mut rest = empty & !field.out & !field.held & field.around(stones.own);
    while rest != 0 {
        let point = rest & rest.wrapping_neg();
        rest &= !point;
        let beside = field.next[point.trailing_zeros() as usize];
        if beside & !stones.own != 0 {
            continue;
        }
        let block = field.connected(beside & beside.wrapping_neg(), stones.own);
        if beside & !block != 0 {
            continue;
        }
        match state.side {
            Side::Owner => {
                if field.around(block) & empty != point {
                    dominated |= point;
                }
            }
            Side::Attacker if point & field.free != 0 => {
                if blocks & block != 0 {
                    dominated |= point;
                }
                blocks |= block;
            }
            Side::Attacker => {}
        }
    }
    dominated
}
