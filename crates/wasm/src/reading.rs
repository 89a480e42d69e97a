//! Texts that hold boards, diagrams and games.

use pass_alive::notation::{self, Format, Mark, MarkKind, ReadError, Record, Snapshot};
use pass_alive::{Color, Point};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::encode;
use crate::position::stones;
use crate::problem::{Problem, color_name};

/// A text that was read: the answer for each of its boards, diagrams or game trees.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Reading {
    format: Format,
    records: Vec<Result<Record, ReadError>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Item {
    ok: bool,
    title: String,
    columns: u32,
    rows: u32,
    lines: Vec<u32>,
    assumed_outside_empty: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ReadPosition {
    stones: String,
    to_play: Option<&'static str>,
    last_move: Option<Point>,
    comment: String,
    marks: Vec<BoardMark>,
    warnings: Vec<String>,
}

#[derive(Serialize)]
struct BoardMark {
    point: Point,
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
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
        Ok(encode(&Item {
            ok: true,
            title: record.title(),
            columns: grid.columns(),
            rows: grid.rows(),
            lines: record.lines(),
            assumed_outside_empty: record.assumes_outside_empty(),
        }))
    }

    /// The position of an item after `moves` moves of a line of play: `ReadPosition`.
    ///
    /// # Errors
    /// As of `item`; `no-position` if there is no such line, or it has fewer moves.
    pub fn position(&self, item: u32, line: u32, moves: u32) -> Result<JsValue, JsValue> {
        let record = self.record(item)?;
        let snapshot = record.position(line as usize, moves).ok_or_else(no_position)?;
        Ok(encode(&ReadPosition::new(snapshot)))
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

impl ReadPosition {
    fn new(snapshot: Snapshot) -> Self {
        Self {
            stones: stones(&snapshot.board),
            to_play: snapshot.to_play.map(|color: Color| color_name(color)),
            last_move: snapshot.last_move,
            comment: snapshot.comment,
            marks: snapshot.marks.into_iter().map(encode_mark).collect(),
            warnings: snapshot.warnings.iter().map(ToString::to_string).collect(),
        }
    }
}

fn encode_mark(mark: Mark) -> BoardMark {
    let (kind, text) = match mark.kind {
        MarkKind::Circle => ("circle", None),
        MarkKind::Square => ("square", None),
        MarkKind::Triangle => ("triangle", None),
        MarkKind::Cross => ("cross", None),
        MarkKind::Label(text) => ("label", Some(text)),
    };
    BoardMark { point: mark.point, kind, text }
}
