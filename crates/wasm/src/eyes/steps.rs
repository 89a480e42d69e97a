//! `EyeEvent`: the rules that fired.

use alloc::string::ToString;

use js_sys::Array;
use pass_alive_eyes::{Event, Group, Side, Step};
use wasm_bindgen::JsValue;

use super::facts::{eyes_or_null, index, last};
use crate::value::Object;

/// An event with the name of the region that it is about, if it is about one.
pub(super) fn step(group: &Group, step: &Step) -> Object {
    let name = |region: usize| JsValue::from(&group.regions[region].name[..]);
    let names = |regions: &[usize]| regions.iter().map(|&region| name(region)).collect::<Array>();
    let facts = Object::new();
    facts.set("region", &step.region.map_or(JsValue::NULL, name));
    let kind = |kind: &str| facts.set_text("kind", kind);
    match &step.event {
        Event::Level { at, doubled_index, level } => {
            kind("level");
            facts.set_count("at", *at);
            facts.set_number("index", index(*doubled_index));
            facts.set_text("level", level.word());
        }
        Event::Downgraded { rule, at, by, from, to } => {
            kind("downgraded");
            facts.set_count("rule", (*rule).into());
            facts.set_count("at", *at);
            facts.set_count("by", *by);
            facts.set_text("from", from.word());
            facts.set_text("to", last(*to));
        }
        Event::Condensed { full, half } => {
            kind("condensed");
            facts.set_points("full", full);
            facts.set_points("half", half);
        }
        Event::Table { points, exterior, value, corner } => {
            kind("table");
            facts.set_points("points", points);
            facts.set_count("exterior", *exterior);
            facts.set_text("value", &value.to_string());
            facts.set_bool("corner", *corner);
        }
        Event::Adjusted { why, at, from, to } => {
            kind("adjusted");
            facts.set_text("why", why.word());
            facts.set_optional("at", *at);
            facts.set_text("from", &from.to_string());
            facts.set_text("to", &to.to_string());
        }
        Event::Supposed { at, by } => {
            kind("supposed");
            facts.set_count("at", *at);
            facts.set_text("by", word(*by));
        }
        Event::Reducible { at } => {
            kind("reducible");
            facts.set_count("at", *at);
        }
        Event::Fixable { at } => {
            kind("fixable");
            facts.set_count("at", *at);
        }
        Event::Separating { at, forbidden } => {
            kind("separating");
            facts.set_count("at", *at);
            facts.set_bool("forbidden", *forbidden);
        }
        Event::Dependent(pair) => {
            kind("dependent");
            facts.set("regions", &names(&pair.regions));
            facts.set_count("at", pair.at);
        }
        Event::Valued { regions, value, by } => {
            kind("valued");
            facts.set("regions", &names(regions));
            facts.set("value", &eyes_or_null(value.as_ref()));
            facts.set_text("by", by.word());
        }
        Event::Summed { value, owner_first, attacker_first, method } => {
            kind("summed");
            facts.set_text("value", &value.to_string());
            facts.set_count("ownerFirst", (*owner_first).into());
            facts.set_count("opponentFirst", (*attacker_first).into());
            facts.set_text("method", method.word());
        }
        Event::Verdict { status, because } => {
            kind("verdict");
            facts.set_text("status", status.word());
            facts.set_text("because", because.word());
        }
    }
    facts
}

/// The side as `web/engine` calls it.
pub(super) fn word(side: Side) -> &'static str {
    match side {
        Side::Owner => "owner",
        Side::Attacker => "opponent",
    }
}
