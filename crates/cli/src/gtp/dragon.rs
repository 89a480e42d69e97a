//! Whether a group lives when its owner answers, in the words of GNU Go.

use std::ops::ControlFlow;

use pass_alive::Point;
use pass_alive_eyes::solve::{Moves, Solver, Verdict};
use pass_alive_eyes::{Because, Choices, Eyes, Judgement, LookAhead, Solution};

use super::engine::Engine;
use super::failure::{Answer, Failure};
use super::words::{Vertex, Words};

/// The status of the group with a stone on a point: that of `eyes --solve`, a ko as `critical` and a seki
/// as `alive`; of a critical group also a move that kills and one that saves.
pub(super) fn dragon_status(engine: &mut Engine, words: &mut Words<'_>) -> Answer {
    let (grid, board) = (engine.grid(), engine.board());
    let Vertex::On(point) = words.vertex(grid)? else { return Err(Failure::SyntaxError) };
    let color = board.get(point).ok_or(Failure::SyntaxError)?;
    let eyes = Eyes::new(grid, board, color, &Choices::default(), LookAhead::Exact);
    let groups = eyes.map_err(|_| Failure::IllegalPosition)?.groups;
    let holds = |stones: &Vec<Point>| stones.contains(&point);
    let group = groups.into_iter().find(|group| group.blocks.iter().any(holds));
    let group = group.ok_or(Failure::SyntaxError)?;
    let solution = (group.because != Because::Unconditional).then(|| {
        let go_on = &mut |_| ControlFlow::Continue(());
        Solution::new(&mut Solver::default(), grid, board, &group, &[], Moves::One, go_on)
    });
    let found = solution.and_then(Result::ok);
    let (kill, save) = match found.as_ref().filter(|found| found.judgement().is_some()) {
        Some(found) => (found.solved.kill(), found.solved.save()),
        None => (&group.kill[..], &group.save[..]),
    };
    let name = |points: &[Point]| {
        points.first().map_or_else(|| "PASS".to_owned(), |&point| grid.name(point))
    };
    Ok(match Judgement::of(&group, found.as_ref()).status {
        Verdict::Alive | Verdict::Seki => "alive".to_owned(),
        Verdict::Critical | Verdict::Ko => format!("critical {} {}", name(kill), name(save)),
        Verdict::Dead => "dead".to_owned(),
        Verdict::Unsettled => "unknown".to_owned(),
    })
}
