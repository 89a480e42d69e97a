//! `pass-alive analyze`.

use std::io;

use pass_alive::Color;

use crate::alive;
use crate::arguments::Analyze;
use crate::input::Input;
use crate::output::Output;
use crate::positions::{Position, Positions};
use crate::summary;
use pass_alive_json::Selection;

/// Answers for every position of every file.
///
/// # Errors
/// If the answers cannot be written.
pub(crate) fn analyze(options: &Analyze, input: &mut Input, output: &mut Output) -> io::Result<()> {
    let moves = match options.every {
        Some(step) => Selection::Every(step),
        None => options.analysis.moves(),
    };
    let form = options.analysis.form;
    // Lines of points stay in step with the positions.
    let missing = if options.alive { "\n" } else { "" };
    let positions = Positions { files: &options.files, index: None, moves, form, missing };
    if options.alive {
        return positions.each_on_all_cores(
            input,
            output,
            |judge: &mut alive::Judge, position, output| {
                judge.answer(&options.analysis, position, output)
            },
        );
    }
    positions
        .each_on_all_cores(input, output, |(), position, output| answer(options, position, output))
}

fn answer(options: &Analyze, position: &Position<'_>, output: &mut Output) -> io::Result<()> {
    let Some(analyses) = position.analyses(&options.analysis, output)? else { return Ok(()) };
    let answer = position.answer(options.analysis.rules(), &analyses);
    if options.json {
        let side = |color: Color| {
            let analysis = analyses.iter().find(|analysis| analysis.color() == color)?;
            Some(pass_alive_json::analysis(answer.space, analysis))
        };
        answer.write_json(side, output.answers())
    } else {
        summary::write(&answer, output.answers())
    }
}
