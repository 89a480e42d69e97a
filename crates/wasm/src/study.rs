//! A position and its analyses.

use alloc::vec::Vec;

use pass_alive::{Analysis, Board, Color, Grid, Rules, Space};
use wasm_bindgen::prelude::*;

use crate::points::points_of;
use crate::position::decode;
use crate::problem::{parse, problem, unanalyzable};

/// A position and its analyses.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Study {
    pub(crate) space: Space,
    pub(crate) board: Board,
    analyses: [Option<Analysis>; 2],
}

#[wasm_bindgen]
impl Study {
    /// A position not analysed yet: one character a point in reading order, `X`, `O` or `.`.
    ///
    /// # Errors
    /// `bad-position` if the size and the stones do not fit.
    #[wasm_bindgen(constructor)]
    pub fn new(columns: u32, rows: u32, stones: &str) -> Result<Study, JsValue> {
        Self::of(Grid::new(columns, rows).map(Space::from), stones)
    }

    /// Analyses one colour, from the blocks with a stone on one of `start` or from all.
    ///
    /// # Errors
    /// `no-liberty` with the points of the block; `no-block` with the point; `bad-option`.
    pub fn analyze(
        &mut self,
        color: &str,
        suicide: &str,
        regions: &str,
        start: Option<Vec<u32>>,
    ) -> Result<(), JsValue> {
        let color = parse(color)?;
        let rules = Rules { suicide: parse(suicide)?, regions: parse(regions)? };
        let analysis = match start {
            Some(points) => Analysis::starting_from(&self.board, color, rules, &points_of(&points)),
            None => Analysis::new(&self.board, color, rules),
        };
        let analysis = analysis.map_err(|reason| unanalyzable(&reason))?;
        self.analyses[color as usize] = Some(analysis);
        Ok(())
    }
}

impl Study {
    pub(crate) fn of(space: Option<Space>, stones: &str) -> Result<Self, JsValue> {
        let (space, board) = decode(space, stones)?;
        Ok(Self { space, board, analyses: [None, None] })
    }

    /// The grid, which diagrams, SGF and eyes need.
    ///
    /// # Errors
    /// `no-grid` for a board with layers or joined edges.
    pub fn grid(&self) -> Result<Grid, JsValue> {
        self.space.grid().ok_or_else(|| problem("no-grid"))
    }

    /// The analysis of the colour with this name.
    pub(crate) fn analysis(&self, color: &str) -> Result<&Analysis, JsValue> {
        let analysis = self.analyzed(parse(color)?);
        analysis.ok_or_else(|| problem("not-analyzed"))
    }

    pub(crate) fn analyzed(&self, color: Color) -> Option<&Analysis> {
        self.analyses[color as usize].as_ref()
    }
}
