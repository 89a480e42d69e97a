//! `pass-alive eyes`: which groups live if their owner answers.

mod choices;
mod json;
mod rules;
mod side;
mod solution;
mod words;

use std::io::{self, Write};

use pass_alive::{Color, Point};
use pass_alive_eyes::solve::Moves;
use pass_alive_eyes::{Because, Eyes, Group, LookAhead};

use pass_alive_json::stones_named;

use crate::arguments;
use crate::input::Input;
use crate::output::Output;
use crate::positions::Position;
use crate::summary;

use side::Side;
pub(crate) use solution::{Declined, Solution, judgement, solver};

/// Larger boards are refused: they are those that SGF has too.
const MAX_SIDE: u32 = 52;

/// Analyses the groups of every position.
///
/// # Errors
/// If the answers cannot be written.
pub(crate) fn eyes(
    options: &arguments::Eyes,
    input: &mut Input,
    output: &mut Output,
) -> io::Result<()> {
    options
        .common
        .positions()
        .each_on_all_cores(input, output, |(), position, output| answer(options, position, output))
}

fn answer(
    options: &arguments::Eyes,
    position: &Position<'_>,
    output: &mut Output,
) -> io::Result<()> {
    let grid = match position.record.grid() {
        Ok(grid) => grid,
        Err(error) => return position.complain(output, error),
    };
    let board = &position.snapshot.board;
    if grid.columns().max(grid.rows()) > MAX_SIDE {
        return position.complain(output, "the board is too big to look for eyes");
    }
    let analysis = &options.common.analysis;
    let Some(analyses) = position.analyses(analysis, output)? else { return Ok(()) };
    let choices = match choices::choices(grid, board, options) {
        Ok(choices) => choices,
        Err(problem) => return position.complain(output, problem),
    };
    let asked = match stones_named(grid, board, &Color::BOTH, &options.group, "to ask about") {
        Ok(asked) => asked,
        Err(refusal) => return position.complain(output, refusal),
    };
    let doubts = match choices::doubts(grid, options) {
        Ok(doubts) => doubts,
        Err(refusal) => return position.complain(output, refusal),
    };
    // Its table is large, and made for the first group that needs it.
    let mut made = None;
    let moves = if options.all_moves { Moves::All } else { Moves::One };
    let mut solve = |group: &Group| {
        if !options.solve || group.because == Because::Unconditional {
            return None;
        }
        let solver = made.get_or_insert_with(|| solver(options.limit));
        Some(Solution::new(solver, grid, board, group, &doubts, moves))
    };
    let eyes = analysis.color.list().iter().filter_map(|&color| {
        // A board that was analysed has eyes to look for.
        let mut eyes = Eyes::new(grid, board, color, &choices, LookAhead::Exact).ok()?;
        if !asked.is_empty() {
            let is_asked = |stone: &Point| asked.contains(stone);
            eyes.groups.retain(|group| group.blocks.iter().flatten().any(is_asked));
        }
        let solutions = eyes.groups.iter().map(&mut solve).collect();
        Some(Side { grid, eyes, solutions })
    });
    let sides: Vec<Side> = eyes.collect();
    let answer = position.answer(analysis.rules(), &analyses);
    let out = output.answers();
    if options.common.json {
        let side = |color: Color| sides.iter().find(|side| side.eyes.color == color);
        return answer.write_json(|color| Some(side(color)?.json()), out);
    }
    summary::write_heading(&answer, out)?;
    sides.iter().try_for_each(|side| words::write(side, out))?;
    writeln!(out)
}
