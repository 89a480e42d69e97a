//! The borders around the points of a diagram.

use super::drawn::Drawn;
use super::lines::{Lines, drawn};
use crate::cursor::{Cursor, LineColumn};
use crate::{Fault, ReadError};

/// The sides of a diagram that are edges of the board.
#[derive(Clone, Copy)]
pub(super) struct Borders {
    pub(super) top: bool,
    pub(super) bottom: bool,
    pub(super) left: bool,
    pub(super) right: bool,
}

/// The size of the drawn part within its borders.
pub(super) struct Inside {
    pub(super) borders: Borders,
    pub(super) columns: u32,
    pub(super) rows: u32,
}

impl Inside {
    /// Takes the borders off.
    ///
    /// There is a border at the top or bottom if the second character of the first or last
    /// row is one, at the left if the first character of the first row of points is one, and
    /// at the right if the last character of the last row of points is one; where the last row is
    /// shorter or longer than the first, that of the first row counts.
    ///
    /// # Errors
    /// At the start of the diagram if there are no points, and otherwise at the row that
    /// does not fit.
    pub(super) fn of(lines: &Lines) -> Result<Self, ReadError> {
        let no_rows = ReadError::new(Fault::NoRows, lines.text().at());
        let count = lines.rows().count();
        let top = lines.rows().next().is_some_and(|row| is_border(row, 1));
        let first = usize::from(top);
        let last = lines.rows().last();
        let bottom = first < count && last.is_some_and(|row| is_border(row, 1));
        let rows = count - first - usize::from(bottom);
        if rows == 0 {
            return Err(no_rows);
        }
        let within = || lines.rows().skip(first).take(rows);
        let (Some(first_row), Some(last_row)) = (within().next(), within().last()) else {
            return Err(no_rows);
        };
        let length = drawn(first_row.clone()).count();
        let left = is_border(first_row.clone(), 0);
        let is_even = drawn(last_row.clone()).count() == length;
        let right = length > 1 && is_border(if is_even { last_row } else { first_row }, length - 1);
        let columns = length - usize::from(left) - usize::from(right);
        if columns == 0 {
            return Err(no_rows);
        }
        let borders = Borders { top, bottom, left, right };
        within().try_for_each(|row| check(row, borders, columns))?;
        Ok(Self { borders, columns: columns as u32, rows: rows as u32 })
    }

    /// The points in reading order.
    pub(super) fn points<'a>(
        &self,
        lines: &Lines<'a>,
    ) -> impl Iterator<Item = Drawn<'a>> + use<'a> {
        let Self { borders, columns, rows } = *self;
        let rows = lines.rows().skip(usize::from(borders.top)).take(rows as usize);
        let left = usize::from(borders.left);
        rows.flat_map(move |row| drawn(row).skip(left).take(columns as usize))
    }
}

fn is_border(row: Cursor, index: usize) -> bool {
    drawn(row).nth(index).is_some_and(|drawn| drawn.is_border())
}

/// Checks that a row has as many points as the first one, and the borders of the others.
fn check(row: Cursor, borders: Borders, columns: usize) -> Result<(), ReadError> {
    let from = usize::from(borders.left);
    let (mut length, mut last) = (0, None);
    // The first point too many.
    let mut extra = None;
    for drawn in drawn(row.clone()) {
        if length == from + columns {
            extra = Some(drawn.at.at());
        }
        length += 1;
        last = Some(drawn);
    }
    let Some(last) = last else { return Ok(()) };
    let last_at = last.at.at();
    let right = borders.right && last.is_border();
    if borders.left && !is_border(row.clone(), 0) {
        return Err(ReadError::new(Fault::MissingBorder, row.at()));
    }
    if borders.right && !right && length == columns + from + 1 {
        return Err(ReadError::new(Fault::MissingBorder, last_at));
    }
    let found = (length - usize::from(right)).saturating_sub(from);
    if found == columns {
        return Ok(());
    }
    let fault = Fault::RaggedRows { found: found as u32, expected: columns as u32 };
    let after = LineColumn { column: last_at.column.saturating_add(1), ..last_at };
    Err(ReadError::new(fault, extra.unwrap_or(after)))
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
