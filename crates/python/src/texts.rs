//! Answers for the positions of a text.

use std::io;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::thread;
use std::time::Duration;

use pass_alive::{Color, Form, Rules, Space, Topology};
use pass_alive_json::{Position, Refusal, Selection, joined, point_name};
use pass_alive_notation::{LineColumn, Record, Snapshot, Warnings};
use pass_alive_streams::{Piece, Pieces, Printable};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rayon::prelude::*;

use crate::threads::Threads;
use crate::words::parsed;

/// Line, column and sentence.
pub(crate) type Fault = (u32, u32, String);

/// The answers for a text, each as JSON; the faults that leave something unanswered; the other faults.
pub(crate) type Answers = (Vec<String>, Vec<Fault>, Vec<Fault>);

/// The time between two looks at Python's signals, such as that of Ctrl+C.
const BETWEEN_SIGNALS: Duration = Duration::from_millis(50);

/// The colours with this word, or both.
pub(crate) fn colors(word: &str) -> PyResult<Vec<Color>> {
    match word {
        "both" => Ok(Color::BOTH.to_vec()),
        word => Ok(vec![parsed("color", word)?]),
    }
}

/// The names of points, separated by commas.
pub(crate) fn names(points: &str) -> PyResult<Vec<String>> {
    let names: Result<_, _> = points.split(',').map(point_name).collect();
    names.map_err(|bad| PyValueError::new_err(bad.to_string()))
}

/// The positions with this number of moves or after every so many, or the last.
pub(crate) fn selection(number: Option<u32>, every: Option<NonZeroU32>) -> Selection {
    match (number, every) {
        (Some(number), _) => Selection::One(number),
        (None, Some(step)) => Selection::Every(step),
        (None, None) => Selection::Last,
    }
}

/// The positions of a text.
pub(crate) struct Texts {
    /// Those of a game.
    pub(crate) moves: Selection,
    /// Which edges of plain rows are joined.
    pub(crate) form: Form,
    /// The rules that answers name.
    pub(crate) rules: Rules,
}

/// `true` once the answers are no longer wanted.
pub(crate) type Stop = AtomicBool;

impl Texts {
    /// Answers each position on all cores, without Python's lock. A signal such as that of Ctrl+C ends it: `answer`
    /// should look at whether it is still wanted.
    pub(crate) fn answers(
        &self,
        py: Python<'_>,
        text: &[u8],
        answer: impl Fn(&Position<'_>, &Stop) -> Result<String, Refusal> + Sync,
    ) -> PyResult<Answers> {
        let stop = Stop::new(false);
        let reading = Reading { texts: self, answer: &answer, stop: &stop };
        py.detach(|| {
            thread::scope(|scope| {
                let (done, end) = sync_channel(1);
                scope.spawn(move || done.send(reading.answers(text)));
                loop {
                    match end.recv_timeout(BETWEEN_SIGNALS) {
                        Ok(answers) => return Ok(answers?),
                        Err(RecvTimeoutError::Timeout) => {}
                        Err(RecvTimeoutError::Disconnected) => panic!("the answers have panicked"),
                    }
                    if let Err(signal) = Python::attach(|py| py.check_signals()) {
                        stop.store(true, Ordering::Relaxed);
                        return Err(signal);
                    }
                }
            })
        })
    }
}

/// The answers to one question about a text.
struct Reading<'a, A> {
    texts: &'a Texts,
    answer: &'a A,
    stop: &'a Stop,
}

impl<A> Reading<'_, A>
where
    A: Fn(&Position<'_>, &Stop) -> Result<String, Refusal> + Sync,
{
    fn answers(&self, text: &[u8]) -> io::Result<Answers> {
        let mut cut = Pieces::new("-", text);
        let mut pieces = Vec::new();
        while let Some(piece) = cut.next(&mut || Ok(()))? {
            pieces.push(piece);
        }
        let found: Vec<Found> = match Threads::new(0, text.len()) {
            Threads::Caller => pieces.iter().map(|piece| self.of_piece(piece)).collect(),
            Threads::Pool(pool) => {
                pool.install(|| pieces.par_iter().map(|piece| self.of_piece(piece)).collect())
            }
        };
        let (mut answers, mut faults, mut oddities) = Answers::default();
        for found in found {
            answers.extend(found.answers);
            faults.extend(found.faults);
            oddities.extend(found.oddities);
        }
        Ok((answers, faults, oddities))
    }

    fn of_piece(&self, piece: &Piece) -> Found {
        let mut found = Found::default();
        if let Some((place, remark)) = piece.remark() {
            found.oddities.push(fault(place, remark));
        }
        for (index, record) in (piece.first_index..).zip(piece.records()) {
            match record {
                Err(error) => found.faults.push(fault(error.place(), error)),
                Ok(record) => self.of_record(piece, index, &record, &mut found),
            }
        }
        found
    }

    fn of_record(&self, piece: &Piece, index: usize, record: &Record, found: &mut Found) {
        found.faults.extend(record.complaints(0).into_iter().map(|it| fault(it.place(), it)));
        let Texts { moves, form, rules } = *self.texts;
        let chosen: Result<(Space, _), Refusal> = joined(record, form)
            .and_then(|space| Ok((space, moves.of(record, Arc::<Topology>::from(space))?)));
        let (space, positions) = match chosen {
            Ok(chosen) => chosen,
            Err(refusal) => return found.faults.push(fault(record.start(), refusal)),
        };
        let mut warnings = Warnings::default();
        for Snapshot { board, move_number, warnings: odd, .. } in positions {
            if self.stop.load(Ordering::Relaxed) {
                return;
            }
            let odd = warnings.listed(&odd).map(|warning| fault(warning.place(), warning));
            found.oddities.extend(odd);
            let position = Position {
                source: &piece.source,
                index,
                move_number,
                space,
                board: &board,
                assumes_outside_empty: record.assumes_outside_empty(),
                encoding: piece.guessed,
                rules,
            };
            match (self.answer)(&position, self.stop) {
                Ok(json) => found.answers.push(json),
                Err(refusal) => {
                    let refused = refusal.after(move_number, record.moves());
                    found.faults.push(fault(record.start(), refused));
                }
            }
        }
        found.oddities.extend(warnings.more().map(|more| fault(more.place(), more)));
    }
}

/// The answers for a piece of a text, and its faults.
#[derive(Default)]
struct Found {
    answers: Vec<String>,
    faults: Vec<Fault>,
    oddities: Vec<Fault>,
}

fn fault(LineColumn { line, column }: LineColumn, sentence: impl std::fmt::Display) -> Fault {
    (line, column, Printable(sentence).to_string())
}
