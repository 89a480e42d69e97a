//! The choices of the caller.

use alloc::vec::Vec;

use pass_alive::Point;
use pass_alive_eyes::Choices;

/// Choices by their points: `join` and `part` are pairs one after the other.
pub(super) fn choices(join: &[Point], part: &[Point], dead: &[Point], alive: &[Point]) -> Choices {
    Choices { join: pairs(join), part: pairs(part), dead: dead.to_vec(), alive: alive.to_vec() }
}

fn pairs(points: &[Point]) -> Vec<(Point, Point)> {
    points.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}
