//! A piece of a text, and a place in it.

use std::fmt;
use std::sync::Arc;

use pass_alive_notation::{self as notation, Format, LineColumn, Records};

/// A piece of a file or of the standard input that can be read by itself.
#[derive(Debug)]
pub struct Piece {
    /// The path as it was given, `-` for the standard input.
    pub source: Arc<str>,
    /// The number of its first board, diagram or game among those of the source, bad ones
    /// included.
    pub first_index: usize,
    /// The number of boards, diagrams or games in it.
    pub count: usize,
    /// It is the rest of the source, which may have no board, diagram or game.
    pub is_rest: bool,
    /// Line and column of its start in the source.
    pub(crate) start: LineColumn,
    /// `None` if the source is a single piece, to be read as a whole.
    pub(crate) format: Option<Format>,
    pub(crate) text: String,
    /// The name of its encoding, if that was guessed.
    pub guessed: Option<&'static str>,
    pub(crate) remark: Option<String>,
}

impl Piece {
    /// Its boards, diagrams or games.
    pub fn records(&self) -> Records<'_> {
        match self.format {
            Some(format) => Records::of_piece(&self.text, format, self.start),
            None => notation::read(&self.text),
        }
    }

    /// A warning about its encoding and the place of its first record, unless the piece before had the same
    /// warning.
    pub fn remark(&self) -> Option<(LineColumn, &str)> {
        let remark = self.remark.as_deref()?;
        let place = match self.records().next()? {
            Ok(record) => record.start(),
            Err(error) => error.place(),
        };
        Some((place, remark))
    }

    /// The number of bytes that it takes.
    pub fn size(&self) -> usize {
        size_of::<Self>() + self.text.len()
    }

    /// A place in its source, line and column from 1.
    pub fn place(&self, line: u32, column: u32) -> Place<'_> {
        Place { source: &self.source, line, column }
    }
}

/// A place in a source: `game.sgf:3:14`.
#[derive(Debug, Clone, Copy)]
pub struct Place<'a> {
    source: &'a str,
    line: u32,
    column: u32,
}

impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.source, self.line, self.column)
    }
}
