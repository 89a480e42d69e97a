//! Eye regions: grounds, outlines that show their kinds, and values.

use alloc::vec::Vec;
use pass_alive::{Grid, Point};

use super::{EyeRegion, EyeRegionKind, Eyes, around};
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
/// side of the text, and its type.
const PLATE_DISTANCE: i32 = 32;
const PLATE_HEIGHT: i32 = 30;
const PLATE_ROOM: i32 = 9;
const PLATE_ROUNDING: i32 = 10;
const PLATE_EDGE: i32 = 4;
const SIZE: i32 = 62;

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
/// eye point is covered.
pub(super) fn values(view: &View<'_>, eyes: &Eyes, names: &Names, scene: &mut Scene) {
    for region in eyes.regions.iter().filter(|region| !region.value.is_empty()) {
        let Some((point, (dx, dy))) = side(view, region, names) else { continue };
        let half = width(&region.value) / 2 + PLATE_ROOM;
        let (x, y) = at(view.grid, point);
        let (x, y) = (x + dx * (PLATE_DISTANCE + half), y + dy * (PLATE_DISTANCE + PLATE_HEIGHT));
        let (left, right, top, bottom) = (x - half, x + half, y - PLATE_HEIGHT, y + PLATE_HEIGHT);
        let polygons = vec![vec![(left, top), (right, top), (right, bottom), (left, bottom)]];
        let plate = Shape::Polygons { polygons, rounding: PLATE_ROUNDING };
        scene.fill(Role::ValuePlate, plate.clone());
        scene.pen(Role::PlateEdge, PLATE_EDGE, plate);
        scene.write(Role::EyeValue, (x, y), SIZE, region.value.clone());
    }
}

/// A point of the region and the direction to a stone beside it: rather above or below the region,
/// since a value is wider than high, and rather a stone that carries no name.
fn side(view: &View<'_>, region: &EyeRegion, names: &Names) -> Option<(Point, (i32, i32))> {
    let grid = view.grid;
    let mut sides = Vec::new();
    for &point in region.points.iter().filter(|&&point| (point as usize) < grid.len()) {
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
            let named = u32::from(names.blocks[beside as usize].is_some());
            sides.push((order + 4 * named, (point, (dx, dy))));
        }
    }
    // The first of the best.
    sides.iter().min_by_key(|&&(order, _)| order).map(|&(_, side)| side)
}

/// The width of a value: figures are about 56 percent of the type wide, the rest 33 percent.
fn width(value: &str) -> i32 {
    let percent = |c: char| if c.is_ascii_digit() { 56 } else { 33 };
    value.chars().map(percent).sum::<i32>() * SIZE / 100
}
