//! Text in, text out: Sensei's Library diagrams, SGF and plain rows.
//!
//! [`read`] finds the format and gives a [`Record`] for every board, diagram or game of a
//! text, one after the other. The grammars are in [`sgf`], [`diagram`] and [`rows`].
//!
//! # Texts with faults
//!
//! A text is read as far as it goes. What its author meant all the same is a [`Warning`] of
//! the first [`Snapshot`] that it bears on; what is wrong is one of the
//! [complaints](Record::complaints) of the record; and only where nothing can be answered is
//! there a [`ReadError`] in place of the record. Each has a line and a column and a stable
//! word for programs, and of many in one record the first hundred are listed and the rest
//! counted.
//!
//! # Limits
//!
//! Text may come from anybody: any size, depth and shape ends in a value or in an error, in
//! time linear in the text. Reading holds one record at a time and takes at most fifteen
//! times its text. A position takes about 25 bytes a point of its board besides, and 60 for
//! each of its marks. A board has at most 20,000 columns and rows, in SGF and in the header
//! of a diagram 52; a text, or a piece of one, at most 4 GB.
//!
//! # Bytes
//!
//! Readers take text. Where a file's encoding has to be found first, [`Splitter`] cuts its
//! bytes into records, [`sgf::charset`] finds the name of an encoding, and
//! [`Records::of_piece`] reads what was decoded.

mod chunked;
mod cursor;
pub mod diagram;
mod error;
mod evidence;
mod lines;
mod record;
mod records;
mod remarks;
mod replay;
pub mod rows;
mod script;
pub mod sgf;
mod snapshot;
mod splitter;

pub use cursor::LineColumn;
pub use error::{Fault, ReadError};
pub use record::{Positions, Record};
pub use records::Records;
pub use snapshot::{Mark, MarkKind, Snapshot, Warning, WarningKind};
pub use splitter::Splitter;

use evidence::Evidence;

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
/// Whichever of these comes first in the text decides: a game tree (`(;`) with nothing but
/// white space before it, or after other text with a property; a line that starts with `$$`;
/// a first paragraph of nothing but the characters of rows. A text with none of them is
/// taken for rows.
pub fn detect(text: &str) -> Format {
    match Evidence::default().format(text.as_bytes()) {
        Ok(format) | Err(format) => format,
    }
}

/// Reads the boards, diagrams or game trees of `text` in order, each when it is asked for.
///
/// There is at least one item: a text in which nothing is found yields one error.
///
/// ```
/// use pass_alive::notation::{read, Format};
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
