//! Boards as plain rows of `X`, `O` and `.`: the way that examples, tests and errors show them.

use alloc::vec::Vec;
use core::fmt;

use crate::board::Board;
use crate::color::Color;
use crate::form::Form;
use crate::grid::Grid;
use crate::space::Space;

/// The line between two layers.
const BETWEEN_LAYERS: &str = "--";

/// The error for a text that is not a board of plain rows ([`Board::from_rows`]).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BadRows {
    /// The row with the fault, from 1 at the top, counted through all layers.
    pub row: u32,
    /// The column of the first point at fault in it, from 1; past the end of a row that is too short.
    pub column: u32,
    message: &'static str,
}

impl fmt::Display for BadRows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "row {}, column {}: {}", self.row, self.column, self.message)
    }
}

impl core::error::Error for BadRows {}

impl Board {
    /// Reads a board from plain rows: `X` is a black stone, `O` a white one and `.` an empty point,
    /// with or without blanks between them. A row ends with its line or at a slash; all have the same
    /// number of points. The layers of a board in space follow one another from the top one, separated
    /// by a row `--` or by two slashes. No edges of it are joined.
    ///
    /// ```
    /// use pass_alive::{Board, Color};
    /// let board = Board::from_rows("
    ///     . X
    ///     O .
    /// ").unwrap();
    /// assert_eq!(board.get(board.point_named("B2").unwrap()), Some(Color::Black));
    /// assert_eq!(Board::from_rows(".X/O."), Ok(board));
    ///
    /// let error = Board::from_rows("X.X / ..").unwrap_err();
    /// assert_eq!((error.row, error.column), (2, 3));
    /// assert_eq!(error.to_string(), "row 2, column 3: the row is not as long as the first");
    ///
    /// let layers = Board::from_rows(".X/O. // ../.X").unwrap();
    /// assert_eq!(layers.to_string(), ".X\nO.\n--\n..\n.X\n");
    /// ```
    ///
    /// # Errors
    /// [`BadRows`] at the first character without a meaning, and at the first row or layer of another
    /// size than the first one or larger than a [`Space`] can be.
    pub fn from_rows(text: &str) -> Result<Self, BadRows> {
        let mut stones = Vec::new();
        // Of the first row, and of the first layer.
        let (mut columns, mut rows) = (0, 0);
        let (mut row, mut rows_here, mut layers) = (0_u32, 0, 0);
        for part in text.trim().lines().flat_map(parts).chain([None]) {
            let bad = |column, message| BadRows { row: row.max(1), column, message };
            let Some(part) = part else {
                rows = if layers == 0 { rows_here } else { rows };
                if rows_here == 0 || rows_here != rows {
                    return Err(bad(1, "the layer has no rows, or not as many as the first"));
                }
                (layers, rows_here) = (layers + 1, 0);
                continue;
            };
            (row, rows_here) = (row + 1, rows_here + 1);
            let bad = |column, message| BadRows { row, column, message };
            let mut column = 0;
            for c in part.chars().filter(|c| !c.is_whitespace()) {
                column += 1;
                if column > Grid::MAX_SIDE || stones.len() >= Space::MAX_POINTS as usize {
                    return Err(bad(column, "the board is too large"));
                }
                stones.push(match c {
                    'X' => Some(Color::Black),
                    'O' => Some(Color::White),
                    '.' => None,
                    _ => return Err(bad(column, "this is neither X nor O nor a full stop")),
                });
            }
            columns = if row == 1 { column } else { columns };
            if column != columns {
                return Err(bad(column.min(columns) + 1, "the row is not as long as the first"));
            }
        }
        let layer = Grid::new(columns, rows);
        let space = layer.and_then(|layer| Space::new(layer, layers, Form::Box));
        let too_large = BadRows { row, column: 1, message: "the board is too large" };
        let mut board = Board::new(space.ok_or(too_large)?);
        board.points().zip(stones).for_each(|(point, stone)| board.set(point, stone));
        Ok(board)
    }
}

/// The rows of a line, each as its text, or as `None` where a layer ends.
fn parts(line: &str) -> impl Iterator<Item = Option<&str>> {
    line.split("//").enumerate().flat_map(|(number, layer)| {
        let rows = layer.split('/').map(str::trim);
        let rows = rows.map(|row| Some(row).filter(|&row| row != BETWEEN_LAYERS));
        (number > 0).then_some(None).into_iter().chain(rows)
    })
}

/// Displays the rows of `X`, `O` and `.`, a line each, with a line `--` between two layers. The points
/// of a board that is neither a rectangle nor a box stand in one row.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (columns, layer) = match self.space() {
            Some(space) => (space.layer().columns() as usize, space.layer().len()),
            None => (self.len().max(1), self.len().max(1)),
        };
        for (number, points) in self.stones().chunks(layer).enumerate() {
            if number > 0 {
                f.write_str(BETWEEN_LAYERS)?;
                f.write_str("\n")?;
            }
            for row in points.chunks(columns) {
                for &stone in row {
                    f.write_str(match stone {
                        Some(Color::Black) => "X",
                        Some(Color::White) => "O",
                        None => ".",
                    })?;
                }
                f.write_str("\n")?;
            }
        }
        Ok(())
    }
}
