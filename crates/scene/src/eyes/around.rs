//! Outlines of points that are given as a list.

use alloc::vec::Vec;
use pass_alive::{Grid, Point};

use crate::mark::{Place, Shape};
use crate::outline::{among, trace};

/// The outlines of some points, `inset` inside the edges of their squares; `None` without points.
pub(super) fn around(grid: Grid, inset: i32, rounding: i32, points: &[Point]) -> Option<Shape> {
    let chosen = among(points, grid.len());
    let outlines = trace(grid, inset, &|point| chosen[point.index()].then_some(0));
    let polygons: Vec<Vec<Place>> = outlines.into_iter().map(|(_, outline)| outline).collect();
    (!polygons.is_empty()).then_some(Shape::Polygons { polygons, rounding })
}
