//! Which blocks keep which alive, for JavaScript: `Support` of `web/engine/support.ts`.

use alloc::vec::Vec;
use js_sys::Array;
use pass_alive::Support;
use wasm_bindgen::prelude::*;

use crate::study::Study;
use crate::value::{Object, list};

#[wasm_bindgen]
impl Study {
    /// What keeps the blocks with a stone of the colour on one of the chosen points alive:
    /// `Support`.
    ///
    /// # Errors
    /// `not-analyzed` if the colour was not; `bad-option`.
    pub fn support(&mut self, color: u32) -> Result<JsValue, JsValue> {
        let mut points = core::mem::take(&mut self.start);
        points.retain(|&point| (point as usize) < self.board.len());
        let analysis = self.analysis(color)?;
        let chosen: Vec<u32> = points.iter().filter_map(|&p| analysis.block_at(p)).collect();
        let support = Support::of(analysis, &chosen);
        let covers: Array = support.covers.iter().map(|cover| list(cover)).collect();
        let answer = Object::new();
        answer.set_counts("connected", &support.connected);
        answer.set_counts("supporters", &support.supporters);
        answer.set_counts("support", &support.support);
        answer.set("covers", &covers);
        Ok(answer.into())
    }
}
