//! The blocks that keep others alive: `Support` of `web/engine/support.ts`.

use alloc::vec::Vec;

use pass_alive::{Block, BlockId, Support};
use serde::Serialize;
use ts_rs::TS;
use wasm_bindgen::prelude::*;

use crate::points::points_of;
use crate::record::{numbers, record};
use crate::study::Study;

#[wasm_bindgen]
impl Study {
    /// The support of the blocks of the colour with a stone on one of `chosen`: `Support`.
    ///
    /// # Errors
    /// `not-analyzed` if the colour was not; `bad-option`.
    pub fn support(&self, color: &str, chosen: &[u32]) -> Result<JsValue, JsValue> {
        let analysis = self.analysis(color)?;
        let on_board =
            points_of(chosen).into_iter().filter(|point| point.index() < self.board.len());
        let blocks = on_board.filter_map(|point| analysis.block_at(point));
        let chosen: Vec<BlockId> = blocks.map(Block::id).collect();
        let support = Support::new(analysis, &chosen);
        record(&SupportAnswer {
            connected: numbers(&support.connected),
            supporters: numbers(&support.supporters),
            support: numbers(&support.support),
            covers: support.covers.iter().map(|cover| numbers(cover)).collect(),
        })
    }
}

/// The support of chosen blocks. Blocks are given by index into the facts, in order.
#[derive(Serialize, TS)]
#[ts(rename = "Support")]
pub(crate) struct SupportAnswer {
    /// The blocks that are joined to a chosen one, from small region to small region.
    connected: Vec<u32>,
    /// The largest unconditionally alive set among the connected blocks.
    supporters: Vec<u32>,
    /// The chosen blocks that are unconditionally alive.
    support: Vec<u32>,
    /// Minimal sets of supporters that are unconditionally alive by themselves and contain `support`: all of
    /// them, the smallest first, if there are at most 12 supporters to choose from, otherwise one. Empty if
    /// `support` is empty.
    covers: Vec<Vec<u32>>,
}
