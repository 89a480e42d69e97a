//! Reading `$$` diagrams.

use super::Diagram;
use super::frame::{Frame, extent};
use super::header::{Header, is_drawn};
use super::line::content;
use crate::grid::Grid;
use crate::notation::cursor::{Cursor, LineColumn};
use crate::notation::{Fault, Format, ReadError, Record};
use alloc::string::String;
use alloc::vec::Vec;

/// Reads the next diagram of a text; everything around the diagrams is ignored.
pub(in crate::notation) fn next(cursor: &mut Cursor) -> Option<Result<Record, ReadError>> {
    let (start, lines) = next_lines(cursor)?;
    Some(Diagram::read(&lines, start.at()).map(|diagram| {
        let grid = diagram.grid;
        let script = diagram.script(start.at());
        let left_out = diagram.inside.first_left_out().is_some();
        let mut record = Record::new(Format::Diagram, start.at(), grid, script);
        let drawn = (diagram.inside.columns, diagram.inside.rows);
        record.assumes_outside_empty = left_out || drawn != (grid.columns(), grid.rows());
        record.title.push_str(diagram.header.title);
        record.text.push_str(start.until(cursor).text());
        record
    }))
}

/// The diagram of a record as it was read, tidied.
pub(in crate::notation) fn tidy(text: &str) -> String {
    let mut cursor = Cursor::new(text);
    let Some((start, lines)) = next_lines(&mut cursor) else { return String::new() };
    Diagram::read(&lines, start.at()).map_or(String::new(), |diagram| diagram.write())
}

/// The contents of the lines of the next diagram, and where it starts; goes past it.
fn next_lines<'a>(cursor: &mut Cursor<'a>) -> Option<(Cursor<'a>, Vec<Cursor<'a>>)> {
    let mut lines = Vec::new();
    let mut start = cursor.clone();
    loop {
        let before = cursor.clone();
        match cursor.line().map(|line| content(&line)) {
            Some(Some(content)) => lines.push(content),
            Some(None) if lines.is_empty() => start = cursor.clone(),
            None if lines.is_empty() => return None,
            _ => {
                *cursor = before;
                return Some((start, lines));
            }
        }
    }
}

impl<'a> Diagram<'a> {
    /// Reads the lines of a diagram that starts at `start`.
    fn read(lines: &[Cursor<'a>], start: LineColumn) -> Result<Self, ReadError> {
        let mut rows = lines;
        let mut header = Header::NONE;
        if let [first, rest @ ..] = lines
            && !is_drawn(first)
        {
            header = Header::read(first.clone())?;
            rows = rest;
        }
        let mut frame = Frame::default();
        let mut annotations = Vec::new();
        for line in rows {
            let mut line = line.clone();
            line.skip_white();
            match line.peek() {
                None => {}
                Some('[' | '{') => annotations.push(line),
                Some(_) => frame.add_row(line),
            }
        }
        let inside = frame.inside(start)?;
        let borders = inside.borders;
        let size = header.size.unwrap_or(19);
        let (columns, left) = extent(size, inside.columns, borders.left, borders.right);
        let (rows, top) = extent(size, inside.rows, borders.top, borders.bottom);
        let too_large = ReadError::new(Fault::TooLarge(Grid::LONGEST_SIDE), start);
        let grid = Grid::new(columns, rows).ok_or(too_large)?;
        Ok(Diagram { header, inside, left, top, grid, annotations })
    }
}
