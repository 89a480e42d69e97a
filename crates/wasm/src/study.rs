//! A position and what was found out about it.

use pass_alive::notation::{Mark, MarkKind};
use pass_alive::{Analysis, Board, Color, Grid, Point, RegionRule, Rules};
use wasm_bindgen::prelude::*;

use crate::position::{decode, decode_color, decode_suicide};
use crate::problem::{bad_option, problem, unanalyzable};
use crate::view::Shown;

/// A position with its marks, the analyses that were asked for and the view that was shown
/// last.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Study {
    pub(crate) grid: Grid,
    pub(crate) board: Board,
    analyses: [Option<Analysis>; 2],
    /// The points chosen for the next analysis to start from, or for the next question.
    pub(crate) start: Vec<Point>,
    pub(crate) marks: Vec<Mark>,
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
        Ok(Self {
            grid,
            board,
            analyses: [None, None],
            start: Vec::new(),
            marks: Vec::new(),
            shown: Shown::default(),
        })
    }

    /// Chooses the block at `point` for the next analysis to start from.
    pub fn choose(&mut self, point: Point) {
        self.start.push(point);
    }

    /// Analyses one colour (black 0, white 1) from the chosen blocks or from all; suicide
    /// is forbidden (0) or allowed (1), and the regions at first in the list are the small
    /// (0) or the enclosed (1) ones.
    ///
    /// # Errors
    /// `no-liberty` with the points of the block; `no-block` with the point; `bad-option`.
    pub fn analyze(
        &mut self,
        color: u32,
        suicide: u32,
        regions: u32,
        chosen: bool,
    ) -> Result<(), JsValue> {
        let start = std::mem::take(&mut self.start);
        let color = decode_color(color)?;
        let regions = match regions {
            0 => RegionRule::Small,
            1 => RegionRule::Enclosed,
            _ => return Err(bad_option()),
        };
        let rules = Rules { suicide: decode_suicide(suicide)?, regions };
        let analysis = match chosen {
            true => Analysis::starting_from(&self.board, color, rules, &start),
            false => Analysis::new(&self.board, color, rules),
        };
        match analysis {
            Ok(analysis) => self.analyses[color as usize] = Some(analysis),
            Err(reason) => return Err(unanalyzable(&reason, self.grid, &self.board)),
        }
        Ok(())
    }
}

#[wasm_bindgen]
impl Study {
    /// Adds a mark of the diagram or game to the position: a circle (0), square, triangle,
    /// cross, or the label `text` (4).
    pub fn mark(&mut self, point: Point, kind: u32, text: String) {
        let kind = match kind {
            0 => MarkKind::Circle,
            1 => MarkKind::Square,
            2 => MarkKind::Triangle,
            3 => MarkKind::Cross,
            _ => MarkKind::Label(text),
        };
        self.marks.push(Mark { point, kind });
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
