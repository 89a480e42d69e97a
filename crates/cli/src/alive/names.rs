//! The names of points, written quickly.

use pass_alive::{ColumnName, Space};

/// The bytes of a machine word.
const WORD: usize = 8;

/// The names of the points of one board after another, in parts.
#[derive(Default)]
pub(super) struct Names {
    space: Option<Space>,
    /// ` A`, ` B` …
    columns: Vec<Part>,
    /// From the top; the last one is `1`.
    rows: Vec<Part>,
    /// Every name is a column and a row that fit into a word.
    are_short: bool,
}

/// A part of a name.
struct Part {
    text: String,
    /// The first bytes of the text, from the lowest bits on.
    word: u64,
}

impl Part {
    fn new(text: String) -> Self {
        let mut first = [0; WORD];
        first.iter_mut().zip(text.bytes()).for_each(|(place, byte)| *place = byte);
        Self { text, word: u64::from_le_bytes(first) }
    }
}

/// The length of the longest text.
fn longest(parts: &[Part]) -> usize {
    parts.iter().map(|part| part.text.len()).max().unwrap_or(0)
}

impl Names {
    /// Prepares for boards of `space`.
    pub(super) fn learn(&mut self, space: Space) {
        if self.space == Some(space) {
            return;
        }
        let grid = space.layer();
        self.space = Some(space);
        let column = |column: u32| Part::new(format!(" {}", ColumnName(column)));
        self.columns = (0..grid.columns()).map(column).collect();
        self.rows = (1..=grid.rows()).rev().map(|row| Part::new(row.to_string())).collect();
        let length = longest(&self.columns) + longest(&self.rows);
        self.are_short = space.layers() == 1 && length <= WORD;
    }

    /// Adds the names of the points that are `true` among those of a row to a line, each with a
    /// space before it. Rows of all layers count from 0.
    pub(super) fn add(&self, row: usize, chosen: &[bool], line: &mut Vec<u8>) {
        // Of a whole row at once: a search that may end early goes byte by byte.
        if !chosen.iter().fold(false, |any, &each| any | each) {
            return;
        }
        let (layer, row) = (row / self.rows.len(), &self.rows[row % self.rows.len()]);
        if self.are_short {
            return self.add_short(row, chosen, line);
        }
        for (column, _) in self.columns.iter().zip(chosen).filter(|&(_, &chosen)| chosen) {
            if self.space.is_some_and(|space| space.layers() > 1) {
                line.extend_from_slice(format!(" {}:", layer + 1).as_bytes());
                line.extend_from_slice(column.text.trim_start().as_bytes());
            } else {
                line.extend_from_slice(column.text.as_bytes());
            }
            line.extend_from_slice(row.text.as_bytes());
        }
    }

    /// The same for short names. Each is written, and kept if its point is chosen: a branch here
    /// would be taken at random, and cost more than all the rest.
    fn add_short(&self, row: &Part, chosen: &[bool], line: &mut Vec<u8>) {
        let mut end = line.len();
        line.resize(end + WORD * (chosen.len() + 1), 0);
        for (column, &chosen) in self.columns.iter().zip(chosen) {
            let word = column.word | row.word << (8 * column.text.len());
            line[end..end + WORD].copy_from_slice(&word.to_le_bytes());
            end += usize::from(chosen) * (column.text.len() + row.text.len());
        }
        line.truncate(end);
    }
}
