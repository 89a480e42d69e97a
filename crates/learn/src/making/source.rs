//! Boards at random.

use alloc::vec::Vec;

use pass_alive::Color;

use crate::bits::{Bits, each};
use crate::neighbors::Neighbors;
use crate::plane::Plane;
use crate::play::played;
use crate::random::Random;

/// Stones at random on an empty board, from sparse to crowded, without blocks that have no liberty.
pub fn scattered(mut plane: Plane, random: &mut Random) -> Plane {
    let (black, white, empty) = (2 + random.below(6), random.below(5), 2 + random.below(4));
    for point in 0..plane.len() {
        let drawn = random.below(black + white + empty);
        if drawn < black {
            plane.black |= 1 << point;
        } else if drawn < black + white {
            plane.white |= 1 << point;
        }
    }
    let around = Neighbors::of(&plane);
    let empty = plane.all() & !(plane.black | plane.white);
    let breathes = |block: &Bits| around.next_to(*block) & empty != 0;
    let kept = |stones| {
        let blocks = around.parts(stones, false).into_iter().filter(breathes);
        blocks.fold(0, |all, block| all | block)
    };
    Plane { black: kept(plane.black), white: kept(plane.white), ..plane }
}

/// A random game on an empty board, some moves on: both colours play anywhere but into their own eyes, Black more often
/// than White, or hardly anything would live.
pub fn played_out(mut plane: Plane, random: &mut Random) -> Plane {
    let around = Neighbors::of(&plane);
    for number in 0..plane.len() / 2 + random.below(plane.len()) {
        let color = if number % 5 < 3 { Color::Black } else { Color::White };
        let empty = plane.all() & !(plane.black | plane.white);
        let is_open = |&point: &Bits| around.next_to(point) & !plane.stones(color) != 0;
        let open: Vec<Bits> = each(empty).filter(is_open).collect();
        if open.is_empty() {
            continue;
        }
        let point = open[random.below(open.len() as u32) as usize];
        plane = played(&plane, &around, color, point).unwrap_or(plane);
    }
    plane
}
