//! The board without anything on it: lines, star points, coordinates.

use alloc::string::ToString;
use alloc::vec::Vec;
use pass_alive::{ColumnName, Grid};

use crate::layout::{COORDINATE_DISTANCE, SPACING};
use crate::mark::{Scene, disc, sharp};
use crate::role::Role;
use crate::sheet::Sheet;
use crate::view::{Layers, View};

const LINE: i32 = 4;
const BORDER: i32 = 7;
const STAR: i32 = 11;
/// Half the length of the stroke for a line without length, on a board one point wide.
const STROKE: i32 = 14;
/// The ground goes on under the edge of the drawing, so that no pixel stays bare.
const BLEED: i32 = 10;
/// At most half the size of a name, so that neither is taken for the other.
pub(crate) const COORDINATE_SIZE: i32 = 29;

/// The ground of the whole drawing.
pub(crate) fn sheet(scene: &mut Scene) {
    let (left, top) = (scene.left - BLEED, scene.top - BLEED);
    let (right, bottom) = (left + scene.width + 2 * BLEED, top + scene.height + 2 * BLEED);
    let sheet = vec![(left, top), (right, top), (right, bottom), (left, bottom)];
    scene.fill(Role::Board, sharp(vec![sheet]));
}

/// The lines and star points, which lie over the grounds of regions.
pub(crate) fn lines(sheet: &Sheet<'_>, scene: &mut Scene) {
    let grid = sheet.grid;
    let last = |count: u32| (count as i32 - 1) * SPACING;
    let (right, bottom) = (last(grid.columns()), last(grid.rows()));
    let reach = |end: i32| if end == 0 { (-STROKE, STROKE) } else { (0, end) };
    let ((x0, x1), (y0, y1)) = (reach(right), reach(bottom));
    let upright = |x: i32| ((x, y0), (x, y1));
    let level = |y: i32| ((x0, y), (x1, y));
    let mut inside = Vec::new();
    for column in 1..right / SPACING {
        inside.push(upright(column * SPACING));
    }
    for row in 1..bottom / SPACING {
        inside.push(level(row * SPACING));
    }
    scene.lines(Role::Grid, LINE, inside);
    if right == 0 || bottom == 0 {
        let ends = vec![upright(0), upright(right), level(0), level(bottom)];
        scene.lines(Role::Grid, LINE, ends);
    } else {
        let border = vec![(0, 0), (right, 0), (right, bottom), (0, bottom)];
        scene.pen(Role::Grid, BORDER, sharp(vec![border]));
    }
    for &star in &sheet.stars {
        scene.fill(Role::Star, disc(star, STAR));
    }
}

/// The letters and numbers around the board, if the view has them.
pub(crate) fn coordinates(view: &View<'_>, scene: &mut Scene) {
    if !view.layers.contain(Layers::COORDINATES) {
        return;
    }
    name_lines(view.grid(), (0, 0), (0, 0), scene);
}

/// The letters and numbers of `grid`, moved out by a distance to the sides and one above and below, from
/// a first column and row on.
pub(crate) fn name_lines(
    grid: Grid,
    (beside, above): (i32, i32),
    first: (u32, u32),
    scene: &mut Scene,
) {
    let end = |count: u32| (count as i32 - 1) * SPACING + COORDINATE_DISTANCE;
    for column in 0..grid.columns() {
        for y in [-COORDINATE_DISTANCE - above, end(grid.rows()) + above] {
            let center = (column as i32 * SPACING, y);
            let name = ColumnName((column + first.0) % grid.columns()).to_string();
            scene.write(Role::Coordinate, center, COORDINATE_SIZE, name);
        }
    }
    for row in 0..grid.rows() {
        for x in [-COORDINATE_DISTANCE - beside, end(grid.columns()) + beside] {
            let center = (x, row as i32 * SPACING);
            let name = (grid.rows() - (row + first.1) % grid.rows()).to_string();
            scene.write(Role::Coordinate, center, COORDINATE_SIZE, name);
        }
    }
}
