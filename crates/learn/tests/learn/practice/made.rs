//! Boards of the first levels: random ones, without what they do not need, and with White around.

use pass_alive::Color;
use pass_alive_learn::{Bits, Neighbors, Plane, Random, all_breathe, black_blocks, colors_touch};
use pass_alive_learn::{each, played, scattered, stripped, surrounded};

use super::grade::{Grade, hardness};
use super::level::Level;

/// Whether a board looks like one of practice: every block has a liberty and touches the other colour,
/// and at most one black block in `singles` is a single stone.
pub(crate) fn is_tidy(plane: &Plane, singles: usize) -> bool {
    let blocks = black_blocks(plane);
    let single = blocks.iter().filter(|block| block.count_ones() == 1).count();
    all_breathe(plane) && colors_touch(plane) && singles * single <= blocks.len()
}

/// A random game on an empty board, some moves on, in which Black plays so many of ten moves, and nobody into an own eye.
pub(crate) fn played_out(mut plane: Plane, of_ten: u32, random: &mut Random) -> Plane {
    let around = Neighbors::of(&plane);
    for _ in 0..plane.len() * 2 / 3 + random.below(plane.len()) {
        let color = if random.below(10) < of_ten { Color::Black } else { Color::White };
        let empty = plane.all() & !(plane.black | plane.white);
        let is_open = |&point: &Bits| around.next_to(point) & !plane.stones(color) != 0;
        let open: Vec<Bits> = each(empty).filter(is_open).collect();
        if !open.is_empty() {
            let point = open[random.below(open.len() as u32) as usize];
            plane = played(&plane, &around, color, point).unwrap_or(plane);
        }
    }
    plane
}

/// A board of a level, if a random one can be made one.
pub(super) fn made(level: &Level, random: &mut Random) -> Option<Plane> {
    let (columns, rows) = level.sizes[random.below(level.sizes.len() as u32) as usize];
    let empty = Plane::empty(columns, rows);
    let plane = match random.below(4) {
        0 => scattered(empty, random),
        more => played_out(empty, 5 + more, random),
    };
    let grade = Grade::of(&plane).filter(|grade| level.has(grade))?;
    // Of too many blocks that fall some go, but not always: they would tell that half stay.
    let least = if random.once_in(3) { grade.blocks } else { 2 * grade.staying };
    let blocks = least.clamp(*level.blocks.start(), grade.blocks);
    // What makes it hard stays.
    let hard = hardness(&plane);
    let is_kept = |plane: &Plane| {
        let keeps =
            |it: Grade| level.has(&it) && it.blocks >= blocks && it.staying >= grade.staying;
        all_breathe(plane) && Grade::of(plane).is_some_and(keeps) && hardness(plane) + 30 >= hard
    };
    let plane = stripped(plane, random, is_kept);
    let plane = surrounded(plane, random, is_kept);
    is_tidy(&plane, level.singles).then_some(plane)
}
