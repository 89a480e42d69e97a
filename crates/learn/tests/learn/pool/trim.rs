//! A board without what it does not need, and with White around it.

use pass_alive_learn::{Model, Plane, PoolBoard, Random, stripped, surrounded};

use super::candidates::readers;
use super::information::information;
use super::tidy::{has_both_kinds, is_tidy};

/// How many bits less a board may tell after stones are taken away, and after White is put around.
#[derive(Debug, Clone, Copy)]
pub(super) struct Loss {
    pub(super) trimmed: f64,
    pub(super) surrounded: f64,
}

/// The board without stones that are not needed for two readers to differ, for blocks to stay and
/// to fall, and for information; with White around it, where that tells as much; `None` if it does
/// not become tidy.
pub(super) fn trimmed(
    plane: Plane,
    pair: (Model, Model),
    loss: Loss,
    random: &mut Random,
) -> Option<PoolBoard> {
    if !has_both_kinds(&plane) {
        return None;
    }
    let readers = readers();
    let told = |plane: &Plane| PoolBoard::new(*plane).map_or(0.0, |it| information(&it, &readers));
    let is_kept = |plane: &Plane, bits: f64| {
        has_both_kinds(plane)
            && pair.0.staying(plane) != pair.1.staying(plane)
            && told(plane) >= bits
    };
    let bits = told(&plane) - loss.trimmed;
    let plane = stripped(plane, random, |plane| is_kept(plane, bits));
    let bits = told(&plane) - loss.surrounded;
    let plane = surrounded(plane, random, |plane| is_kept(plane, bits));
    PoolBoard::new(plane).filter(|board| is_tidy(&board.plane))
}
