//! The rows of a diagram and the borders around them.

use super::parse::{content, error};
use super::{Borders, is_border};
use crate::notation::place::Line;
use crate::notation::words::{is_space, trim};
use crate::notation::{Fault, ReadError};

/// A row as drawn.
pub(super) struct Row<'a> {
    line: Line<'a>,
    /// The visible characters: all, and then those of points.
    pub(super) characters: Vec<char>,
    /// Whether a border was dropped before them.
    left: bool,
}

impl<'a> Row<'a> {
    pub(super) fn new(line: Line<'a>, text: &str) -> Self {
        let mut characters = Vec::with_capacity(text.len());
        text.chars().filter(|&c| !is_space(c)).for_each(|c| characters.push(c));
        Self { line, characters, left: false }
    }

    /// Drops the borders, which every row must have.
    fn drop_borders(&mut self, borders: Borders, columns: usize) -> Result<(), ReadError> {
        let drawn = columns + usize::from(borders.left) + usize::from(borders.right);
        let length = self.characters.len();
        let right = borders.right && self.is_border_at(length - 1);
        if borders.left && !self.is_border_at(0) {
            return Err(self.error(Fault::MissingBorder, 0));
        }
        if borders.right && !right && length == drawn {
            return Err(self.error(Fault::MissingBorder, length - 1));
        }
        let start = usize::from(borders.left);
        let found = length.saturating_sub(start + usize::from(right));
        if found != columns {
            let fault = Fault::RaggedRows { found: found as u32, expected: columns as u32 };
            return Err(self.error(fault, start + columns));
        }
        self.characters.truncate(start + columns);
        self.characters.drain(..start);
        self.left = borders.left;
        Ok(())
    }

    #[inline(never)]
    fn is_border_at(&self, index: usize) -> bool {
        self.characters.get(index).is_some_and(|&c| is_border(c))
    }

    #[inline(never)]
    fn error(&self, fault: Fault, index: usize) -> ReadError {
        let (line, column) = self.place(index);
        ReadError { fault, line, column }
    }

    /// Line and column of a point, or of what follows the last.
    #[inline(never)]
    pub(super) fn place(&self, index: usize) -> (u32, u32) {
        let content = trim(content(self.line.text).unwrap_or_default());
        let mut left = index + usize::from(self.left);
        let mut column = self.line.column(content);
        for c in content.chars() {
            if !is_space(c) {
                if left == 0 {
                    break;
                }
                left -= 1;
            }
            column += 1;
        }
        (self.line.number, column)
    }
}

/// Takes the borders off: the rows of points, the borders and the number of columns.
///
/// There is a border at the top or bottom if the second character of the first or last row
/// is one, at the left if the first character of the first row of points is one, and at
/// the right if in the last row of points the character is one that stands where the first
/// row ends.
pub(super) fn frame<'r, 'a>(
    header: Line,
    mut rows: &'r mut [Row<'a>],
) -> Result<(&'r [Row<'a>], Borders, usize), ReadError> {
    let top = rows.first().is_some_and(|row| row.is_border_at(1));
    rows = &mut rows[usize::from(top)..];
    let bottom = rows.last().is_some_and(|row| row.is_border_at(1));
    let count = rows.len() - usize::from(bottom);
    rows = &mut rows[..count];
    let no_rows = error(Fault::NoRows, header, header.text);
    let (Some(first), Some(last)) = (rows.first(), rows.last()) else { return Err(no_rows) };
    let length = first.characters.len();
    let (left, right) = (first.is_border_at(0), length > 1 && last.is_border_at(length - 1));
    let borders = Borders { top, bottom, left, right };
    let columns = length - usize::from(left) - usize::from(right);
    if columns == 0 {
        return Err(no_rows);
    }
    for row in &mut *rows {
        row.drop_borders(borders, columns)?;
    }
    Ok((rows, borders, columns))
}

/// Length of one axis of the board, and where on it the drawn part starts.
pub(super) fn extent(size: u32, drawn: u32, before: bool, after: bool) -> (u32, u32) {
    let length = if before && after { drawn } else { size.max(drawn) };
    let start = match (before, after) {
        (true, _) => 0,
        (false, true) => length - drawn,
        (false, false) => (length - drawn) / 2,
    };
    (length, start)
}
