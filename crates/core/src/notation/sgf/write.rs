//! Writing SGF.

use super::LONGEST_SIDE;
use crate::board::{Board, Color};
use crate::grid::Grid;
use crate::notation::writer::Writer;
use crate::notation::{Mark, MarkKind};
use crate::topology::Point;

/// What one node says about the position.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Note {
    /// Any text.
    pub comment: String,
    /// At most one shape and one label a point.
    pub marks: Vec<Mark>,
}

/// Writes a position as a game tree of FF\[4\] whose root has the stones and the first
/// note; every further note is a node after the one before. Nothing if a side of the
/// board is longer than 52, which SGF cannot say.
///
/// ```
/// use pass_alive::notation::{rows, sgf};
/// let (grid, board) = rows::read("X. / .O").unwrap();
/// let note = |comment: &str| sgf::Note { comment: comment.into(), ..Default::default() };
/// let text = sgf::write(grid, &board, None, &[note("start"), note("[1]")]).unwrap();
/// assert_eq!(text, "(;GM[1]FF[4]CA[UTF-8]SZ[2]AB[aa]AW[bb]C[start]\n;C[[1\\]])\n");
/// ```
///
/// # Panics
/// If `board` has another number of points than `grid`, or a mark is on no point.
pub fn write(grid: Grid, board: &Board, to_play: Option<Color>, notes: &[Note]) -> Option<String> {
    assert!(grid.len() == board.len(), "a board of another size");
    let (columns, rows) = (grid.columns(), grid.rows());
    if columns.max(rows) > LONGEST_SIDE {
        return None;
    }
    let mut text = Writer::default();
    text.put("(;GM[1]FF[4]CA[UTF-8]SZ[");
    text.number(columns);
    if columns != rows {
        text.character(':');
        text.number(rows);
    }
    text.character(']');
    let stones = |color| {
        let points = (0..).zip(board.stones()).filter(move |&(_, &stone)| stone == Some(color));
        points.map(|(point, _)| point)
    };
    push_points(&mut text, grid, "AB", stones(Color::Black));
    push_points(&mut text, grid, "AW", stones(Color::White));
    match to_play {
        Some(Color::Black) => text.put("PL[B]"),
        Some(Color::White) => text.put("PL[W]"),
        None => {}
    }
    for (i, note) in notes.iter().enumerate() {
        if i > 0 {
            text.put("\n;");
        }
        push_note(&mut text, grid, note);
    }
    text.put(")\n");
    Some(text.finish())
}

fn push_note(text: &mut Writer, grid: Grid, note: &Note) {
    for (name, kind) in [
        ("CR", MarkKind::Circle),
        ("SQ", MarkKind::Square),
        ("TR", MarkKind::Triangle),
        ("MA", MarkKind::Cross),
    ] {
        let marks = note.marks.iter().filter(|mark| mark.kind == kind);
        push_points(text, grid, name, marks.map(|mark| mark.point));
    }
    let mut name = "LB";
    for mark in &note.marks {
        if let MarkKind::Label(label) = &mark.kind {
            text.put(std::mem::take(&mut name));
            text.character('[');
            push_point(text, grid, mark.point);
            text.character(':');
            // A label is of type SimpleText, and within a composed value.
            push_escaped(text, label, true);
            text.character(']');
        }
    }
    if !note.comment.is_empty() {
        text.put("C[");
        push_escaped(text, &note.comment, false);
        text.character(']');
    }
}

/// A property with a list of points, unless the list is empty.
fn push_points(text: &mut Writer, grid: Grid, name: &str, points: impl Iterator<Item = Point>) {
    let mut name = name;
    for point in points {
        text.put(std::mem::take(&mut name));
        text.character('[');
        push_point(text, grid, point);
        text.character(']');
    }
}

fn push_point(text: &mut Writer, grid: Grid, point: Point) {
    let (column, row) = grid.place(point);
    for i in [column, row] {
        let i = i as u8;
        text.character(char::from(if i < 26 { b'a' + i } else { b'A' + (i - 26) }));
    }
}

fn push_escaped(text: &mut Writer, value: &str, one_line: bool) {
    for c in value.chars() {
        match c {
            '\\' | ']' => text.character('\\'),
            ':' if one_line => text.character('\\'),
            '\n' | '\r' if one_line => {
                text.character(' ');
                continue;
            }
            _ => {}
        }
        text.character(c);
    }
}
