//! Everything an analysis says, for JavaScript: `Facts` in `web/engine/types.ts`.

use js_sys::Array;
use pass_alive::{
    Analysis, Block, Event, Moment, NotVital, Place, Region, RegionId, RegionRule, Round, Rules,
    Suicide,
};
use wasm_bindgen::prelude::*;

use crate::study::Study;
use crate::value::{Object, push_text};

#[wasm_bindgen]
impl Study {
    /// Everything the analysis of a colour says: `Facts`.
    ///
    /// # Errors
    /// `not-analyzed` if the colour was not; `bad-option`.
    pub fn facts(&self, color: u32) -> Result<JsValue, JsValue> {
        Ok(facts(self.analysis(color)?).into())
    }
}

/// `Facts`.
fn facts(analysis: &Analysis) -> Object {
    let trace = analysis.trace();
    let last = trace.last_moment();
    let facts = Object::new();
    facts.set_text("color", analysis.color().name());
    facts.set("rules", &rules(analysis.rules()));
    let blocks = Array::new();
    for block in analysis.blocks() {
        blocks.push(&block_facts(analysis, block));
    }
    facts.set("blocks", &blocks);
    let regions = Array::new();
    for region in analysis.regions() {
        regions.push(&region_facts(analysis, region));
    }
    facts.set("regions", &regions);
    let (steps, places) = (Array::new(), Array::new());
    for moment in trace.moments() {
        push_text(&places, &trace.place(moment).text());
        if moment < last {
            steps.push(&step(analysis, moment));
        }
    }
    facts.set("steps", &steps);
    facts.set("places", &places);
    facts.set_count("rounds", trace.rounds());
    let mut round_ends = Vec::new();
    for round in (0..=trace.last_round().number()).map(Round::new) {
        round_ends.push(trace.moment(Place { round, step: u32::MAX }));
    }
    facts.set_counts("roundEnds", &round_ends);
    facts.set_counts("alive", &analysis.alive());
    facts.set_counts("held", &analysis.held());
    facts
}

fn rules(rules: Rules) -> Object {
    let suicide = match rules.suicide {
        Suicide::Forbidden => "forbidden",
        Suicide::Allowed => "allowed",
    };
    let regions = match rules.regions {
        RegionRule::Small => "small",
        RegionRule::Enclosed => "enclosed",
    };
    let object = Object::new();
    object.set_text("suicide", suicide);
    object.set_text("regions", regions);
    object
}

fn block_facts(analysis: &Analysis, block: Block<'_>) -> Object {
    let id = block.id();
    let trace = analysis.trace();
    let vital = match analysis.is_alive(id) {
        true => analysis.vital_regions(id, trace.last_round()),
        false => Vec::new(),
    };
    let facts = Object::new();
    facts.set_text("name", &block.name());
    facts.set_counts("points", block.points());
    facts.set_counts("liberties", &block.liberties());
    facts.set_counts("regions", &analysis.regions_around(id));
    facts.set_perhaps("castOut", trace.block_round(id));
    facts.set_counts("vital", &vital);
    facts
}

fn region_facts(analysis: &Analysis, region: Region<'_>) -> Object {
    let id = region.id();
    let trace = analysis.trace();
    let facts = Object::new();
    facts.set_text("name", &region.name());
    facts.set_counts("points", region.points());
    facts.set_counts("neighbors", &region.neighbors());
    facts.set_counts("healthyFor", &region.healthy_for());
    facts.set_truth("small", region.is_small());
    facts.set_perhaps("notSmallAt", region.not_small_at());
    facts.set_perhaps("discarded", trace.region_round(id));
    facts.set_counts("lost", &analysis.lost_neighbors(id));
    facts.set_truth("cleared", trace.cleared_moment(id).is_some());
    facts
}

/// The step that leads from `moment` to the next: `Step`.
fn step(analysis: &Analysis, moment: Moment) -> Object {
    let round = analysis.trace().place(moment.next()).round;
    let step = Object::new();
    let kind = match analysis.trace().events()[moment.number() as usize] {
        Event::CastOut(block) => {
            step.set_count("block", block.number());
            step.set_counts("vital", &analysis.vital_regions(block, round));
            let others = Array::new();
            for region in analysis.regions_around(block) {
                if let Some(reason) = analysis.why_not_vital(region, block, round) {
                    others.push(&other(region, reason));
                }
            }
            step.set("others", &others);
            "castOut"
        }
        Event::Discarded(region) => {
            step.set_count("region", region.number());
            step.set_counts("lost", &analysis.lost_neighbors(region));
            "discarded"
        }
        Event::Settled => "settled",
        Event::Cleared(region) => {
            step.set_count("region", region.number());
            "cleared"
        }
    };
    step.set_text("kind", kind);
    step.set_count("round", round.number());
    step
}

/// A region next to a block that is not vital to it, and why: `NotVital`.
fn other(region: RegionId, reason: NotVital) -> Object {
    let other = Object::new();
    let why = match reason {
        NotVital::Unhealthy(at) => {
            other.set_count("at", at);
            "unhealthy"
        }
        NotVital::OutsideStart(lost) => {
            other.set_count("lost", lost.number());
            "outside"
        }
        NotVital::Discarded { round, lost } => {
            other.set_count("round", round.number());
            other.set_count("lost", lost.number());
            "discarded"
        }
    };
    other.set_count("region", region.number());
    other.set_text("why", why);
    other
}
