//! `EyeFacts`: the groups of both colours.

use alloc::string::String;
use alloc::vec::Vec;

use pass_alive::{BlockId, Point};
use pass_alive_eyes::{
    self as eyes, Because, By, Dependence, Eyes, Group, Kind, Level, Link, Region, Status, Why,
};
use pass_alive_scene::BlockNames;
use serde::Serialize;
use ts_rs::TS;

use super::steps::EyeEvent;
use super::value::{EyeValue, FinalLevel, index};
use crate::record::numbers;
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
        let groups = eyes.groups.iter().enumerate();
        Self { groups: groups.map(|(index, group)| EyeGroup::new(index, group)).collect() }
    }
}

/// A group: blocks that belong together, and the eyes that they have. Lists of points are in reading order.
#[derive(Serialize, TS)]
struct EyeGroup<'a> {
    /// A, B … Z, AA …, as in links and the answers of the program.
    name: &'a str,
    /// #1, #2 …, as readers see it.
    shown: String,
    stones: Vec<u32>,
    blocks: Vec<Vec<u32>>,
    links: Vec<EyeLink>,
    /// The points of the areas that the group encloses: empty ones and prisoners.
    interior: Vec<u32>,
    /// The empty points that one more stone of the group would enclose.
    frontier: Vec<u32>,
    /// Enemy stones that are thought dead.
    prisoners: Vec<u32>,
    points: Vec<EyePoint>,
    regions: Vec<EyeRegion<'a>>,
    /// Pairs of regions that are not independent, by name, and the point that they share.
    dependent: Vec<(&'a str, &'a str, u32)>,
    /// The sum of all regions, at most 2; null if it is not known.
    value: Option<EyeValue>,
    status: Word<Status>,
    because: Word<Because>,
    /// The first moves with which the owner of a critical group lives.
    save: Vec<u32>,
    /// The first moves with which the opponent kills it.
    kill: Vec<u32>,
    /// The rules that fired, in the order in which they are applied.
    trace: Vec<EyeEvent<'a>>,
}

impl<'a> EyeGroup<'a> {
    fn new(index: usize, group: &'a Group) -> Self {
        Self {
            name: &group.name,
            // Groups are numbered as blocks are.
            shown: BlockNames::Numbers.name(BlockId::new(index as u32)),
            stones: numbers(&group.stones()),
            blocks: group.blocks.iter().map(|block| numbers(block)).collect(),
            links: group.links.iter().map(EyeLink::new).collect(),
            interior: numbers(&group.interior),
            frontier: numbers(&group.frontier),
            prisoners: group.prisoners.iter().map(|&(stone, _)| stone.number()).collect(),
            points: group.points.iter().map(EyePoint::new).collect(),
            regions: group.regions.iter().map(EyeRegion::new).collect(),
            dependent: group.dependent.iter().map(|pair| dependent(group, pair)).collect(),
            value: group.value.as_ref().map(EyeValue::from),
            status: Word(group.status),
            because: Word(group.because),
            save: numbers(&group.save),
            kill: numbers(&group.kill),
            trace: group.trace.iter().map(|step| EyeEvent::new(group, step)).collect(),
        }
    }
}

fn dependent<'a>(group: &'a Group, pair: &Dependence) -> (&'a str, &'a str, u32) {
    let [one, other] = pair.regions.map(|region| &group.regions[region].name[..]);
    (one, other, pair.at.number())
}

/// A link between two blocks of a group.
#[derive(Serialize, TS)]
struct EyeLink {
    /// A stone of each block.
    between: [u32; 2],
    /// Two liberties in common; one where an enemy stone would be in atari; an area that both enclose; a
    /// prisoner that both are next to; or the caller said so.
    why: Word<Why>,
    at: Vec<u32>,
}

impl EyeLink {
    fn new(link: &Link) -> Self {
        Self {
            between: link.between.map(Point::number),
            why: Word(link.why),
            at: numbers(&link.at),
        }
    }
}

/// A point where the group may have an eye.
#[derive(Serialize, TS)]
struct EyePoint {
    at: u32,
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
    by: u32,
}

impl EyePoint {
    fn new(point: &eyes::EyePoint) -> Self {
        let rules = point.rules.iter().map(|&(rule, by)| EyeDowngrade { rule, by: by.number() });
        Self {
            at: point.at.number(),
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
    points: Vec<u32>,
    /// The customary name of its shape in English, such as `knife five`; null if it has none.
    shape: Option<&'static str>,
    /// The one point that is open to the opponent, if there is one.
    open: Option<u32>,
    /// Null if it is not known. In a seki it is 1.
    value: Option<EyeValue>,
    /// True if neither side may move here first.
    seki: bool,
    by: Word<By>,
}

impl<'a> EyeRegion<'a> {
    fn new(region: &'a Region) -> Self {
        Self {
            name: &region.name,
            kind: Word(region.kind),
            points: numbers(&region.points),
            shape: region.shape,
            open: region.open.map(Point::number),
            value: region.value.as_ref().map(EyeValue::from),
            seki: region.seki,
            by: Word(region.by),
        }
    }
}
