//! Reading `$$` diagrams.

use super::Diagram;
use super::frame::{Inside, extent};
use super::header::Header;
use super::lines::Lines;
use crate::cursor::Cursor;
use crate::{Fault, Format, ReadError, Record};
use alloc::string::String;
use pass_alive::{Color, Grid, MarkKind, Point};

/// Reads the next diagram of a text; everything around the diagrams is ignored.
pub(crate) fn next(cursor: &mut Cursor) -> Option<Result<Record, ReadError>> {
    let lines = Lines::next_diagram(cursor)?;
    let text = lines.text().clone();
    Some(Diagram::read(lines).map(|diagram| {
        let mut record = Record::new(Format::Diagram, text.at(), diagram.grid, diagram.script());
        let drawn = (diagram.inside.columns, diagram.inside.rows);
        let whole = drawn == (diagram.grid.columns(), diagram.grid.rows());
        record.assumes_outside_empty = !whole || diagram.first_left_out().is_some();
        record.title.push_str(diagram.header.title);
        record.text.push_str(text.text());
        record
    }))
}

/// The diagram of a record as it was read, with regular borders and spaces.
pub(crate) fn rewrite(text: &str) -> String {
    let diagram = Lines::next_diagram(&mut Cursor::new(text)).map(Diagram::read);
    diagram.and_then(Result::ok).map_or(String::new(), |diagram| diagram.write())
}

/// Gives each mark that is drawn on a point of a record's diagram to `put`, but the numbers
/// of moves: what it looks like, and what must be on the point for a label to show.
pub(crate) fn marks(text: &str, put: impl FnMut(Point, MarkKind, Option<Color>)) {
    let diagram = Lines::next_diagram(&mut Cursor::new(text)).map(Diagram::read);
    if let Some(Ok(diagram)) = diagram {
        diagram.marks(put);
    }
}

impl<'a> Diagram<'a> {
    fn read(lines: Lines<'a>) -> Result<Self, ReadError> {
        let header = lines.header().map_or(Ok(Header::NONE), Header::read)?;
        let inside = Inside::of(&lines)?;
        let borders = inside.borders;
        // Sensei's reader makes a board square of which only one axis is drawn whole, and any
        // other 19×19.
        let size = header.size.unwrap_or(
            match (borders.left && borders.right, borders.top && borders.bottom) {
                (true, false) => inside.columns,
                (false, true) => inside.rows,
                _ => Grid::STANDARD.columns(),
            },
        );
        let (columns, left) = extent(size, inside.columns, borders.left, borders.right);
        let (rows, top) = extent(size, inside.rows, borders.top, borders.bottom);
        let too_large = ReadError::new(Fault::TooLarge(Grid::LONGEST_SIDE), lines.text().at());
        let grid = Grid::new(columns, rows).ok_or(too_large)?;
        Ok(Diagram { header, lines, inside, left, top, grid })
    }
}
