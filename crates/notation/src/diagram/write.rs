//! Writing `$$` diagrams.

use super::Diagram;
use crate::cursor::Cursor;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use pass_alive::{Board, Color, Mark, MarkKind};

/// Writes a whole board as a diagram with all four borders. Returns `None` if the board is no
/// rectangle.
///
/// A point can carry only one mark: the first of its `marks`. The only labels that a diagram
/// can show are single lower-case letters on empty points; others are left out.
/// Line breaks in the title become spaces.
///
/// ```
/// use pass_alive::{Board, Mark, MarkKind};
/// use pass_alive_notation::diagram;
/// let board = Board::from_rows("X.O / .X. / ...").unwrap();
/// let mark = Mark { point: board.point_named("A3").unwrap(), kind: MarkKind::Circle };
/// assert_eq!(diagram::write(&board, &[mark], "An idea").unwrap(), "\
/// $$c3 An idea
/// $$  -------
/// $$ | B . O |
/// $$ | . X . |
/// $$ | . . . |
/// $$  -------
/// ");
/// ```
///
/// # Panics
/// If a mark is on no point.
pub fn write(board: &Board, marks: &[Mark], title: &str) -> Option<String> {
    let grid = board.grid()?;
    let mut characters = Vec::new();
    for &stone in board.stones() {
        characters.push(character(stone));
    }
    for mark in marks {
        let stone = board.get(mark.point);
        let free = &mut characters[mark.point.index()];
        if *free == character(stone) {
            *free = marked(stone, &mark.kind);
        }
    }
    let mut text = String::new();
    text.push_str("$$c");
    let size = grid.columns();
    if size == grid.rows() && size <= 52 && size != 19 {
        text.push_str(&size.to_string());
    }
    put_title(&mut text, title);
    put_border(&mut text, true, true, size);
    for row in characters.chunks(size as usize) {
        text.push_str("$$ |");
        for &c in row {
            text.push(' ');
            text.push(c.into());
        }
        text.push_str(" |\n");
    }
    put_border(&mut text, true, true, size);
    Some(text)
}

/// The character for a stone or empty point with a mark, as far as a diagram can say it.
fn marked(stone: Option<Color>, kind: &MarkKind) -> u8 {
    let characters = match kind {
        MarkKind::Circle => b"BWC",
        MarkKind::Square => b"#@S",
        MarkKind::Triangle => b"YQT",
        MarkKind::Cross => b"ZPM",
        MarkKind::Label(text) => match (stone, text.as_bytes()) {
            (None, &[letter @ b'a'..=b'z']) => return letter,
            _ => return character(stone),
        },
    };
    match stone {
        Some(Color::Black) => characters[0],
        Some(Color::White) => characters[1],
        None => characters[2],
    }
}

fn put_title(text: &mut String, title: &str) {
    let mut title = Cursor::new(title).trimmed();
    title.skip_white();
    if title.peek().is_some() {
        text.push(' ');
    }
    for c in title {
        text.push(if c == '\n' { ' ' } else { c });
    }
    text.push('\n');
}

fn put_border(text: &mut String, left: bool, right: bool, columns: u32) {
    text.push_str(if left { "$$  " } else { "$$ " });
    let dashes = 2 * columns - 1 + u32::from(left) + u32::from(right);
    (0..dashes.max(2)).for_each(|_| text.push('-'));
    text.push('\n');
}

impl Diagram<'_> {
    /// The diagram as it was read, tidied.
    pub(super) fn write(&self) -> String {
        let header = &self.header;
        let mut text = String::new();
        text.push_str("$$");
        match header.first {
            Some(Color::Black) => text.push('B'),
            Some(Color::White) => text.push('W'),
            None => {}
        }
        if header.coordinates {
            text.push('c');
        }
        if let Some(size) = header.size {
            text.push_str(&size.to_string());
        }
        if let Some(number) = header.number {
            text.push('m');
            text.push_str(&number.to_string());
        }
        put_title(&mut text, header.title);
        let borders = self.inside.borders;
        if borders.top {
            put_border(&mut text, borders.left, borders.right, self.inside.columns);
        }
        let mut points = self.inside.points(&self.lines);
        for _ in 0..self.inside.rows {
            text.push_str(if borders.left { "$$ |" } else { "$$" });
            for drawn in points.by_ref().take(self.inside.columns as usize) {
                text.push(' ');
                text.push(drawn.character);
            }
            text.push_str(if borders.right { " |\n" } else { "\n" });
        }
        if borders.bottom {
            put_border(&mut text, borders.left, borders.right, self.inside.columns);
        }
        for annotation in self.lines.annotations() {
            text.push_str("$$ ");
            text.push_str(annotation.text());
            text.push('\n');
        }
        text
    }
}

/// `X`, `O` or `.`.
fn character(stone: Option<Color>) -> u8 {
    match stone {
        Some(Color::Black) => b'X',
        Some(Color::White) => b'O',
        None => b'.',
    }
}
