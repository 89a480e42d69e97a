//! Boards without what they do not need, and with White around what is left.

use alloc::vec::Vec;

use crate::bits::{Bits, each};
use crate::making::tidy::outside;
use crate::neighbors::Neighbors;
use crate::plane::Plane;
use crate::random::Random;

/// The board without stones that are not needed for what `is_kept` asks: whole blocks, and then one
/// stone after the other, in random order.
pub fn stripped(mut plane: Plane, random: &mut Random, is_kept: impl Fn(&Plane) -> bool) -> Plane {
    let around = Neighbors::of(&plane);
    let mut parts = around.parts(plane.black, false);
    parts.extend(around.parts(plane.white, false));
    shuffle(&mut parts, random);
    let mut stones: Vec<Bits> = each(plane.black | plane.white).collect();
    shuffle(&mut stones, random);
    for set in parts.into_iter().chain(stones) {
        let less = Plane { black: plane.black & !set, white: plane.white & !set, ..plane };
        if less != plane && is_kept(&less) {
            plane = less;
        }
    }
    plane
}

/// The board with White on each point around Black, outside of small regions, where `is_kept` agrees.
pub fn surrounded(
    mut plane: Plane,
    random: &mut Random,
    is_kept: impl Fn(&Plane) -> bool,
) -> Plane {
    let mut points: Vec<Bits> = outside(&plane).collect();
    shuffle(&mut points, random);
    for point in points {
        let more = Plane { white: plane.white | point, ..plane };
        if is_kept(&more) {
            plane = more;
        }
    }
    plane
}

fn shuffle(all: &mut [Bits], random: &mut Random) {
    for place in (1..all.len()).rev() {
        all.swap(place, random.below(place as u32 + 1) as usize);
    }
}
