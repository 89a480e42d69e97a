//! `pass-alive analyze`.

use std::io::{self, Write};

use crate::arguments::Analyze;
use crate::input::Input;
use crate::output::Output;
use crate::positions::{Asked, Position};
use crate::selection::Moves;
use crate::summary;

/// Answers for every position of every file.
///
/// # Errors
/// If the answers cannot be written.
pub(crate) fn analyze(asked: &Analyze, input: &mut Input, output: &mut Output) -> io::Result<()> {
    let moves = match asked.every {
        Some(step) => Moves::Every(step.get()),
        None => asked.question.moves(),
    };
    let positions = Asked { files: &asked.files, index: None, moves };
    positions.each_on_all_cores(input, output, |position, output| answer(asked, position, output))
}

fn answer(asked: &Analyze, position: &Position<'_>, output: &mut Output) -> io::Result<()> {
    let Some(analyses) = position.analyses(&asked.question, output)? else { return Ok(()) };
    let answer = position.answer(asked.question.rules(), &analyses);
    if asked.json {
        serde_json::to_writer(output.answers(), &answer.json())?;
        writeln!(output.answers())
    } else {
        summary::write(&answer, output.answers())
    }
}
