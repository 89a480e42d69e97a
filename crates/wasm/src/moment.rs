//! The run at one moment.

use pass_alive::{Analysis, BlockStatus, Moment, RegionStatus, Relation};
use wasm_bindgen::prelude::*;

use crate::answer::{Answer, List, answer};
use crate::study::Study;
use crate::words::{Word, words};

#[wasm_bindgen]
impl Study {
    /// The run of a colour at `moment`: `RunAt`.
    ///
    /// # Errors
    /// `not-analyzed` if the colour was not; `bad-option`.
    pub fn at(&self, color: &str, moment: u32) -> Result<JsValue, JsValue> {
        Ok(RunAt::new(self.analysis(color)?, Moment::new(moment)).to_js())
    }
}

words! {
    /// The status of a block at a moment.
    BlockStatus as "BlockStatus" { Outside, In, CastOutNow, CastOut, Alive }
    /// The status of a region at a moment.
    RegionStatus as "RegionStatus" { NotListed, Listed, DiscardedNow, Discarded, Cleared }
    /// The relation of a region to a block at a moment.
    Relation as "Relation" { NotAdjacent, Neighbor, Healthy, Vital }
}

answer! {
    /// The run at one moment.
    struct RunAt {
        blocks: List<Word<BlockStatus>>,
        regions: List<Word<RegionStatus>>,
        /// For each block its relations to the regions around it, in their order in the facts.
        around: List<List<Word<Relation>>>,
    }
}

impl RunAt {
    fn new(analysis: &Analysis, moment: Moment) -> Self {
        let around = analysis.blocks().map(|block| {
            let regions = block.regions();
            regions.map(|region| Word(region.relation_to(block.id(), moment))).collect()
        });
        Self {
            blocks: analysis.blocks().map(|block| Word(block.status(moment))).collect(),
            regions: analysis.regions().map(|region| Word(region.status(moment))).collect(),
            around: around.collect(),
        }
    }
}
