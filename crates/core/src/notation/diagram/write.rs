//! Writing `$$` diagrams.

use super::Diagram;
use crate::board::{Board, Color};
use crate::grid::Grid;
use crate::notation::words::trim;
use crate::notation::writer::Writer;
use crate::notation::{Mark, MarkKind};

/// Writes a whole board as a diagram with all four borders.
///
/// A point carries one mark: `marks` earlier in the list win. Of the labels only one
/// lower-case letter on an empty point can be said in a diagram; others are left away.
/// Line breaks in the title become spaces.
///
/// ```
/// use pass_alive::notation::{diagram, rows, Mark, MarkKind};
/// let (grid, board) = rows::read("X.O / .X. / ...").unwrap();
/// let mark = Mark { point: 0, kind: MarkKind::Circle };
/// assert_eq!(diagram::write(grid, &board, &[mark], "An idea"), "\
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
/// If `board` has another number of points than `grid`, or a mark is on no point.
pub fn write(grid: Grid, board: &Board, marks: &[Mark], title: &str) -> String {
    assert!(grid.len() == board.len(), "a board of another size");
    let mut characters: Vec<char> = board.stones().iter().map(|&s| plain(s)).collect();
    for mark in marks {
        let stone = board.get(mark.point);
        let character = &mut characters[mark.point as usize];
        if let Some(marked) = marked(stone, &mark.kind).filter(|_| *character == plain(stone)) {
            *character = marked;
        }
    }
    let size = (grid.columns() == grid.rows() && grid.rows() <= 52).then_some(grid.rows());
    let mut text = Writer::default();
    text.put("$$c");
    if let Some(size) = size.filter(|&size| size != 19) {
        text.number(size);
    }
    push_title(&mut text, title);
    let columns = grid.columns() as usize;
    push_border(&mut text, true, true, columns);
    for row in characters.chunks(columns) {
        push_row(&mut text, true, true, row);
    }
    push_border(&mut text, true, true, columns);
    text.finish()
}

fn plain(stone: Option<Color>) -> char {
    crate::notation::rows::character(stone)
}

/// The character for a mark on a stone or empty point, if there is one.
fn marked(stone: Option<Color>, kind: &MarkKind) -> Option<char> {
    let [black, white, empty] = match kind {
        MarkKind::Circle => ['B', 'W', 'C'],
        MarkKind::Square => ['#', '@', 'S'],
        MarkKind::Triangle => ['Y', 'Q', 'T'],
        MarkKind::Cross => ['Z', 'P', 'M'],
        MarkKind::Label(text) => {
            let &[letter @ b'a'..=b'z'] = text.as_bytes() else { return None };
            return stone.is_none().then_some(letter.into());
        }
    };
    Some(match stone {
        Some(Color::Black) => black,
        Some(Color::White) => white,
        None => empty,
    })
}

fn push_title(text: &mut Writer, title: &str) {
    let title = trim(title);
    if !title.is_empty() {
        text.character(' ');
    }
    for c in title.chars() {
        text.character(if matches!(c, '\r' | '\n') { ' ' } else { c });
    }
    text.character('\n');
}

fn push_border(text: &mut Writer, left: bool, right: bool, columns: usize) {
    text.put(if left { "$$  " } else { "$$ " });
    let dashes = 2 * columns - 1 + usize::from(left) + usize::from(right);
    (0..dashes.max(2)).for_each(|_| text.character('-'));
    text.character('\n');
}

fn push_row(text: &mut Writer, left: bool, right: bool, characters: &[char]) {
    text.put("$$");
    text.put(if left { " |" } else { "" });
    for &c in characters {
        text.character(' ');
        text.character(c);
    }
    text.put(if right { " |\n" } else { "\n" });
}

impl Diagram {
    /// The diagram as it was read, tidied.
    pub(in crate::notation) fn write(&self) -> String {
        let header = &self.header;
        let mut text = Writer::default();
        text.put("$$");
        match header.first {
            Some(Color::Black) => text.character('B'),
            Some(Color::White) => text.character('W'),
            None => {}
        }
        if header.coordinates {
            text.character('c');
        }
        if let Some(size) = header.size {
            text.number(size);
        }
        if let Some(number) = header.number {
            text.character('m');
            text.number(number);
        }
        push_title(&mut text, &header.title);
        let borders = self.borders;
        let columns = self.drawn.0 as usize;
        if borders.top {
            push_border(&mut text, borders.left, borders.right, columns);
        }
        for row in self.characters.chunks(columns) {
            push_row(&mut text, borders.left, borders.right, row);
        }
        if borders.bottom {
            push_border(&mut text, borders.left, borders.right, columns);
        }
        for annotation in &self.annotations {
            text.put("$$ ");
            text.put(annotation);
            text.put("\n");
        }
        text.finish()
    }
}
