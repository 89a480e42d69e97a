//! Reading `$$` diagrams.

use std::sync::Arc;

use super::frame::{Row, extent, frame};
use super::header::{is_drawn, parse_header};
use super::{Diagram, Header, Link, Segment, is_left_out};
use crate::grid::Grid;
use crate::notation::place::{Line, lines};
use crate::notation::record::Source;
use crate::notation::words::{part, split, trim, whole_number, word};
use crate::notation::{Fault, ReadError, Record, Warning, WarningKind};

/// The part after `$$` of a diagram's line, if `line` is one. A mail quote may stand before
/// it, and a forum's tag such as `[go]` before it and `[/go]` at its end.
#[inline(never)]
pub(in crate::notation) fn content(line: &str) -> Option<&str> {
    let mut rest = line.strip_prefix('\u{feff}').unwrap_or(line);
    while let Some(quoted) = rest.strip_prefix('>') {
        rest = quoted.trim_start();
    }
    if rest.starts_with(['[', '<']) {
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
    let closing = content.as_bytes().windows(2).rposition(|pair| pair == opening);
    Some(part(content, 0, closing.unwrap_or(content.len())))
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
    let diagram = Parser::default().parse(lines)?;
    Ok(Record { source: Source::Diagram(Arc::new(diagram)), place })
}

/// What is wrong with `slice`, a piece of `line`.
#[inline(never)]
pub(super) fn error(fault: Fault, line: Line, slice: &str) -> ReadError {
    ReadError { fault, line: line.number, column: line.column(slice) }
}

#[derive(Default)]
struct Parser<'a> {
    rows: Vec<Row<'a>>,
    links: Vec<Link>,
    /// `{ }` lines; their points can only be named when the board is known.
    specials: Vec<(Line<'a>, &'a str)>,
    warnings: Vec<Warning>,
}

impl<'a> Parser<'a> {
    fn parse(mut self, lines: &[Line<'a>]) -> Result<Diagram, ReadError> {
        let (first, mut rest) = (lines[0], &lines[1..]);
        let text = content(first.text).unwrap_or_default();
        let header = if is_drawn(text) {
            rest = lines;
            Header::default()
        } else {
            parse_header(first, text)?
        };
        for &line in rest {
            let text = trim(content(line.text).unwrap_or_default());
            match text.as_bytes().first() {
                None => {}
                Some(b'{') => self.specials.push((line, text)),
                Some(b'[') => match link(text) {
                    Some(link) => self.links.push(link),
                    None => self.warnings.push(not_understood(line, text)),
                },
                Some(_) => self.rows.push(Row::new(line, text)),
            }
        }
        self.finish(first, header)
    }

    fn finish(self, first: Line, header: Header) -> Result<Diagram, ReadError> {
        let (rows, borders, columns) = frame(first, self.rows)?;
        let drawn = (columns as u32, rows.len() as u32);
        let size = header.size.unwrap_or(19);
        let (width, left) = extent(size, drawn.0, borders.left, borders.right);
        let (height, top) = extent(size, drawn.1, borders.top, borders.bottom);
        let limit = error(Fault::TooLarge(Grid::LONGEST_SIDE), first, first.text);
        let mut characters = Vec::new();
        rows.iter().for_each(|row| characters.extend_from_slice(&row.characters));
        let mut diagram = Diagram {
            header,
            borders,
            drawn,
            characters,
            offset: (left, top),
            grid: Grid::new(width, height).ok_or(limit)?,
            links: self.links,
            segments: Vec::new(),
            moves: Vec::new(),
            warnings: self.warnings,
        };
        let place = |index: usize| rows[index / columns].place(index % columns);
        if let Some(index) = diagram.characters.iter().position(|&c| is_left_out(c)) {
            let (line, column) = place(index);
            diagram.warnings.push(Warning { kind: WarningKind::LeftOut, line, column });
        }
        for (line, text) in self.specials {
            match diagram.segment(text) {
                Some(segment) => diagram.segments.push(segment),
                None => diagram.warnings.push(not_understood(line, text)),
            }
        }
        diagram.find_moves(first, &place);
        Ok(diagram)
    }
}

#[inline(never)]
fn not_understood(line: Line, text: &str) -> Warning {
    let kind = WarningKind::NotUnderstood;
    Warning { kind, line: line.number, column: line.column(text) }
}

/// What stands between an opening and a closing bracket.
fn within(text: &str, closing: u8) -> Option<&str> {
    (text.len() > 1 && text.as_bytes().last() == Some(&closing))
        .then(|| part(text, 1, text.len() - 1))
}

/// `[anchor|target]`
fn link(text: &str) -> Option<Link> {
    let (anchor, target) = split(within(text, b']')?, b'|')?;
    let &[anchor] = trim(anchor).as_bytes() else { return None };
    is_anchor(anchor).then(|| Link { anchor: anchor.into(), target: trim(target).to_owned() })
}

pub(super) fn is_anchor(c: u8) -> bool {
    matches!(c, b'a'..=b'z' | b'0'..=b'9' | b'#' | b'@' | b'B' | b'C' | b'M')
        || matches!(c, b'P'..=b'Q' | b'S'..=b'T' | b'W' | b'Y'..=b'Z')
}

impl Diagram {
    /// `{AR from to}` or `{LN from to}`
    fn segment(&self, text: &str) -> Option<Segment> {
        let mut rest = within(text, b'}')?;
        let kind = word(&mut rest);
        let from = self.point_named(word(&mut rest))?;
        let to = self.point_named(word(&mut rest))?;
        (kind == "AR" || kind == "LN").then(|| Segment { arrow: kind == "AR", from, to })
    }

    /// Column and row, from 0 at the top left of the diagram, of `C3`, if the diagram
    /// shows which point that is, or of `column:row` from 1.
    #[inline(never)]
    fn point_named(&self, name: &str) -> Option<(u32, u32)> {
        let (column, row) = if let Some((column, row)) = split(name, b':') {
            (whole_number(column)?.checked_sub(1)?, whole_number(row)?.checked_sub(1)?)
        } else {
            let borders = self.borders;
            let named = (borders.left || borders.right) && (borders.top || borders.bottom);
            let (column, row) = self.grid.place(self.grid.point_named(name).filter(|_| named)?);
            (column.checked_sub(self.offset.0)?, row.checked_sub(self.offset.1)?)
        };
        (column < self.drawn.0 && row < self.drawn.1).then_some((column, row))
    }
}
