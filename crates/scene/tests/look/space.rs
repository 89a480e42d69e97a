//! Boards in space for the tests of layers and solids.

use super::*;
use pass_alive::{Form, Space};

pub(crate) fn space(columns: u32, rows: u32, layers: u32, form: Form) -> Space {
    Space::new(Grid::new(columns, rows).expect("a size"), layers, form).expect("a size")
}

/// The stones of a board in reading order, as in its rows.
pub(crate) fn stones(space: Space, text: &str) -> Board {
    let mut board = Board::new(space);
    let signs = text.chars().filter(|sign| !sign.is_whitespace() && *sign != '/');
    for (point, sign) in board.points().zip(signs) {
        board.set(
            point,
            match sign {
                'X' => Some(Color::Black),
                'O' => Some(Color::White),
                _ => None,
            },
        );
    }
    board
}

/// So many stones of both colours anywhere, without those that have no liberty.
pub(crate) fn scattered(space: Space, count: usize, seed: u64) -> Board {
    let mut board = Board::new(space);
    let mut state = seed;
    for number in 0..count {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let color = Color::BOTH[number % 2];
        board.set(Point::new(((state >> 33) % space.len() as u64) as u32), Some(color));
    }
    while let Some(block) = board.block_without_liberties() {
        block.into_iter().for_each(|point| board.set(point, None));
    }
    board
}

/// Seven stones in the corner of a cube, with eyes on 1:A3 and 3:A3.
pub(crate) const CORNER: &str = ".X. X.. ... / XX. X.. ... / .X. X.. ...";

/// The middles and radii of the discs of `role`.
pub(crate) fn discs(scene: &Scene, role: Role) -> Vec<((i32, i32), i32)> {
    let marks = scene.marks.iter().filter(|mark| mark.role == role);
    marks
        .filter_map(|mark| match mark.shape {
            Shape::Disc { center, radius } => Some((center, radius)),
            _ => None,
        })
        .collect()
}
