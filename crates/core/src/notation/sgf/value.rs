//! What the values of properties mean.

use super::LONGEST_SIDE;
use crate::grid::Grid;
use crate::notation::Fault;
use crate::topology::Point;

/// The size in a value of `SZ`: `19` or `19:13`.
pub(super) fn size(value: &str) -> Result<Grid, Fault> {
    let side = |text: &str| {
        let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        if digits { Ok(text.parse().unwrap_or(u32::MAX)) } else { Err(Fault::BadSize) }
    };
    let (columns, rows) = value.split_once(':').unwrap_or((value, value));
    let (columns, rows) = (side(columns.trim())?, side(rows.trim())?);
    if columns == 0 || rows == 0 {
        return Err(Fault::BadSize);
    }
    let grid = Grid::new(columns, rows);
    grid.filter(|_| columns.max(rows) <= LONGEST_SIDE).ok_or(Fault::TooLarge(LONGEST_SIDE))
}

fn coordinate(letter: u8) -> Option<u32> {
    match letter {
        b'a'..=b'z' => Some(u32::from(letter - b'a')),
        b'A'..=b'Z' => Some(u32::from(letter - b'A') + 26),
        _ => None,
    }
}

/// Column and row of two letters.
fn place(grid: Grid, value: &str) -> Result<(u32, u32), Fault> {
    let &[column, row] = value.trim().as_bytes() else { return Err(Fault::BadPoint) };
    let column = coordinate(column).ok_or(Fault::BadPoint)?;
    let row = coordinate(row).ok_or(Fault::BadPoint)?;
    let (columns, rows) = (grid.columns(), grid.rows());
    if column < columns && row < rows {
        Ok((column, row))
    } else {
        Err(Fault::OffBoard { columns, rows })
    }
}

/// The point that two letters name.
pub(super) fn point(grid: Grid, value: &str) -> Result<Point, Fault> {
    place(grid, value).map(|(column, row)| grid.point(column, row))
}

/// The point of a move; nothing for a pass: an empty value, or `tt` on a board of at most
/// 19×19, as FF\[3\] has it.
pub(super) fn played(grid: Grid, value: &str) -> Result<Option<Point>, Fault> {
    let value = value.trim();
    let old_pass = value == "tt" && grid.columns() <= 19 && grid.rows() <= 19;
    if value.is_empty() || old_pass { Ok(None) } else { point(grid, value).map(Some) }
}

/// The points of a value of a list: one point, the rectangle `aa:cc`, or none.
pub(super) fn points(grid: Grid, value: &str) -> Result<impl Iterator<Item = Point>, Fault> {
    let (mut columns, mut rows) = (0..0, 0..0);
    if !value.trim().is_empty() {
        let (from, to) = value.split_once(':').unwrap_or((value, value));
        let (a, b) = (place(grid, from)?, place(grid, to)?);
        columns = a.0.min(b.0)..a.0.max(b.0) + 1;
        rows = a.1.min(b.1)..a.1.max(b.1) + 1;
    }
    Ok(rows.flat_map(move |row| columns.clone().map(move |column| grid.point(column, row))))
}

/// A value of type Text as it is meant: escapes resolved, line ends `\n`, a line end after
/// a backslash dropped.
pub(super) fn text(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut characters = value.chars().peekable();
    while let Some(c) = characters.next() {
        let escaped = c == '\\';
        let Some(c) = (if escaped { characters.next() } else { Some(c) }) else { break };
        if matches!(c, '\r' | '\n') {
            let other = if c == '\r' { '\n' } else { '\r' };
            characters.next_if_eq(&other);
            if !escaped {
                text.push('\n');
            }
        } else {
            text.push(if c.is_ascii_whitespace() || c == '\u{b}' { ' ' } else { c });
        }
    }
    text
}

/// A value of type SimpleText: on one line.
pub(super) fn simple_text(value: &str) -> String {
    text(value).replace('\n', " ")
}
