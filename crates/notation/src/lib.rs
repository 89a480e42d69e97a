#![doc = include_str!("../README.md")]
//!
//! # Reading
//!
//! [`read`] detects the format and returns a [`Record`] for every board, diagram or game of a
//! text, one after the other. The grammars are in [`sgf`], [`diagram`] and [`rows`].
//!
//! # Texts with faults
//!
//! As much of a text is read as possible. Faults are reported in one of three ways:
//!
//! * as a [`Warning`] of the first [`Snapshot`] that it affects, where the meaning is clear
//!   all the same;
//! * as one of the [complaints](Record::complaints) of the record, where part of it is lost;
//! * as a [`ReadError`] in place of the record, where there is nothing to show.
//!
//! Each has a line, a column and a stable word for programs. The first
//! [`MOST_LISTED`] of a snapshot or of the complaints are listed, and the others counted.
//!
//! # Limits
//!
//! Texts need not be trusted: reading any text ends with a value or an error, never a panic,
//! in time linear in its length. One record is held at a time, in at most fifteen times the
//! memory of its text. A position needs about 25 bytes for each point of its board in
//! addition (33 in space), and 60 for each of its marks. A board has at most 20,000 columns, rows
//! and layers (52 columns and rows in SGF and in the header of a diagram), and 2²⁹ points. A text,
//! or a piece of one, has at most 4 GB.
//!
//! # Bytes
//!
//! The readers take decoded text. For files in unknown encodings, [`Splitter`] cuts the bytes
//! into records, [`sgf::charset`] finds the declared encoding of each, and
//! [`Records::of_piece`] reads the decoded piece.

#![no_std]
#![forbid(unsafe_code)]

#[macro_use]
extern crate alloc;

mod chunked;
mod cursor;
pub mod diagram;
mod error;
mod evidence;
mod free;
mod lines;
mod marks;
mod record;
mod records;
mod remarks;
mod replay;
pub mod rows;
mod script;
pub mod sgf;
mod snapshot;
mod splitter;
mod variation;

pub use cursor::LineColumn;
pub use error::{Fault, ReadError};
pub use record::{Positions, Record};
pub use records::Records;
pub use remarks::MOST_LISTED;
pub use snapshot::{MoveQuality, Snapshot, Warning, WarningKind};
pub use splitter::Splitter;
pub use variation::{Fork, Variation};

use evidence::Evidence;

/// Tests the Rust of the documentation for programs.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/programs.md")]
struct Programs;

/// The notations.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// The Smart Game Format, FF\[3\] and FF\[4\].
    Sgf,
    /// Sensei's Library diagrams: lines that start with `$$`.
    Diagram,
    /// Plain rows of `X`, `O` and `.`.
    Rows,
}

/// The format `text` is most likely in.
///
/// The first of these to appear in the text decides: a game tree (`(;`) with only white space
/// before it, or one with a property after other text; a line that starts with `$$`; a first
/// paragraph that consists only of the characters of rows. A text with none of them is taken
/// for rows.
pub fn detect(text: &str) -> Format {
    match Evidence::default().format(text.as_bytes()) {
        Ok(format) | Err(format) => format,
    }
}

/// Reads the boards, diagrams or game trees of `text` in order, lazily.
///
/// There is always at least one item: a text without any of them yields one error.
///
/// ```
/// use pass_alive_notation::{read, Format};
/// let game = read("(;SZ[9];B[cc];W[gg])").next().unwrap().unwrap();
/// assert_eq!((game.format(), game.moves()), (Format::Sgf, 2));
/// assert_eq!(read("").next().unwrap().unwrap_err().code(), "empty");
/// ```
pub fn read(text: &str) -> Records<'_> {
    Records::of_text(text)
}

/// A control character of ASCII or Latin-1; white space among them.
fn is_control(c: char) -> bool {
    c < ' ' || ('\u{7f}'..='\u{9f}').contains(&c)
}

/// True for white space, and for the bytes of a byte order mark, in a text that is not
/// decoded yet.
fn is_white_byte(byte: u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, 0x0b | 0xef | 0xbb | 0xbf)
}
