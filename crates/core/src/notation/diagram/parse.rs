//! Reading `$$` diagrams.

use std::sync::Arc;

use super::frame::{Row, extent, frame};
use super::header::{is_drawn, parse_header};
use super::{Diagram, Header, Link, Segment, is_left_out};
use crate::grid::Grid;
use crate::notation::place::{Line, lines};
use crate::notation::record::Source;
use crate::notation::{Fault, ReadError, Record, Warning, WarningKind};

/// What stands around diagrams on forums.
const OPENING: [&str; 4] = ["[go]", "[goc]", "[diagram]", "<go>"];
const CLOSING: [&str; 4] = ["[/go]", "[/goc]", "[/diagram]", "</go>"];

/// The part after `$$` of a diagram's line, if `line` is one.
pub(in crate::notation) fn content(line: &str) -> Option<&str> {
    let mut rest = line.strip_prefix('\u{feff}').unwrap_or(line);
    while let Some(quoted) = rest.strip_prefix('>') {
        rest = quoted.trim_start();
    }
    let wrapper = OPENING.iter().find(|w| has_prefix(rest, w)).map_or(0, |w| w.len());
    let content = rest[wrapper..].strip_prefix("$$")?;
    let closed = content.trim_end();
    let wrapper = CLOSING.iter().find(|w| has_suffix(closed, w));
    Some(wrapper.map_or(content, |w| &closed[..closed.len() - w.len()]))
}

fn has_prefix(text: &str, prefix: &str) -> bool {
    text.get(..prefix.len()).is_some_and(|start| start.eq_ignore_ascii_case(prefix))
}

fn has_suffix(text: &str, suffix: &str) -> bool {
    let start = text.len().checked_sub(suffix.len());
    start.and_then(|s| text.get(s..)).is_some_and(|end| end.eq_ignore_ascii_case(suffix))
}

/// Every diagram of a text; everything around them is ignored.
pub(in crate::notation) fn read(text: &str) -> Vec<Result<Record, ReadError>> {
    let mut records = Vec::new();
    let mut lines = lines(text).peekable();
    while let Some(line) = lines.next() {
        if content(line.text).is_none() {
            continue;
        }
        let place = (line.number, column(line, line.text.trim_start()));
        let mut diagram = vec![line];
        while let Some(line) = lines.next_if(|line| content(line.text).is_some()) {
            diagram.push(line);
        }
        let record = |diagram| Record { source: Source::Diagram(Arc::new(diagram)), place };
        records.push(Parser::default().parse(&diagram).map(record));
    }
    records
}

/// The column of `part`, a slice of `line`.
pub(super) fn column(line: Line, part: &str) -> u32 {
    let offset = part.as_ptr() as usize - line.text.as_ptr() as usize;
    line.text[..offset].chars().count() as u32 + 1
}

pub(super) fn error(fault: Fault, line: Line, part: &str) -> ReadError {
    ReadError { fault, line: line.number, column: column(line, part) }
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
        rest.iter().for_each(|&line| self.parse_line(line));
        self.finish(first, header)
    }

    fn parse_line(&mut self, line: Line<'a>) {
        let text = content(line.text).unwrap_or_default().trim();
        if text.starts_with('{') {
            self.specials.push((line, text));
        } else if text.starts_with('[') {
            match link(text) {
                Some(link) => self.links.push(link),
                None => self.warn(WarningKind::NotUnderstood, line, text),
            }
        } else if !text.is_empty() {
            self.rows.push(Row::new(line, text));
        }
    }

    fn warn(&mut self, kind: WarningKind, line: Line, part: &str) {
        self.warnings.push(Warning { kind, line: line.number, column: column(line, part) });
    }

    fn finish(mut self, first: Line, header: Header) -> Result<Diagram, ReadError> {
        let (rows, borders, columns) = frame(first, std::mem::take(&mut self.rows))?;
        let drawn = (columns as u32, rows.len() as u32);
        let size = header.size.unwrap_or(19);
        let (width, left) = extent(size, drawn.0, borders.left, borders.right);
        let (height, top) = extent(size, drawn.1, borders.top, borders.bottom);
        let limit = ReadError { fault: Fault::TooLarge(Grid::LONGEST_SIDE), ..error_at(first) };
        let mut diagram = Diagram {
            header,
            borders,
            drawn,
            characters: rows.iter().flat_map(|row| &row.characters).copied().collect(),
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
                None => diagram.warnings.push(Warning {
                    kind: WarningKind::NotUnderstood,
                    line: line.number,
                    column: column(line, text),
                }),
            }
        }
        diagram.find_moves(first, place);
        Ok(diagram)
    }
}

fn error_at(line: Line) -> ReadError {
    error(Fault::NoRows, line, line.text)
}

/// `[anchor|target]`
fn link(text: &str) -> Option<Link> {
    let (anchor, target) = text.strip_prefix('[')?.strip_suffix(']')?.split_once('|')?;
    let mut characters = anchor.trim().chars();
    let anchor = characters.next().filter(|&c| is_anchor(c))?;
    characters.next().is_none().then(|| Link { anchor, target: target.trim().to_owned() })
}

pub(super) fn is_anchor(c: char) -> bool {
    c.is_ascii_lowercase() || c.is_ascii_digit() || "WB@#CSTQYZPM".contains(c)
}

impl Diagram {
    /// `{AR from to}` or `{LN from to}`
    fn segment(&self, text: &str) -> Option<Segment> {
        let mut words = text.strip_prefix('{')?.strip_suffix('}')?.split_whitespace();
        let arrow = match words.next()? {
            "AR" => true,
            "LN" => false,
            _ => return None,
        };
        let mut point = || self.point_named(words.next()?);
        Some(Segment { arrow, from: point()?, to: point()? })
    }

    /// Column and row, from 0 at the top left of the diagram, of `C3`, if the diagram
    /// shows which point that is, or of `column:row` from 1.
    fn point_named(&self, name: &str) -> Option<(u32, u32)> {
        let (column, row) = if let Some((column, row)) = name.split_once(':') {
            (column.parse().ok()?, row.parse().ok()?)
        } else {
            let borders = self.borders;
            let named = (borders.left || borders.right) && (borders.top || borders.bottom);
            let point = self.grid.point_named(name).filter(|_| named)?;
            let (column, row) = self.grid.place(point);
            ((column + 1).checked_sub(self.offset.0)?, (row + 1).checked_sub(self.offset.1)?)
        };
        let drawn = (1..=self.drawn.0).contains(&column) && (1..=self.drawn.1).contains(&row);
        drawn.then(|| (column - 1, row - 1))
    }
}
