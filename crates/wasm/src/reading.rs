//! Texts that hold boards, diagrams and games.

use js_sys::Array;
use pass_alive::notation::{self, Fault, Format, Mark, MarkKind, ReadError, Record, WarningKind};
use wasm_bindgen::prelude::*;

use crate::position::stones;
use crate::problem::{about, problem};
use crate::value::{Object, push_text};

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
        let records = notation::read(text);
        Self { format: records.format(), records: records.collect() }
    }

    /// SGF (0), diagram (1) or rows (2).
    #[wasm_bindgen(getter)]
    pub fn format(&self) -> u32 {
        match self.format {
            Format::Sgf => 0,
            Format::Diagram => 1,
            Format::Rows => 2,
        }
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
        let item = Object::new();
        item.set_truth("ok", true);
        let start = record.start();
        item.set_count("line", start.line);
        item.set_count("column", start.column);
        item.set_text("title", &record.title());
        item.set_count("columns", grid.columns());
        item.set_count("rows", grid.rows());
        item.set_counts("lines", record.lines());
        item.set_truth("assumedOutsideEmpty", record.assumes_outside_empty());
        Ok(item.into())
    }

    /// The position of an item after `moves` moves of a line of play: `ReadPosition`.
    ///
    /// # Errors
    /// As of `item`; `no-position` if there is no such line, or it has fewer moves.
    pub fn position(&self, item: u32, line: u32, moves: u32) -> Result<JsValue, JsValue> {
        let record = self.record(item)?;
        let snapshot = record.position(line as usize, moves).ok_or_else(no_position)?;
        let position = Object::new();
        position.set_text("stones", &stones(&snapshot.board));
        match snapshot.to_play {
            Some(color) => position.set_text("toPlay", color.word()),
            None => position.set("toPlay", &JsValue::NULL),
        }
        position.set_perhaps("lastMove", snapshot.last_move);
        position.set_text("comment", &snapshot.comment);
        let marks = Array::new();
        for mark in &snapshot.marks {
            marks.push(&board_mark(mark));
        }
        position.set("marks", &marks);
        let warnings = Array::new();
        let mut more = 0;
        for error in record.complaints(line as usize) {
            match error.fault {
                Fault::More(count) => more += count,
                _ => push_text(&warnings, &error.message()),
            }
        }
        for warning in &snapshot.warnings {
            match warning.kind {
                WarningKind::More(count) => more += count,
                _ => push_text(&warnings, &warning.message()),
            }
        }
        position.set("warnings", &warnings);
        position.set_count("moreWarnings", more);
        Ok(position.into())
    }

    /// The stones at the start of a line of play and after each of its moves, and the point
    /// of the move: `Station[]`.
    ///
    /// # Errors
    /// As of `item`.
    pub fn course(&self, item: u32, line: u32) -> Result<Array, JsValue> {
        let course = Array::new();
        for snapshot in self.record(item)?.positions(line as usize) {
            let station = Object::new();
            station.set_text("stones", &stones(&snapshot.board));
            station.set_perhaps("lastMove", snapshot.last_move);
            course.push(&station);
        }
        Ok(course)
    }
}

impl Reading {
    fn record(&self, item: u32) -> Result<&Record, JsValue> {
        match self.records.get(item as usize) {
            Some(Ok(record)) => Ok(record),
            Some(Err(error)) => Err(unreadable(error)),
            None => Err(no_position()),
        }
    }
}

fn unreadable(error: &ReadError) -> JsValue {
    let problem = about(error.code(), &error.message());
    problem.set_count("line", error.line);
    problem.set_count("column", error.column);
    problem.into()
}

fn no_position() -> JsValue {
    problem("no-position", "The text has no such position.")
}

/// `BoardMark`.
fn board_mark(mark: &Mark) -> Object {
    let object = Object::new();
    object.set_count("point", mark.point);
    let kind = match &mark.kind {
        MarkKind::Circle => "circle",
        MarkKind::Square => "square",
        MarkKind::Triangle => "triangle",
        MarkKind::Cross => "cross",
        MarkKind::Label(text) => {
            object.set_text("text", text);
            "label"
        }
    };
    object.set_text("kind", kind);
    object
}
