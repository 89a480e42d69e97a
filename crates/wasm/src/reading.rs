//! Texts that hold boards, diagrams and games.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use js_sys::Array;
use pass_alive::Prisoners;
use pass_alive_notation::{self as notation, Format, LineColumn, ReadError, Record, Records};
use wasm_bindgen::prelude::*;

use crate::fault::{unreadable, warnings};
use crate::marks;
use crate::position::encode;
use crate::problem::problem;
use crate::value::Object;

/// A text whose boards, diagrams or game trees are read lazily.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Reading {
    text: String,
    format: Format,
    /// The start of each item known so far, and the place from which to look for the next one.
    starts: Vec<Start>,
    /// The item read last. Others are read again, because all together might not fit in memory.
    last: Option<(usize, Result<Record, ReadError>)>,
}

/// A place in a text.
#[derive(Debug, Clone, Copy)]
struct Start {
    offset: usize,
    location: LineColumn,
}

#[wasm_bindgen]
impl Reading {
    /// A text, whose format is detected. If nothing is found in it, its only item is the error.
    #[wasm_bindgen(constructor)]
    pub fn new(text: String) -> Self {
        let format = notation::detect(&text);
        let starts = vec![Start { offset: 0, location: LineColumn::START }];
        Self { text, format, starts, last: None }
    }

    /// `sgf`, `diagram` or `rows`.
    #[wasm_bindgen(getter)]
    pub fn format(&self) -> String {
        match self.format {
            Format::Sgf => "sgf",
            Format::Diagram => "diagram",
            Format::Rows => "rows",
        }
        .to_owned()
    }

    /// The number of items, bad ones included. Reads the whole text.
    pub fn count(&mut self) -> u32 {
        while self.read(self.starts.len() - 1) {}
        self.starts.len() as u32 - 1
    }

    /// The item with this index: `ReadItem` of one that could be read, `undefined` if there
    /// are fewer.
    ///
    /// # Errors
    /// The fault that kept it from being read, with line and column.
    pub fn item(&mut self, index: u32) -> Result<JsValue, JsValue> {
        let Some(record) = self.record(index)? else { return Ok(JsValue::UNDEFINED) };
        let grid = record.space().layer();
        let item = Object::new();
        item.set_bool("ok", true);
        let start = record.start();
        item.set_count("line", start.line);
        item.set_count("column", start.column);
        item.set_text("title", &record.title());
        item.set_count("columns", grid.columns());
        item.set_count("rows", grid.rows());
        if record.space().layers() > 1 {
            item.set_count("layers", record.space().layers());
        }
        item.set_counts("lines", record.lines());
        item.set_bool("assumedOutsideEmpty", record.assumes_outside_empty());
        Ok(item.into())
    }

    /// The position of an item after `moves` moves of a line of play: `ReadPosition`.
    ///
    /// # Errors
    /// The fault that kept the item from being read; `no-position` if there is no such item or
    /// line, or it has fewer moves.
    pub fn position(&mut self, item: u32, line: u32, moves: u32) -> Result<JsValue, JsValue> {
        let record = self.record(item)?.ok_or_else(no_position)?;
        let snapshot = record.position(line as usize, moves).ok_or_else(no_position)?;
        let position = Object::new();
        position.set("position", &encode(record.space(), &snapshot.board));
        position
            .set("toPlay", &snapshot.to_play.map_or(JsValue::NULL, |color| color.word().into()));
        position.set_optional("lastMove", snapshot.last_point());
        position.set_optional("ko", snapshot.ko);
        position.set("prisoners", &snapshot.prisoners.map_or(JsValue::NULL, prisoners));
        position.set_text("comment", &snapshot.comment);
        position.set("marks", &marks::encode(&snapshot.marks));
        let (warnings, more) = warnings(record, line as usize, &snapshot);
        position.set("warnings", &warnings);
        position.set_count("moreWarnings", more);
        Ok(position.into())
    }

    /// The stones at the start of a line of play and after each of its moves, and the point of
    /// the move: `LinePosition[]`.
    ///
    /// # Errors
    /// As for `position`.
    pub fn positions(&mut self, item: u32, line: u32) -> Result<Array, JsValue> {
        let record = self.record(item)?.ok_or_else(no_position)?;
        let positions = record.positions(line as usize).map(|snapshot| {
            let position = Object::new();
            position.set("position", &encode(record.space(), &snapshot.board));
            position.set_optional("lastMove", snapshot.last_point());
            position
        });
        Ok(positions.collect())
    }
}

impl Reading {
    pub(crate) fn record(&mut self, index: u32) -> Result<Option<&Record>, JsValue> {
        if !self.read(index as usize) {
            return Ok(None);
        }
        match &self.last {
            Some((_, Err(error))) => Err(unreadable(error)),
            Some((_, Ok(record))) => Ok(Some(record)),
            None => Ok(None),
        }
    }

    /// Makes the item with this index the last one read, if there is one.
    fn read(&mut self, index: usize) -> bool {
        if self.last.as_ref().is_some_and(|&(last, _)| last == index) {
            return true;
        }
        let first = index.min(self.starts.len() - 1);
        let Start { offset, location } = self.starts[first];
        let mut records = match first {
            0 => notation::read(&self.text),
            _ => Records::of_piece(
                self.text.get(offset..).unwrap_or_default(),
                self.format,
                location,
            ),
        };
        for known in first..=index {
            let Some(record) = records.next() else { return false };
            if known + 1 == self.starts.len() {
                let offset = offset + records.offset();
                self.starts.push(Start { offset, location: records.location() });
            }
            if known == index {
                // Only the build with everything draws several.
                #[cfg(not(feature = "everything"))]
                let record = record.and_then(of_one_layer);
                self.last = Some((index, record));
            }
        }
        true
    }
}

/// A record of a board with one layer.
#[cfg(not(feature = "everything"))]
fn of_one_layer(record: Record) -> Result<Record, ReadError> {
    record.grid().map(|_| record)
}

/// `Prisoners`.
fn prisoners(prisoners: Prisoners) -> JsValue {
    let answer = Object::new();
    answer.set_count("byBlack", prisoners.black);
    answer.set_count("byWhite", prisoners.white);
    answer.into()
}

pub(crate) fn no_position() -> JsValue {
    problem("no-position")
}
