//! Texts that hold boards, diagrams and games.

use pass_alive::notation::{self, Format, Mark, MarkKind, ReadError, Record, Snapshot};
use wasm_bindgen::prelude::*;

use crate::position::stones;
use crate::problem::{Problem, color_name};
use crate::value::Value;

/// A text that was read: the answer for each of its boards, diagrams or game trees.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Reading {
    format: Format,
    records: Vec<Result<Record, ReadError>>,
}

#[wasm_bindgen]
impl Reading {
    /// Reads `text` in whatever format it is in. A text in which nothing is found has one
    /// item, which says so.
    #[wasm_bindgen(constructor)]
    pub fn new(text: &str) -> Self {
        Self { format: notation::detect(text), records: notation::read(text) }
    }

    /// `sgf`, `diagram` or `rows`.
    #[wasm_bindgen(getter)]
    pub fn format(&self) -> String {
        let name = match self.format {
            Format::Sgf => "sgf",
            Format::Diagram => "diagram",
            Format::Rows => "rows",
        };
        name.to_owned()
    }

    /// The number of items, bad ones included.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> u32 {
        self.records.len() as u32
    }

    /// The item with this index: `ReadItem` of one that could be read.
    ///
    /// # Errors
    /// Why it could not be read, with line and column; `no-position` if there is no such
    /// item.
    pub fn item(&self, item: u32) -> Result<JsValue, JsValue> {
        let record = self.record(item)?;
        let grid = record.grid();
        let item = Value::Object(
            &["ok", "title", "columns", "rows", "lines", "assumedOutsideEmpty"],
            vec![
                Value::Bool(true),
                Value::Text(record.title()),
                Value::Number(grid.columns()),
                Value::Number(grid.rows()),
                Value::Numbers(record.lines()),
                Value::Bool(record.assumes_outside_empty()),
            ],
        );
        Ok(item.encode())
    }

    /// The position of an item after `moves` moves of a line of play: `ReadPosition`.
    ///
    /// # Errors
    /// As of `item`; `no-position` if there is no such line, or it has fewer moves.
    pub fn position(&self, item: u32, line: u32, moves: u32) -> Result<JsValue, JsValue> {
        let record = self.record(item)?;
        let snapshot = record.position(line as usize, moves).ok_or_else(no_position)?;
        Ok(read_position(snapshot).encode())
    }
}

impl Reading {
    fn record(&self, item: u32) -> Result<&Record, Problem> {
        let record = self.records.get(item as usize).ok_or_else(no_position)?;
        record.as_ref().map_err(Problem::unreadable)
    }
}

fn no_position() -> Problem {
    Problem::new("no-position", "The text has no such position.")
}

fn read_position(snapshot: Snapshot) -> Value {
    let mut marks = Vec::new();
    for mark in snapshot.marks {
        marks.push(board_mark(mark));
    }
    let mut warnings = Vec::new();
    for warning in snapshot.warnings {
        warnings.push(Value::Text(warning.to_string()));
    }
    Value::Object(
        &["stones", "toPlay", "lastMove", "comment", "marks", "warnings"],
        vec![
            Value::Text(stones(&snapshot.board)),
            snapshot.to_play.map_or(Value::Null, |color| Value::Word(color_name(color))),
            Value::number(snapshot.last_move),
            Value::Text(snapshot.comment),
            Value::List(marks),
            Value::List(warnings),
        ],
    )
}

/// `BoardMark`.
fn board_mark(mark: Mark) -> Value {
    let (kind, text) = match mark.kind {
        MarkKind::Circle => ("circle", None),
        MarkKind::Square => ("square", None),
        MarkKind::Triangle => ("triangle", None),
        MarkKind::Cross => ("cross", None),
        MarkKind::Label(text) => ("label", Some(text)),
    };
    let mut values = vec![Value::Number(mark.point), Value::Word(kind)];
    match text {
        Some(text) => {
            values.push(Value::Text(text));
            Value::Object(&["point", "kind", "text"], values)
        }
        None => Value::Object(&["point", "kind"], values),
    }
}
