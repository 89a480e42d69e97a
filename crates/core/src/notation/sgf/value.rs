//! What the values of properties mean.

use super::LONGEST_SIDE;
use crate::grid::Grid;
use crate::notation::Fault;
use crate::notation::cursor::Cursor;
use crate::notation::script::NOWHERE;
use crate::topology::Point;
use alloc::string::String;

/// A value without white space at its ends.
pub(super) fn trim<'a>(value: &Cursor<'a>) -> &'a [u8] {
    value.text().as_bytes().trim_ascii()
}

/// What is before the first colon, and after it, if there is one.
pub(super) fn split<'a>(value: &Cursor<'a>) -> (&'a str, Option<&'a str>) {
    let mut cursor = value.clone();
    cursor.go_past(|c| c != ':');
    let before = value.until(&cursor).text();
    (before, cursor.next().map(|_| cursor.text()))
}

/// The size in a value of `SZ`: `19` or `19:13`.
pub(super) fn size(value: &Cursor) -> Result<Grid, Fault> {
    let mut value = value.clone();
    let mut side = || {
        value.skip_white();
        let side = value.number();
        value.skip_white();
        (side.unwrap_or(0), value.next())
    };
    let (columns, mut end) = side();
    let mut rows = columns;
    if end == Some(':') {
        (rows, end) = side();
    }
    if columns == 0 || rows == 0 || end.is_some() {
        return Err(Fault::BadSize);
    }
    let grid = Grid::new(columns, rows);
    grid.filter(|_| columns.max(rows) <= LONGEST_SIDE).ok_or(Fault::TooLarge(LONGEST_SIDE))
}

fn coordinate(letter: u8) -> Result<u32, Fault> {
    match letter {
        b'a'..=b'z' => Ok(u32::from(letter - b'a')),
        b'A'..=b'Z' => Ok(u32::from(letter - b'A') + 26),
        _ => Err(Fault::BadPoint),
    }
}

/// The point that two letters name.
pub(super) fn point(grid: Grid, value: &[u8]) -> Result<Point, Fault> {
    let &[column, row] = value.trim_ascii() else { return Err(Fault::BadPoint) };
    let (column, row) = (coordinate(column)?, coordinate(row)?);
    let (columns, rows) = (grid.columns(), grid.rows());
    if column < columns && row < rows {
        Ok(grid.point(column, row))
    } else {
        Err(Fault::OffBoard { columns, rows })
    }
}

/// The point of a move; [`NOWHERE`] for a pass: an empty value, or `tt` on a board of at
/// most 19×19, as FF\[3\] has it.
pub(super) fn played(grid: Grid, value: &Cursor) -> Result<Point, Fault> {
    let value = trim(value);
    let old_pass = value == b"tt" && grid.columns() <= 19 && grid.rows() <= 19;
    if value.is_empty() || old_pass { Ok(NOWHERE) } else { point(grid, value) }
}

/// The corners at the top left and at the bottom right of a value of a list: one point,
/// the rectangle `aa:cc`, or none.
pub(super) fn points(grid: Grid, value: &Cursor) -> Result<Option<(Point, Point)>, Fault> {
    if trim(value).is_empty() {
        return Ok(None);
    }
    let (from, to) = split(value);
    let from = point(grid, from.as_bytes())?;
    let to = match to {
        Some(to) => point(grid, to.as_bytes())?,
        None => from,
    };
    let (a, b) = (grid.place(from), grid.place(to));
    Ok(Some((grid.point(a.0.min(b.0), a.1.min(b.1)), grid.point(a.0.max(b.0), a.1.max(b.1)))))
}

/// Appends a value of type Text as it is meant: escapes resolved, line ends `\n`, a line
/// end after a backslash dropped. On one line it is a value of type SimpleText.
pub(super) fn push_text(text: &mut String, value: &str, one_line: bool) {
    let mut rest = value.chars();
    while let Some(first) = rest.next() {
        let escaped = first == '\\';
        let Some(c) = (if escaped { rest.next() } else { Some(first) }) else { break };
        if c == '\n' || c == '\r' {
            // `\r\n` and `\n\r` are one line end.
            let mut ahead = rest.clone();
            if ahead.next().is_some_and(|next| next != c && (next == '\n' || next == '\r')) {
                rest = ahead;
            }
            if escaped {
                continue;
            }
        }
        text.push(match c {
            '\n' | '\r' if !one_line => '\n',
            c if c.is_ascii_whitespace() || c == '\u{b}' => ' ',
            c => c,
        });
    }
}
