//! Text in, text out: Sensei's Library diagrams, SGF and plain rows.
//!
//! [`read`] finds the format and answers for every board, diagram or game of a text, bad
//! ones included. Text may come from anybody: any size, depth and shape ends in a value
//! or in an error with a place, in time linear in the text.
//!
//! A reader walks through its text with one cursor and makes a script of it: nodes with
//! steps. One replay executes the scripts of all formats.

mod cursor;
pub mod diagram;
mod error;
mod record;
mod replay;
pub mod rows;
mod script;
pub mod sgf;
mod snapshot;
mod writer;

pub use error::{Fault, ReadError};
pub use record::{Positions, Record};
pub use snapshot::{Mark, MarkKind, Snapshot, Warning, WarningKind};

use alloc::vec::Vec;
use cursor::{Cursor, is_white};

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
    let mut start = Cursor::new(text);
    start.skip_white();
    let tree = sgf::find_tree(&start);
    if tree.as_ref().is_some_and(|tree| tree.place() == start.place()) {
        Format::Sgf
    } else if diagram::contains_diagram(text) {
        Format::Diagram
    } else if tree.is_some() || start.peek() == Some('(') {
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

/// Why `text` cannot be any format at all. Where a game or a diagram begins, a few bytes that
/// are no letters, or were in another encoding, do no harm.
fn not_text(text: &str) -> Option<ReadError> {
    let (mut empty, mut zero, mut count) = (true, false, 0);
    let mut cursor = Cursor::new(text);
    let mut place = cursor.place();
    loop {
        let here = cursor.place();
        let Some(c) = cursor.next() else { break };
        if is_white(c) {
            continue;
        }
        empty = false;
        zero |= c == '\0';
        if c == '\u{fffd}' || is_control(c) {
            if count == 0 {
                place = here;
            }
            count += 1;
        }
    }
    let fault = if empty {
        Fault::Empty
    } else if zero || count > text.len() / 10 && detect(text) == Format::Rows {
        Fault::Binary
    } else if u32::try_from(text.len()).is_err() {
        Fault::TooLarge(u32::MAX)
    } else {
        return None;
    };
    Some(ReadError::new(fault, place))
}

/// A control character of ASCII or Latin-1; white space among them.
fn is_control(c: char) -> bool {
    c < ' ' || ('\u{7f}'..='\u{9f}').contains(&c)
}
