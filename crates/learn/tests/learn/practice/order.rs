//! The order of boards.

use std::collections::BTreeSet;

use pass_alive_learn::Plane;

use super::grade::Grade;

/// A board, and the game that it is from.
#[derive(Debug, Clone, Copy)]
pub(super) struct Candidate {
    pub(super) board: Plane,
    pub(super) game: Option<usize>,
}

/// A game comes again after so many others.
const APART: usize = 3;

/// So many of a hundred blocks stay.
const STAYING: i32 = 45;

/// Boards of which no two differ by symmetry and exchange of the colours only, in an order in which the
/// share of blocks that stay is about the same wherever one begins, also over the end.
pub(super) fn ordered(number: usize, mut make: impl FnMut() -> Option<Candidate>) -> Vec<Plane> {
    let mut seen = BTreeSet::new();
    let mut waiting: Vec<(Candidate, Grade)> = Vec::new();
    let mut ordered: Vec<Candidate> = Vec::new();
    // How many hundredths of a block more stay than should.
    let mut more = 0_i32;
    while ordered.len() < number {
        let Some(made) = make().filter(|made| seen.insert(made.board.canonical())) else {
            continue;
        };
        waiting.push((made, Grade::of(&made.board).expect("a graded board")));
        while ordered.len() < number {
            let recent = &ordered[ordered.len().saturating_sub(APART)..];
            let fits = |(it, grade): &(Candidate, Grade)| {
                let is_new = it.game.is_none() || recent.iter().all(|other| other.game != it.game);
                is_new && (more + excess(grade)).abs() <= 70 + 5 * grade.blocks as i32
            };
            let Some(place) = waiting.iter().position(fits) else { break };
            let (next, grade) = waiting.remove(place);
            more += excess(&grade);
            ordered.push(next);
        }
    }
    ordered.into_iter().map(|it| it.board).collect()
}

fn excess(grade: &Grade) -> i32 {
    100 * grade.staying as i32 - STAYING * grade.blocks as i32
}
