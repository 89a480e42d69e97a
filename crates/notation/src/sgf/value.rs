//! Values of properties: sizes, points and texts.

use super::LONGEST_SIDE;
use crate::Fault;
use crate::cursor::Cursor;
use crate::script::NOWHERE;
use alloc::string::String;
use pass_alive::{Grid, Point};

/// A value without white space at its ends.
pub(super) fn trim<'a>(value: &Cursor<'a>) -> &'a [u8] {
    value.text().as_bytes().trim_ascii()
}

/// The text before the first colon, and the text after it if there is one.
pub(super) fn split<'a>(value: &Cursor<'a>) -> (&'a str, Option<&'a str>) {
    let mut cursor = value.clone();
    cursor.go_past(|c| c != ':');
    let before = value.until(&cursor).text();
    (before, cursor.next().map(|_| cursor.text()))
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
    grid.point(column, row).ok_or(Fault::OffBoard { columns, rows })
}

/// The visible characters of a value of points, as many as may mean something.
fn visible(value: &Cursor) -> ([u8; LONGEST_POINTS + 1], usize) {
    let mut characters = [0; LONGEST_POINTS + 1];
    let bytes = value.text().bytes().filter(|byte| !byte.is_ascii_whitespace());
    let mut count = 0;
    for (character, byte) in characters.iter_mut().zip(bytes) {
        *character = byte;
        count += 1;
    }
    (characters, count)
}

/// The length of `aa:cc`.
const LONGEST_POINTS: usize = 5;

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

/// A value of which `text` starts with the first character.
fn value_at(text: &str) -> &str {
    let mut escaped = false;
    let end = text.bytes().position(|byte| {
        let ends = byte == b']' && !escaped;
        escaped = byte == b'\\' && !escaped;
        ends
    });
    text.get(..end.unwrap_or(text.len())).unwrap_or_default()
}

/// Appends the comment in the value at the start of `text`.
pub(crate) fn push_comment(comment: &mut String, text: &str) {
    push_text(comment, value_at(text), false);
}

/// Appends the label in the value at the start of `text`.
pub(crate) fn push_label(label: &mut String, text: &str) {
    if let (_, Some(text)) = split(&Cursor::new(value_at(text))) {
        push_text(label, text, true);
    }
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
