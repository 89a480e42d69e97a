//! The reason why a text has no answers.

use pass_alive_json::Refusal;
use pass_alive_notation::{LineColumn, ReadError, Record};
use serde::Serialize;

/// The first fault of a text that leaves a position without an answer: `Fault` of
/// `web/engine/analyze.ts`.
#[derive(Debug, Serialize)]
pub(crate) struct Fault {
    code: &'static str,
    message: String,
    line: u32,
    column: u32,
    /// The number of the item, from 0.
    index: usize,
    points: Vec<String>,
}

impl Fault {
    pub(crate) fn unreadable(index: usize, error: &ReadError) -> Self {
        let LineColumn { line, column } = error.place();
        let (code, message) = (error.code(), error.to_string());
        Self { code, message, line, column, index, points: Vec::new() }
    }

    /// A position that is refused, or a question about the whole record, after no move.
    pub(crate) fn refused(
        index: usize,
        record: &Record,
        refusal: &Refusal,
        after: Option<u32>,
    ) -> Self {
        let LineColumn { line, column } = record.start();
        Self {
            code: refusal.code(),
            message: match after {
                Some(number) => refusal.after(number, record.moves()).to_string(),
                None => refusal.to_string(),
            },
            line,
            column,
            index,
            points: refusal.points(),
        }
    }

    pub(crate) fn to_json(&self) -> String {
        serde_json::to_string(self).expect("all keys are texts")
    }
}
