//! The score by Rule 3, for JavaScript: `Score` and `Taken` of `web/engine/support.ts`.

use pass_alive::{Color, Point, Prisoners, Score};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::position::{decode_color, decode_suicide};
use crate::problem::{bad_option, unanalyzable};
use crate::study::Study;
use crate::value::record;

#[wasm_bindgen]
impl Study {
    /// Scores the position, with the prisoners taken so far: `Score`.
    ///
    /// # Errors
    /// `no-liberty` with the points of the block; `bad-option`.
    pub fn score(&self, suicide: u32, by_black: u32, by_white: u32) -> Result<JsValue, JsValue> {
        let prisoners = Prisoners { by_black, by_white };
        let score = match Score::new(&self.board, decode_suicide(suicide)?, prisoners) {
            Ok(score) => score,
            Err(reason) => return Err(unanalyzable(&reason, self.grid, &self.board)),
        };
        let side = |color| Side {
            points: score.points(color),
            prisoners: score[color].prisoners,
            stones: score[color].stones,
        };
        Ok(record(&Answer {
            black: side(Color::Black),
            white: side(Color::White),
            removed: &score.removed,
            neutral: &score.neutral,
        }))
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
        let (captured, suicide) = (played.captured.len(), played.suicide.len());
        Ok(record(&Taken { captured, suicide }))
    }
}

/// `Score`.
#[derive(Serialize)]
struct Answer<'a> {
    black: Side<'a>,
    white: Side<'a>,
    removed: &'a [Point],
    neutral: &'a [Point],
}

#[derive(Serialize)]
struct Side<'a> {
    points: &'a [Point],
    prisoners: u32,
    stones: u32,
}

/// `Taken`, in stones.
#[derive(Serialize)]
struct Taken {
    captured: usize,
    suicide: usize,
}
