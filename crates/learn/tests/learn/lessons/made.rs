//! Boards for a lesson: random ones, without what they do not need, and with White around; or groups in walls.

use std::collections::BTreeSet;

use pass_alive_learn::{Mistake, Plane, Random, all_breathe, scattered, stripped, surrounded};

use super::answers::walled;
use super::board::Board;
use super::lesson::{Lesson, Source};
use crate::practice::{is_tidy, played_out};

/// At most one black block in so many is a single stone.
pub(super) const SINGLES: usize = 3;

/// Boards of which no two differ by symmetry and exchange of the colours only, as far as so many
/// attempts find them: about the same number for each mistake.
pub(super) fn candidates(
    lesson: &Lesson,
    mistakes: &[Mistake],
    attempts: u32,
    random: &mut Random,
) -> Vec<Board> {
    let mut seen = BTreeSet::new();
    let mut found: Vec<Board> = Vec::new();
    let mut counts = vec![0; mistakes.len() + 1];
    for _ in 0..attempts {
        if found.len() == lesson.candidates {
            break;
        }
        let Some(board) = made(lesson, mistakes, &counts, random) else { continue };
        if seen.insert(board.plane.canonical()) {
            let places = 0..counts.len();
            places.filter(|place| board.misleads >> place & 1 == 1).for_each(|it| counts[it] += 1);
            found.push(board);
        }
    }
    found
}

/// A board that misleads readers with the mistake for which there are fewest, and that is not guessed.
fn made(
    lesson: &Lesson,
    mistakes: &[Mistake],
    counts: &[u32],
    random: &mut Random,
) -> Option<Board> {
    let (columns, rows, layers) = lesson.sizes[random.below(lesson.sizes.len() as u32) as usize];
    let empty = Plane { layers, ..Plane::empty(columns, rows) };
    let plane = match lesson.source {
        Source::Groups => walled(empty, random)?,
        Source::Random => match random.below(4) {
            0 => scattered(empty, random),
            more => played_out(empty, 5 + more, random),
        },
    };
    let board = Board::of(&plane, lesson, mistakes)?;
    let misleads = (0..counts.len()).filter(|place| board.misleads >> place & 1 == 1);
    let rarest = misleads.min_by_key(|&place| counts[place])?;
    let fits = |board: &Board| {
        let guessed = board.guessed.iter().max().expect("those who guess");
        board.misleads >> rarest & 1 == 1 && 100 * guessed <= lesson.guessed * board.blocks
    };
    if !fits(&board) {
        return None;
    }
    if lesson.source == Source::Groups {
        return is_tidy(&plane, SINGLES).then_some(board);
    }
    let is_kept = |plane: &Plane| {
        all_breathe(plane) && Board::of(plane, lesson, mistakes).is_some_and(|it| fits(&it))
    };
    let plane = stripped(plane, random, is_kept);
    let plane = surrounded(plane, random, is_kept);
    if is_tidy(&plane, SINGLES) { Board::of(&plane, lesson, mistakes) } else { None }
}
