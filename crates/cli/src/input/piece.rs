//! A piece of a text, and a place in it.

use std::fmt;
use std::sync::Arc;

use pass_alive_notation::{self as notation, Format, LineColumn, Records};

/// A piece of a file or of the standard input that can be read by itself.
#[derive(Debug)]
pub(crate) struct Piece {
    /// The path as it was given, `-` for the standard input.
    pub(crate) source: Arc<str>,
    /// The number of its first board, diagram or game among those of the source, bad ones
    /// included.
    pub(crate) first_index: usize,
    /// The number of boards, diagrams or games in it.
    pub(crate) count: usize,
    /// It is the rest of the source, which may have no board, diagram or game.
    pub(crate) is_rest: bool,
    /// Line and column of its start in the source.
    pub(super) start: LineColumn,
    /// `None` if the source is a single piece, to be read as a whole.
    pub(super) format: Option<Format>,
    pub(super) text: String,
    /// The name of its encoding, if that was guessed.
    pub(crate) guessed: Option<&'static str>,
    /// A warning about its encoding, if the piece before did not have the same.
    pub(crate) remark: Option<String>,
}

impl Piece {
    /// Its boards, diagrams or games.
    pub(crate) fn records(&self) -> Records<'_> {
        match self.format {
            Some(format) => Records::of_piece(&self.text, format, self.start),
            None => notation::read(&self.text),
        }
    }

    /// The number of bytes that it takes.
    pub(crate) fn size(&self) -> usize {
        size_of::<Self>() + self.text.len()
    }

    /// A place in its source, line and column from 1.
    pub(crate) fn place(&self, line: u32, column: u32) -> PlaceIn<'_> {
        PlaceIn { source: &self.source, line, column }
    }
}

/// A place in a source: `game.sgf:3:14`.
#[derive(Clone, Copy)]
pub(crate) struct PlaceIn<'a> {
    source: &'a str,
    line: u32,
    column: u32,
}

impl fmt::Display for PlaceIn<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.source, self.line, self.column)
    }
}
