//! Lookahead: `Found` of `web/engine/search.ts`.

use alloc::vec::Vec;
use core::ops::ControlFlow;

use js_sys::Function;
use pass_alive::search::{GivenUp, Limits, Progress, Search};
use serde::Serialize;
use ts_rs::TS;
use wasm_bindgen::prelude::*;

use crate::problem::{parse, unanalyzable};
use crate::record::record;
use crate::study::Study;
use crate::words::{Word, words};

/// A search for captures of all blocks of a colour, that can be begun.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Lookahead(Search);

#[wasm_bindgen]
impl Lookahead {
    /// A search for captures of the blocks of one colour: `full` tries all lines of play,
    /// `split` those in small regions after the outside liberties are filled.
    ///
    /// # Errors
    /// `no-liberty` with the points of the block; `bad-option`.
    #[wasm_bindgen(constructor)]
    pub fn new(
        study: &Study,
        color: &str,
        suicide: &str,
        method: &str,
    ) -> Result<Lookahead, JsValue> {
        Search::new(&study.board, parse(color)?, parse(suicide)?, parse(method)?)
            .map(Lookahead)
            .map_err(|reason| unanalyzable(&reason))
    }

    /// Searches, and gives up after `limit` arrangements, or before it would hold more bytes
    /// than `Limits` has by default: `Found`. Some hundred times a second `report` is given
    /// what has been found so far; an error that it throws stops the search.
    pub fn run(&self, limit: u32, report: &Function) -> Result<JsValue, JsValue> {
        let limits = Limits { arrangements: limit.into(), ..Limits::default() };
        let mut tell = |progress: Progress<'_>| -> ControlFlow<()> {
            let found = record(&Found::new(progress, false, None));
            match found.and_then(|found| report.call1(&JsValue::NULL, &found)) {
                Ok(_) => ControlFlow::Continue(()),
                Err(_) => ControlFlow::Break(()),
            }
        };
        let survey = self.0.survey(limits, &mut tell);
        let progress = Progress { captured: &survey.captured, arrangements: survey.arrangements };
        record(&Found::new(progress, survey.given_up.is_none(), survey.given_up))
    }
}

/// The results of a search.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Found {
    /// The blocks that a line of play captures, by index into the facts.
    captured: Vec<u32>,
    /// The number of different arrangements of stones reached.
    arrangements: u64,
    /// True if there is nothing left to try: every block that is not captured is safe.
    finished: bool,
    /// The reason why the search was given up; null if it was not.
    given_up: Option<Word<GivenUp>>,
}

words! {
    /// The limit of arrangements was reached, more than 512 MiB would be needed, or `report` threw an error.
    GivenUp as "GivenUp" { Arrangements, Memory, Stopped }
}

impl Found {
    fn new(progress: Progress<'_>, finished: bool, given_up: Option<GivenUp>) -> Self {
        let blocks = (0..).zip(progress.captured);
        Self {
            captured: blocks.filter_map(|(block, &captured)| captured.then_some(block)).collect(),
            arrangements: progress.arrangements,
            finished,
            given_up: given_up.map(Word),
        }
    }
}
