//! Writing `$$` diagrams.

use super::Diagram;
use crate::board::{Board, Color};
use crate::grid::Grid;
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
    let mut text = String::from("$$c");
    if let Some(size) = size.filter(|&size| size != 19) {
        text.push_str(&size.to_string());
    }
    push_title(&mut text, title);
    let columns = grid.columns() as usize;
    push_border(&mut text, true, true, columns);
    for row in characters.chunks(columns) {
        push_row(&mut text, true, true, row);
    }
    push_border(&mut text, true, true, columns);
    text
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
            let letter = text.parse().ok().filter(char::is_ascii_lowercase);
            return letter.filter(|_| stone.is_none());
        }
    };
    Some(match stone {
        Some(Color::Black) => black,
        Some(Color::White) => white,
        None => empty,
    })
}

fn push_title(text: &mut String, title: &str) {
    let title = title.trim();
    if !title.is_empty() {
        text.push(' ');
    }
    text.extend(title.chars().map(|c| if matches!(c, '\r' | '\n') { ' ' } else { c }));
    text.push('\n');
}

fn push_border(text: &mut String, left: bool, right: bool, columns: usize) {
    text.push_str(if left { "$$  " } else { "$$ " });
    let dashes = 2 * columns - 1 + usize::from(left) + usize::from(right);
    text.extend(std::iter::repeat_n('-', dashes.max(2)));
    text.push('\n');
}

fn push_row(text: &mut String, left: bool, right: bool, characters: &[char]) {
    text.push_str("$$");
    let left = left.then_some('|');
    let right = right.then_some('|');
    for c in left.iter().chain(characters).chain(right.iter()) {
        text.push(' ');
        text.push(*c);
    }
    text.push('\n');
}

impl Diagram {
    /// The diagram as it was read, tidied.
    pub(in crate::notation) fn write(&self) -> String {
        let header = &self.header;
        let mut text = String::from("$$");
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
        for link in &self.links {
            text.push_str("$$ [");
            text.push(link.anchor);
            text.push('|');
            text.push_str(&link.target);
            text.push_str("]\n");
        }
        for segment in &self.segments {
            text.push_str(if segment.arrow { "$$ {AR" } else { "$$ {LN" });
            for (column, row) in [segment.from, segment.to] {
                text.push(' ');
                text.push_str(&(column + 1).to_string());
                text.push(':');
                text.push_str(&(row + 1).to_string());
            }
            text.push_str("}\n");
        }
        text
    }
}
