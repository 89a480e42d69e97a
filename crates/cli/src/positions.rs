//! The positions asked about, in files and in the standard input.

use std::io;
use std::path::{Path, PathBuf};

use pass_alive::notation::{self, LineColumn, Record, Snapshot};
use pass_alive::{Analysis, Rules};

use crate::answer::Answer;
use crate::arguments::Question;
use crate::input::Input;
use crate::output::Output;
use crate::selection::{Moves, analyses};

/// A position and where it was read.
pub(crate) struct Position<'a> {
    pub(crate) input: &'a Input,
    /// Among the trees, diagrams or boards of the input, bad ones included.
    pub(crate) index: usize,
    pub(crate) record: &'a Record,
    pub(crate) snapshot: Snapshot,
}

impl Position<'_> {
    /// The analyses of the colours asked about. Complains, and gives none, if the board or
    /// the starting set is impossible.
    ///
    /// # Errors
    /// If the answers before it cannot be written.
    pub(crate) fn analyses(
        &self,
        question: &Question,
        output: &mut Output,
    ) -> io::Result<Option<Vec<Analysis>>> {
        match analyses(self.record.grid(), &self.snapshot.board, question) {
            Ok(analyses) => Ok(Some(analyses)),
            Err(problem) => {
                let after = match self.record.lines()[0] {
                    0 => String::new(),
                    _ => format!("after move {}: ", self.snapshot.move_number),
                };
                self.complain(output, format_args!("{after}{problem}"))?;
                Ok(None)
            }
        }
    }

    /// What `analyses` say about the position.
    pub(crate) fn answer<'b>(&'b self, rules: Rules, analyses: &'b [Analysis]) -> Answer<'b> {
        Answer {
            source: &self.input.source,
            index: self.index,
            record: self.record,
            snapshot: &self.snapshot,
            rules,
            analyses,
        }
    }

    /// Complains about the position.
    ///
    /// # Errors
    /// If the answers before it cannot be written.
    pub(crate) fn complain(
        &self,
        output: &mut Output,
        problem: impl std::fmt::Display,
    ) -> io::Result<()> {
        let LineColumn { line, column } = self.record.start();
        output.complain(self.input.place(line, column), problem)
    }
}

/// Which positions are asked about.
pub(crate) struct Asked<'a> {
    /// None is the standard input.
    pub(crate) files: &'a [PathBuf],
    /// Only this tree, diagram or board of each file.
    pub(crate) index: Option<usize>,
    pub(crate) moves: Moves,
}

impl Asked<'_> {
    /// Answers each position in order, and complains about what cannot be read.
    ///
    /// # Errors
    /// If the answers cannot be written.
    pub(crate) fn each(
        &self,
        output: &mut Output,
        mut answer: impl FnMut(&Position<'_>, &mut Output) -> io::Result<()>,
    ) -> io::Result<()> {
        let standard_input = [PathBuf::from("-")];
        let files = if self.files.is_empty() { &standard_input[..] } else { self.files };
        files.iter().try_for_each(|file| self.each_of(file, output, &mut answer))
    }

    fn each_of(
        &self,
        path: &Path,
        output: &mut Output,
        answer: &mut impl FnMut(&Position<'_>, &mut Output) -> io::Result<()>,
    ) -> io::Result<()> {
        let input = match Input::read(path) {
            Ok(input) => input,
            Err(problem) => return output.complain(path.display(), problem),
        };
        input.warn(output)?;
        let mut number = 0;
        for (index, record) in notation::read(&input.text).enumerate() {
            number = index + 1;
            match (self.index, record) {
                (Some(only), _) if index < only => {}
                (Some(only), _) if index > only => break,
                (_, Err(error)) => output.complain(input.place(error.line, error.column), error)?,
                (_, Ok(record)) => self.each_in(&input, index, &record, output, answer)?,
            }
        }
        match self.index {
            Some(index) if index >= number => {
                let problem = format!("there is no board {index} here: it has {number}");
                output.complain(&input.source, problem)
            }
            _ => Ok(()),
        }
    }

    fn each_in(
        &self,
        input: &Input,
        index: usize,
        record: &Record,
        output: &mut Output,
        answer: &mut impl FnMut(&Position<'_>, &mut Output) -> io::Result<()>,
    ) -> io::Result<()> {
        let LineColumn { line, column } = record.start();
        let mut snapshots = match self.moves.of(record) {
            Ok(snapshots) => snapshots,
            Err(problem) => return output.complain(input.place(line, column), problem),
        };
        snapshots.try_for_each(|snapshot| {
            for warning in &snapshot.warnings {
                output.warn(input.place(warning.line, warning.column), warning)?;
            }
            answer(&Position { input, index, record, snapshot }, output)
        })
    }
}
