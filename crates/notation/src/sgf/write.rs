//! Writing SGF.

use super::MAX_SIDE;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use pass_alive::{Board, Color, Grid, Mark, MarkKind, Move, Point};

/// Comment and marks of one node.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Note {
    /// Any text.
    pub comment: String,
    /// At most one shape and one label a point.
    pub marks: Vec<Mark>,
}

/// Writes a position as an FF\[4\] game tree whose root has the stones and the first note.
/// Each further note is a node that follows the one before. Returns `None` if the board is no
/// rectangle, or if a side is longer than 52, which SGF cannot express.
///
/// ```
/// use pass_alive::Board;
/// use pass_alive_notation::sgf;
/// let board = Board::from_rows("X. / .O").unwrap();
/// let note = |comment: &str| sgf::Note { comment: comment.into(), ..Default::default() };
/// let text = sgf::write(&board, None, &[note("start"), note("[1]")]).unwrap();
/// assert_eq!(text, "(;GM[1]FF[4]CA[UTF-8]SZ[2]AB[aa]AW[bb]C[start]\n;C[[1\\]])\n");
/// ```
///
/// # Panics
/// If a mark is on no point.
pub fn write(board: &Board, to_play: Option<Color>, notes: &[Note]) -> Option<String> {
    let (grid, mut text) = start(board, to_play)?;
    for (i, note) in notes.iter().enumerate() {
        if i > 0 {
            text.push_str("\n;");
        }
        put_note(&mut text, grid, &note.comment, &note.marks);
    }
    text.push_str(")\n");
    Some(text)
}

/// Writes a game from its first board on, as an FF\[4\] game tree with a node for each move. Returns
/// `None` if the board is no rectangle, or if a side is longer than 52, which SGF cannot express.
///
/// ```
/// use pass_alive::{Board, Color, Game, Grid, Move};
/// use pass_alive_notation::sgf;
/// let start = Board::new(Grid::new(9, 9).unwrap());
/// let mut game = Game::new(start.clone(), Color::Black);
/// let mut moves = Vec::new();
/// for point in ["E5", "C3"].map(|name| start.point_named(name)).into_iter().chain([None]) {
///     moves.push(Move { color: game.to_play(), point });
///     match point {
///         Some(point) => drop(game.play(point).unwrap()),
///         None => game.pass(),
///     }
/// }
/// let text = sgf::write_game(&start, &moves).unwrap();
/// assert_eq!(text, "(;GM[1]FF[4]CA[UTF-8]SZ[9]\n;B[ee]\n;W[cg]\n;B[])\n");
/// ```
///
/// # Panics
/// If a move is on no point of the board.
pub fn write_game(first: &Board, moves: &[Move]) -> Option<String> {
    let (grid, mut text) = start(first, None)?;
    for &Move { color, point } in moves {
        text.push_str(if color == Color::Black { "\n;B" } else { "\n;W" });
        match point {
            Some(point) => put_point(&mut text, grid, point),
            None => text.push('['),
        }
        text.push(']');
    }
    text.push_str(")\n");
    Some(text)
}

/// A game tree as far as the stones in its root, on the grid of the board.
pub(super) fn start(board: &Board, to_play: Option<Color>) -> Option<(Grid, String)> {
    let grid = board.grid()?;
    let (columns, rows) = (grid.columns(), grid.rows());
    if columns > MAX_SIDE || rows > MAX_SIDE {
        return None;
    }
    let mut text = String::new();
    text.push_str("(;GM[1]FF[4]CA[UTF-8]SZ[");
    text.push_str(&columns.to_string());
    if columns != rows {
        text.push(':');
        text.push_str(&rows.to_string());
    }
    text.push(']');
    for (color, mut name) in [(Color::Black, "AB"), (Color::White, "AW")] {
        for (point, &stone) in board.points().zip(board.stones()) {
            if stone == Some(color) {
                text.push_str(core::mem::take(&mut name));
                put_point(&mut text, grid, point);
                text.push(']');
            }
        }
    }
    match to_play {
        Some(Color::Black) => text.push_str("PL[B]"),
        Some(Color::White) => text.push_str("PL[W]"),
        None => {}
    }
    Some((grid, text))
}

/// The property of a kind of marks.
fn property(kind: &MarkKind) -> &'static str {
    match kind {
        MarkKind::Circle => "CR",
        MarkKind::Square => "SQ",
        MarkKind::Triangle => "TR",
        MarkKind::Cross => "MA",
        MarkKind::Label(_) => "LB",
    }
}

/// The comment and marks of a node.
pub(super) fn put_note(text: &mut String, grid: Grid, comment: &str, marks: &[Mark]) {
    for kind in ["CR", "SQ", "TR", "MA", "LB"] {
        let mut name = kind;
        for mark in marks {
            if property(&mark.kind) != kind {
                continue;
            }
            text.push_str(core::mem::take(&mut name));
            put_point(text, grid, mark.point);
            if let MarkKind::Label(label) = &mark.kind {
                text.push(':');
                // A label is of type SimpleText, and within a composed value.
                put_escaped(text, label, true);
            }
            text.push(']');
        }
    }
    if !comment.is_empty() {
        text.push_str("C[");
        put_escaped(text, comment, false);
        text.push(']');
    }
}

/// A bracket and a point.
fn put_point(text: &mut String, grid: Grid, point: Point) {
    let (column, row) = grid.coordinates(point);
    text.push('[');
    for i in [column, row] {
        let first = if i < 26 { b'a' } else { b'A' - 26 };
        text.push(char::from(first + i as u8));
    }
}

fn put_escaped(text: &mut String, value: &str, one_line: bool) {
    for c in value.chars() {
        if c == '\\' || c == ']' || (one_line && c == ':') {
            text.push('\\');
        }
        text.push(if one_line && (c == '\n' || c == '\r') { ' ' } else { c });
    }
}
