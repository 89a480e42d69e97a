//! The point that the keyboard is on.

use alloc::vec::Vec;

use crate::mark::{Place, Scene};
use crate::role::Role;
use crate::sheet::Sheet;

const WIDTH: i32 = 9;
/// From the point to the corners, and the length of their arms.
const CORNER: i32 = 48;
const ARM: i32 = 18;

pub(crate) fn draw(sheet: &Sheet<'_>, scene: &mut Scene) {
    if let Some(point) = sheet.cursor {
        draw_at(sheet.place(point), scene);
    }
}

/// The cursor at a place.
pub(crate) fn draw_at(place: Place, scene: &mut Scene) {
    scene.lines(Role::Cursor, WIDTH, corners(place));
}

/// Four corners around a point.
fn corners((x, y): Place) -> Vec<(Place, Place)> {
    let mut lines = Vec::new();
    for (dx, dy) in [(-1, -1), (1, -1), (1, 1), (-1, 1)] {
        let corner = (x + dx * CORNER, y + dy * CORNER);
        lines.push((corner, (corner.0 - dx * ARM, corner.1)));
        lines.push((corner, (corner.0, corner.1 - dy * ARM)));
    }
    lines
}
