//! Look-ahead: the exact value of regions for which the rules have none.

use alloc::collections::BinaryHeap;
use alloc::vec::Vec;

use crate::evaluation::Assessed;
use crate::measures;
use crate::part::Part;
use crate::ruled::Ruled;
use crate::rules::Ruling;
use crate::side::Side;
use crate::solve::Stop;
use crate::study::Study;
use crate::sum::sum;
use crate::term::{By, Term};
use crate::value::Value;

/// Whether regions are played out where the rules need look-ahead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum LookAhead {
    /// The value of such a region stays unknown.
    Skip,
    /// Its value is solved, if it is small enough.
    #[default]
    Exact,
}

/// The summands of the eyes of a group. Where the solver finds that it matters who begins in some
/// of them, and there are others, it solves them all together.
pub(crate) fn terms(study: &Study<'_>, group: &Assessed, look_ahead: LookAhead) -> Vec<Term> {
    let solve = |regions: &[usize]| match look_ahead {
        LookAhead::Skip => None,
        LookAhead::Exact => stops(study, group, regions),
    };
    let term = |regions: Vec<usize>| {
        if let [only] = regions[..]
            && let Some((value, by)) = ruled(&group.regions[only])
        {
            return Term { regions, value: Some(value), ko: false, by };
        }
        let stops = solve(&regions);
        Term::solved(regions, stops)
    };
    let mut terms: Vec<Term> = independent_sets(group).into_iter().map(term).collect();
    if terms.len() > 1 && terms.iter().any(Term::has_stops_only) {
        let all: Vec<usize> = (0..group.regions.len()).collect();
        if let Some(whole) = solve(&all) {
            return vec![Term::solved(all, Some(whole))];
        }
        for term in terms.iter_mut().filter(|term| term.has_stops_only()) {
            term.value = None;
        }
    }
    terms
}

/// The value of a region by the rules; `None` if they need look-ahead.
fn ruled(region: &Ruled) -> Option<(Value, By)> {
    if region.is_race() {
        return None;
    }
    let by = region.by();
    match &region.ruling {
        Ruling::Value(value) => Some((value.clone(), by)),
        Ruling::Seki => Some((Value::eyes(1), by)),
        Ruling::LookAhead { .. } => None,
    }
}

/// Values that the group has for certain: those of terms that are known, and of the regions of others
/// as far as they have a value and do not depend on each other.
pub(crate) fn at_least(group: &Assessed, terms: &[Term]) -> Vec<Value> {
    let mut values = Vec::new();
    for term in terms {
        match &term.value {
            Some(value) => values.push(value.clone()),
            None => values.extend(best_independent(group, &term.regions)),
        }
    }
    values
}

/// As many values give two eyes, if so many have any: of four {1|0} each side takes two.
const ENOUGH_VALUES: u32 = 4;

/// The values of those of the regions that do not depend on each other and give most eyes. The choice
/// is by values alone, so that it is the same however the board is turned.
fn best_independent(group: &Assessed, regions: &[usize]) -> Vec<Value> {
    let value = |&region: &usize| Some((region, ruled(&group.regions[region])?.0));
    let known: Vec<(usize, Value)> = regions.iter().filter_map(value).collect();
    let depend = |one: usize, other: usize| {
        let pair = [one.min(other), one.max(other)];
        group.dependences.iter().any(|dependence| dependence.regions == pair)
    };
    let sets: Vec<Vec<&(usize, Value)>> = if known.len() > measures::rules::COMPARED {
        known.iter().map(|one| vec![one]).collect()
    } else {
        (0u32..1 << known.len())
            .filter(|set| set.count_ones() <= ENOUGH_VALUES)
            .map(|set| (0..).zip(&known).filter(move |(at, _)| set >> at & 1 == 1))
            .map(|set| set.map(|(_, one)| one).collect())
            .collect()
    };
    let is_independent = |set: &Vec<&(usize, Value)>| {
        set.iter().enumerate().all(|(at, one)| set[..at].iter().all(|two| !depend(one.0, two.0)))
    };
    let values = sets.into_iter().filter(is_independent).map(|set| {
        let values: BinaryHeap<Value> = set.into_iter().map(|(_, value)| value.clone()).collect();
        let values = values.into_sorted_vec();
        let total = sum(&values);
        (total.attacker_first, total.owner_first, values)
    });
    values.max().map_or_else(Vec::new, |(.., values)| values)
}

/// The regions in sets that do not depend on each other.
fn independent_sets(group: &Assessed) -> Vec<Vec<usize>> {
    let mut first: Vec<usize> = (0..group.regions.len()).collect();
    for dependence in &group.dependences {
        let [one, other] = dependence.regions.map(|region| first[region]);
        for set in &mut first {
            if *set == one.max(other) {
                *set = one.min(other);
            }
        }
    }
    let sets = (0..first.len()).filter(|&region| first[region] == region);
    sets.map(|set| (0..first.len()).filter(|&region| first[region] == set).collect()).collect()
}

fn stops(study: &Study<'_>, group: &Assessed, regions: &[usize]) -> Option<[Stop; 2]> {
    let mut walled = Part::new(study, group, regions).walled(study)?;
    Some([walled.stop(Side::Owner)?, walled.stop(Side::Attacker)?])
}
