//! The score by Rule 3, for JavaScript: `Score` and `Taken` of `web/engine/support.ts`.

use pass_alive::{Color, Point, Prisoners, Score};
use wasm_bindgen::prelude::*;

use crate::position::{decode_color, decode_suicide};
use crate::problem::{bad_option, unanalyzable};
use crate::study::Study;
use crate::value::Object;

#[wasm_bindgen]
impl Study {
    /// Scores the position, with the prisoners taken so far: `Score`.
    ///
    /// # Errors
    /// `no-liberty` with the points of the block; `bad-option`.
    pub fn score(&self, suicide: u32, by_black: u32, by_white: u32) -> Result<JsValue, JsValue> {
        let prisoners = Prisoners { by_black, by_white };
        let score = match Score::of(&self.board, decode_suicide(suicide)?, prisoners) {
            Ok(score) => score,
            Err(reason) => return Err(unanalyzable(&reason, self.grid, &self.board)),
        };
        let answer = Object::new();
        for (name, color) in [("black", Color::Black), ("white", Color::White)] {
            let count = Object::new();
            count.set_counts("points", score.points(color));
            count.set_count("prisoners", score[color].prisoners);
            count.set_count("stones", score[color].stones);
            answer.set(name, &count);
        }
        answer.set_counts("removed", &score.removed);
        answer.set_counts("neutral", &score.neutral);
        Ok(answer.into())
    }

    /// What a recorded move takes off the board, as SGF executes it: `Taken`.
    ///
    /// # Errors
    /// `bad-option` if there is no such colour or point.
    pub fn taken(&self, color: u32, point: Point) -> Result<JsValue, JsValue> {
        let color = decode_color(color)?;
        if point as usize >= self.board.len() {
            return Err(bad_option());
        }
        let played = self.board.clone().execute(color, point);
        let answer = Object::new();
        answer.set_count("captured", played.captured.len() as u32);
        answer.set_count("suicide", played.suicide.len() as u32);
        Ok(answer.into())
    }
}
