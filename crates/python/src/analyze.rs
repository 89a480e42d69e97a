//! Every position of a text with its analyses, as JSON.

use std::io;
use std::num::NonZeroU32;
use std::sync::Arc;

use pass_alive::{Color, Form, Rules, Topology};
use pass_alive_json::{
    Position, Question, Refusal, Selection, analysis, answer, joined, point_name,
};
use pass_alive_notation::{LineColumn, Record, Snapshot, Warnings};
use pass_alive_streams::{Piece, Pieces, Printable};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use rayon::prelude::*;

use crate::threads::Threads;
use crate::words::parsed;

/// Line, column and sentence.
type Fault = (u32, u32, String);

/// The answers for a text, each as JSON; the faults that leave something unanswered; the other faults.
type Answers = (Vec<String>, Vec<Fault>, Vec<Fault>);

/// Analyses positions of a text, on all cores.
#[pyfunction]
#[pyo3(signature = (text, *, color, suicide, regions, topology, start, number, every))]
#[expect(clippy::too_many_arguments, reason = "the options of Python's `analyze`")]
pub(crate) fn analyze(
    py: Python<'_>,
    text: &[u8],
    color: &str,
    suicide: &str,
    regions: &str,
    topology: &str,
    start: Option<&str>,
    number: Option<u32>,
    every: Option<NonZeroU32>,
) -> PyResult<Answers> {
    let names = |start: &str| start.split(',').map(point_name).collect::<Result<_, _>>();
    let asked = Asked {
        colors: match color {
            "both" => Color::BOTH.to_vec(),
            color => vec![parsed("color", color)?],
        },
        rules: Rules { suicide: parsed("suicide", suicide)?, regions: parsed("regions", regions)? },
        start: start
            .map(names)
            .transpose()
            .map_err(|bad| PyValueError::new_err(bad.to_string()))?,
        moves: match (number, every) {
            (Some(number), _) => Selection::One(number),
            (None, Some(step)) => Selection::Every(step),
            (None, None) => Selection::Last,
        },
        form: parsed("topology", topology)?,
    };
    Ok(py.detach(|| asked.answers(text))?)
}

/// The options.
struct Asked {
    colors: Vec<Color>,
    rules: Rules,
    start: Option<Vec<String>>,
    moves: Selection,
    form: Form,
}

impl Asked {
    fn answers(&self, text: &[u8]) -> io::Result<Answers> {
        let mut cut = Pieces::new("-", text);
        let mut pieces = Vec::new();
        while let Some(piece) = cut.next(&mut || Ok(()))? {
            pieces.push(piece);
        }
        let found: Vec<Found> = match Threads::new(0, text.len()) {
            Threads::Caller => pieces.iter().map(|piece| self.answer(piece)).collect(),
            Threads::Pool(pool) => {
                pool.install(|| pieces.par_iter().map(|piece| self.answer(piece)).collect())
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

    fn answer(&self, piece: &Piece) -> Found {
        let mut found = Found::default();
        if let Some((place, remark)) = piece.remark() {
            found.oddities.push(fault(place, remark));
        }
        for (index, record) in (piece.first_index..).zip(piece.records()) {
            match record {
                Err(error) => found.faults.push(fault(error.place(), error)),
                Ok(record) => self.answer_record(piece, index, &record, &mut found),
            }
        }
        found
    }

    fn answer_record(&self, piece: &Piece, index: usize, record: &Record, found: &mut Found) {
        found.faults.extend(record.complaints(0).into_iter().map(|it| fault(it.place(), it)));
        let chosen: Result<_, Refusal> = joined(record, self.form)
            .and_then(|space| Ok((space, self.moves.of(record, Arc::<Topology>::from(space))?)));
        let (space, positions) = match chosen {
            Ok(chosen) => chosen,
            Err(refusal) => return found.faults.push(fault(record.start(), refusal)),
        };
        let question =
            Question { colors: &self.colors, rules: self.rules, start: self.start.as_deref() };
        let mut warnings = Warnings::default();
        for Snapshot { board, move_number, warnings: odd, .. } in positions {
            let odd = warnings.listed(&odd).map(|warning| fault(warning.place(), warning));
            found.oddities.extend(odd);
            let analyses = match question.analyses(space, &board) {
                Ok(analyses) => analyses,
                Err(refusal) => {
                    let refused = refusal.after(move_number, record.moves());
                    found.faults.push(fault(record.start(), refused));
                    continue;
                }
            };
            let position = Position {
                source: &piece.source,
                index,
                move_number,
                space,
                board: &board,
                assumes_outside_empty: record.assumes_outside_empty(),
                encoding: piece.guessed,
                rules: self.rules,
            };
            let side = |color: Color| {
                let own = analyses.iter().find(|analysis| analysis.color() == color)?;
                Some(analysis(space, own))
            };
            let json = serde_json::to_string(&answer(&position, side));
            found.answers.push(json.expect("all keys are texts"));
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
