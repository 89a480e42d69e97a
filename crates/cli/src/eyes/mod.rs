//! `pass-alive eyes`: which groups live if their owner answers.

mod rules;
mod words;

use std::io::{self, Write};
use std::ops::ControlFlow;

use pass_alive::Color;
use pass_alive_eyes::solve::{Limits, Moves};
use pass_alive_json::{EyesQuestion, Solve};

use crate::arguments::{self, Points};
use crate::input::Input;
use crate::output::Output;
use crate::positions::Position;
use crate::summary;

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
    let analysis = &options.common.analysis;
    let Some(analyses) = position.analyses(analysis, output)? else { return Ok(()) };
    let question = EyesQuestion {
        colors: analysis.color.list(),
        group: &options.group,
        join: options.join.iter().map(|Points(names)| &names[..]).collect(),
        part: options.part.iter().map(|Points(names)| &names[..]).collect(),
        dead: &options.dead,
        alive: &options.alive,
        solve: options.solve.then_some(Solve {
            limits: Limits { positions: options.limit },
            moves: if options.all_moves { Moves::All } else { Moves::One },
            doubt: &options.doubt,
        }),
    };
    let go_on = &mut |_| ControlFlow::Continue(());
    let sides = match question.answers(grid, &position.snapshot.board, go_on) {
        Ok(sides) => sides,
        Err(refusal) => return position.refuse(output, &refusal),
    };
    let answer = position.answer(analysis.rules(), &analyses);
    let out = output.answers();
    if options.common.json {
        let side = |color: Color| sides.iter().find(|side| side.eyes.color == color);
        return answer.write_json(|color| Some(pass_alive_json::eyes(side(color)?)), out);
    }
    summary::write_heading(&answer, out)?;
    sides.iter().try_for_each(|side| words::write(side, out))?;
    writeln!(out)
}
