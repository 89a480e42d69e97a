//! Runs as texts.

use pass_alive::notation::sgf;
use wasm_bindgen::prelude::*;

use crate::study::Study;
use crate::writing::too_large;

#[wasm_bindgen]
impl Study {
    /// Writes the run of a colour as an SGF variation, one node a moment, with the given
    /// comments, each ended by U+0000.
    ///
    /// # Errors
    /// `not-analyzed` if the colour was not; `too-large` for a board that SGF cannot
    /// write; `bad-option`.
    #[wasm_bindgen(js_name = sgfTrace)]
    pub fn sgf_trace(&self, color: u32, comments: &str) -> Result<String, JsValue> {
        let analysis = self.analysis(color)?;
        let comments: Vec<String> = comments.split_terminator('\0').map(str::to_owned).collect();
        sgf::write_trace(self.grid, analysis, &comments).ok_or_else(too_large)
    }
}
