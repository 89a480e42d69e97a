//! What the values of properties mean.

use super::LONGEST_SIDE;
use crate::grid::Grid;
use crate::notation::Fault;
use crate::notation::words::{split, trim, whole_number};
use crate::topology::Point;

/// The size in a value of `SZ`: `19` or `19:13`.
pub(super) fn size(value: &str) -> Result<Grid, Fault> {
    let (columns, rows) = split(value, b':').unwrap_or((value, value));
    let sides = (whole_number(trim(columns)), whole_number(trim(rows)));
    let (Some(columns @ 1..), Some(rows @ 1..)) = sides else { return Err(Fault::BadSize) };
    let fits = columns.max(rows) <= LONGEST_SIDE;
    Grid::new(columns, rows).filter(|_| fits).ok_or(Fault::TooLarge(LONGEST_SIDE))
}

/// Column or row of a letter; `u32::MAX` if it is none.
fn coordinate(letter: u8) -> u32 {
    match letter {
        b'a'..=b'z' => u32::from(letter - b'a'),
        b'A'..=b'Z' => u32::from(letter - b'A') + 26,
        _ => u32::MAX,
    }
}

/// The point that two letters name.
#[inline(never)]
pub(super) fn point(grid: Grid, value: &str) -> Result<Point, Fault> {
    let &[column, row] = trim(value).as_bytes() else { return Err(Fault::BadPoint) };
    let (column, row) = (coordinate(column), coordinate(row));
    let (columns, rows) = (grid.columns(), grid.rows());
    if column < columns && row < rows {
        Ok(grid.point(column, row))
    } else if column.max(row) == u32::MAX {
        Err(Fault::BadPoint)
    } else {
        Err(Fault::OffBoard { columns, rows })
    }
}

/// The point of a move; nothing for a pass: an empty value, or `tt` on a board of at most
/// 19×19, as FF\[3\] has it.
#[inline(never)]
pub(super) fn played(grid: Grid, value: &str) -> Result<Option<Point>, Fault> {
    let value = trim(value);
    let old_pass = value == "tt" && grid.columns().max(grid.rows()) <= 19;
    if value.is_empty() || old_pass { Ok(None) } else { point(grid, value).map(Some) }
}

/// Visits the points of a value of a list: one point, the rectangle `aa:cc`, or none.
#[inline(never)]
pub(super) fn points(grid: Grid, value: &str, visit: &mut dyn FnMut(Point)) -> Result<(), Fault> {
    if !trim(value).is_empty() {
        let (from, to) = split(value, b':').unwrap_or((value, value));
        let (from, to) = (grid.place(point(grid, from)?), grid.place(point(grid, to)?));
        for row in from.1.min(to.1)..=from.1.max(to.1) {
            for column in from.0.min(to.0)..=from.0.max(to.0) {
                visit(grid.point(column, row));
            }
        }
    }
    Ok(())
}

/// A value of type Text as it is meant: escapes resolved, line ends `\n`, a line end after
/// a backslash dropped. With `one_line` one of type SimpleText: line ends are spaces.
#[inline(never)]
pub(super) fn text(value: &str, one_line: bool) -> String {
    let mut text = String::with_capacity(value.len());
    let mut escaped = false;
    // The first character of a line end, which may have two.
    let mut end = ' ';
    for c in value.chars() {
        let is_end = c == '\r' || c == '\n';
        if is_end && end != ' ' && end != c {
            end = ' ';
            continue;
        }
        end = if is_end { c } else { ' ' };
        if c == '\\' && !escaped {
            escaped = true;
            continue;
        }
        if !(is_end && escaped) {
            let plain = matches!(c, '\t' | '\u{b}' | '\u{c}') || (is_end && one_line);
            text.push(if plain {
                ' '
            } else if is_end {
                '\n'
            } else {
                c
            });
        }
        escaped = false;
    }
    text
}
