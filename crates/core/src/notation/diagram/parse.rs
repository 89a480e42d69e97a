//! Reading `$$` diagrams.

use std::sync::Arc;

use super::frame::{Row, extent, frame};
use super::header::{is_drawn, parse_header};
use super::{Diagram, Header, is_left_out};
use crate::grid::Grid;
use crate::notation::place::{Line, lines};
use crate::notation::record::Source;
use crate::notation::words::{after, part, trim, trim_start, without_mark};
use crate::notation::{Fault, ReadError, Record, Warning, WarningKind};

/// The part after `$$` of a diagram's line, if `line` is one. A mail quote may stand before
/// it, and a forum's tag such as `[go]` before it and `[/go]` at its end.
#[inline(never)]
pub(in crate::notation) fn content(line: &str) -> Option<&str> {
    let mut rest = without_mark(line);
    while let Some(quoted) = after(rest, b'>') {
        rest = trim_start(quoted);
    }
    if matches!(rest.as_bytes().first(), Some(b'[' | b'<')) {
        let end = rest.bytes().position(|b| matches!(b, b']' | b'>'))?;
        rest = part(rest, end + 1, rest.len());
    }
    let content = rest.strip_prefix("$$")?;
    let bytes = trim(content).as_bytes();
    let opening = match bytes.last() {
        Some(b']') => b"[/",
        Some(b'>') => b"</",
        _ => return Some(content),
    };
    let mut end = content.len();
    for (i, pair) in content.as_bytes().windows(2).enumerate() {
        if pair == opening {
            end = i;
        }
    }
    Some(part(content, 0, end))
}

/// Every diagram of a text; everything around them is ignored.
pub(in crate::notation) fn read(text: &str) -> Vec<Result<Record, ReadError>> {
    let mut records = Vec::new();
    let mut diagram = Vec::new();
    for line in lines(text) {
        if content(line.text).is_some() {
            diagram.push(line);
        } else if !diagram.is_empty() {
            records.push(read_diagram(&diagram));
            diagram.clear();
        }
    }
    if !diagram.is_empty() {
        records.push(read_diagram(&diagram));
    }
    records
}

#[inline(never)]
fn read_diagram(lines: &[Line]) -> Result<Record, ReadError> {
    let first = lines[0];
    let place = (first.number, first.column(trim(first.text)));
    let diagram = Diagram::parse(lines)?;
    Ok(Record { source: Source::Diagram(Arc::new(diagram)), place })
}

/// What is wrong with `slice`, a piece of `line`.
#[inline(never)]
pub(super) fn error(fault: Fault, line: Line, slice: &str) -> ReadError {
    ReadError { fault, line: line.number, column: line.column(slice) }
}

impl Diagram {
    fn parse(lines: &[Line]) -> Result<Self, ReadError> {
        let (first, mut rest) = (lines[0], &lines[1..]);
        let text = content(first.text).unwrap_or_default();
        let header = if is_drawn(text) {
            rest = lines;
            Header::default()
        } else {
            parse_header(first, text)?
        };
        let (mut rows, mut annotations) = (Vec::new(), Vec::new());
        for &line in rest {
            let text = trim(content(line.text).unwrap_or_default());
            match text.as_bytes().first() {
                None => {}
                Some(b'{' | b'[') => annotations.push(text.to_owned()),
                Some(_) => rows.push(Row::new(line, text)),
            }
        }
        let (rows, borders, columns) = frame(first, &mut rows)?;
        let drawn = (columns as u32, rows.len() as u32);
        let size = header.size.unwrap_or(19);
        let (width, left) = extent(size, drawn.0, borders.left, borders.right);
        let (height, top) = extent(size, drawn.1, borders.top, borders.bottom);
        let limit = error(Fault::TooLarge(Grid::LONGEST_SIDE), first, first.text);
        let mut characters = Vec::new();
        for row in rows {
            characters.extend_from_slice(&row.characters);
        }
        let mut diagram = Self {
            header,
            line: first.number,
            borders,
            drawn,
            characters,
            offset: (left, top),
            grid: Grid::new(width, height).ok_or(limit)?,
            annotations,
            moves: Vec::new(),
            warnings: Vec::new(),
        };
        let place = |index: usize| rows[index / columns].place(index % columns);
        if let Some(index) = diagram.characters.iter().position(|&c| is_left_out(c)) {
            let (line, column) = place(index);
            diagram.warnings.push(Warning { kind: WarningKind::LeftOut, line, column });
        }
        diagram.find_moves(&place);
        Ok(diagram)
    }
}

/// Whether a character may stand for a point in a title or a link.
pub(super) fn is_anchor(c: u8) -> bool {
    matches!(c, b'a'..=b'z' | b'0'..=b'9' | b'#' | b'@' | b'B' | b'C' | b'M')
        || matches!(c, b'P'..=b'Q' | b'S'..=b'T' | b'W' | b'Y'..=b'Z')
}
