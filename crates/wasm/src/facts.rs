//! The results of an analysis: `Facts` of `web/engine/types.ts`.

use alloc::string::ToString;

use js_sys::Array;
use pass_alive::{Analysis, Block, Event, NotVital, Region, RegionId, Round, Rules, Trace};
use wasm_bindgen::prelude::*;

use crate::study::Study;
use crate::value::Object;

#[wasm_bindgen]
impl Study {
    /// The results of the analysis of a colour: `Facts`.
    ///
    /// # Errors
    /// `not-analyzed` if the colour has not been analysed; `bad-option`.
    pub fn facts(&self, color: &str) -> Result<JsValue, JsValue> {
        Ok(facts(self.analysis(color)?).into())
    }
}

fn facts(analysis: &Analysis) -> Object {
    let trace = analysis.trace();
    let blocks = analysis.blocks().map(|block| block_facts(block, trace));
    let regions = analysis.regions().map(region_facts);
    let steps = Array::new();
    for round in trace.round_numbers() {
        for &event in trace.events_in(round) {
            steps.push(&step(analysis, event, round));
        }
    }
    let places = trace.moments().map(|moment| trace.step_number(moment).to_string());

    let facts = Object::new();
    facts.set_text("color", analysis.color().word());
    facts.set("rules", &rules(analysis.rules()));
    facts.set("blocks", &blocks.collect::<Array>());
    facts.set("regions", &regions.collect::<Array>());
    facts.set("steps", &steps);
    facts.set("places", &places.map(JsValue::from).collect::<Array>());
    facts.set_count("rounds", trace.rounds());
    facts.set_counts("roundEnds", trace.round_numbers().map(|round| trace.round_end(round)));
    facts.set_counts("alive", analysis.alive());
    facts.set_counts("held", analysis.held());
    facts
}

fn rules(rules: Rules) -> Object {
    let object = Object::new();
    object.set_text("suicide", rules.suicide.word());
    object.set_text("regions", rules.regions.word());
    object
}

fn block_facts(block: Block<'_>, trace: &Trace) -> Object {
    let vital = block.vital_regions(trace.last_round()).filter(|_| block.is_alive());
    let facts = Object::new();
    facts.set_text("name", &block.name());
    facts.set_points("points", block.points());
    facts.set_points("liberties", &block.liberties());
    facts.set_counts("regions", block.regions().map(Region::id));
    facts.set_optional("castOut", block.cast_out_in());
    facts.set_counts("vital", vital.map(Region::id));
    facts
}

fn region_facts(region: Region<'_>) -> Object {
    let facts = Object::new();
    facts.set_text("name", &region.name());
    facts.set_points("points", region.points());
    facts.set_counts("neighbors", region.neighbors().map(Block::id));
    facts.set_counts("healthyFor", region.healthy_for().map(Block::id));
    facts.set_bool("small", region.is_small());
    facts.set_optional("notSmallAt", region.not_small_at());
    facts.set_optional("discarded", region.discarded_in());
    facts.set_counts("lost", region.lost_neighbors().map(Block::id));
    facts.set_bool("cleared", region.cleared_at().is_some());
    facts
}

/// A step of `round`: `Step`.
fn step(analysis: &Analysis, event: Event, round: Round) -> Object {
    let step = Object::new();
    match event {
        Event::CastOut(id) => {
            let block = analysis.block(id);
            let others = block.regions().filter_map(|region| {
                let reason = region.why_not_vital(id, round)?;
                Some(other(region.id(), reason))
            });
            step.set_count("block", id.number());
            step.set_counts("vital", block.vital_regions(round).map(Region::id));
            step.set("others", &others.collect::<Array>());
        }
        Event::Discarded(region) => {
            step.set_count("region", region.number());
            let lost = analysis.region(region).lost_neighbors();
            step.set_counts("lost", lost.map(Block::id));
        }
        Event::Stable => {}
        Event::Cleared(region) => step.set_count("region", region.number()),
    }
    step.set_text("kind", event.word());
    step.set_count("round", round.number());
    step
}

/// A region next to a block that is not vital to it, and why: `NotVital`.
fn other(region: RegionId, reason: NotVital) -> Object {
    let other = Object::new();
    match reason {
        NotVital::Unhealthy(at) => other.set_count("at", at),
        NotVital::OutsideStart(lost) => other.set_count("lost", lost.number()),
        NotVital::Discarded { round, lost } => {
            other.set_count("round", round.number());
            other.set_count("lost", lost.number());
        }
    }
    other.set_count("region", region.number());
    other.set_text("why", reason.word());
    other
}
