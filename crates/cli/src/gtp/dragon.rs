//! Whether a group lives when its owner answers, in the words of GNU Go.

use pass_alive::Point;
use pass_alive_eyes::solve::{Limits, Moves};
use pass_alive_eyes::{Because, Choices, Eyes, LookAhead};

use super::engine::Engine;
use super::failure::{Answer, Failure};
use super::words::{Vertex, Words};
use crate::eyes::{Solution, judgement, solver};

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
        let mut solver = solver(Limits::default().positions);
        Solution::new(&mut solver, grid, board, &group, &[], Moves::One)
    });
    let found = solution.as_ref().and_then(|solution| solution.as_ref().ok());
    let (kill, save) = match found.filter(|found| found.judgement().is_some()) {
        Some(found) => (found.solved.kill(), found.solved.save()),
        None => (&group.kill[..], &group.save[..]),
    };
    let name = |points: &[Point]| {
        points.first().map_or_else(|| "PASS".to_owned(), |&point| grid.name(point))
    };
    Ok(match judgement(&group, solution.as_ref()).status {
        "alive" | "seki" => "alive".to_owned(),
        "critical" | "ko" => format!("critical {} {}", name(kill), name(save)),
        "dead" => "dead".to_owned(),
        _ => "unknown".to_owned(),
    })
}
