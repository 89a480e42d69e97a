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

mod frame;
mod header;
mod moves;
mod parse;
mod play;
mod write;

use crate::board::Color;
use crate::grid::Grid;
use crate::notation::writer::Writer;
use crate::notation::{Mark, MarkKind, Warning};
use crate::topology::Point;

pub(super) use parse::{content, read};
pub(super) use play::DiagramPlay;
pub use write::write;

/// A diagram as it is drawn.
#[derive(Debug, Clone)]
pub(super) struct Diagram {
    header: Header,
    /// The line of the text that it starts on.
    line: u32,
    borders: Borders,
    /// Columns and rows that are drawn.
    drawn: (u32, u32),
    /// One character a drawn point, in reading order.
    characters: Vec<char>,
    /// Column and row of the board that the first drawn point is on.
    offset: (u32, u32),
    /// The board it is part of.
    grid: Grid,
    /// Links `[anchor|target]`, arrows `{AR from to}` and lines `{LN from to}` as they are
    /// written: they say nothing about the position.
    annotations: Vec<String>,
    /// In order of their numbers; empty if a number is repeated.
    moves: Vec<Move>,
    warnings: Vec<Warning>,
}

/// The first line of a diagram.
#[derive(Debug, Clone, Default)]
struct Header {
    /// The colour of the odd moves, if told; Black otherwise.
    first: Option<Color>,
    coordinates: bool,
    size: Option<u32>,
    /// The number of the move drawn as `1`.
    number: Option<u32>,
    title: String,
}

/// Which sides of a diagram are edges of the board.
#[derive(Debug, Clone, Copy, Default)]
struct Borders {
    top: bool,
    bottom: bool,
    left: bool,
    right: bool,
}

#[derive(Debug, Clone, Copy)]
struct Move {
    /// 1 for the point drawn as `1`.
    order: u32,
    point: Point,
}

impl Diagram {
    pub(super) fn title(&self) -> &str {
        &self.header.title
    }

    pub(super) fn grid(&self) -> Grid {
        self.grid
    }

    pub(super) fn moves(&self) -> u32 {
        self.moves.len() as u32
    }

    pub(super) fn assumes_outside_empty(&self) -> bool {
        self.drawn != (self.grid.columns(), self.grid.rows())
            || self.characters.iter().any(|&c| is_left_out(c))
    }

    /// The points drawn, with their characters.
    fn points(&self) -> impl Iterator<Item = (Point, char)> {
        (0..).zip(&self.characters[..]).map(|(i, &c)| (self.board_point(i), c))
    }

    /// The point of the board that the drawn point `index` is.
    fn board_point(&self, index: u32) -> Point {
        let (column, row) = (index % self.drawn.0, index / self.drawn.0);
        self.grid.point(self.offset.0 + column, self.offset.1 + row)
    }

    /// Who plays the move with this order.
    fn color_of(&self, order: u32) -> Color {
        let first = self.header.first.unwrap_or(Color::Black);
        if order % 2 == 1 { first } else { first.other() }
    }

    /// The label of the move with this order.
    fn label_of(&self, order: u32) -> MarkKind {
        let mut label = Writer::default();
        label.number((self.header.number.unwrap_or(1) + order - 1) % 100);
        MarkKind::Label(label.finish())
    }

    /// The mark that a character other than a number draws.
    fn mark(point: Point, c: char) -> Option<Mark> {
        let kind = match c {
            'B' | 'W' | 'C' => MarkKind::Circle,
            '#' | '@' | 'S' => MarkKind::Square,
            'Y' | 'Q' | 'T' => MarkKind::Triangle,
            'Z' | 'P' | 'M' => MarkKind::Cross,
            'a'..='z' => MarkKind::Label(String::from(c)),
            _ => return None,
        };
        Some(Mark { point, kind })
    }
}

/// The stone that a character other than a number draws.
fn stone(c: char) -> Option<Color> {
    match c {
        'X' | 'B' | '#' | 'Y' | 'Z' => Some(Color::Black),
        'O' | 'W' | '@' | 'Q' | 'P' => Some(Color::White),
        _ => None,
    }
}

/// 1–10 for the characters `1`–`9` and `0`.
fn order(c: char) -> Option<u32> {
    match c {
        '0' => Some(10),
        '1'..='9' => Some(c as u32 - '0' as u32),
        _ => None,
    }
}

fn is_border(c: char) -> bool {
    matches!(c, '|' | '-' | '+')
}

/// Whether a point of the diagram is no part of the position.
fn is_left_out(c: char) -> bool {
    is_border(c) || matches!(c, '?' | '_')
}
