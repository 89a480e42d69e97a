//! `EyeFacts`: the groups of both colours.

use alloc::vec::Vec;

use pass_alive::Point;
use pass_alive_eyes::{
    self as eyes, Because, By, Dependence, Eyes, Group, Kind, Level, Link, Region, Status, Why,
};
use serde::Serialize;
use ts_rs::TS;

use super::steps::EyeEvent;
use super::value::{EyeValue, FinalLevel, index};
use crate::words::Word;

/// The analysis of both colors.
#[derive(Serialize, TS)]
pub(crate) struct EyeFacts<'a> {
    black: EyeSide<'a>,
    white: EyeSide<'a>,
}

pub(super) fn facts<'a>(black: &'a Eyes, white: &'a Eyes) -> EyeFacts<'a> {
    EyeFacts { black: EyeSide::new(black), white: EyeSide::new(white) }
}

/// The groups of one color, in reading order of their first stones.
#[derive(Serialize, TS)]
struct EyeSide<'a> {
    groups: Vec<EyeGroup<'a>>,
}

impl<'a> EyeSide<'a> {
    fn new(eyes: &'a Eyes) -> Self {
        Self { groups: eyes.groups.iter().map(EyeGroup::new).collect() }
    }
}

/// A group: blocks that belong together, and the eyes that they have. Lists of points are in reading order.
#[derive(Serialize, TS)]
struct EyeGroup<'a> {
    /// A, B … Z, AA …
    name: &'a str,
    stones: Vec<Point>,
    blocks: &'a [Vec<Point>],
    links: Vec<EyeLink<'a>>,
    /// The points of the areas that the group encloses: empty ones and prisoners.
    interior: &'a [Point],
    /// The empty points that one more stone of the group would enclose.
    frontier: &'a [Point],
    /// Enemy stones that are thought dead.
    prisoners: Vec<Point>,
    points: Vec<EyePoint>,
    regions: Vec<EyeRegion<'a>>,
    /// Pairs of regions that are not independent, by name, and the point that they share.
    dependent: Vec<(&'a str, &'a str, Point)>,
    /// The sum of all regions, at most 2; null if it is not known.
    value: Option<EyeValue>,
    status: Word<Status>,
    because: Word<Because>,
    /// The first moves with which the owner of a critical group lives.
    save: &'a [Point],
    /// The first moves with which the opponent kills it.
    kill: &'a [Point],
    /// Always null: the exact solver answers elsewhere.
    exact: (),
    /// The rules that fired, in the order in which they are applied.
    trace: Vec<EyeEvent<'a>>,
}

impl<'a> EyeGroup<'a> {
    fn new(group: &'a Group) -> Self {
        Self {
            name: &group.name,
            stones: group.stones(),
            blocks: &group.blocks,
            links: group.links.iter().map(EyeLink::new).collect(),
            interior: &group.interior,
            frontier: &group.frontier,
            prisoners: group.prisoners.iter().map(|&(stone, _)| stone).collect(),
            points: group.points.iter().map(EyePoint::new).collect(),
            regions: group.regions.iter().map(EyeRegion::new).collect(),
            dependent: group.dependent.iter().map(|pair| dependent(group, pair)).collect(),
            value: group.value.as_ref().map(EyeValue::from),
            status: Word(group.status),
            because: Word(group.because),
            save: &group.save,
            kill: &group.kill,
            exact: (),
            trace: group.trace.iter().map(|step| EyeEvent::new(group, step)).collect(),
        }
    }
}

fn dependent<'a>(group: &'a Group, pair: &Dependence) -> (&'a str, &'a str, Point) {
    let [one, other] = pair.regions.map(|region| &group.regions[region].name[..]);
    (one, other, pair.at)
}

/// A link between two blocks of a group.
#[derive(Serialize, TS)]
struct EyeLink<'a> {
    /// A stone of each block.
    between: [Point; 2],
    /// Two liberties in common; one where an enemy stone would be in atari; an area that both enclose; a
    /// prisoner that both are next to; or the caller said so.
    why: Word<Why>,
    at: &'a [Point],
}

impl<'a> EyeLink<'a> {
    fn new(link: &'a Link) -> Self {
        Self { between: link.between, why: Word(link.why), at: &link.at }
    }
}

/// A point where the group may have an eye.
#[derive(Serialize, TS)]
struct EyePoint {
    at: Point,
    /// The diagonal index: 0 to 4, in halves.
    index: f64,
    level: Word<Level>,
    #[serde(rename = "final")]
    last: Word<FinalLevel>,
    /// The downgrading rules that lowered it, each with the point that is the reason.
    rules: Vec<EyeDowngrade>,
}

/// A downgrading rule that lowered a point, and the point that is the reason.
#[derive(Serialize, TS)]
struct EyeDowngrade {
    rule: u8,
    by: Point,
}

impl EyePoint {
    fn new(point: &eyes::EyePoint) -> Self {
        let rules = point.rules.iter().map(|&(rule, by)| EyeDowngrade { rule, by });
        Self {
            at: point.at,
            index: index(point.doubled_index),
            level: Word(point.level),
            last: Word(point.last.into()),
            rules: rules.collect(),
        }
    }
}

/// A connected set of points in which the group has eyes.
#[derive(Serialize, TS)]
struct EyeRegion<'a> {
    /// a, b … z, aa …
    name: &'a str,
    #[serde(rename = "type")]
    kind: Word<Kind>,
    points: &'a [Point],
    /// The customary name of its shape in English, such as `knife five`; null if it has none.
    shape: Option<&'static str>,
    /// The one point that is open to the opponent, if there is one.
    open: Option<Point>,
    /// Null if it is not known. In a seki it is 1.
    value: Option<EyeValue>,
    /// True if neither side may move here first.
    seki: bool,
    by: Word<By>,
    /// Always null, as that of the group.
    exact: (),
}

impl<'a> EyeRegion<'a> {
    fn new(region: &'a Region) -> Self {
        Self {
            name: &region.name,
            kind: Word(region.kind),
            points: &region.points,
            shape: region.shape,
            open: region.open,
            value: region.value.as_ref().map(EyeValue::from),
            seki: region.seki,
            by: Word(region.by),
            exact: (),
        }
    }
}
