//! The groups of both colours: `EyeFacts` of `web/engine/eyes.ts`.

use pass_alive::Color;
use pass_alive_eyes::{Eyes, LookAhead};
use wasm_bindgen::prelude::*;

use super::choices::choices;
use super::facts::facts;
use crate::problem::unanalyzable;
use crate::record::record;
use crate::study::Study;

#[wasm_bindgen]
impl Study {
    /// The groups of both colours, with their eyes and their status: `EyeFacts`. `join` and `part`
    /// are pairs of points one after the other. Without `look_ahead` a value that needs exact search
    /// stays unknown.
    ///
    /// # Errors
    /// `no-liberty` with the points of the block; `no-grid`.
    pub fn eyes(
        &self,
        look_ahead: bool,
        join: &[u32],
        part: &[u32],
        dead: &[u32],
        alive: &[u32],
    ) -> Result<JsValue, JsValue> {
        let grid = self.grid()?;
        let choices = choices(join, part, dead, alive);
        let look_ahead = if look_ahead { LookAhead::Exact } else { LookAhead::Skip };
        let [black, white] =
            Color::BOTH.map(|color| Eyes::new(grid, &self.board, color, &choices, look_ahead));
        let [black, white] =
            [black, white].map(|eyes| eyes.map_err(|reason| unanalyzable(&reason)));
        record(&facts(&black?, &white?))
    }
}
