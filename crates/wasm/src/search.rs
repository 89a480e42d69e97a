//! Lookahead, for JavaScript.

use js_sys::Function;
use pass_alive::search::{GivenUp, Limits, Method, Progress, Search};
use std::ops::ControlFlow;
use wasm_bindgen::prelude::*;

use crate::position::{decode, decode_color, decode_suicide};
use crate::problem::{bad_option, unanalyzable};
use crate::value::Object;

/// A search for captures of all blocks of a colour, that can be begun.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Lookahead(Search);

#[wasm_bindgen]
impl Lookahead {
    /// A search for captures of the blocks of one colour (black 0, white 1); suicide is
    /// forbidden (0) or allowed (1); all lines of play are tried (0), or those in small
    /// regions after the outside liberties are filled (1).
    ///
    /// # Errors
    /// `bad-position` if the size and the stones do not fit; `no-liberty` with the points of
    /// the block; `bad-option`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        columns: u32,
        rows: u32,
        stones: &str,
        color: u32,
        suicide: u32,
        method: u32,
    ) -> Result<Lookahead, JsValue> {
        let (grid, board) = decode(columns, rows, stones)?;
        let method = match method {
            0 => Method::Full,
            1 => Method::Split,
            _ => return Err(bad_option()),
        };
        Search::new(&board, decode_color(color)?, decode_suicide(suicide)?, method)
            .map(Lookahead)
            .map_err(|reason| unanalyzable(&reason, grid, &board))
    }

    /// Searches, and gives up after `limit` arrangements, or before it would hold more bytes
    /// than `Limits` has by default: `Found` of `web/engine/search.ts`. Some hundred times a
    /// second `report` is given what has been found so far; an error that it throws stops the
    /// search.
    pub fn run(&self, limit: u32, report: &Function) -> JsValue {
        let limits = Limits { arrangements: limit.into(), ..Limits::default() };
        let survey = self.0.survey(limits, &mut |progress| match report
            .call1(&JsValue::NULL, &found(progress, false, None))
        {
            Ok(_) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        });
        let progress = Progress { captured: &survey.captured, arrangements: survey.arrangements };
        found(progress, survey.given_up.is_none(), survey.given_up)
    }
}

/// `Found`.
fn found(progress: Progress<'_>, finished: bool, given_up: Option<GivenUp>) -> JsValue {
    let captured = (0u32..).zip(progress.captured).filter(|(_, is_captured)| **is_captured);
    let found = Object::new();
    found.set_counts("captured", captured.map(|(block, _)| block));
    found.set_number("arrangements", progress.arrangements as f64);
    found.set_truth("finished", finished);
    match given_up {
        Some(reason) => found.set_text("givenUp", reason.name()),
        None => found.set("givenUp", &JsValue::NULL),
    }
    found.into()
}
