//! The choices of the caller.

use alloc::vec::Vec;

use pass_alive::Point;
use pass_alive_eyes::Choices;

use crate::points::points_of;

/// Choices by their points: `join` and `part` are pairs one after the other.
pub(super) fn choices(join: &[u32], part: &[u32], dead: &[u32], alive: &[u32]) -> Choices {
    let (dead, alive) = (points_of(dead), points_of(alive));
    Choices { join: pairs(join), part: pairs(part), dead, alive }
}

fn pairs(points: &[u32]) -> Vec<(Point, Point)> {
    points_of(points).chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}
