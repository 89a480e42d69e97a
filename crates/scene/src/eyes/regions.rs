//! Eye regions: grounds, outlines that show their kinds, and values.

use alloc::borrow::ToOwned;
use alloc::vec::Vec;
use pass_alive::{Grid, Point};

use super::around::around;
use super::content::{EyeRegion, EyeRegionKind, Eyes};
use crate::layout::at;
use crate::mark::{Scene, Shape};
use crate::names::Names;
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
/// The distance of a value's plate from the point beside it, half its height, the room on each
/// side of the text: it begins at the outline, and ends in the middle of a stone of the wall.
const PLATE_DISTANCE: i32 = 44;
const PLATE_HEIGHT: i32 = 30;
const PLATE_ROOM: i32 = 8;
const PLATE_ROUNDING: i32 = 10;
const PLATE_EDGE: i32 = 4;
/// The type of a value, and that of one longer than `2|1`.
const SIZE: i32 = 58;
const SMALL: i32 = 46;
const SHORT: usize = 3;

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

/// The values, each on a plate at a side of its region where a stone of the wall is, so that no
/// eye point is covered, and half of one stone only. The plate stands for the braces of a switch.
pub(super) fn values(view: &View<'_>, eyes: &Eyes, names: &Names, scene: &mut Scene) {
    for region in eyes.regions.iter().filter(|region| !region.value.is_empty()) {
        let Some((point, (dx, dy))) = side(view, region, names) else { continue };
        let value = region.value.strip_prefix('{').and_then(|it| it.strip_suffix('}'));
        let value = value.unwrap_or(&region.value);
        let size = if value.len() > SHORT { SMALL } else { SIZE };
        let half = width(value) * size / 200 + PLATE_ROOM;
        let (x, y) = at(view.grid(), point);
        let (x, y) = (x + dx * (PLATE_DISTANCE + half), y + dy * (PLATE_DISTANCE + PLATE_HEIGHT));
        let x = x.max(scene.left + half + PLATE_EDGE);
        let x = x.min(scene.left + scene.width - half - PLATE_EDGE);
        let (left, right, top, bottom) = (x - half, x + half, y - PLATE_HEIGHT, y + PLATE_HEIGHT);
        let polygons = vec![vec![(left, top), (right, top), (right, bottom), (left, bottom)]];
        let plate = Shape::Polygons { polygons, rounding: PLATE_ROUNDING };
        scene.fill(Role::ValuePlate, plate.clone());
        scene.pen(Role::PlateEdge, PLATE_EDGE, plate);
        scene.write(Role::EyeValue, (x, y), size, value.to_owned());
    }
}

/// A point of the region and the direction to a stone beside it: rather above or below the region,
/// since a value is wider than high, and rather a stone that carries no name.
fn side(view: &View<'_>, region: &EyeRegion, names: &Names) -> Option<(Point, (i32, i32))> {
    let grid = view.grid();
    let mut sides = Vec::new();
    for &point in region.points.iter().filter(|&&point| point.index() < grid.len()) {
        let (column, row) = grid.coordinates(point);
        for (order, (dx, dy)) in (0..).zip([(0, -1), (0, 1), (-1, 0), (1, 0)]) {
            let beside = column.checked_add_signed(dx).zip(row.checked_add_signed(dy));
            let beside = beside.and_then(|(column, row)| grid.point(column, row));
            let Some(beside) = beside.filter(|beside| !region.points.contains(beside)) else {
                continue;
            };
            if view.board.get(beside).is_none() {
                continue;
            }
            let named = u32::from(names.blocks[beside.index()].is_some());
            sides.push((order + 4 * named, (point, (dx, dy))));
        }
    }
    // The first of the best.
    sides.iter().min_by_key(|&&(order, _)| order).map(|&(_, side)| side)
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
