//! Reading `$$` diagrams.

use super::Diagram;
use super::frame::{Inside, extent};
use super::header::Header;
use super::lines::Lines;
use crate::cursor::Cursor;
use crate::{Fault, Format, ReadError, Record};
use alloc::string::String;
use pass_alive::Grid;

/// Reads the next diagram of a text; everything around the diagrams is ignored.
pub(crate) fn next(cursor: &mut Cursor) -> Option<Result<Record, ReadError>> {
    let lines = Lines::next_diagram(cursor)?;
    let text = lines.text().clone();
    Some(Diagram::read(lines).map(|diagram| {
        let mut script = diagram.script();
        script.text.push_str(text.text());
        let drawn = (diagram.inside.columns, diagram.inside.rows);
        let whole = drawn == (diagram.grid.columns(), diagram.grid.rows());
        let last = drawn.0 * drawn.1 - 1;
        Record {
            format: Format::Diagram,
            title: diagram.header.title.into(),
            drawn: Some((diagram.board_point(0), diagram.board_point(last))),
            assumes_outside_empty: !whole || diagram.first_left_out().is_some(),
            script,
        }
    }))
}

/// The diagram of a record as it was read, with regular borders and spaces.
pub(crate) fn rewrite(text: &str) -> String {
    let diagram = Lines::next_diagram(&mut Cursor::new(text)).map(Diagram::read);
    diagram.and_then(Result::ok).map_or(String::new(), |diagram| diagram.write())
}

impl<'a> Diagram<'a> {
    pub(super) fn read(lines: Lines<'a>) -> Result<Self, ReadError> {
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
        let too_large = ReadError::new(Fault::TooLarge(Grid::MAX_SIDE), lines.text().at());
        let grid = Grid::new(columns, rows).ok_or(too_large)?;
        Ok(Diagram { header, lines, inside, left, top, grid })
    }
}
