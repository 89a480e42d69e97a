//! Runs as texts.

use alloc::string::String;
use alloc::vec::Vec;

use pass_alive_notation::sgf;
use wasm_bindgen::prelude::*;

use crate::study::Study;
use crate::texts::writing::unwritable;

#[wasm_bindgen]
impl Study {
    /// Writes the run of a colour as an SGF variation with these comments, one node for each
    /// moment.
    ///
    /// # Errors
    /// `not-analyzed` if the colour was not; `no-grid` for a board in space; `unwritable` for a board that SGF cannot
    /// write; `bad-option`.
    #[wasm_bindgen(js_name = sgfTrace)]
    pub fn sgf_trace(&self, color: &str, comments: Vec<String>) -> Result<String, JsValue> {
        let analysis = self.analysis(color)?;
        self.grid()?;
        sgf::write_trace(analysis, &comments).ok_or_else(unwritable)
    }
}
