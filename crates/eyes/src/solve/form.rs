//! The one form into which fights are put, so that answers and limits are the same however the board is
//! turned.

use alloc::vec::Vec;

use pass_alive::{Grid, Point};

/// A point in the one form.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Placed {
    /// Its row and column, from those of the first point in each direction.
    pub(super) row: u32,
    pub(super) column: u32,
    described: u32,
    /// Its number before.
    pub(super) at: usize,
}

/// The points, row by row, in that of the eight ways to turn and mirror the board in which their places and
/// descriptions come first.
pub(super) fn order(grid: Grid, points: &[Point], described: &[u32]) -> Vec<Placed> {
    let places: Vec<(i32, i32)> = points
        .iter()
        .map(|&point| {
            let (column, row) = grid.coordinates(point);
            (column as i32, row as i32)
        })
        .collect();
    let ways = (0..8).map(|way| {
        let turn = |(x, y): (i32, i32)| {
            let (x, y) = if way & 4 != 0 { (y, x) } else { (x, y) };
            (if way & 2 != 0 { -x } else { x }, if way & 1 != 0 { -y } else { y })
        };
        let turned: Vec<(i32, i32)> = places.iter().copied().map(turn).collect();
        let left = turned.iter().map(|place| place.0).min().unwrap_or(0);
        let top = turned.iter().map(|place| place.1).min().unwrap_or(0);
        let mut placed: Vec<Placed> = turned
            .iter()
            .zip(described)
            .enumerate()
            .map(|(at, (&(x, y), &described))| {
                let (row, column) = ((y - top) as u32, (x - left) as u32);
                Placed { row, column, described, at }
            })
            .collect();
        placed.sort_unstable();
        placed
    });
    let looks = |placed: &Vec<Placed>| -> Vec<(u32, u32, u32)> {
        placed.iter().map(|point| (point.row, point.column, point.described)).collect()
    };
    ways.min_by_key(looks).unwrap_or_default()
}
