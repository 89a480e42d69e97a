//! Reading `$$` diagrams.

use std::sync::Arc;

use super::{Borders, Diagram, Header, Link, Move, Segment, is_border, is_left_out, order};
use crate::board::Color;
use crate::grid::Grid;
use crate::notation::place::{Line, lines};
use crate::notation::record::Source;
use crate::notation::{Fault, ReadError, Record, Warning, WarningKind};

/// The longest side that a header may give a board of which only a part is drawn.
const LONGEST_SIDE: u32 = 52;

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
fn column(line: Line, part: &str) -> u32 {
    let offset = part.as_ptr() as usize - line.text.as_ptr() as usize;
    line.text[..offset].chars().count() as u32 + 1
}

fn error(fault: Fault, line: Line, part: &str) -> ReadError {
    ReadError { fault, line: line.number, column: column(line, part) }
}

/// A row as drawn.
struct Row<'a> {
    line: Line<'a>,
    /// The visible characters: all, and then those of points.
    characters: Vec<char>,
    /// Whether a border was dropped before them.
    left: bool,
}

impl Row<'_> {
    fn drop_borders(&mut self, borders: Borders) {
        self.left = borders.left && self.characters.first().copied().is_some_and(is_border);
        if self.left {
            self.characters.remove(0);
        }
        if borders.right {
            self.characters.pop_if(|c| is_border(*c));
        }
    }

    /// Line and column of a point, or of what follows the last.
    fn place(&self, index: usize) -> (u32, u32) {
        let content = content(self.line.text).unwrap_or_default();
        let start = column(self.line, content);
        let mut visible = content.chars().enumerate().filter(|(_, c)| !c.is_whitespace());
        let end = || content.trim_end().chars().count();
        let offset = visible.nth(index + usize::from(self.left)).map_or_else(end, |(i, _)| i);
        (self.line.number, start + offset as u32)
    }
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
            let characters = text.chars().filter(|c| !c.is_whitespace()).collect();
            self.rows.push(Row { line, characters, left: false });
        }
    }

    fn warn(&mut self, kind: WarningKind, line: Line, part: &str) {
        self.warnings.push(Warning { kind, line: line.number, column: column(line, part) });
    }

    fn finish(mut self, first: Line, header: Header) -> Result<Diagram, ReadError> {
        let drawn_at = |row: &Row, i| row.characters.get(i).copied().is_some_and(is_border);
        let mut borders = Borders::default();
        let mut rows = std::mem::take(&mut self.rows);
        borders.top = rows.first().is_some_and(|row| drawn_at(row, 1));
        if borders.top {
            rows.remove(0);
        }
        borders.bottom = rows.last().is_some_and(|row| drawn_at(row, 1));
        if borders.bottom {
            rows.pop();
        }
        let (Some(top), Some(bottom)) = (rows.first(), rows.last()) else {
            return Err(error(Fault::NoRows, first, first.text));
        };
        borders.left = drawn_at(top, 0);
        let length = top.characters.len();
        borders.right = length > 1 && drawn_at(bottom, length - 1);
        for row in &mut rows {
            row.drop_borders(borders);
        }
        let columns = rows[0].characters.len();
        if columns == 0 {
            return Err(error(Fault::NoRows, first, first.text));
        }
        for row in &rows {
            if row.characters.len() != columns {
                let found = row.characters.len() as u32;
                let fault = Fault::RaggedRows { found, expected: columns as u32 };
                let (line, column) = row.place(columns);
                return Err(ReadError { fault, line, column });
            }
        }
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

/// Whether a first line is no header but a border or a row with its border: Sensei's
/// wants a header, but many diagrams go without.
fn is_drawn(text: &str) -> bool {
    let text = text.trim();
    text.starts_with('|') || (text.len() > 2 && text.bytes().all(|b| b == b'-' || b == b'+'))
}

/// The first line after `$$`. The order is fixed; what does not fit is the title.
fn parse_header(line: Line, text: &str) -> Result<Header, ReadError> {
    let mut header = Header::default();
    let mut rest = text;
    if let Some(after) = rest.strip_prefix(['B', 'W']) {
        header.first = Some(if rest.starts_with('B') { Color::Black } else { Color::White });
        rest = after;
    }
    if let Some(after) = rest.strip_prefix('c') {
        header.coordinates = true;
        rest = after;
    }
    let digits = leading_digits(rest);
    if !digits.is_empty() {
        let size = digits.parse().unwrap_or(u32::MAX);
        if size == 0 {
            return Err(error(Fault::BadSize, line, rest));
        }
        if size > LONGEST_SIDE {
            return Err(error(Fault::TooLarge(LONGEST_SIDE), line, rest));
        }
        header.size = Some(size);
        rest = &rest[digits.len()..];
    }
    if let Some(after) = rest.strip_prefix('m') {
        let digits = leading_digits(after);
        if !digits.is_empty() {
            let number = digits.parse().ok().filter(|&number: &u32| number < 1_000_000_000);
            header.number = Some(number.ok_or_else(|| error(Fault::BadNumber, line, after))?);
            rest = &after[digits.len()..];
        }
    }
    header.title = rest.trim().to_owned();
    Ok(header)
}

fn leading_digits(text: &str) -> &str {
    &text[..text.bytes().take_while(u8::is_ascii_digit).count()]
}

/// Length of one axis of the board, and where on it the drawn part starts.
fn extent(size: u32, drawn: u32, before: bool, after: bool) -> (u32, u32) {
    let length = if before && after { drawn } else { size.max(drawn) };
    let start = match (before, after) {
        (true, _) => 0,
        (false, true) => length - drawn,
        (false, false) => (length - drawn) / 2,
    };
    (length, start)
}

/// `[anchor|target]`
fn link(text: &str) -> Option<Link> {
    let (anchor, target) = text.strip_prefix('[')?.strip_suffix(']')?.split_once('|')?;
    let mut characters = anchor.trim().chars();
    let anchor = characters.next().filter(|&c| is_anchor(c))?;
    characters.next().is_none().then(|| Link { anchor, target: target.trim().to_owned() })
}

fn is_anchor(c: char) -> bool {
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

    /// Finds the numbered moves, and those that the title puts on a mark.
    fn find_moves(&mut self, first: Line, place: impl Fn(usize) -> (u32, u32)) {
        /// Where the moves 1–10 are, and how many points show a character.
        struct Seen {
            index: usize,
            count: u32,
        }
        let mut seen: [Seen; 128] = std::array::from_fn(|_| Seen { index: 0, count: 0 });
        for (index, &c) in self.characters.iter().enumerate() {
            if let Some(seen) = seen.get_mut(c as usize) {
                seen.count += 1;
                seen.index = index;
            }
        }
        let mut moves = Vec::new();
        for (c, seen) in ('\0'..).zip(&seen) {
            let Some(order) = order(c) else { continue };
            let (line, column) = place(seen.index);
            if seen.count > 1 {
                let number = self.header.number.unwrap_or(1) + order - 1;
                let kind = WarningKind::RepeatedNumber(number);
                self.warnings.push(Warning { kind, line, column });
                return;
            }
            if seen.count == 1 {
                let point = self.board_point(seen.index as u32);
                moves.push(Move { order, point, line, column });
            }
        }
        let orders = |number: &str| -> Option<u32> {
            let after = number.parse::<u32>().ok()?.checked_add(1)?;
            after.checked_sub(self.header.number.unwrap_or(1)).filter(|&order| order > 0)
        };
        let mut words = self.header.title.split_whitespace().rev().peekable();
        let mut after = "";
        while let Some(word) = words.next() {
            let number = words.peek().map(|w| w.trim_start_matches('('));
            if word == "at"
                && let Some(order) = number.and_then(orders)
            {
                let mark = after.trim_end_matches([',', '.', ';', ')']);
                let mark = match orders(mark) {
                    Some(10) => Some('0'),
                    Some(order) => char::from_digit(order, 10),
                    None => mark.parse().ok().filter(|&c| is_anchor(c)),
                };
                let seen = mark.and_then(|c| seen.get(c as usize)).filter(|seen| seen.count == 1);
                if let Some(seen) = seen {
                    let point = self.board_point(seen.index as u32);
                    let column = column(first, first.text);
                    moves.push(Move { order, point, line: first.number, column });
                }
            }
            after = word;
        }
        // A number drawn on the board goes before the title's.
        moves.sort_by_key(|m| m.order);
        moves.dedup_by_key(|m| m.order);
        self.moves = moves;
    }
}
