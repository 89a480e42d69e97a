//! Look-ahead: the exact value of regions for which the rules have none.

use alloc::vec::Vec;

use pass_alive::Point;

use crate::evaluation::{Assessed, Ruled};
use crate::rules::Ruling;
use crate::study::Study;
use crate::survey::sorted;
use crate::value::Value;

/// Whether regions are played out where the rules need look-ahead.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum LookAhead {
    /// The value of such a region stays unknown.
    Skip,
    /// Its value is that of the exact solver, if it is small enough.
    #[default]
    Exact,
}

/// The source of the value of a region.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum By {
    /// Table 3, because the region is perfect, or an exception in the corner.
    Table,
    /// The estimating rules.
    Rules,
    /// The exact solver.
    Exact,
}

impl By {
    /// The word for it in JSON.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            By::Table => "table",
            By::Rules => "rules",
            By::Exact => "exact",
        }
    }
}

/// A summand of the eyes of a group: a region, or several that depend on each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    /// The numbers of the regions in their group.
    pub regions: Vec<usize>,
    /// Their eyes; `None` if they are not known. A seki counts as one.
    pub value: Option<Value>,
    /// The source of the value.
    pub by: By,
}

/// The fewest liberties outside with which the rules on prisoners hold.
const ENOUGH_OUTSIDE: usize = 2;

/// The summands of the eyes of a group.
pub(crate) fn terms(study: &Study<'_>, group: &Assessed, look_ahead: LookAhead) -> Vec<Term> {
    let sets = independent_sets(group);
    let term = |regions: Vec<usize>| {
        if let [only] = regions[..]
            && let Some((value, by)) = ruled(group, &group.regions[only])
        {
            return Term { regions, value: Some(value), by };
        }
        let value = match look_ahead {
            LookAhead::Skip => None,
            LookAhead::Exact => exact_value(study, group, &regions),
        };
        Term { regions, value, by: By::Exact }
    };
    sets.into_iter().map(term).collect()
}

/// The value of a region by the rules; `None` if they need look-ahead.
fn ruled(group: &Assessed, region: &Ruled) -> Option<(Value, By)> {
    let has_prisoner = region.sites.iter().any(|site| site.prisoner.is_some());
    if has_prisoner && group.outside.len() < ENOUGH_OUTSIDE {
        return None;
    }
    let by = region.by();
    match &region.ruling {
        Ruling::Value(value) => Some((value.clone(), by)),
        Ruling::Seki => Some((Value::eyes(1), by)),
        Ruling::LookAhead { .. } => None,
    }
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

fn exact_value(study: &Study<'_>, group: &Assessed, regions: &[usize]) -> Option<Value> {
    let _ = playable(study, group, regions);
    None
}

/// The part of the board that decides on `regions`: their points, the open points diagonal to them,
/// and the small blocks around them with their liberties.
pub(crate) fn playable(study: &Study<'_>, group: &Assessed, regions: &[usize]) -> Part {
    let survey = &study.survey;
    let size = |block: &&u32| survey.blocks[**block as usize].stones.len();
    let largest = group.blocks.iter().rev().max_by_key(size).copied();
    let mut points: Vec<Point> = Vec::new();
    let mut wall: Vec<Point> = Vec::new();
    let regions = || regions.iter().map(|&region| &group.regions[region]);
    for region in regions() {
        for site in &region.sites {
            points.push(site.point);
            points.extend(&site.open_diagonals);
        }
    }
    for &block in &group.blocks {
        let borders = regions().any(|region| region.walls.binary_search(&block).is_ok());
        let block_of = &survey.blocks[block as usize];
        if Some(block) != largest && borders && block_of.stones.len() <= MOST_LOST {
            points.extend(&block_of.stones);
            points.extend(&block_of.liberties);
        } else {
            wall.extend(&block_of.stones);
        }
    }
    Part { wall, playable: sorted(points) }
}

/// Larger blocks are not given up.
const MOST_LOST: usize = 2;

/// The stones and points that the exact solver plays with.
pub(crate) struct Part {
    /// The stones that must not be lost.
    pub(crate) wall: Vec<Point>,
    /// The points where both sides play.
    pub(crate) playable: Vec<Point>,
}
