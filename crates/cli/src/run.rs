//! `pass-alive analyze`.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use pass_alive::notation::{self, Record, Snapshot};

use crate::answer::Answer;
use crate::arguments::Analyze;
use crate::input::Input;
use crate::output::Output;
use crate::selection::{Moves, analyses};
use crate::summary;

/// Answers for every position of every file.
///
/// # Errors
/// If the answers cannot be written.
pub(crate) fn analyze(asked: &Analyze, output: &mut Output) -> io::Result<()> {
    let standard_input = [PathBuf::from("-")];
    let files = if asked.files.is_empty() { &standard_input[..] } else { &asked.files };
    files.iter().try_for_each(|file| analyze_file(asked, file, output))
}

fn analyze_file(asked: &Analyze, path: &Path, output: &mut Output) -> io::Result<()> {
    let input = match Input::read(path) {
        Ok(input) => input,
        Err(problem) => return output.complain(path.display(), problem),
    };
    input.warn(output)?;
    for (index, record) in notation::read(&input.text).into_iter().enumerate() {
        match record {
            Ok(record) => analyze_record(asked, &input, index, &record, output)?,
            Err(error) => output.complain(input.place(error.line, error.column), error)?,
        }
    }
    Ok(())
}

fn analyze_record(
    asked: &Analyze,
    input: &Input,
    index: usize,
    record: &Record,
    output: &mut Output,
) -> io::Result<()> {
    let moves = match (asked.question.move_number, asked.every) {
        (Some(number), _) => Moves::One(number),
        (None, Some(step)) => Moves::Every(step.get()),
        (None, None) => Moves::Last,
    };
    let (line, column) = record.place();
    match moves.of(record) {
        Err(problem) => output.complain(input.place(line, column), problem),
        Ok(mut positions) => positions
            .try_for_each(|snapshot| answer(asked, input, index, record, &snapshot, output)),
    }
}

fn answer(
    asked: &Analyze,
    input: &Input,
    index: usize,
    record: &Record,
    snapshot: &Snapshot,
    output: &mut Output,
) -> io::Result<()> {
    for warning in &snapshot.warnings {
        output.warn(input.place(warning.line, warning.column), warning)?;
    }
    let grid = record.grid();
    let analyses = match analyses(grid, &snapshot.board, &asked.question) {
        Ok(analyses) => analyses,
        Err(problem) => {
            let (line, column) = record.place();
            let after = match record.lines()[0] {
                0 => String::new(),
                _ => format!("after move {}: ", snapshot.move_number),
            };
            return output.complain(input.place(line, column), format_args!("{after}{problem}"));
        }
    };
    let answer = Answer {
        source: &input.source,
        index,
        record,
        snapshot,
        rules: asked.question.rules(),
        analyses: &analyses,
    };
    if asked.json {
        serde_json::to_writer(output.answers(), &answer.json())?;
        writeln!(output.answers())
    } else {
        summary::write(&answer, output.answers())
    }
}
