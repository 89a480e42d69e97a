//! Texts that hold boards, diagrams and games.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use pass_alive::{Color, Point};
use pass_alive_notation::{self as notation, Format, LineColumn, Link, ReadError, Record, Records};
use wasm_bindgen::prelude::*;

use super::fault::{Warning, unreadable, warnings};
use super::marks::{self, BoardMark};
use crate::answer::{Answer, List, answer, counts};
use crate::position::{Position, encode};
use crate::problem::problem;
use crate::words::Word;

/// A text whose boards, diagrams or game trees are read lazily.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Reading {
    text: String,
    /// True if boards with several layers are read.
    layered: bool,
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
    /// A text, whose format is detected. If nothing is found in it, its only item is the error; without
    /// `layered` so is a board with several layers.
    #[wasm_bindgen(constructor)]
    pub fn new(text: String, layered: bool) -> Self {
        let format = notation::detect(&text);
        let starts = alloc::vec![Start { offset: 0, location: LineColumn::START }];
        Self { text, layered, format, starts, last: None }
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
        let (space, start) = (record.space(), record.start());
        let item = FoundItem {
            ok: true,
            line: start.line,
            column: start.column,
            title: record.title(),
            columns: space.layer().columns(),
            rows: space.layer().rows(),
            layers: Some(space.layers()).filter(|&layers| layers > 1),
            lines: counts(record.lines()),
            assumedOutsideEmpty: record.assumes_outside_empty(),
            drawn: record.drawn().map(|(from, to)| counts([from.number(), to.number()])),
        };
        Ok(item.to_js())
    }

    /// The position of an item after `moves` moves of a line of play: `ReadPosition`.
    ///
    /// # Errors
    /// The fault that kept the item from being read; `no-position` if there is no such item or
    /// line, or it has fewer moves.
    pub fn position(&mut self, item: u32, line: u32, moves: u32) -> Result<JsValue, JsValue> {
        let record = self.record(item)?.ok_or_else(no_position)?;
        let snapshot = record.position(line as usize, moves).ok_or_else(no_position)?;
        let (warnings, more) = warnings(record, line as usize, &snapshot);
        let position = ReadPosition {
            position: encode(record.space(), &snapshot.board),
            toPlay: snapshot.to_play.map(Word),
            lastMove: snapshot.last_point().map(Point::number),
            ko: snapshot.ko.map(Point::number),
            prisoners: snapshot.prisoners.map(Prisoners::from),
            comment: snapshot.comment,
            marks: marks::encode(&snapshot.marks),
            links: record.links().into_iter().map(DiagramLink::from).collect(),
            warnings,
            moreWarnings: more,
        };
        Ok(position.to_js())
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
                let is_layered = self.layered;
                let checked = |record: Record| match record.grid() {
                    Err(layers) if !is_layered => Err(layers),
                    _ => Ok(record),
                };
                self.last = Some((index, record.and_then(checked)));
            }
        }
        true
    }
}

answer! {
    /// A tree, diagram or board of a text that could be read.
    struct FoundItem without null {
        ok: bool,
        /// The place where it starts in the text, from 1.
        line: u32,
        column: u32,
        title: String,
        columns: u32,
        rows: u32,
        /// Left out if there is one.
        layers: Option<u32>,
        /// The number of moves on each line of play; the first is the main line.
        lines: List<u32>,
        /// A diagram without all four borders: the outside was taken to be empty.
        assumedOutsideEmpty: bool,
        /// The corners, at the top left and at the bottom right, of the part that a diagram draws or that
        /// a game means to show; left out for the whole board.
        drawn: Option<List<u32>>,
    }
}

answer! {
    /// The link of a mark of a diagram.
    struct DiagramLink {
        point: u32,
        /// The name of a page or an address, as the text has it: not to be trusted.
        target: String,
    }
}

impl From<Link> for DiagramLink {
    fn from(Link { point, target }: Link) -> Self {
        Self { point: point.number(), target }
    }
}

answer! {
    /// The position of a game after some move, with what the record says about it.
    struct ReadPosition {
        position: Position,
        toPlay: Option<Word<Color>>,
        /// Null for a pass and at the start.
        lastMove: Option<u32>,
        /// The point that the last move forbids its opponent by ko.
        ko: Option<u32>,
        /// Null if the record does not show them: it is no game, or begins with stones of both colors.
        prisoners: Option<Prisoners>,
        comment: String,
        marks: List<BoardMark>,
        /// The links of a diagram's marks.
        links: List<DiagramLink>,
        /// The first faults and oddities of the record, faults before the rest.
        warnings: List<Warning>,
        /// The number of warnings that are not listed.
        moreWarnings: u32,
    }
}

answer! {
    /// The stones of the opponent that each side has taken.
    struct Prisoners {
        byBlack: u32,
        byWhite: u32,
    }
}

impl From<pass_alive::Prisoners> for Prisoners {
    fn from(taken: pass_alive::Prisoners) -> Self {
        Self { byBlack: taken.black, byWhite: taken.white }
    }
}

pub(crate) fn no_position() -> JsValue {
    problem("no-position")
}
