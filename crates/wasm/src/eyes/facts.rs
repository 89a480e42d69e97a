//! `EyeFacts`: the groups of both colours.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use pass_alive::Point;
use pass_alive_eyes::{EyePoint, Eyes, Group, Level, Region};
use serde::Serialize;

use super::steps::Step;

#[derive(Serialize)]
pub(super) struct Facts<'a> {
    black: Side<'a>,
    white: Side<'a>,
}

impl<'a> Facts<'a> {
    pub(super) fn new(black: &'a Eyes, white: &'a Eyes) -> Self {
        let side = |eyes: &'a Eyes| Side { groups: eyes.groups.iter().map(group).collect() };
        Self { black: side(black), white: side(white) }
    }
}

#[derive(Serialize)]
struct Side<'a> {
    groups: Vec<GroupFacts<'a>>,
}

#[derive(Serialize)]
struct GroupFacts<'a> {
    name: &'a str,
    stones: Vec<Point>,
    blocks: &'a [Vec<Point>],
    links: Vec<LinkFacts<'a>>,
    interior: &'a [Point],
    frontier: &'a [Point],
    prisoners: Vec<Point>,
    points: Vec<PointFacts>,
    regions: Vec<RegionFacts<'a>>,
    dependent: Vec<(&'a str, &'a str, Point)>,
    value: Option<String>,
    status: &'static str,
    because: &'static str,
    save: &'a [Point],
    kill: &'a [Point],
    exact: (),
    trace: Vec<Step<'a>>,
}

fn group(group: &Group) -> GroupFacts<'_> {
    let links = group.links.iter();
    GroupFacts {
        name: &group.name,
        stones: group.stones(),
        blocks: &group.blocks,
        links: links
            .map(|link| LinkFacts { between: link.between, why: link.why.word(), at: &link.at })
            .collect(),
        interior: &group.interior,
        frontier: &group.frontier,
        prisoners: group.prisoners.iter().map(|&(stone, _)| stone).collect(),
        points: group.points.iter().map(point).collect(),
        regions: group.regions.iter().map(region).collect(),
        dependent: group
            .dependent
            .iter()
            .map(|pair| {
                let [one, other] = pair.regions.map(|region| &group.regions[region].name[..]);
                (one, other, pair.at)
            })
            .collect(),
        value: group.value.as_ref().map(ToString::to_string),
        status: group.status.word(),
        because: group.because.word(),
        save: &group.save,
        kill: &group.kill,
        exact: (),
        trace: group.trace.iter().map(|step| Step::new(group, step)).collect(),
    }
}

#[derive(Serialize)]
struct LinkFacts<'a> {
    between: [Point; 2],
    why: &'static str,
    at: &'a [Point],
}

#[derive(Serialize)]
struct PointFacts {
    at: Point,
    index: f64,
    level: &'static str,
    #[serde(rename = "final")]
    last: &'static str,
    rules: Vec<RuleFacts>,
}

#[derive(Serialize)]
struct RuleFacts {
    rule: u8,
    by: Point,
}

fn point(point: &EyePoint) -> PointFacts {
    let rules = point.rules.iter();
    PointFacts {
        at: point.at,
        index: index(point.doubled_index),
        level: point.level.word(),
        last: last(point.last),
        rules: rules.map(|&(rule, by)| RuleFacts { rule, by }).collect(),
    }
}

/// The diagonal index, 0 to 4 in halves.
pub(super) fn index(doubled: u8) -> f64 {
    f64::from(doubled) / 2.0
}

/// The level after the rules: `FinalLevel`.
pub(super) fn last(last: Option<Level>) -> &'static str {
    last.map_or("none", Level::word)
}

#[derive(Serialize)]
struct RegionFacts<'a> {
    name: &'a str,
    #[serde(rename = "type")]
    kind: &'static str,
    points: &'a [Point],
    open: Option<Point>,
    shape: Option<&'static str>,
    value: Option<String>,
    seki: bool,
    by: &'static str,
    exact: (),
}

fn region(region: &Region) -> RegionFacts<'_> {
    RegionFacts {
        name: &region.name,
        kind: region.kind.word(),
        points: &region.points,
        open: region.open,
        shape: region.shape,
        value: region.value.as_ref().map(ToString::to_string),
        seki: region.seki,
        by: region.by.word(),
        exact: (),
    }
}
