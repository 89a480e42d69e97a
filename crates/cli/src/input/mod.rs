//! Texts read piece by piece: each game, each diagram, some boards in rows.

mod brackets;
mod bytes;
mod decoded;
mod encoding;
mod pieces;
mod splitter;
#[cfg(test)]
mod splitting;
mod trees;

use std::fmt;
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::mem;
use std::path::Path;
use std::sync::Arc;

use indicatif::ProgressBar;
use pass_alive_notation::{self as notation, Format, LineColumn, Records};

pub(crate) use pieces::Pieces;

/// Files, and the standard input.
pub(crate) struct Input {
    standard: Box<dyn Read + Send>,
    bar: ProgressBar,
}

impl Input {
    pub(crate) fn new(standard: Box<dyn Read + Send>) -> Self {
        Self { standard, bar: ProgressBar::hidden() }
    }

    /// Counts what is read from now on with `bar`.
    pub(crate) fn count_with(&mut self, bar: ProgressBar) {
        self.bar = bar;
    }

    /// The pieces of a file, or of the standard input for `-`. The standard input is empty the
    /// second time.
    ///
    /// # Errors
    /// If there is no such file.
    pub(crate) fn pieces(&mut self, path: &Path) -> io::Result<Pieces<Box<dyn Read + Send>>> {
        let (source, reader) = match path == Path::new("-") {
            true => ("-".to_owned(), self.take_standard()),
            false => (path.display().to_string(), open_file(path)?),
        };
        Ok(Pieces::new(&source, Box::new(self.bar.wrap_read(reader))))
    }

    /// The standard input, which is empty the second time.
    pub(crate) fn take_standard(&mut self) -> Box<dyn Read + Send> {
        mem::replace(&mut self.standard, Box::new(io::empty()))
    }
}

/// The pieces of a file, whatever it is called.
///
/// # Errors
/// If there is no such file.
pub(crate) fn open(path: &Path) -> io::Result<Pieces<Box<dyn Read + Send>>> {
    Ok(Pieces::new(&path.display().to_string(), open_file(path)?))
}

fn open_file(path: &Path) -> io::Result<Box<dyn Read + Send>> {
    Ok(Box::new(File::open(path)?))
}

/// The reason why a file cannot be read, as a sentence.
pub(crate) fn unreadable(error: &io::Error) -> String {
    match error.kind() {
        ErrorKind::NotFound => "there is no such file".to_owned(),
        ErrorKind::IsADirectory => "this is a folder, not a file".to_owned(),
        ErrorKind::PermissionDenied => "this file may not be read".to_owned(),
        _ => format!("this cannot be read: {error}"),
    }
}

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
    start: LineColumn,
    /// `None` if the source is a single piece, to be read as a whole.
    format: Option<Format>,
    text: String,
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
