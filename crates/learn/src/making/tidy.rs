//! Whether boards look like ones to learn from.

use crate::bits::{Bits, each};
use crate::neighbors::Neighbors;
use crate::plane::Plane;

/// Whether every block has a liberty.
#[must_use]
pub fn all_breathe(plane: &Plane) -> bool {
    let around = Neighbors::of(plane);
    let empty = plane.all() & !(plane.black | plane.white);
    let breathe = |stones| {
        around.parts(stones, false).into_iter().all(|block| around.next_to(block) & empty != 0)
    };
    breathe(plane.black) && breathe(plane.white)
}

/// Whether every block touches the other colour, by a side or diagonally: none stands in the void.
#[must_use]
pub fn colors_touch(plane: &Plane) -> bool {
    let around = Neighbors::of(plane);
    let touch = |stones, others| {
        let blocks = around.parts(stones, false);
        blocks.into_iter().all(|block| around.next_to_or_touching(block) & others != 0)
    };
    touch(plane.black, plane.white) && touch(plane.white, plane.black)
}

/// The points beside black stones, by a side or diagonally, in regions that are not small.
pub(super) fn outside(plane: &Plane) -> impl Iterator<Item = Bits> + use<> {
    let around = Neighbors::of(plane);
    let beside = around.next_to(plane.black);
    let empty = plane.all() & !(plane.black | plane.white);
    let areas = around.parts(plane.all() & !plane.black, false);
    let open = areas.into_iter().filter(|&area| area & empty & !beside != 0);
    let open = open.fold(0, |all, area| all | area);
    each(around.next_to_or_touching(plane.black) & open & empty)
}
