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

pub use error::{Fault, ReadError};
pub use record::{Positions, Record};
pub use snapshot::{Mark, MarkKind, Snapshot, Warning, WarningKind};

use place::{lines, place_of};

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
    let start = text.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']);
    if sgf::starts_with_tree(start) {
        Format::Sgf
    } else if lines(text).any(|line| diagram::content(line.text).is_some()) {
        Format::Diagram
    } else if sgf::contains_tree(text) || start.starts_with('(') {
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
    if text.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}').is_empty() {
        return Some(ReadError { fault: Fault::Empty, line: 1, column: 1 });
    }
    let strange = |c: char| c == '\u{fffd}' || (c.is_control() && !c.is_whitespace());
    let first = text.find(strange)?;
    let count = text.chars().filter(|&c| strange(c)).count();
    let binary = text.contains('\0') || count > text.len() / 10;
    let (line, column) = place_of(text, first);
    binary.then_some(ReadError { fault: Fault::Binary, line, column })
}
