//! The reason why a text has no answers.

use pass_alive_json::Refusal;
use pass_alive_notation::{LineColumn, ReadError, Record};
use serde_json::json;

/// The first fault of a text that leaves a position without an answer.
#[derive(Debug)]
pub(crate) struct Fault {
    code: &'static str,
    message: String,
    place: LineColumn,
    /// The number of the item, from 0.
    index: usize,
    points: Vec<String>,
}

impl Fault {
    pub(crate) fn unreadable(index: usize, error: &ReadError) -> Self {
        let (code, message) = (error.code(), error.to_string());
        Self { code, message, place: error.place(), index, points: Vec::new() }
    }

    /// A position that is refused, or a question about the whole record, after no move.
    pub(crate) fn refused(
        index: usize,
        record: &Record,
        refusal: &Refusal,
        after: Option<u32>,
    ) -> Self {
        Self {
            code: refusal.code(),
            message: match after {
                Some(number) => refusal.after(number, record.moves()).to_string(),
                None => refusal.to_string(),
            },
            place: record.start(),
            index,
            points: refusal.points(),
        }
    }

    /// `Fault` of `web/engine/analyze.ts`.
    pub(crate) fn to_json(&self) -> String {
        let Self { code, message, place: LineColumn { line, column }, index, points } = self;
        let fault = json!({
            "code": code, "message": message, "line": line, "column": column, "index": index, "points": points,
        });
        fault.to_string()
    }
}
