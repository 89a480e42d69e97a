//! A position and what was found out about it.

use pass_alive::{Analysis, Board, Color, Grid, Point, RegionRule, Rules};
use wasm_bindgen::prelude::*;

use crate::facts::facts;
use crate::moment::at;
use crate::position::{decode, decode_color, decode_suicide};
use crate::problem::Problem;

/// A position, with the analyses that were asked for.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Study {
    pub(crate) grid: Grid,
    pub(crate) board: Board,
    analyses: [Option<Analysis>; 2],
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
        Ok(Self { grid, board, analyses: [None, None] })
    }

    /// Analyses one colour, from the blocks at the points `start` or from all blocks.
    ///
    /// # Errors
    /// `no-liberty` with the points of the block; `no-block` with the point.
    pub fn analyze(
        &mut self,
        color: &str,
        suicide: &str,
        regions: &str,
        start: Option<Vec<Point>>,
    ) -> Result<(), JsValue> {
        let color = decode_color(color)?;
        let regions = match regions {
            "small" => RegionRule::Small,
            "enclosed" => RegionRule::Enclosed,
            _ => return Err(Problem::new("bad-option", "Regions are small or enclosed.").into()),
        };
        let rules = Rules { suicide: decode_suicide(suicide)?, regions };
        let analysis = match start {
            Some(start) => Analysis::starting_from(&self.board, color, rules, &start),
            None => Analysis::new(&self.board, color, rules),
        };
        let analysis =
            analysis.map_err(|reason| Problem::unanalyzable(reason, self.grid, &self.board))?;
        self.analyses[color as usize] = Some(analysis);
        Ok(())
    }

    /// Everything the analysis of `color` says: `Facts`.
    ///
    /// # Errors
    /// `not-analyzed` if the colour was not.
    pub fn facts(&self, color: &str) -> Result<JsValue, JsValue> {
        Ok(facts(self.analysis(decode_color(color)?)?).encode())
    }

    /// The run of `color` at `moment`: `Moment`, with the relations given block by block.
    ///
    /// # Errors
    /// `not-analyzed` if the colour was not.
    pub fn at(&self, color: &str, moment: u32) -> Result<JsValue, JsValue> {
        Ok(at(self.analysis(decode_color(color)?)?, moment).encode())
    }
}

impl Study {
    pub(crate) fn analysis(&self, color: Color) -> Result<&Analysis, Problem> {
        self.analyzed(color)
            .ok_or_else(|| Problem::new("not-analyzed", "This colour was not analysed."))
    }

    pub(crate) fn analyzed(&self, color: Color) -> Option<&Analysis> {
        self.analyses[color as usize].as_ref()
    }
}
