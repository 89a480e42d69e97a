//! Eye regions: grounds, outlines that show their kinds, and values.

use alloc::borrow::ToOwned;
use pass_alive::{Grid, Point};

use super::around::around;
use super::content::{EyeRegion, EyeRegionKind, Eyes};
use crate::layout::at;
use crate::mark::{Scene, Shape};
use crate::role::Role;
use crate::view::View;

/// The distance of an outline from the edges of its squares, so that that of the group is beside
/// it, and the distance of the inner line of a mixed region.
const INSET: i32 = 9;
const INNER_INSET: i32 = 18;
const ROUNDING: i32 = 16;
const WIDTH: i32 = 6;
const THIN: i32 = 4;
const DASH: i32 = 16;
const DOT: i32 = 6;
/// Half of a square: no plate is wider, so that none covers a stone of the wall.
const HALF: i32 = 50;
/// The room on each side of a value, in percent of its type.
const ROOM: i32 = 14;
const PLATE_ROUNDING: i32 = 10;
const PLATE_EDGE: i32 = 4;
/// The type of a value between two points, and of one at the lower edge of a point's square.
const SIZE: i32 = 58;
const SMALL: i32 = 36;

pub(super) fn grounds(grid: Grid, eyes: &Eyes, scene: &mut Scene) {
    for region in &eyes.regions {
        if let Some(shape) = around(grid, INSET, ROUNDING, &region.points) {
            scene.fill(Role::EyeGround, shape);
        }
    }
}

/// Solid for pure regions, dashed for semi-pure ones, dotted around a prisoner, double for mixed.
pub(super) fn outlines(grid: Grid, eyes: &Eyes, scene: &mut Scene) {
    for region in &eyes.regions {
        let Some(outline) = around(grid, INSET, ROUNDING, &region.points) else { continue };
        let role = region.kind.role();
        match region.kind {
            EyeRegionKind::Pure => scene.pen(role, WIDTH, outline),
            EyeRegionKind::SemiPure => scene.dashes(role, WIDTH, DASH, outline),
            EyeRegionKind::Prisoner => scene.dashes(role, WIDTH, DOT, outline),
            EyeRegionKind::Mixed => {
                scene.pen(role, THIN, outline);
                if let Some(inner) = around(grid, INNER_INSET, ROUNDING / 2, &region.points) {
                    scene.pen(role, THIN, inner);
                }
            }
        }
    }
}

/// The values, each on a plate that covers no stone of the wall and not the middle of an eye point.
/// It stands for the braces of a switch.
pub(super) fn values(view: &View<'_>, eyes: &Eyes, scene: &mut Scene) {
    for region in eyes.regions.iter().filter(|region| !region.value.is_empty()) {
        let Some((point, is_above)) = place(view, eyes, region) else { continue };
        let value = region.value.strip_prefix('{').and_then(|it| it.strip_suffix('}'));
        let value = value.unwrap_or(&region.value);
        let width = width(value) + 2 * ROOM;
        let size = if is_above { SIZE } else { SMALL }.min(200 * HALF / width);
        let (half, height) = (width * size / 200, size / 2);
        let (x, y) = at(view.grid(), point);
        let y = if is_above { y + HALF } else { y + HALF - height };
        let (left, right, top, bottom) = (x - half, x + half, y - height, y + height);
        let polygons = vec![vec![(left, top), (right, top), (right, bottom), (left, bottom)]];
        let plate = Shape::Polygons { polygons, rounding: PLATE_ROUNDING };
        scene.fill(Role::ValuePlate, plate.clone());
        scene.pen(Role::PlateEdge, PLATE_EDGE, plate);
        scene.write(Role::EyeValue, (x, y), size, value.to_owned());
    }
}

/// The place of a value: below a point, between it and another one of the region (true), or at the
/// lower edge of its square. Rather where no stone is, and no vital move.
fn place(view: &View<'_>, eyes: &Eyes, region: &EyeRegion) -> Option<(Point, bool)> {
    let grid = view.grid();
    let taken = |point: Point| {
        2 * u32::from(view.board.get(point).is_some())
            + u32::from(eyes.save.contains(&point) || eyes.kill.contains(&point))
    };
    let points = region.points.iter().copied().filter(|point| point.index() < grid.len());
    let places = points.flat_map(|point| {
        let (column, row) = grid.coordinates(point);
        let below = grid.point(column, row + 1).filter(|below| region.points.contains(below));
        let pair = below.map(|below| (taken(point).max(taken(below)), (point, true)));
        // A pair where a stone is has nothing over a point where none is.
        pair.into_iter().chain([(taken(point), (point, false))])
    });
    places.min_by_key(|&(taken, (_, is_above))| (taken > 1, !is_above, taken)).map(|(_, it)| it)
}

/// The width of a value in percent of its type: figures are about 56 wide, the bar 26, a brace 33.
fn width(value: &str) -> i32 {
    let percent = |c: char| match c {
        '0'..='9' => 56,
        '|' => 26,
        _ => 33,
    };
    value.chars().map(percent).sum()
}
