//! The run at one moment, for JavaScript: `Moment` in `web/engine/types.ts`.

use js_sys::Array;
use pass_alive::{Analysis, BlockStatus, Moment, RegionStatus, Relation};
use wasm_bindgen::prelude::*;

use crate::study::Study;
use crate::value::{Object, push_text};

#[wasm_bindgen]
impl Study {
    /// The run of a colour at `moment`: `Moment`, with the relations given block by block.
    ///
    /// # Errors
    /// `not-analyzed` if the colour was not; `bad-option`.
    pub fn at(&self, color: u32, moment: u32) -> Result<JsValue, JsValue> {
        Ok(at(self.analysis(color)?, Moment::new(moment)).into())
    }
}

/// `Moment`, with the relations given for each block to the regions around it.
fn at(analysis: &Analysis, moment: Moment) -> Object {
    let (blocks, around, regions) = (Array::new(), Array::new(), Array::new());
    for block in analysis.blocks().map(|block| block.id()) {
        push_text(&blocks, block_status(analysis.block_status(block, moment)));
        let relations = Array::new();
        for region in analysis.regions_around(block) {
            push_text(&relations, relation_name(analysis.relation(region, block, moment)));
        }
        around.push(&relations);
    }
    for region in analysis.regions().map(|region| region.id()) {
        push_text(&regions, region_status(analysis.region_status(region, moment)));
    }
    let answer = Object::new();
    answer.set("blocks", &blocks);
    answer.set("regions", &regions);
    answer.set("around", &around);
    answer
}

fn block_status(status: BlockStatus) -> &'static str {
    match status {
        BlockStatus::Outside => "outside",
        BlockStatus::In => "in",
        BlockStatus::CastOutNow => "castOutNow",
        BlockStatus::CastOut => "castOut",
        BlockStatus::Alive => "alive",
    }
}

fn region_status(status: RegionStatus) -> &'static str {
    match status {
        RegionStatus::NotListed => "notListed",
        RegionStatus::Listed => "listed",
        RegionStatus::DiscardedNow => "discardedNow",
        RegionStatus::Discarded => "discarded",
        RegionStatus::Cleared => "cleared",
    }
}

fn relation_name(relation: Relation) -> &'static str {
    match relation {
        Relation::NotAdjacent => "notAdjacent",
        Relation::Neighbor => "neighbor",
        Relation::Healthy => "healthy",
        Relation::Vital => "vital",
    }
}
