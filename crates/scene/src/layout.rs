//! The places of points and edges, in board units.

use alloc::vec::Vec;
use pass_alive::{Grid, Point};

use crate::mark::{Place, Scene};
use crate::view::{Layers, View};

/// The distance between two lines, in board units.
pub const SPACING: i32 = 100;

/// From a point to the edge of its square.
pub(crate) const HALF: i32 = SPACING / 2;

/// From the outermost line to the edge of the drawing.
const MARGIN: i32 = 62;
const MARGIN_WITH_COORDINATES: i32 = 118;

/// From the outermost line to the middle of the coordinates.
pub(crate) const COORDINATE_DISTANCE: i32 = 84;

/// The place of `point`.
pub(crate) fn at(grid: Grid, point: Point) -> Place {
    let (column, row) = grid.coordinates(point);
    (column as i32 * SPACING, row as i32 * SPACING)
}

/// From the outermost line to the edge of the drawing of `view`.
pub(crate) fn margin(view: &View<'_>) -> i32 {
    if view.layers.contain(Layers::COORDINATES) { MARGIN_WITH_COORDINATES } else { MARGIN }
}

/// The width and height of the drawing of `view`, in board units.
pub fn size(view: &View<'_>) -> (i32, i32) {
    let side = |points: u32| (points as i32 - 1) * SPACING + 2 * margin(view);
    (side(view.grid().columns()), side(view.grid().rows()))
}

/// The empty drawing of `view`.
pub(crate) fn frame(view: &View<'_>) -> Scene {
    let (width, height) = size(view);
    let margin = margin(view);
    Scene { left: -margin, top: -margin, width, height, crisp: true, marks: Vec::new() }
}
