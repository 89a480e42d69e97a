//! Boards for the lesson on groups whose owner answers.

use std::ops::ControlFlow;

use pass_alive::{Color, Suicide};
use pass_alive_eyes::solve::{Limits, Moves, Solver, Verdict};
use pass_alive_eyes::{Basis, Because, Choices, Eyes, LookAhead, Solution};
use pass_alive_learn::{
    Benson, Bits, Neighbors, Plane, Random, all_breathe, black_blocks, decide, each,
};

use super::lesson::Lesson;

/// Enough for spaces of six points.
const POSITIONS: u64 = 50_000;

/// The blocks of Black that stay if White begins and Black answers, by their places, if the solver proves it for
/// each, without a ko, and each is a group by itself.
pub(super) fn answered(plane: &Plane, _: &Lesson) -> Option<Bits> {
    let board = plane.board();
    let grid = board.grid()?;
    let blocks = black_blocks(plane);
    let eyes = Eyes::new(grid, &board, Color::Black, &Choices::default(), LookAhead::Skip).ok()?;
    if eyes.groups.len() != blocks.len() {
        return None;
    }
    let mut solver = Solver::new(Limits { positions: POSITIONS });
    let mut staying = 0;
    for group in &eyes.groups {
        let first = group.stones()[0].number();
        let place = blocks.iter().position(|block| block >> first & 1 == 1)?;
        let stays = group.because == Because::Unconditional || {
            let go_on = &mut |_| ControlFlow::Continue(());
            let found =
                Solution::new(&mut solver, grid, &board, group, &[], Moves::One, go_on).ok()?;
            let judged = found.judgement()?;
            let byko = found.both_first().iter().any(|first| first.contested);
            if judged.basis != Basis::Proven || byko {
                return None;
            }
            match judged.status {
                Verdict::Alive | Verdict::Seki => true,
                Verdict::Critical | Verdict::Dead => false,
                _ => return None,
            }
        };
        staying |= Bits::from(stays) << place;
    }
    Some(staying)
}

/// The points inside a group.
const SPACE: std::ops::RangeInclusive<u32> = 3..=6;

/// Two black groups, each a wall around a space with at most two white stones in it, and living white stones
/// everywhere else; if random spaces have room.
pub(super) fn walled(empty: Plane, random: &mut Random) -> Option<Plane> {
    let around = Neighbors::of(&empty);
    let mut plane = empty;
    // The points that a group may not touch.
    let mut taken: Bits = 0;
    let mut inside: Bits = 0;
    for _ in 0..2 {
        let space = space(&empty, random);
        let wall = around.next_to_or_touching(space) & !space;
        if (space | wall) & taken != 0 {
            return None;
        }
        taken |= space | wall | around.next_to(wall);
        inside |= space;
        plane.black |= wall;
        for point in each(space) {
            let prisoners = plane.white & space;
            if prisoners.count_ones() < 2 && random.once_in(5) {
                plane.white |= point;
            }
        }
    }
    let outside = plane.all() & !(plane.black | inside);
    let hole = |among: Bits, random: &mut Random| -> Bits {
        let points: Vec<Bits> = each(among).collect();
        if points.is_empty() { 0 } else { points[random.below(points.len() as u32) as usize] }
    };
    let beside = around.next_to(plane.black);
    let one = hole(outside & !beside, random);
    let two = hole(outside & !beside & !around.next_to_or_touching(one) & !one, random);
    // A liberty outside.
    let three = if random.once_in(2) { hole(outside & beside, random) } else { 0 };
    plane.white |= outside & !(one | two | three);
    let living = decide(&plane, Color::White, Suicide::Forbidden, &Benson).alive;
    (all_breathe(&plane) && plane.white & outside & !living == 0).then_some(plane)
}

/// A connected space that touches an edge.
fn space(empty: &Plane, random: &mut Random) -> Bits {
    let around = Neighbors::of(empty);
    let edge = each(empty.all()).filter(|&point| around.next_to(point).count_ones() < 4);
    let edge: Vec<Bits> = edge.collect();
    let mut space = edge[random.below(edge.len() as u32) as usize];
    let size = SPACE.start() + random.below(SPACE.end() - SPACE.start() + 1);
    while space.count_ones() < size {
        let next: Vec<Bits> = each(around.next_to(space) & !space).collect();
        space |= next[random.below(next.len() as u32) as usize];
    }
    space
}
