//! The run at one moment: `Moment` of `web/engine/types.ts`.

use js_sys::Array;
use pass_alive::{Analysis, Block, Moment};
use wasm_bindgen::prelude::*;

use crate::study::Study;
use crate::value::Object;

#[wasm_bindgen]
impl Study {
    /// The run of a colour at `moment`: `Moment`, but in `around` the relations of each block to
    /// the regions around it alone.
    ///
    /// # Errors
    /// `not-analyzed` if the colour was not; `bad-option`.
    pub fn at(&self, color: &str, moment: u32) -> Result<JsValue, JsValue> {
        Ok(at(self.analysis(color)?, Moment::new(moment)).into())
    }
}

fn at(analysis: &Analysis, moment: Moment) -> Object {
    let relations = |block: Block<'_>| -> Array {
        let words = block.regions().map(|region| region.relation_to(block.id(), moment).word());
        words.map(JsValue::from).collect()
    };
    let blocks = analysis.blocks().map(|block| block.status(moment).word());
    let regions = analysis.regions().map(|region| region.status(moment).word());

    let answer = Object::new();
    answer.set("blocks", &blocks.map(JsValue::from).collect::<Array>());
    answer.set("regions", &regions.map(JsValue::from).collect::<Array>());
    answer.set("around", &analysis.blocks().map(relations).collect::<Array>());
    answer
}
