//! Boards in space: `web/engine/space.ts`.

use alloc::vec::Vec;

use pass_alive::{Grid, Point, Space, Surface};
use pass_alive_scene::SPACING;
use serde::Serialize;
use ts_rs::TS;
use wasm_bindgen::prelude::*;

use super::picture::SpacePicture;
use crate::points::points_of;
use crate::problem::{parse, problem};
use crate::record::{numbers, record};
use crate::study::Study;
use crate::value::Object;
use crate::view::ViewOptions;

#[wasm_bindgen]
impl Study {
    /// A position on a board with layers or joined edges, in reading order: `form` is `box`, `cylinder`
    /// or `torus`.
    ///
    /// # Errors
    /// `bad-position`; `bad-option`.
    #[wasm_bindgen(js_name = inSpace)]
    pub fn in_space(
        columns: u32,
        rows: u32,
        layers: u32,
        form: &str,
        stones: &str,
    ) -> Result<Study, JsValue> {
        let form = parse(form)?;
        let layer = Grid::new(columns, rows);
        Self::of(layer.and_then(|layer| Space::new(layer, layers, form)), stones)
    }

    /// The middle of `point` on the drawing of a board in space, in spacings from its top left corner:
    /// x and y.
    ///
    /// # Errors
    /// `no-point`; `bad-option`.
    pub fn place(&self, view: &Object, point: u32) -> Result<Vec<f64>, JsValue> {
        let point = Point::new(point);
        if point.index() >= self.space.len() {
            return Err(problem("no-point"));
        }
        let options = ViewOptions::decode(view)?;
        let (x, y) = SpacePicture::decode(view)?.place(&options.of(self), point);
        Ok([x, y].map(|unit| f64::from(unit) / f64::from(SPACING)).into())
    }

    /// `RegionSurface`: the points around some others, such as those of a region.
    ///
    /// # Errors
    /// `no-point`.
    pub fn surface(&self, region: &[u32]) -> Result<JsValue, JsValue> {
        let region = points_of(region);
        if region.iter().any(|point| point.index() >= self.space.len()) {
            return Err(problem("no-point"));
        }
        let surface = Surface::new(self.space, &region);
        record(&RegionSurface {
            pieces: surface.pieces.len() as u32,
            hangs_together: surface.is_18_connected,
            points: numbers(&surface.points),
        })
    }
}

/// The points around a region.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub(crate) struct RegionSurface {
    points: Vec<u32>,
    /// The number of its parts that are connected along the lines of the board.
    pieces: u32,
    /// True if it is one part when points one step apart in each of two directions count as connected too:
    /// the 18 around a point, on a board of one layer eight.
    hangs_together: bool,
}
