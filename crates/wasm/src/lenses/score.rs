//! The score by Rule 3 and as Kim counts: `Score` of `web/engine/support.ts`.

use pass_alive::{Color, Counting, Prisoners, Score};
use serde::Serialize;
use ts_rs::TS;
use wasm_bindgen::prelude::*;

use crate::problem::{parse, unanalyzable};
use crate::record::{numbers, record};
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
        let side = |color| Count {
            points: numbers(score.points(color)),
            prisoners: score[color].prisoners,
            stones: score[color].stones,
        };
        record(&ScoreAnswer {
            black: side(Color::Black),
            white: side(Color::White),
            removed: numbers(&score.removed),
            neutral: numbers(&score.neutral),
        })
    }
}

/// A final position, scored. Points are in reading order.
#[derive(Serialize, TS)]
#[ts(rename = "Score")]
pub(crate) struct ScoreAnswer {
    black: Count,
    white: Count,
    /// The stones that are removed, of both colors: by Rule 3 all that are not unconditionally alive.
    removed: Vec<u32>,
    /// The points that then count for nobody.
    neutral: Vec<u32>,
}

/// The score of one side.
#[derive(Serialize, TS)]
struct Count {
    /// The empty points next to stones of this color only, after the removal.
    points: Vec<u32>,
    /// All prisoners, the enemy stones removed among them.
    prisoners: u32,
    /// The stones of this color that stay on the board.
    stones: u32,
}
