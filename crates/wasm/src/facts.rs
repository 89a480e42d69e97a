//! Everything an analysis says, for JavaScript: `Facts` in `web/engine/types.ts`.

use pass_alive::{
    Analysis, Event, NotVital, Place, RegionRule, Rules, Suicide, block_name, region_name,
};

use crate::problem::color_name;
use crate::value::Value;

/// `Facts`.
pub(crate) fn facts(analysis: &Analysis) -> Value {
    let trace = analysis.trace();
    let rounds = trace.rounds();
    let last = trace.last_moment();
    let mut blocks = Vec::new();
    for block in analysis.blocks() {
        blocks.push(block_facts(analysis, block.index()));
    }
    let mut regions = Vec::new();
    for region in analysis.regions() {
        regions.push(region_facts(analysis, region.index()));
    }
    let mut steps = Vec::new();
    let mut places = Vec::new();
    for moment in 0..=last {
        places.push(Value::Text(trace.place(moment).to_string()));
        if moment < last {
            steps.push(step(analysis, moment));
        }
    }
    let mut round_ends = Vec::new();
    for round in 0..=rounds + 1 {
        round_ends.push(trace.moment(Place { round, step: u32::MAX }));
    }
    Value::Object(
        &[
            "color",
            "rules",
            "blocks",
            "regions",
            "steps",
            "places",
            "rounds",
            "roundEnds",
            "alive",
            "held",
        ],
        vec![
            Value::Word(color_name(analysis.color())),
            rules(analysis.rules()),
            Value::List(blocks),
            Value::List(regions),
            Value::List(steps),
            Value::List(places),
            Value::Number(rounds),
            Value::Numbers(round_ends),
            Value::Numbers(analysis.alive()),
            Value::Numbers(analysis.held()),
        ],
    )
}

fn rules(rules: Rules) -> Value {
    let suicide = match rules.suicide {
        Suicide::Forbidden => "forbidden",
        Suicide::Allowed => "allowed",
    };
    let regions = match rules.regions {
        RegionRule::Small => "small",
        RegionRule::Enclosed => "enclosed",
    };
    Value::Object(&["suicide", "regions"], vec![Value::Word(suicide), Value::Word(regions)])
}

fn block_facts(analysis: &Analysis, index: u32) -> Value {
    let block = analysis.block(index);
    let trace = analysis.trace();
    let vital = match analysis.is_alive(index) {
        true => analysis.vital_regions(index, trace.rounds() + 1),
        false => Vec::new(),
    };
    Value::Object(
        &["name", "points", "liberties", "regions", "castOut", "vital"],
        vec![
            Value::Text(block_name(index)),
            Value::Numbers(block.points().to_vec()),
            Value::Numbers(block.liberties()),
            Value::Numbers(block.regions().collect()),
            Value::number(trace.block_round(index)),
            Value::Numbers(vital),
        ],
    )
}

fn region_facts(analysis: &Analysis, index: u32) -> Value {
    let region = analysis.region(index);
    let trace = analysis.trace();
    Value::Object(
        &[
            "name",
            "points",
            "neighbors",
            "healthyFor",
            "small",
            "notSmallAt",
            "discarded",
            "lost",
            "cleared",
        ],
        vec![
            Value::Text(region_name(index)),
            Value::Numbers(region.points().to_vec()),
            Value::Numbers(region.neighbors()),
            Value::Numbers(region.healthy_for()),
            Value::Bool(region.is_small()),
            Value::number(region.not_small_at()),
            Value::number(trace.region_round(index)),
            Value::Numbers(analysis.lost_neighbors(index)),
            Value::Bool(trace.cleared_moment(index).is_some()),
        ],
    )
}

/// The step that leads from `moment` to the next: `Step`.
fn step(analysis: &Analysis, moment: u32) -> Value {
    let event = analysis.trace().events()[moment as usize];
    let round = analysis.trace().place(moment + 1).round;
    let kind = |kind| vec![Value::Word(kind), Value::Number(round)];
    match event {
        Event::CastOut(block) => {
            let mut others = Vec::new();
            for region in analysis.block(block).regions() {
                if let Some(reason) = analysis.why_not_vital(region, block, round) {
                    others.push(other(region, reason));
                }
            }
            let mut values = kind("castOut");
            values.push(Value::Number(block));
            values.push(Value::Numbers(analysis.vital_regions(block, round)));
            values.push(Value::List(others));
            Value::Object(&["kind", "round", "block", "vital", "others"], values)
        }
        Event::Discarded(region) => {
            let mut values = kind("discarded");
            values.push(Value::Number(region));
            values.push(Value::Numbers(analysis.lost_neighbors(region)));
            Value::Object(&["kind", "round", "region", "lost"], values)
        }
        Event::Settled => Value::Object(&["kind", "round"], kind("settled")),
        Event::Cleared(region) => {
            let mut values = kind("cleared");
            values.push(Value::Number(region));
            Value::Object(&["kind", "round", "region"], values)
        }
    }
}

/// A region next to a block that is not vital to it, and why: `NotVital`.
fn other(region: u32, reason: NotVital) -> Value {
    let (names, why, place): (&'static [_], _, _) = match reason {
        NotVital::Unhealthy(at) => (&["region", "why", "at"], "unhealthy", [Some(at), None]),
        NotVital::OutsideStart(lost) => (&["region", "why", "lost"], "outside", [Some(lost), None]),
        NotVital::Discarded { round, lost } => {
            (&["region", "why", "round", "lost"], "discarded", [Some(round), Some(lost)])
        }
    };
    let mut values = vec![Value::Number(region), Value::Word(why)];
    for number in place.into_iter().flatten() {
        values.push(Value::Number(number));
    }
    Value::Object(names, values)
}
