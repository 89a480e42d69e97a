//! `pass-alive eyes`: which groups live if their owner answers.

mod choices;
mod exact;
mod json;
mod rules;
mod side;
mod words;

use std::io::{self, Write};

use pass_alive::Color;
use pass_alive_eyes::{Eyes, LookAhead};

use crate::arguments;
use crate::input::Input;
use crate::output::Output;
use crate::positions::Position;
use crate::summary;

use exact::Exactly;
pub(crate) use exact::Played;
use side::Side;

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
    let eyes = analysis.color.list().iter().filter_map(|&color| {
        // A board that was analysed has eyes to look for.
        let eyes = Eyes::new(grid, board, color, &choices, LookAhead::Exact).ok()?;
        let play = |group| {
            let exactly = || Exactly::new(grid, board, &choices, color, group, options.limit);
            options.exact.then(exactly)
        };
        let exact = eyes.groups.iter().map(play).collect();
        Some(Side { grid, eyes, exact })
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
