//! Text in, text out: what the formats say, and that no text breaks the readers.
#![allow(clippy::unwrap_used)]

mod diagrams;
mod game_info;
mod games;
mod plain_rows;
mod referee;
mod round_trips;
mod setups;
mod tolerance;
mod untrusted;
mod variations;

use pass_alive::{Mark, MarkKind};
use pass_alive_notation::{self as notation, ReadError, Record, Snapshot};

/// The only record of `text`.
fn one(text: &str) -> Record {
    let mut records = notation::read(text);
    let record = records.next().unwrap();
    assert!(records.next().is_none(), "{text}");
    record.unwrap_or_else(|error| panic!("{}:{} {error}\n{text}", error.line, error.column))
}

/// The first thing that is wrong with the only record of `text`, with its place.
fn error(text: &str) -> (&'static str, u32, u32) {
    let mut records = notation::read(text);
    let error: ReadError = match records.next().unwrap() {
        Err(error) => error,
        Ok(record) => *record.complaints(0).first().expect(text),
    };
    assert!(records.next().is_none(), "{text}");
    assert!(!error.to_string().is_empty());
    (error.code(), error.line, error.column)
}

/// The numbers of moves on the lines of play.
fn lines(record: &Record) -> Vec<u32> {
    record.lines().collect()
}

/// The board of a position as rows joined by slashes.
fn stones(snapshot: &Snapshot) -> String {
    snapshot.board.to_string().trim_end().replace('\n', "/")
}

/// The names of the corners of the part that a record shows.
fn drawn(record: &Record) -> Option<(String, String)> {
    let (from, to) = record.drawn()?;
    Some((record.space().name(from), record.space().name(to)))
}

/// The marks of a position by the names of their points, in order.
fn marks(record: &Record, snapshot: &Snapshot) -> Vec<String> {
    let name = |Mark { point, kind }: &Mark| {
        let point = record.space().name(*point);
        match kind {
            MarkKind::Circle => format!("{point} circle"),
            MarkKind::Square => format!("{point} square"),
            MarkKind::Triangle => format!("{point} triangle"),
            MarkKind::Cross => format!("{point} cross"),
            MarkKind::Label(text) => format!("{point} {text:?}"),
        }
    };
    let mut names: Vec<String> = snapshot.marks.iter().map(name).collect();
    names.sort();
    names
}

/// The codes and places of a position's warnings.
fn warnings(snapshot: &Snapshot) -> Vec<(&'static str, u32, u32)> {
    snapshot.warnings.iter().map(|w| (w.code(), w.line, w.column)).collect()
}
