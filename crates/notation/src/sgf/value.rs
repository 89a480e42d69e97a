//! Values of properties: sizes and points.

use super::MAX_SIDE;
use crate::Fault;
use crate::cursor::Cursor;
use crate::script::NOWHERE;
use pass_alive::{Grid, Point};

/// A value without white space at its ends.
pub(super) fn trim<'a>(value: &Cursor<'a>) -> &'a [u8] {
    value.text().as_bytes().trim_ascii()
}

/// True if white space stands within a value, where none belongs.
pub(super) fn is_broken(value: &Cursor) -> bool {
    trim(value).iter().any(u8::is_ascii_whitespace)
}

/// The size in a value of `SZ`: `19` or `19:13`.
pub(super) fn size(value: &Cursor) -> Result<Grid, Fault> {
    let mut sides = [None, None];
    let mut side = 0;
    for &byte in value.text().as_bytes() {
        match byte {
            b'0'..=b'9' => {
                let number: u32 = sides[side].unwrap_or(0);
                sides[side] =
                    Some(number.saturating_mul(10).saturating_add(u32::from(byte - b'0')));
            }
            b':' if side == 0 => side = 1,
            _ if byte.is_ascii_whitespace() => {}
            _ => return Err(Fault::BadSize),
        }
    }
    let columns = sides[0].unwrap_or(0);
    let rows = sides[side].unwrap_or(0);
    if columns == 0 || rows == 0 {
        return Err(Fault::BadSize);
    }
    let grid = Grid::new(columns, rows);
    grid.filter(|_| columns.max(rows) <= MAX_SIDE).ok_or(Fault::TooLarge(MAX_SIDE))
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
    grid.point(column, row).ok_or(Fault::OffBoard { columns, rows })
}

/// The visible characters of a value of points, as many as may mean something.
fn visible(value: &Cursor) -> ([u8; MAX_LENGTH + 1], usize) {
    let mut characters = [0; MAX_LENGTH + 1];
    let bytes = value.text().bytes().filter(|byte| !byte.is_ascii_whitespace());
    let mut count = 0;
    for (character, byte) in characters.iter_mut().zip(bytes) {
        *character = byte;
        count += 1;
    }
    (characters, count)
}

/// The length of `aa:cc`.
const MAX_LENGTH: usize = 5;

/// The point of a move; [`NOWHERE`] for a pass: an empty value, or `tt` on a board of at
/// most 19×19, as FF\[3\] has it.
pub(super) fn played(grid: Grid, value: &Cursor) -> Result<Point, Fault> {
    let (characters, count) = visible(value);
    let value = &characters[..count];
    let old_pass = value == b"tt" && grid.columns() <= 19 && grid.rows() <= 19;
    if value.is_empty() || old_pass { Ok(NOWHERE) } else { point(grid, value) }
}

/// The corners at the top left and at the bottom right of a value of a list: one point,
/// the rectangle `aa:cc`, or none.
pub(super) fn points(grid: Grid, value: &Cursor) -> Result<Option<(Point, Point)>, Fault> {
    let (characters, count) = visible(value);
    let (from, to) = match &characters[..count] {
        [] => return Ok(None),
        [a, b, b':', c, d] => (point(grid, &[*a, *b])?, point(grid, &[*c, *d])?),
        one => (point(grid, one)?, point(grid, one)?),
    };
    let (a, b) = (grid.coordinates(from), grid.coordinates(to));
    let top_left = grid.point(a.0.min(b.0), a.1.min(b.1));
    Ok(top_left.zip(grid.point(a.0.max(b.0), a.1.max(b.1))))
}
