//! The score by Rule 3 and as Kim counts: `Score` of `web/engine/support.ts`.

use pass_alive::{Color, Counting, Point, Prisoners, Score};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::problem::{parse, unanalyzable};
use crate::record::record;
use crate::study::Study;

#[wasm_bindgen]
impl Study {
    /// Scores the position, with the prisoners taken so far: `Score`. `counting` is `rule3` or `kim`.
    ///
    /// # Errors
    /// `no-liberty` with the points of the block; `bad-option`.
    pub fn score(
        &self,
        counting: &str,
        suicide: &str,
        by_black: u32,
        by_white: u32,
    ) -> Result<JsValue, JsValue> {
        let counting: Counting = parse(counting)?;
        let prisoners = Prisoners { black: by_black, white: by_white };
        let score = Score::with_counting(&self.board, counting, parse(suicide)?, prisoners)
            .map_err(|reason| unanalyzable(&reason))?;
        let side = |color| Side {
            points: score.points(color),
            prisoners: score[color].prisoners,
            stones: score[color].stones,
        };
        record(&Answer {
            black: side(Color::Black),
            white: side(Color::White),
            removed: &score.removed,
            neutral: &score.neutral,
        })
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
