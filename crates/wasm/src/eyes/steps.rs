//! `EyeEvent`: the rules that fired.

use alloc::vec::Vec;

use pass_alive::Point;
use pass_alive_eyes::{Adjustment, Because, By, Event, Group, Level, Method, Status, Step};
use serde::Serialize;
use ts_rs::TS;

use super::value::{EyeValue, FinalLevel, Player, index};
use crate::record::numbers;
use crate::words::Word;

/// A rule that fired, with its evidence.
#[derive(Serialize, TS)]
pub(super) struct EyeEvent<'a> {
    /// The name of the region that it is about, or null.
    region: Option<&'a str>,
    #[serde(flatten)]
    rule: EyeRule<'a>,
}

#[derive(Serialize, TS)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
enum EyeRule<'a> {
    /// The level of a point follows from its diagonal points.
    Level {
        at: u32,
        /// 0 to 4, in halves.
        index: f64,
        level: Word<Level>,
    },
    /// A downgrading rule lowered a point, because of another.
    Downgraded {
        /// 1 to 6, as the paper counts them.
        rule: u8,
        at: u32,
        by: u32,
        from: Word<Level>,
        to: Word<FinalLevel>,
    },
    /// The points that still count.
    Condensed { full: Vec<u32>, half: Vec<u32> },
    /// A value from the paper's table 3, or from its exceptions in the corner.
    Table {
        points: Vec<u32>,
        /// The number of points next to them, those beyond the edge of the board among them.
        exterior: u32,
        value: EyeValue,
        corner: bool,
    },
    /// A value was adjusted.
    Adjusted { why: Word<Adjustment>, at: Option<u32>, from: EyeValue, to: EyeValue },
    /// A half point decides: what follows is the value if this side plays beside it.
    Supposed { at: u32, by: Word<Player> },
    /// If the opponent fills this liberty of a prisoner, one eye is left.
    Reducible { at: u32 },
    /// If the owner fills this liberty of a prisoner, the group lives.
    Fixable { at: u32 },
    /// A move of the owner here divides a mixed region into two eyes; `forbidden`: the opponent may not
    /// play here.
    Separating { at: u32, forbidden: bool },
    /// Two regions are not independent, so that their values are not added.
    Dependent { regions: [&'a str; 2], at: u32 },
    /// The value of a summand: a region, or several that depend on each other. Null if it is not known.
    Valued { regions: Vec<&'a str>, value: Option<EyeValue>, by: Word<By> },
    /// The sum of these values.
    Summed {
        value: EyeValue,
        /// The eyes that the group gets if its owner moves first, and if the opponent does.
        owner_first: u8,
        opponent_first: u8,
        /// Averages of switches of size 1 (Proposition 2), switches sorted by size (Proposition 1), or
        /// minimax.
        method: Word<Method>,
    },
    /// The status follows.
    Verdict { status: Word<Status>, because: Word<Because> },
}

impl<'a> EyeEvent<'a> {
    pub(super) fn new(group: &'a Group, step: &'a Step) -> Self {
        let name = |region: usize| &group.regions[region].name[..];
        Self { region: step.region.map(name), rule: EyeRule::new(group, &step.event) }
    }
}

impl<'a> EyeRule<'a> {
    fn new(group: &'a Group, event: &'a Event) -> Self {
        let name = |region: usize| &group.regions[region].name[..];
        match event {
            Event::Level { at, doubled_index, level } => {
                Self::Level { at: at.number(), index: index(*doubled_index), level: Word(*level) }
            }
            Event::Downgraded { rule, at, by, from, to } => Self::Downgraded {
                rule: *rule,
                at: at.number(),
                by: by.number(),
                from: Word(*from),
                to: Word((*to).into()),
            },
            Event::Condensed { full, half } => {
                Self::Condensed { full: numbers(full), half: numbers(half) }
            }
            Event::Table { points, exterior, value, corner } => {
                let points = numbers(points);
                Self::Table { points, exterior: *exterior, value: value.into(), corner: *corner }
            }
            Event::Adjusted { why, at, from, to } => Self::Adjusted {
                why: Word(*why),
                at: at.map(Point::number),
                from: from.into(),
                to: to.into(),
            },
            Event::Supposed { at, by } => {
                Self::Supposed { at: at.number(), by: Word((*by).into()) }
            }
            Event::Reducible { at } => Self::Reducible { at: at.number() },
            Event::Fixable { at } => Self::Fixable { at: at.number() },
            Event::Separating { at, forbidden } => {
                Self::Separating { at: at.number(), forbidden: *forbidden }
            }
            Event::Dependent(pair) => {
                Self::Dependent { regions: pair.regions.map(name), at: pair.at.number() }
            }
            Event::Valued { regions, value, by } => Self::Valued {
                regions: regions.iter().copied().map(name).collect(),
                value: value.as_ref().map(EyeValue::from),
                by: Word(*by),
            },
            Event::Summed { value, owner_first, attacker_first, method } => Self::Summed {
                value: value.into(),
                owner_first: *owner_first,
                opponent_first: *attacker_first,
                method: Word(*method),
            },
            Event::Verdict { status, because } => {
                Self::Verdict { status: Word(*status), because: Word(*because) }
            }
        }
    }
}
