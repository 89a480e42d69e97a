//! A position and what was found out about it.

use pass_alive::{Analysis, Board, Color, Grid, Point, RegionRule, Rules};
use wasm_bindgen::prelude::*;

use crate::facts::facts;
use crate::moment::at;
use crate::position::{decode, decode_color, decode_suicide};
use crate::problem::{bad_option, problem, unanalyzable};
use crate::view::Shown;

/// A position, with the analyses that were asked for and the view that was shown last.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Study {
    pub(crate) grid: Grid,
    pub(crate) board: Board,
    analyses: [Option<Analysis>; 2],
    pub(crate) shown: Shown,
}

#[wasm_bindgen]
impl Study {
    /// A position not analysed yet.
    ///
    /// # Errors
    /// `bad-position` if the size and the stones do not fit.
    #[wasm_bindgen(constructor)]
    pub fn new(columns: u32, rows: u32, stones: &str) -> Result<Study, JsValue> {
        let (grid, board) = decode(columns, rows, stones)?;
        Ok(Self { grid, board, analyses: [None, None], shown: Shown::default() })
    }

    /// Analyses one colour (black 0, white 1) from the blocks at the points `start` or
    /// from all blocks; suicide is forbidden (0) or allowed (1), and the regions at first
    /// in the list are the small (0) or the enclosed (1) ones.
    ///
    /// # Errors
    /// `no-liberty` with the points of the block; `no-block` with the point; `bad-option`.
    pub fn analyze(
        &mut self,
        color: u32,
        suicide: u32,
        regions: u32,
        start: Option<Box<[Point]>>,
    ) -> Result<(), JsValue> {
        let color = decode_color(color)?;
        let regions = match regions {
            0 => RegionRule::Small,
            1 => RegionRule::Enclosed,
            _ => return Err(bad_option()),
        };
        let rules = Rules { suicide: decode_suicide(suicide)?, regions };
        let analysis = match start {
            Some(start) => Analysis::starting_from(&self.board, color, rules, &start),
            None => Analysis::new(&self.board, color, rules),
        };
        match analysis {
            Ok(analysis) => self.analyses[color as usize] = Some(analysis),
            Err(reason) => return Err(unanalyzable(&reason, self.grid, &self.board)),
        }
        Ok(())
    }

    /// Everything the analysis of a colour says: `Facts`.
    ///
    /// # Errors
    /// `not-analyzed` if the colour was not; `bad-option`.
    pub fn facts(&self, color: u32) -> Result<JsValue, JsValue> {
        Ok(facts(self.analysis(color)?).into())
    }

    /// The run of a colour at `moment`: `Moment`, with the relations given block by block.
    ///
    /// # Errors
    /// `not-analyzed` if the colour was not; `bad-option`.
    pub fn at(&self, color: u32, moment: u32) -> Result<JsValue, JsValue> {
        Ok(at(self.analysis(color)?, moment).into())
    }
}

impl Study {
    pub(crate) fn analysis(&self, color: u32) -> Result<&Analysis, JsValue> {
        let analysis = self.analyzed(decode_color(color)?);
        analysis.ok_or_else(|| problem("not-analyzed", "This colour was not analysed."))
    }

    pub(crate) fn analyzed(&self, color: Color) -> Option<&Analysis> {
        self.analyses[color as usize].as_ref()
    }
}
