//! `EyeEvent`: the rules that fired.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use pass_alive::Point;
use pass_alive_eyes::{Event, Group, Side};
use serde::Serialize;

use super::facts::{index, last};

/// An event with the name of the region that it is about, if it is about one.
#[derive(Serialize)]
pub(super) struct Step<'a> {
    region: Option<&'a str>,
    #[serde(flatten)]
    event: EventFacts<'a>,
}

impl<'a> Step<'a> {
    pub(super) fn new(group: &'a Group, step: &'a pass_alive_eyes::Step) -> Self {
        let name = |region: usize| &group.regions[region].name[..];
        Self { region: step.region.map(name), event: event(&step.event, &name) }
    }
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
enum EventFacts<'a> {
    Level { at: Point, index: f64, level: &'static str },
    Downgraded { rule: u8, at: Point, by: Point, from: &'static str, to: &'static str },
    Condensed { full: &'a [Point], half: &'a [Point] },
    Table { points: &'a [Point], exterior: u32, value: String, corner: bool },
    Adjusted { why: &'static str, at: Option<Point>, from: String, to: String },
    Supposed { at: Point, by: &'static str },
    Reducible { at: Point },
    Fixable { at: Point },
    Separating { at: Point, forbidden: bool },
    Dependent { regions: [&'a str; 2], at: Point },
    Valued { regions: Vec<&'a str>, value: Option<String>, by: &'static str },
    Summed { value: String, owner_first: u8, opponent_first: u8, method: &'static str },
    Verdict { status: &'static str, because: &'static str },
}

fn event<'a>(event: &'a Event, name: &dyn Fn(usize) -> &'a str) -> EventFacts<'a> {
    match event {
        Event::Level { at, doubled_index, level } => {
            EventFacts::Level { at: *at, index: index(*doubled_index), level: level.word() }
        }
        Event::Downgraded { rule, at, by, from, to } => EventFacts::Downgraded {
            rule: *rule,
            at: *at,
            by: *by,
            from: from.word(),
            to: last(*to),
        },
        Event::Condensed { full, half } => EventFacts::Condensed { full, half },
        Event::Table { points, exterior, value, corner } => EventFacts::Table {
            points,
            exterior: *exterior,
            value: value.to_string(),
            corner: *corner,
        },
        Event::Adjusted { why, at, from, to } => EventFacts::Adjusted {
            why: why.word(),
            at: *at,
            from: from.to_string(),
            to: to.to_string(),
        },
        Event::Supposed { at, by } => {
            let by = match by {
                Side::Owner => "owner",
                Side::Attacker => "opponent",
            };
            EventFacts::Supposed { at: *at, by }
        }
        Event::Reducible { at } => EventFacts::Reducible { at: *at },
        Event::Fixable { at } => EventFacts::Fixable { at: *at },
        Event::Separating { at, forbidden } => {
            EventFacts::Separating { at: *at, forbidden: *forbidden }
        }
        Event::Dependent(pair) => {
            EventFacts::Dependent { regions: pair.regions.map(name), at: pair.at }
        }
        Event::Valued { regions, value, by } => EventFacts::Valued {
            regions: regions.iter().map(|&region| name(region)).collect(),
            value: value.as_ref().map(ToString::to_string),
            by: by.word(),
        },
        Event::Summed { value, owner_first, attacker_first, method } => EventFacts::Summed {
            value: value.to_string(),
            owner_first: *owner_first,
            opponent_first: *attacker_first,
            method: method.word(),
        },
        Event::Verdict { status, because } => {
            EventFacts::Verdict { status: status.word(), because: because.word() }
        }
    }
}
