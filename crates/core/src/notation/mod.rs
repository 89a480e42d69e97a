//! Text in, text out: Sensei's Library diagrams, SGF and plain rows.
//!
//! [`read`] finds the format and answers for every board, diagram or game of a text, bad
//! ones included. Text may come from anybody: any size, depth and shape ends in a value
//! or in an error with a place, in time linear in the text.

pub mod diagram;
mod error;
mod place;
mod play;
mod record;
pub mod rows;
pub mod sgf;
mod snapshot;
mod words;
mod writer;

pub use error::{Fault, ReadError};
pub use record::{Positions, Record};
pub use snapshot::{Mark, MarkKind, Snapshot, Warning, WarningKind};

use place::{Places, lines};
use words::is_space;

/// How a text writes boards down.
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
/// A text that starts with `(;` is SGF. Otherwise one `$$` line makes it diagrams, a
/// `(;` anywhere makes it SGF, and everything else is taken for rows.
pub fn detect(text: &str) -> Format {
    let start = words::trim(words::without_mark(text));
    let tree = sgf::find_tree(start.as_bytes(), 0);
    if tree == Some(0) {
        Format::Sgf
    } else if lines(text).any(|line| diagram::content(line.text).is_some()) {
        Format::Diagram
    } else if tree.is_some() || words::after(start, b'(').is_some() {
        Format::Sgf
    } else {
        Format::Rows
    }
}

/// Reads every board, diagram or game tree of `text`, in order.
///
/// The list is never empty: a text in which nothing is found yields one error.
///
/// ```
/// use pass_alive::notation::{read, Format};
/// let records = read("(;SZ[9];B[cc];W[gg])");
/// let game = records[0].as_ref().unwrap();
/// assert_eq!((game.format(), game.lines()), (Format::Sgf, vec![2]));
/// assert_eq!(read("")[0].as_ref().unwrap_err().code(), "empty");
/// ```
pub fn read(text: &str) -> Vec<Result<Record, ReadError>> {
    if let Some(error) = not_text(text) {
        return vec![Err(error)];
    }
    match detect(text) {
        Format::Sgf => sgf::read(text),
        Format::Diagram => diagram::read(text),
        Format::Rows => rows::read_all(text),
    }
}

/// Why `text` cannot be any format at all.
fn not_text(text: &str) -> Option<ReadError> {
    let (mut empty, mut zero, mut count, mut first) = (true, false, 0, 0);
    for (i, c) in text.char_indices() {
        empty &= is_space(c) || c == '\u{feff}';
        zero |= c == '\0';
        if c == '\u{fffd}' || (is_control(c) && !is_space(c)) {
            first = if count == 0 { i } else { first };
            count += 1;
        }
    }
    let (line, column) = Places::new(text).find(first);
    let fault = if empty {
        Fault::Empty
    } else if zero || count > text.len() / 10 {
        Fault::Binary
    } else if u32::try_from(text.len()).is_err() {
        Fault::TooLarge(u32::MAX)
    } else {
        return None;
    };
    Some(ReadError { fault, line, column })
}

/// A control character of ASCII or Latin-1; white space among them.
fn is_control(c: char) -> bool {
    c < ' ' || ('\u{7f}'..='\u{9f}').contains(&c)
}
