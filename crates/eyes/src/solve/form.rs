//! The one form into which fights are put, so that answers and limits are the same however the board is
//! turned.

use alloc::vec::Vec;

use pass_alive::{Grid, Point};

/// The order of the points in that of the eight ways to turn and mirror the board in which their
/// places and descriptions come first.
pub(super) fn order(grid: Grid, points: &[Point], described: &[u32]) -> Vec<usize> {
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
        let mut order: Vec<usize> = (0..points.len()).collect();
        order.sort_unstable_by_key(|&at| (turned[at].1, turned[at].0));
        let signature: Vec<(i32, i32, u32)> = order
            .iter()
            .map(|&at| (turned[at].1 - top, turned[at].0 - left, described[at]))
            .collect();
        (signature, order)
    });
    ways.min().map(|(_, order)| order).unwrap_or_default()
}
