//! Sensei's Library diagrams: lines that start with `$$`.
//!
//! A diagram is a header line and the `$$` lines after it (grammar: Sensei's Library,
//! *How Diagrams Work*, and its published converter of 2001–2009):
//!
//! ```text
//! $$Bcm11 A title, 14 at a     first to play, coordinates, size, number of the first move
//! $$  -----------              a border where the board has an edge
//! $$ | . X 1 a . .             `.` `,` empty, `X` `O` stones, `1`–`9` `0` moves 1–10,
//! $$ | . B W C # @             `a`–`z` labels, circles `B W C`, squares `# @ S`,
//! $$ | Y Q T Z P M             triangles `Y Q T` and crosses `Z P M` on black, white, empty
//! $$ [a|target]                a link of a mark
//! $$ {AR A1 3:2}               an arrow (`AR`) or line (`LN`) between two points
//! ```
//!
//! A side without a border is no edge. The rest of the board, 19×19 unless the header
//! tells, is taken to be empty, and [`Record::assumes_outside_empty`] says so.
//!
//! [`Record::assumes_outside_empty`]: crate::notation::Record::assumes_outside_empty

mod drawn;
mod frame;
mod header;
mod line;
mod moves;
mod read;
mod script;
mod write;

use crate::grid::Grid;
use crate::notation::cursor::Cursor;
use crate::topology::Point;
use alloc::vec::Vec;

pub(super) use line::is_line;
pub(super) use read::{next, tidy};
pub use write::write;

use frame::Inside;
use header::Header;

/// A diagram as it is drawn.
struct Diagram<'a> {
    header: Header<'a>,
    /// What is drawn.
    inside: Inside,
    /// Column and row of the board that the first drawn point is on.
    left: u32,
    top: u32,
    /// The board it is part of.
    grid: Grid,
    /// Links `[anchor|target]`, arrows `{AR from to}` and lines `{LN from to}`, which say
    /// nothing about the position.
    annotations: Vec<Cursor<'a>>,
}

impl Diagram<'_> {
    /// The point of the board that the drawn point `index` is.
    fn board_point(&self, index: u32) -> Point {
        let (column, row) = (index % self.inside.columns, index / self.inside.columns);
        self.grid.point(self.left + column, self.top + row)
    }
}
