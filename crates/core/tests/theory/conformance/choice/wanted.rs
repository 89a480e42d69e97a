//! What a position is chosen for: a mistake, wrong in one way.

use std::collections::{BTreeMap, BTreeSet};

use pass_alive::Color;

use super::super::file::BOTH;
use super::super::flawed::verdict;
use super::super::mistake::{Mistake, Spoils};
use pass_alive_learn::Verdict;
use pass_alive_learn::{Plane, each};

/// A mistake, and the way in which it is to be wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Wanted {
    pub(super) mistake: Mistake,
    wrong: Wrong,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Wrong {
    TooMany,
    TooFew,
    OtherRounds,
}

impl Wanted {
    pub(super) fn note(self) -> String {
        let verdict = match (self.wrong, self.mistake.spoils()) {
            (Wrong::TooMany, Spoils::Held) => "Too many points are held",
            (Wrong::TooMany, _) => "Too many stones are alive",
            (Wrong::TooFew, Spoils::Held) => "Too few points are held",
            (Wrong::TooFew, _) => "Too few stones are alive",
            (Wrong::OtherRounds, _) => "Blocks fall in other rounds",
        };
        format!("{verdict} if {}.", self.mistake.sentence())
    }
}

/// The ways in which a mistake is wrong about a colour.
fn wrongs(right: &Verdict, flawed: &Verdict, spoils: Spoils) -> impl Iterator<Item = Wrong> {
    let (right_set, flawed_set) = match spoils {
        Spoils::Alive | Spoils::Rounds => (right.alive, flawed.alive),
        Spoils::Held => (right.held, flawed.held),
    };
    let rounds = spoils == Spoils::Rounds && right.falls != flawed.falls;
    let found = [
        (flawed_set & !right_set != 0, Wrong::TooMany),
        (right_set & !flawed_set != 0, Wrong::TooFew),
        (rounds, Wrong::OtherRounds),
    ];
    found.into_iter().filter_map(|(is_wrong, wrong)| is_wrong.then_some(wrong))
}

/// All that goes wrong with a board by some of `mistakes`, each with the number of rules under
/// which it does.
fn table_of(plane: &Plane, mistakes: &[Mistake]) -> BTreeMap<Wanted, usize> {
    let mut table = BTreeMap::new();
    for suicide in BOTH {
        let mut found = BTreeSet::new();
        for color in Color::BOTH {
            let right = verdict(plane, color, suicide, None);
            for &mistake in mistakes {
                let flawed = verdict(plane, color, suicide, Some(mistake));
                let wrongs = wrongs(&right, &flawed, mistake.spoils());
                found.extend(wrongs.map(|wrong| Wanted { mistake, wrong }));
            }
        }
        found.into_iter().for_each(|wanted| *table.entry(wanted).or_insert(0) += 1);
    }
    table
}

/// All that goes wrong with a board, as in [`table_of`].
pub(super) fn table(plane: &Plane) -> BTreeMap<Wanted, usize> {
    table_of(plane, Mistake::ALL)
}

/// The number of rules under which `wanted` goes wrong with a board.
fn errs(plane: &Plane, wanted: Wanted) -> usize {
    table_of(plane, &[wanted.mistake]).get(&wanted).copied().unwrap_or(0)
}

pub(super) fn is_legal(plane: &Plane) -> bool {
    plane.board().block_without_liberties().is_none()
}

/// Takes away every stone that is not needed for `wanted` to go wrong.
pub(super) fn simplified(mut plane: Plane, wanted: Wanted) -> Plane {
    let rules = errs(&plane, wanted);
    loop {
        let stones = each(plane.black | plane.white);
        let without = stones.map(|stone| Plane {
            black: plane.black & !stone,
            white: plane.white & !stone,
            ..plane
        });
        let mut simpler = without.filter(|plane| is_legal(plane) && errs(plane, wanted) >= rules);
        match simpler.next() {
            Some(simpler) => plane = simpler,
            None => return plane,
        }
    }
}
