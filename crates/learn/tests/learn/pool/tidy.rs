//! Which boards look like ones to learn from.

use pass_alive_learn::{Model, Plane, all_breathe, black_blocks, colors_touch};

/// Both colours; some of two to six black blocks stay and some fall; every block has a liberty and
/// touches the other colour, so that no stone stands in the void; and at most one black block is a
/// single stone.
pub(super) fn is_tidy(plane: &Plane) -> bool {
    let blocks = black_blocks(plane);
    let singles = blocks.iter().filter(|block| block.count_ones() == 1).count();
    has_both_kinds(plane) && colors_touch(plane) && singles <= 1
}

/// Both colours, every block with a liberty, and of two to six black blocks some stay and some fall.
pub(super) fn has_both_kinds(plane: &Plane) -> bool {
    let blocks = black_blocks(plane).len() as u32;
    let staying = Model::Faultless.staying(plane).count_ones();
    plane.white != 0
        && (2..=6).contains(&blocks)
        && 0 < staying
        && staying < blocks
        && all_breathe(plane)
}
