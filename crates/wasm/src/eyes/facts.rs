//! `EyeFacts`: the groups of both colours.

use alloc::string::ToString;

use js_sys::Array;
use pass_alive::Point;
use pass_alive_eyes::{Dependence, EyePoint, Eyes, Group, Level, Link, Region, Value};
use wasm_bindgen::JsValue;

use super::steps::step;
use crate::value::Object;

pub(super) fn facts(black: &Eyes, white: &Eyes) -> Object {
    let facts = Object::new();
    for (color, eyes) in [("black", black), ("white", white)] {
        let side = Object::new();
        side.set("groups", &eyes.groups.iter().map(group_facts).collect::<Array>());
        facts.set(color, &side);
    }
    facts
}

fn group_facts(group: &Group) -> Object {
    let prisoners = group.prisoners.iter().map(|&(stone, _)| stone);
    let dependent = group.dependent.iter().map(|pair| dependent_pair(group, pair));
    let trace = group.trace.iter().map(|it| step(group, it));

    let facts = Object::new();
    facts.set_text("name", &group.name);
    facts.set_points("stones", &group.stones());
    facts.set("blocks", &group.blocks.iter().map(|block| points(block)).collect::<Array>());
    facts.set("links", &group.links.iter().map(link_facts).collect::<Array>());
    facts.set_points("interior", &group.interior);
    facts.set_points("frontier", &group.frontier);
    facts.set_counts("prisoners", prisoners);
    facts.set("points", &group.points.iter().map(point_facts).collect::<Array>());
    facts.set("regions", &group.regions.iter().map(region_facts).collect::<Array>());
    facts.set("dependent", &dependent.collect::<Array>());
    facts.set("value", &eyes_or_null(group.value.as_ref()));
    facts.set_text("status", group.status.word());
    facts.set_text("because", group.because.word());
    facts.set_points("save", &group.save);
    facts.set_points("kill", &group.kill);
    facts.set("exact", &JsValue::NULL);
    facts.set("trace", &trace.collect::<Array>());
    facts
}

fn points(points: &[Point]) -> Array {
    points.iter().map(|&point| JsValue::from(point)).collect()
}

/// The value as text.
pub(super) fn eyes_or_null(value: Option<&Value>) -> JsValue {
    value.map_or(JsValue::NULL, |value| JsValue::from(value.to_string()))
}

fn dependent_pair(group: &Group, pair: &Dependence) -> Array {
    let [one, other] = pair.regions.map(|region| JsValue::from(&group.regions[region].name[..]));
    Array::of3(&one, &other, &JsValue::from(pair.at))
}

fn link_facts(link: &Link) -> Object {
    let facts = Object::new();
    facts.set_points("between", &link.between);
    facts.set_text("why", link.why.word());
    facts.set_points("at", &link.at);
    facts
}

fn point_facts(point: &EyePoint) -> Object {
    let rules = point.rules.iter().map(|&(rule, by)| {
        let facts = Object::new();
        facts.set_count("rule", rule.into());
        facts.set_count("by", by);
        facts
    });
    let facts = Object::new();
    facts.set_count("at", point.at);
    facts.set_number("index", index(point.doubled_index));
    facts.set_text("level", point.level.word());
    facts.set_text("final", last(point.last));
    facts.set("rules", &rules.collect::<Array>());
    facts
}

/// The diagonal index, 0 to 4 in halves.
pub(super) fn index(doubled: u8) -> f64 {
    f64::from(doubled) / 2.0
}

/// The level after the rules: `FinalLevel`.
pub(super) fn last(last: Option<Level>) -> &'static str {
    last.map_or("none", Level::word)
}

fn region_facts(region: &Region) -> Object {
    let facts = Object::new();
    facts.set_text("name", &region.name);
    facts.set_text("type", region.kind.word());
    facts.set_points("points", &region.points);
    facts.set_optional("open", region.open);
    facts.set("shape", &region.shape.map_or(JsValue::NULL, JsValue::from));
    facts.set("value", &eyes_or_null(region.value.as_ref()));
    facts.set_bool("seki", region.seki);
    facts.set_text("by", region.by.word());
    facts.set("exact", &JsValue::NULL);
    facts
}
