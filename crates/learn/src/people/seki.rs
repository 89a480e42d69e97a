//! Seki, as crudely as beginners learn it.

use crate::bits::{Bits, each};
use crate::definition::Seen;

/// Whether a block and one enemy block have all their liberties in common: at least two and no
/// eyes, or at least one and an eye each. An eye is an empty point with one block all around.
pub(super) fn is_in_seki(seen: &Seen, block: Bits) -> bool {
    let liberties = seen.liberties(block);
    let enemies = seen.around.parts(seen.enemy, false);
    enemies.into_iter().any(|enemy| {
        let theirs = seen.liberties(enemy);
        let shared = liberties & theirs;
        let is_eye = |point: Bits, of: Bits| seen.around.next_to(point) & !of == 0;
        let all_eyes = |points: Bits, of: Bits| each(points).all(|point| is_eye(point, of));
        let (own_eyes, enemy_eyes) = (liberties & !shared, theirs & !shared);
        all_eyes(own_eyes, block)
            && all_eyes(enemy_eyes, enemy)
            && match (own_eyes.count_ones(), enemy_eyes.count_ones()) {
                (0, 0) => shared.count_ones() >= 2,
                (1, 1) => shared != 0,
                _ => false,
            }
    })
}
