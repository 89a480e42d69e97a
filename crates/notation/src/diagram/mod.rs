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
//! White space, the bullet of a list or the `>` of a quoted mail may precede `$$`, and white
//! space is allowed between the characters of a row.
//!
//! A side without a border is not an edge of the board. If the header gives no size, a board
//! with both borders along one axis is square, and any other is 19×19. Points that are not
//! drawn are taken to be empty, and [`Record::assumes_outside_empty`] is then `true`.
//!
//! [`Record::assumes_outside_empty`]: crate::Record::assumes_outside_empty

mod drawn;
mod frame;
mod header;
pub(crate) mod line;
mod lines;
mod links;
mod moves;
mod read;
mod script;
mod write;

use pass_alive::{Grid, Point};

pub(crate) use line::is_line;
pub(super) use links::links;
pub(super) use read::{next, rewrite};

pub use write::write;

use drawn::Drawn;
use frame::Inside;
use header::Header;
use lines::Lines;

/// The drawn part of a diagram, and its place on the board.
struct Diagram<'a> {
    header: Header<'a>,
    lines: Lines<'a>,
    /// The drawn points.
    inside: Inside,
    /// Column and row of the board that the first drawn point is on.
    left: u32,
    top: u32,
    /// The board it is part of.
    grid: Grid,
}

impl<'a> Diagram<'a> {
    /// The first point that is not part of the position.
    fn first_left_out(&self) -> Option<Drawn<'a>> {
        self.inside.points(&self.lines).find(Drawn::is_left_out)
    }

    /// The point of the board that the drawn point `index` is.
    fn board_point(&self, index: u32) -> Point {
        let (column, row) = (index % self.inside.columns, index / self.inside.columns);
        Point::new((self.top + row) * self.grid.columns() + self.left + column)
    }
}
