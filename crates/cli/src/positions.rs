//! The positions of files and of the standard input.

use std::fmt::Display;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use pass_alive::{Analysis, Form, Grid, Rules, Space, Topology};
use pass_alive_json::{Refusal, Selection, joined};
use pass_alive_notation::{LineColumn, Record, Snapshot};
use pass_alive_streams::Piece;

use crate::answer::Answer;
use crate::arguments::AnalysisOptions;
use crate::files::progress_in_bytes;
use crate::input::{Input, unreadable};
use crate::ordered::answer_all;
use crate::output::Output;
use crate::warnings::Warnings;

/// A position and where it was read.
pub(crate) struct Position<'a> {
    pub(crate) piece: &'a Piece,
    /// Among the trees, diagrams or boards of the source, bad ones included.
    pub(crate) index: usize,
    pub(crate) record: &'a Record,
    /// The size of the board, and which edges are joined.
    pub(crate) space: Space,
    /// The number of moves on the main line.
    pub(crate) moves: u32,
    /// Its board is one of `space`.
    pub(crate) snapshot: Snapshot,
}

impl Position<'_> {
    /// The analyses for the chosen colours. Complains, and gives none, if the board or the
    /// starting set is impossible.
    ///
    /// # Errors
    /// If the answers before it cannot be written.
    pub(crate) fn analyses(
        &self,
        options: &AnalysisOptions,
        output: &mut Output,
    ) -> io::Result<Option<Vec<Analysis>>> {
        match options.question().analyses(self.space, &self.snapshot.board) {
            Ok(analyses) => Ok(Some(analyses)),
            Err(refusal) => self.refuse(output, &refusal).map(|()| None),
        }
    }

    /// Complains that the position, of several in its record, has no answer.
    ///
    /// # Errors
    /// If the answers before it cannot be written.
    pub(crate) fn refuse(&self, output: &mut Output, refusal: &Refusal) -> io::Result<()> {
        self.complain(output, refusal.after(self.snapshot.move_number, self.moves))
    }

    /// The answer that `analyses` give.
    pub(crate) fn answer<'b>(&'b self, rules: Rules, analyses: &'b [Analysis]) -> Answer<'b> {
        Answer {
            piece: self.piece,
            index: self.index,
            record: self.record,
            space: self.space,
            moves: self.moves,
            snapshot: &self.snapshot,
            rules,
            analyses,
        }
    }

    /// Complains about the position.
    ///
    /// # Errors
    /// If the answers before it cannot be written.
    pub(crate) fn complain(&self, output: &mut Output, problem: impl Display) -> io::Result<()> {
        let LineColumn { line, column } = self.record.start();
        output.complain(self.piece.place(line, column), problem)
    }
}

/// A choice of positions from files.
pub(crate) struct Positions<'a> {
    /// None is the standard input.
    pub(crate) files: &'a [PathBuf],
    /// Only this tree, diagram or board of each file.
    pub(crate) index: Option<usize>,
    pub(crate) moves: Selection,
    /// Which edges of all boards are joined.
    pub(crate) form: Form,
    /// Written in place of the answers for a board, diagram or game that has none.
    pub(crate) missing: &'static str,
}

/// The topology of the board before, which often is that of the next.
#[derive(Default)]
struct LastTopology(Option<Arc<Topology>>);

impl LastTopology {
    fn of(&mut self, space: Space) -> Arc<Topology> {
        let last = self.0.take().filter(|topology| topology.space() == Some(space));
        Arc::clone(self.0.insert(last.unwrap_or_else(|| space.into())))
    }
}

impl Positions<'_> {
    fn files(&self) -> Vec<PathBuf> {
        if self.files.is_empty() { vec![PathBuf::from("-")] } else { self.files.to_vec() }
    }

    /// Answers each position in order, on all cores, and complains about what cannot be read.
    /// `answer` is given the memory of the core that it runs on.
    ///
    /// # Errors
    /// If the answers cannot be written.
    pub(crate) fn each_on_all_cores<M: Default>(
        &self,
        input: &mut Input,
        output: &mut Output,
        answer: impl Fn(&mut M, &Position<'_>, &mut Output) -> io::Result<()> + Sync,
    ) -> io::Result<()> {
        let answer = |memory: &mut (LastTopology, M), piece: &Piece, output: &mut Output| {
            let (topology, memory) = memory;
            let answer = &mut |position: &Position<'_>, output: &mut Output| {
                answer(memory, position, output)
            };
            self.each_of(piece, topology, output, answer).map(drop)
        };
        let files = self.files();
        let bar = progress_in_bytes(&files);
        input.count_with(bar.clone());
        let answered = answer_all(&files, input, output, answer, |()| {}, || {});
        bar.finish_and_clear();
        answered
    }

    /// The same on one core, for answers that depend on earlier ones or show their progress.
    ///
    /// # Errors
    /// If the answers cannot be written.
    pub(crate) fn each(
        &self,
        input: &mut Input,
        output: &mut Output,
        mut answer: impl FnMut(&Position<'_>, &mut Output) -> io::Result<()>,
    ) -> io::Result<()> {
        self.files().iter().try_for_each(|file| self.each_in(file, input, output, &mut answer))
    }

    fn each_in(
        &self,
        path: &Path,
        input: &mut Input,
        output: &mut Output,
        answer: &mut impl FnMut(&Position<'_>, &mut Output) -> io::Result<()>,
    ) -> io::Result<()> {
        let mut pieces = match input.pieces(path) {
            Ok(pieces) => pieces,
            Err(error) => return output.complain(path.display(), unreadable(&error)),
        };
        let mut topology = LastTopology::default();
        let mut number = 0;
        loop {
            match pieces.next(&mut || output.flush()) {
                Ok(Some(piece)) => {
                    number += self.each_of(&piece, &mut topology, output, answer)?;
                }
                Ok(None) => break,
                Err(error) => return output.complain(path.display(), unreadable(&error)),
            }
        }
        match self.index {
            Some(index) if index >= number => {
                let problem = format!("there is no board {index} here: it has {number}");
                output.complain(path.display(), problem)
            }
            _ => Ok(()),
        }
    }

    fn each_of(
        &self,
        piece: &Piece,
        topology: &mut LastTopology,
        output: &mut Output,
        answer: &mut impl FnMut(&Position<'_>, &mut Output) -> io::Result<()>,
    ) -> io::Result<usize> {
        let is_wanted = |index: usize| self.index.is_none_or(|only| only == index);
        each_record(piece, output, is_wanted, |index, record, output| {
            let Some(record) = record else {
                return output.answers().write_all(self.missing.as_bytes());
            };
            let LineColumn { line, column } = record.start();
            let moves = record.moves();
            let chosen: Result<_, Refusal> = joined(record, self.form)
                .and_then(|space| Ok((space, self.moves.of(record, topology.of(space))?)));
            let (space, mut snapshots) = match chosen {
                Ok(chosen) => chosen,
                Err(problem) => {
                    output.complain(piece.place(line, column), problem)?;
                    return output.answers().write_all(self.missing.as_bytes());
                }
            };
            let mut warnings = Warnings::new(piece);
            snapshots.try_for_each(|snapshot| {
                warnings.add(&snapshot.warnings, output)?;
                answer(&Position { piece, index, record, space, moves, snapshot }, output)
            })?;
            warnings.finish(output)
        })
    }
}

/// Answers for each record of a piece that is wanted, complains about those that cannot be
/// read, which `answer` gets as `None`, and says how many there are.
///
/// # Errors
/// If the answers cannot be written.
fn each_record(
    piece: &Piece,
    output: &mut Output,
    is_wanted: impl Fn(usize) -> bool,
    mut answer: impl FnMut(usize, Option<&Record>, &mut Output) -> io::Result<()>,
) -> io::Result<usize> {
    let indices = piece.first_index..piece.first_index + piece.count;
    if !piece.is_rest && !indices.clone().any(&is_wanted) {
        return Ok(piece.count);
    }
    if let Some((LineColumn { line, column }, remark)) = piece.remark() {
        output.warn(piece.place(line, column), remark)?;
    }
    let mut number = 0;
    for (index, record) in (indices.start..).zip(piece.records()) {
        number += 1;
        match record {
            _ if !is_wanted(index) => {}
            Err(error) => {
                output.complain(piece.place(error.line, error.column), error)?;
                answer(index, None, output)?;
            }
            Ok(record) => {
                for fault in record.complaints(0) {
                    output.complain(piece.place(fault.line, fault.column), fault)?;
                }
                answer(index, Some(&record), output)?;
            }
        }
    }
    Ok(number)
}

/// The same for commands that make no sense in space: boards with several layers are complained
/// about.
///
/// # Errors
/// If the answers cannot be written.
pub(crate) fn each_of_one_layer(
    piece: &Piece,
    output: &mut Output,
    mut answer: impl FnMut(usize, &Record, Grid, &mut Output) -> io::Result<()>,
) -> io::Result<()> {
    let all = |_| true;
    each_record(piece, output, all, |index, record, output| {
        let Some(record) = record else { return Ok(()) };
        match record.grid() {
            Ok(grid) => answer(index, record, grid, output),
            Err(error) => output.complain(piece.place(error.line, error.column), error),
        }
    })
    .map(drop)
}
