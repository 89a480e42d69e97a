//! `EyeShape`: shapes of points by themselves.

use alloc::vec::Vec;

use pass_alive_eyes::Shape;
use serde::Serialize;
use ts_rs::TS;
use wasm_bindgen::prelude::*;

use super::value::EyeValue;
use crate::record::record;

/// All free shapes of `size` points, at most 8: `EyeShape[]`.
#[wasm_bindgen(js_name = eyeShapes)]
pub fn eye_shapes(size: usize) -> Result<JsValue, JsValue> {
    let shapes = if size <= MAX_POINTS { Shape::free(size) } else { Vec::new() };
    record(&shapes.iter().map(facts).collect::<Vec<_>>())
}

/// There are 369 shapes of eight points, and 1,285 of nine.
const MAX_POINTS: usize = 8;

/// The shape of `cells`, a column and a row one after the other: `EyeShape`, or null if they are not
/// connected.
#[wasm_bindgen(js_name = eyeShape)]
pub fn eye_shape(cells: &[u32]) -> Result<JsValue, JsValue> {
    let shape = Shape::new(cells.chunks_exact(2).map(|cell| (cell[0], cell[1])));
    record(&shape.as_ref().map(facts))
}

/// The shape of an eye region, away from the corners and with a solid wall.
#[derive(Serialize, TS)]
pub(crate) struct EyeShape<'a> {
    /// Each with its column and row, from 0.
    cells: &'a [(u32, u32)],
    /// The number of points next to it.
    exterior: u32,
    value: EyeValue,
    /// Its customary name in English; null if it has none.
    name: Option<&'static str>,
    /// The vital point of a shape with the value `{2|1}`, with its column and row; otherwise empty.
    vital: Vec<(u32, u32)>,
}

fn facts(shape: &Shape) -> EyeShape<'_> {
    EyeShape {
        cells: shape.cells(),
        exterior: shape.exterior(),
        value: (&shape.value()).into(),
        name: shape.name(),
        vital: shape.vital(),
    }
}
