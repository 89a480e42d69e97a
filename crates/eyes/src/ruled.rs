//! One region with what the rules say about it.

use alloc::vec::Vec;

use pass_alive::{Board, Point};

use crate::area::{Area, Kind, Site};
use crate::holds::{Hold, Holds};
use crate::level::Level;
use crate::measures;
use crate::rules::{self, Ruling};
use crate::survey::{Survey, component};
use crate::term::By;
use crate::trace::Event;
use crate::value::Value;

/// A connected set of points that may be a region: not yet assigned to a group.
pub(crate) struct Candidate {
    pub(crate) points: Vec<Point>,
    pub(crate) open: Option<Point>,
    pub(crate) walls: Vec<u32>,
}

/// The fewest liberties outside with which the rules on prisoners (Chen and Chen 1999, "Prisoner
/// eye-region") hold.
const ENOUGH_OUTSIDE: u32 = 2;

/// A region with what the rules say about it.
#[derive(Debug, Clone)]
pub(crate) struct Ruled {
    pub(crate) kind: Kind,
    /// In reading order.
    pub(crate) sites: Vec<Site>,
    /// The one point open to the attacker, if there is one.
    pub(crate) open: Option<Point>,
    /// The blocks around it, in increasing order.
    pub(crate) walls: Vec<u32>,
    /// The number of liberties of the blocks around it that are not in it.
    pub(crate) outside_liberties: u32,
    pub(crate) ruling: Ruling,
    pub(crate) events: Vec<Event>,
}

/// Whether the rules for mixed regions try moves. Without that these need look-ahead.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Trials {
    Made,
    Skipped,
}

impl Ruled {
    /// Lets the rules value a region.
    pub(crate) fn new(
        survey: &Survey<'_>,
        holds: &Holds,
        candidate: Candidate,
        trials: Trials,
    ) -> Self {
        let Candidate { points, open, walls } = candidate;
        let board = survey.board;
        let liberties = survey.liberties(&walls);
        let outside = liberties.iter().filter(|liberty| points.binary_search(liberty).is_err());
        let outside_liberties = outside.count() as u32;
        let sites = holds.sites(board, &points, open);
        let mut events = Vec::new();
        let area = Area {
            grid: holds.grid,
            board,
            owner: holds.owner,
            sites: &sites,
            open,
            outside_liberties,
        };
        let kind = area.kind();
        for site in &sites {
            let doubled_index = holds.doubled_index(site.point);
            events.push(Event::Level { at: site.point, doubled_index, level: site.level });
        }
        let mut after =
            |changed: &Board| rulings_after(changed, holds, &points, measures::rules::FURTHER);
        let ruling = match trials {
            // The rules on prisoners are about enclosed regions.
            _ if open.is_some() && kind != Kind::Pure => Ruling::LookAhead { bound: None },
            Trials::Made => rules::rule(&area, kind, &mut after, &mut events),
            Trials::Skipped => rules::rule_without_moves(&area, kind, &mut events),
        };
        // The diagonal index does not see that a block around an open region may be captured.
        let ruling = match ruling {
            Ruling::Value(value) if open.is_some() && walls.len() > 1 => {
                Ruling::LookAhead { bound: Some(value) }
            }
            ruling => ruling,
        };
        Self { kind, sites, open, walls, outside_liberties, ruling, events }
    }

    pub(crate) fn points(&self) -> impl Iterator<Item = Point> {
        self.sites.iter().map(|site| site.point)
    }

    /// Returns `true` if Table 3 alone decides: a region without prisoners, all of whose points are
    /// full.
    pub(crate) fn is_perfect(&self) -> bool {
        self.kind == Kind::Pure && self.sites.iter().all(|site| site.level == Level::Full)
    }

    /// Returns `true` if the rules for regions with prisoners do not hold, because the group may be
    /// captured first.
    pub(crate) fn is_race(&self) -> bool {
        self.kind != Kind::Pure && self.outside_liberties < ENOUGH_OUTSIDE
    }

    pub(crate) fn by(&self) -> By {
        if self.is_perfect() { By::Table } else { By::Rules }
    }

    pub(crate) fn contains(&self, point: Point) -> bool {
        self.sites.binary_search_by_key(&point, |site| site.point).is_ok()
    }
}

/// The rulings on the regions into which `points`, a region before, fall on a changed board. Enemy
/// stones there count as prisoners. Small regions that are still mixed are followed so many moves
/// `further`.
fn rulings_after(board: &Board, before: &Holds, points: &[Point], further: u32) -> Vec<Ruling> {
    let mut holds = before.clone();
    for &point in points {
        holds.of_point[point.index()] = match board.get(point) {
            Some(color) if color == before.owner => Hold::Own,
            Some(_) => Hold::Prisoner,
            None => Hold::Controlled,
        };
    }
    // A stone of the wall may have been captured.
    let captured = |&&point: &&Point| before.at(point) == Hold::Own && board.get(point).is_none();
    let around = points.iter().flat_map(|&point| board.topology().neighbors(point));
    for &point in around.filter(captured) {
        holds.of_point[point.index()] = Hold::Open;
    }
    let mut found = vec![false; board.len()];
    let mut rulings = Vec::new();
    for &first in points {
        if found[first.index()] || board.get(first) == Some(before.owner) {
            continue;
        }
        let enters = |point: Point| matches!(holds.at(point), Hold::Controlled | Hold::Prisoner);
        let part = component(board, first, &mut found, &enters);
        let is_broken = part.iter().any(|&point| {
            board
                .topology()
                .neighbors(point)
                .iter()
                .any(|&next| matches!(holds.at(next), Hold::Open | Hold::Enemy))
        });
        rulings.push(if is_broken {
            Ruling::Value(Value::eyes(0))
        } else {
            let candidate = Candidate { points: part, open: None, walls: Vec::new() };
            let sites = holds.sites(board, &candidate.points, None);
            let area = Area {
                grid: holds.grid,
                board,
                owner: holds.owner,
                sites: &sites,
                open: None,
                outside_liberties: 2,
            };
            let kind = area.kind();
            if further > 0 && sites.len() <= measures::rules::FOLLOWED {
                let mut after = |changed: &Board| {
                    rulings_after(changed, &holds, &candidate.points, further - 1)
                };
                rules::rule(&area, kind, &mut after, &mut Vec::new())
            } else {
                rules::rule_without_moves(&area, kind, &mut Vec::new())
            }
        });
    }
    rulings
}
