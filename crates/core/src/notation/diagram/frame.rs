//! The rows of a diagram and the borders around them.

use super::drawn::Drawn;
use crate::notation::cursor::{Cursor, LineColumn, is_white};
use crate::notation::{Fault, ReadError};
use alloc::vec::Vec;

/// Which sides of a diagram are edges of the board.
#[derive(Clone, Copy)]
pub(super) struct Borders {
    pub(super) top: bool,
    pub(super) bottom: bool,
    pub(super) left: bool,
    pub(super) right: bool,
}

/// The rows with their borders.
#[derive(Default)]
pub(super) struct Frame {
    drawn: Vec<Drawn>,
    /// Where each row ends in the list.
    ends: Vec<usize>,
}

/// The points within the borders.
pub(super) struct Inside {
    pub(super) borders: Borders,
    pub(super) columns: u32,
    pub(super) rows: u32,
    /// In reading order.
    pub(super) points: Vec<Drawn>,
}

impl Frame {
    /// Adds a row, which is not blank. White space within it means nothing.
    pub(super) fn add_row(&mut self, mut line: Cursor) {
        loop {
            let at = line.at();
            match line.next() {
                None => break,
                Some(c) if is_white(c) => {}
                Some(character) => self.drawn.push(Drawn { character, at }),
            }
        }
        self.ends.push(self.drawn.len());
    }

    fn row(&self, row: usize) -> &[Drawn] {
        let start = row.checked_sub(1).map_or(0, |before| self.ends[before]);
        self.drawn.get(start..self.ends[row]).unwrap_or_default()
    }

    fn is_border(&self, row: usize, index: usize) -> bool {
        self.row(row).get(index).is_some_and(|drawn| drawn.is_border())
    }

    /// Takes the borders off.
    ///
    /// There is a border at the top or bottom if the second character of the first or last
    /// row is one, at the left if the first character of the first row of points is one, and
    /// at the right if in the last row of points the character is one that stands where the
    /// first row ends.
    ///
    /// # Errors
    /// At `start` if there are no points, and otherwise at the row that does not fit.
    pub(super) fn inside(&self, start: LineColumn) -> Result<Inside, ReadError> {
        let (mut first, mut end) = (0, self.ends.len());
        let top = first < end && self.is_border(first, 1);
        first += usize::from(top);
        let bottom = first < end && self.is_border(end - 1, 1);
        end -= usize::from(bottom);
        let no_rows = ReadError::new(Fault::NoRows, start);
        if first == end {
            return Err(no_rows);
        }
        let length = self.row(first).len();
        let left = self.is_border(first, 0);
        let right = length > 1 && self.is_border(end - 1, length - 1);
        let columns = length - usize::from(left) - usize::from(right);
        if columns == 0 {
            return Err(no_rows);
        }
        let borders = Borders { top, bottom, left, right };
        let mut points = Vec::new();
        for row in first..end {
            points.extend_from_slice(self.points(row, borders, columns)?);
        }
        Ok(Inside { borders, columns: columns as u32, rows: (end - first) as u32, points })
    }

    /// The points of a row, which must have the borders that others have.
    fn points(&self, row: usize, borders: Borders, columns: usize) -> Result<&[Drawn], ReadError> {
        let drawn = self.row(row);
        let last = drawn.len() - 1;
        let right = borders.right && self.is_border(row, last);
        if borders.left && !self.is_border(row, 0) {
            return Err(ReadError::new(Fault::MissingBorder, drawn[0].at));
        }
        let from = usize::from(borders.left);
        if borders.right && !right && last == columns + from {
            return Err(ReadError::new(Fault::MissingBorder, drawn[last].at));
        }
        let points = drawn.get(from..drawn.len() - usize::from(right)).unwrap_or_default();
        if points.len() != columns {
            let fault = Fault::RaggedRows { found: points.len() as u32, expected: columns as u32 };
            // The first point too many, or what follows the last one.
            let at = match drawn.get(from + columns) {
                Some(extra) => extra.at,
                None => drawn[last].at.right(),
            };
            return Err(ReadError::new(fault, at));
        }
        Ok(points)
    }
}

impl Inside {
    /// The first point that is no part of the position.
    pub(super) fn first_left_out(&self) -> Option<&Drawn> {
        self.points.iter().find(|drawn| drawn.is_left_out())
    }
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
