//! Which blocks keep which alive, for JavaScript: `Support` of `web/engine/support.ts`.

use alloc::vec::Vec;
use pass_alive::Support;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::study::Study;
use crate::value::record;

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
        Ok(record(&Answer {
            connected: &support.connected,
            supporters: &support.supporters,
            support: &support.support,
            covers: &support.covers,
        }))
    }
}

/// `Support`, by index of blocks.
#[derive(Serialize)]
struct Answer<'a> {
    connected: &'a [u32],
    supporters: &'a [u32],
    support: &'a [u32],
    covers: &'a [Vec<u32>],
}
