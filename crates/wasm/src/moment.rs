//! The run at one moment, for JavaScript: `Moment` in `web/engine/types.ts`.

use js_sys::Array;
use pass_alive::{Analysis, Moment};
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
    for block in analysis.blocks() {
        push_text(&blocks, block.status(moment).word());
        let relations = Array::new();
        for region in block.regions() {
            push_text(&relations, region.relation_to(block.id(), moment).word());
        }
        around.push(&relations);
    }
    for region in analysis.regions() {
        push_text(&regions, region.status(moment).word());
    }
    let answer = Object::new();
    answer.set("blocks", &blocks);
    answer.set("regions", &regions);
    answer.set("around", &around);
    answer
}
