//! Faults of texts, and where they are.

use core::fmt;

use crate::cursor::{LineColumn, is_control};

/// A text, or one board, diagram or game of it, that cannot be read.
///
/// Displays as a sentence without line and column.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReadError {
    /// The fault.
    pub fault: Fault,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1, in characters.
    pub column: u32,
}

/// A fault of a text. Displays as a sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Fault {
    /// There is no text.
    Empty,
    /// The input is not text: it has zero bytes, or most of it cannot be decoded.
    Binary,
    /// The text holds no board in any of the formats.
    NothingFound,
    /// A row has another length than the first.
    RaggedRows {
        /// The number of points in the row.
        found: u32,
        /// The number of points in the first row.
        expected: u32,
    },
    /// A layer has another number of rows than the first, or none.
    RaggedLayers {
        /// The number of rows in the layer.
        found: u32,
        /// The number of rows in the first layer.
        expected: u32,
    },
    /// A board with this number of layers, where only one is supported.
    Layers(u32),
    /// A row of a diagram without the border that the first or last one has.
    MissingBorder,
    /// The format gives this character no meaning here.
    UnknownCharacter(char),
    /// There is a second board where one was asked for.
    SecondBoard,
    /// A diagram without a row of points.
    NoRows,
    /// A size that is neither a positive number nor a pair of them.
    BadSize,
    /// A malformed or absurdly large number.
    BadNumber,
    /// A board with a side longer than this.
    TooLarge(u32),
    /// The text, or the piece of it, is longer than 4 GB.
    TextTooLong,
    /// Something else where SGF requires a point.
    BadPoint,
    /// A point outside the board.
    OffBoard {
        /// The board's columns.
        columns: u32,
        /// The board's rows.
        rows: u32,
    },
    /// The text ends inside a game.
    Truncated {
        /// The number of brackets `(` that are not closed.
        open: u32,
    },
    /// The text ends inside the value of a property.
    UnclosedValue,
    /// A property of SGF, or a word in its place, without a value in brackets.
    NoValue,
    /// The game is not Go.
    OtherGame,
    /// The number of further faults that are not listed; the place is that of the first.
    More(u32),
}

impl ReadError {
    pub(crate) fn new(fault: Fault, at: LineColumn) -> Self {
        Self { fault, line: at.line, column: at.column }
    }

    /// A stable word for programs, such as `ragged-rows` or `truncated`.
    pub fn code(&self) -> &'static str {
        self.fault.code()
    }

    /// The place in the text.
    pub fn place(&self) -> LineColumn {
        LineColumn { line: self.line, column: self.column }
    }
}

impl Fault {
    /// A stable word for programs, such as `ragged-rows` or `truncated`.
    pub fn code(self) -> &'static str {
        match self {
            Fault::Empty => "empty",
            Fault::Binary => "binary",
            Fault::NothingFound => "nothing-found",
            Fault::RaggedRows { .. } => "ragged-rows",
            Fault::RaggedLayers { .. } => "ragged-layers",
            Fault::Layers(_) => "layers",
            Fault::MissingBorder => "missing-border",
            Fault::UnknownCharacter(_) => "unknown-character",
            Fault::SecondBoard => "second-board",
            Fault::NoRows => "no-rows",
            Fault::BadSize => "bad-size",
            Fault::BadNumber => "bad-number",
            Fault::TooLarge(_) => "too-large",
            Fault::TextTooLong => "text-too-long",
            Fault::BadPoint => "bad-point",
            Fault::OffBoard { .. } => "off-board",
            Fault::Truncated { .. } => "truncated",
            Fault::UnclosedValue => "unclosed-value",
            Fault::NoValue => "no-value",
            Fault::OtherGame => "other-game",
            Fault::More(_) => "more",
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sentence = match *self {
            Fault::RaggedRows { found, expected } => {
                let points = if found == 1 { "point" } else { "points" };
                return write!(f, "this row has {found} {points}; the first has {expected}");
            }
            Fault::RaggedLayers { found: 0, .. } => {
                "there is no row in this layer: a blank line ends a board"
            }
            Fault::RaggedLayers { found, expected } => {
                let rows = if found == 1 { "row" } else { "rows" };
                return write!(f, "this layer has {found} {rows}; the first has {expected}");
            }
            Fault::Layers(layers) => {
                return write!(f, "this board has {layers} layers; here it can have only one");
            }
            Fault::UnknownCharacter(c) if is_control(c) => {
                "this control character has no meaning here"
            }
            Fault::UnknownCharacter(c) => {
                return write!(f, "the character “{c}” means nothing here");
            }
            Fault::TooLarge(limit) => {
                return write!(f, "a side of the board is longer than {limit} points");
            }
            Fault::OffBoard { columns, rows } => {
                return write!(f, "this point is not on the board of {columns}×{rows}");
            }
            Fault::Truncated { open: 0 | 1 } => "the text ends before the game does",
            Fault::Truncated { open } => {
                return write!(f, "the text ends inside {open} nested variations");
            }
            Fault::More(1) => "1 more fault, from here on",
            Fault::More(count) => return write!(f, "{count} more faults, from here on"),
            Fault::Empty => "there is nothing here to read",
            Fault::Binary => "this is not text",
            Fault::NothingFound => {
                "this is neither SGF, nor a $$ diagram, nor rows of X, O and full stops"
            }
            Fault::MissingBorder => "other rows have a border here, this one has none",
            Fault::SecondBoard => "a second board starts here",
            Fault::NoRows => "this diagram has no row of points",
            Fault::TextTooLong => "the text is longer than 4 GB",
            Fault::BadSize => "this is not the size of a board",
            Fault::BadNumber => "this is not the number of a move",
            Fault::BadPoint => "this is not a point",
            Fault::UnclosedValue => "the text ends inside a value: a “]” is missing",
            Fault::NoValue => "no value in brackets follows here",
            Fault::OtherGame => "this is not a game of Go",
        };
        f.write_str(sentence)
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fault.fmt(f)
    }
}

impl core::error::Error for ReadError {}
