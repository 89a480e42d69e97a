//! Which blocks keep which alive, for JavaScript: `Support` of `web/engine/support.ts`.

use pass_alive::{Block, BlockId, Support};
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
        let mut points = std::mem::take(&mut self.start);
        points.retain(|&point| (point as usize) < self.board.len());
        let analysis = self.analysis(color)?;
        let blocks = points.iter().filter_map(|&point| analysis.block_at(point));
        let chosen: Vec<BlockId> = blocks.map(Block::id).collect();
        let support = Support::new(analysis, &chosen);
        Ok(record(&Answer {
            connected: numbers(&support.connected),
            supporters: numbers(&support.supporters),
            support: numbers(&support.support),
            covers: support.covers.iter().map(|cover| numbers(cover)).collect(),
        }))
    }
}

fn numbers(blocks: &[BlockId]) -> Vec<u32> {
    blocks.iter().map(|block| block.number()).collect()
}

/// `Support`, by the numbers of blocks.
#[derive(Serialize)]
struct Answer {
    connected: Vec<u32>,
    supporters: Vec<u32>,
    support: Vec<u32>,
    covers: Vec<Vec<u32>>,
}
