//! The groups of one colour with their eye regions, and the value of each by the rules.

use alloc::vec::Vec;

use pass_alive::{Color, Point};

use crate::choices::Choices;
use crate::dependence::dependences;
use crate::enclosure::{Deaths, is_enclosed};
use crate::gate::open_at_one_point;
use crate::holds::{Hold, Holds};
use crate::linking::{Groups, groups};
use crate::measures;
use crate::ruled::{Candidate, Ruled, Trials};
use crate::rules::Ruling;
use crate::survey::{Survey, component, sorted};
use crate::trace::Dependence;
use crate::value::Value;

/// A group with what follows from the rules for its regions.
#[derive(Debug, Clone)]
pub(crate) struct Assessed {
    pub(crate) blocks: Vec<u32>,
    pub(crate) regions: Vec<Ruled>,
    pub(crate) dependences: Vec<Dependence>,
    /// `true` if the group has no way out.
    pub(crate) enclosed: bool,
    /// `true` if two open points or more beside it are connected, and not enough to be a way out: it may
    /// make an eye there.
    pub(crate) has_pocket: bool,
    /// Its liberties open to the attacker and in no region, in reading order.
    pub(crate) outside: Vec<Point>,
}

impl Assessed {
    pub(crate) fn is_enclosed(&self) -> bool {
        self.enclosed
    }

    /// The blocks of the group with the most stones, several if they are equally large.
    pub(crate) fn largest_blocks(&self, survey: &Survey<'_>) -> impl Iterator<Item = u32> {
        let size = |&block: &u32| survey.blocks[block as usize].stones.len();
        let most = self.blocks.iter().map(size).max();
        self.blocks.iter().copied().filter(move |block| Some(size(block)) == most)
    }

    /// The most eyes that the group can have if its owner moves first.
    pub(crate) fn owner_first(&self) -> u8 {
        let most = |region: &Ruled| match &region.ruling {
            Ruling::Value(value) => value.clone(),
            Ruling::Seki | Ruling::LookAhead { .. } => Value::eyes(2),
        };
        let values: Vec<Value> = self.regions.iter().map(most).collect();
        crate::sum::sum(&values).owner_first
    }
}

/// All groups of one colour.
#[derive(Debug, Clone)]
pub(crate) struct Evaluation {
    pub(crate) holds: Holds,
    pub(crate) groups: Groups,
    pub(crate) assessed: Vec<Assessed>,
}

impl Evaluation {
    pub(crate) fn new(
        survey: &Survey<'_>,
        owner: Color,
        deaths: &Deaths,
        choices: &Choices,
        trials: Trials,
    ) -> Self {
        let spaces = &survey.spaces(owner).list;
        let enclosed: Vec<u32> = (0..spaces.len() as u32)
            .filter(|&space| is_enclosed(survey, owner, &spaces[space as usize], deaths))
            .collect();
        let mut holds = holds(survey, owner, &enclosed);
        let mut candidates: Vec<Candidate> = Vec::new();
        for (number, space) in (0..).zip(spaces) {
            if enclosed.binary_search(&number).is_ok() {
                candidates.push(Candidate {
                    points: space.points.clone(),
                    open: None,
                    walls: space.walls.clone(),
                });
            } else {
                candidates.extend(open_at_one_point(survey, owner, space, &deaths.weak));
            }
        }
        for candidate in &candidates {
            for &point in &candidate.points {
                let hold = &mut holds.of_point[point.index()];
                *hold = match *hold {
                    Hold::Open if candidate.open != Some(point) => Hold::Controlled,
                    Hold::Enemy => Hold::Prisoner,
                    other => other,
                };
            }
        }
        let groups = groups(survey, owner, &enclosed, &candidates, choices);
        let assessed = assess(survey, &holds, &groups, candidates, trials);
        Self { holds, groups, assessed }
    }

    /// The group of `block`.
    ///
    /// # Panics
    /// If it is an enemy block.
    pub(crate) fn group_of(&self, block: u32) -> &Assessed {
        &self.assessed[self.groups.of_block[block as usize] as usize]
    }
}

fn holds(survey: &Survey<'_>, owner: Color, enclosed: &[u32]) -> Holds {
    let spaces = survey.spaces(owner);
    let hold = |point: Point| {
        let space = spaces.of_point[point.index()];
        let inside = enclosed.binary_search(&space).is_ok();
        match (survey.board.get(point), inside) {
            (Some(color), _) if color == owner => Hold::Own,
            (Some(_), true) => Hold::Prisoner,
            (Some(_), false) => Hold::Enemy,
            (None, true) => Hold::Controlled,
            (None, false) => Hold::Open,
        }
    };
    let of_point = survey.board.points().map(hold).collect();
    Holds { grid: survey.grid, owner, of_point }
}

/// Assigns the regions to the groups, and lets the rules value them.
fn assess(
    survey: &Survey<'_>,
    holds: &Holds,
    groups: &Groups,
    candidates: Vec<Candidate>,
    trials: Trials,
) -> Vec<Assessed> {
    let mut regions: Vec<Vec<Candidate>> = groups.blocks.iter().map(|_| Vec::new()).collect();
    let mut is_region = vec![false; survey.board.len()];
    for candidate in candidates {
        let mut owners = candidate.walls.iter().map(|&wall| groups.of_block[wall as usize]);
        let Some(group) = owners.next() else { continue };
        if owners.all(|other| other == group) {
            candidate.points.iter().for_each(|&point| is_region[point.index()] = true);
            regions[group as usize].push(candidate);
        }
    }
    let Openings { exits, pockets } = openings(survey, holds, groups, &is_region);
    let assess = |(group, candidates): (u32, Vec<Candidate>)| {
        let blocks = groups.blocks[group as usize].clone();
        let mut outside = survey.liberties(&blocks);
        outside.retain(|&liberty| !is_region[liberty.index()]);
        let regions: Vec<Ruled> = candidates
            .into_iter()
            .map(|candidate| Ruled::new(survey, holds, candidate, trials))
            .collect();
        let dependences = dependences(survey, holds, &blocks, &regions);
        Assessed {
            blocks,
            regions,
            dependences,
            enclosed: !exits.contains(&group),
            has_pocket: pockets.contains(&group),
            outside,
        }
    };
    (0..).zip(regions).map(assess).collect()
}

/// The groups with open points beside them that are in no region.
#[derive(Default)]
struct Openings {
    /// Those with a way out: a connected set of more than four such points, or one that touches another
    /// group of their colour.
    exits: Vec<u32>,
    /// Those beside a smaller set of two points or more.
    pockets: Vec<u32>,
}

fn openings(survey: &Survey<'_>, holds: &Holds, groups: &Groups, is_region: &[bool]) -> Openings {
    let mut openings = Openings::default();
    let mut found = vec![false; survey.board.len()];
    let is_open = |point: Point| holds.at(point) == Hold::Open && !is_region[point.index()];
    for first in survey.board.points() {
        if found[first.index()] || !is_open(first) {
            continue;
        }
        let points = component(survey.board, first, &mut found, &is_open);
        let around = survey.around(&points);
        let beside = around.iter().filter(|&&point| holds.at(point) == Hold::Own);
        let beside = beside.map(|&point| groups.of_block[survey.block_at[point.index()] as usize]);
        let beside = sorted(beside.collect());
        if points.len() > measures::rules::OPEN || beside.len() > 1 {
            openings.exits.extend(beside);
        } else if points.len() > 1 {
            openings.pockets.extend(beside);
        }
    }
    openings
}
