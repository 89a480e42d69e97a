//! Plain rows: one row of the board a line, from the top; `X`, `x` or `#` is a black
//! stone, `O` or `o` a white one, `.` or `+` an empty point. White space within a row
//! means nothing.
//!
//! In a text with several boards a blank line stands between two of them. A line with
//! slashes is a board of its own: `.X./XXX/.X.` has three rows.

use crate::board::{Board, Color};
use crate::grid::Grid;
use crate::notation::place::{Line, Lines, lines};
use crate::notation::record::Source;
use crate::notation::words::{is_space, trim, without_mark};
use crate::notation::writer::Writer;
use crate::notation::{Fault, ReadError, Record, not_text};

/// Reads one board of any size up to 20,000 columns and rows.
///
/// ```
/// use pass_alive::{Color, notation::rows};
/// let (grid, board) = rows::read("
///     . X
///     O .
/// ").unwrap();
/// assert_eq!((grid.columns(), grid.rows()), (2, 2));
/// assert_eq!(board.get(1), Some(Color::Black));
/// assert_eq!(rows::read(".X/O.").unwrap().1, board);
///
/// let error = rows::read(".X\nO").unwrap_err();
/// assert_eq!((error.code(), error.line, error.column), ("ragged-rows", 2, 2));
/// ```
///
/// # Errors
/// [`Fault::Empty`], [`Fault::Binary`], [`Fault::UnknownCharacter`], [`Fault::RaggedRows`],
/// [`Fault::TooLarge`], and [`Fault::SecondBoard`] if there is more than one.
pub fn read(text: &str) -> Result<(Grid, Board), ReadError> {
    if let Some(error) = not_text(text) {
        return Err(error);
    }
    let mut lines = lines(text);
    let empty = ReadError { fault: Fault::Empty, line: 1, column: 1 };
    let (grid, stones) = next_board(&mut lines).ok_or(empty)?.0?;
    if let Some((_, (line, column))) = next_board(&mut lines) {
        return Err(ReadError { fault: Fault::SecondBoard, line, column });
    }
    let mut board = Board::new(grid.topology());
    (0..).zip(stones).for_each(|(point, stone)| board.set(point, stone));
    Ok((grid, board))
}

/// Writes `board` as rows of `X`, `O` and `.`, a line each.
///
/// ```
/// use pass_alive::notation::rows;
/// let (grid, board) = rows::read("+ # / o +").unwrap();
/// assert_eq!(rows::write(grid, &board), ".X\nO.\n");
/// ```
///
/// # Panics
/// If `board` has another number of points than `grid`.
pub fn write(grid: Grid, board: &Board) -> String {
    write_stones(grid, board.stones())
}

pub(super) fn write_stones(grid: Grid, stones: &[Option<Color>]) -> String {
    assert!(grid.len() == stones.len(), "a board of another size");
    let mut text = Writer::default();
    for row in stones.chunks(grid.columns() as usize) {
        row.iter().for_each(|&stone| text.character(character(stone)));
        text.character('\n');
    }
    text.finish()
}

/// `X`, `O` or `.`.
pub(super) fn character(stone: Option<Color>) -> char {
    match stone {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '.',
    }
}

/// Every board of a text that is in no other format.
pub(super) fn read_all(text: &str) -> Vec<Result<Record, ReadError>> {
    let text = without_mark(text);
    let (mut known, mut visible) = (0, 0);
    for c in text.chars().filter(|&c| !is_space(c)) {
        known += usize::from(c == '/' || stone(c).is_some());
        visible += 1;
    }
    let mut lines = lines(text);
    let mut records = Vec::new();
    while let Some((board, place)) = next_board(&mut lines) {
        if known * 2 < visible {
            let (line, column) = place;
            return vec![Err(ReadError { fault: Fault::NothingFound, line, column })];
        }
        let record = |(grid, stones)| Record { source: Source::Rows(grid, stones), place };
        records.push(board.map(record));
    }
    records
}

/// A grid and what is on each of its points.
type Position = (Grid, Box<[Option<Color>]>);

/// Takes the lines of the next board: it, or what is wrong with it, and its place.
fn next_board(lines: &mut Lines) -> Option<(Result<Position, ReadError>, (u32, u32))> {
    let mut first = lines.next()?;
    while is_blank(first) {
        first = lines.next()?;
    }
    let place = (first.number, first.column(trim(first.text)));
    let mut rows = Rows::default();
    let mut result = rows.read(first);
    if !has_slash(first) {
        let mut ahead = lines.clone();
        while let Some(line) = ahead.next().filter(|&line| !is_blank(line) && !has_slash(line)) {
            result = result.and_then(|()| rows.read(line));
            *lines = ahead.clone();
        }
    }
    let (line, column) = place;
    let limit = ReadError { fault: Fault::TooLarge(Grid::LONGEST_SIDE), line, column };
    let grid = Grid::new(rows.columns, rows.rows).ok_or(limit);
    let board = result.and(grid).map(|grid| (grid, rows.stones.into()));
    Some((board, place))
}

fn is_blank(line: Line) -> bool {
    trim(line.text).is_empty()
}

fn has_slash(line: Line) -> bool {
    line.text.bytes().any(|b| b == b'/')
}

/// The meaning of a character of a row.
fn stone(c: char) -> Option<Option<Color>> {
    match c {
        'X' | 'x' | '#' => Some(Some(Color::Black)),
        'O' | 'o' => Some(Some(Color::White)),
        '.' | '+' => Some(None),
        _ => None,
    }
}

/// A board being read.
#[derive(Default)]
struct Rows {
    stones: Vec<Option<Color>>,
    columns: u32,
    rows: u32,
}

impl Rows {
    /// Reads a line, which is a row or several with slashes between them.
    fn read(&mut self, line: Line) -> Result<(), ReadError> {
        let mut start = self.stones.len();
        for (column, c) in (1..).zip(line.text.chars().chain(['/'])) {
            let mut fault = None;
            if c == '/' {
                let found = (self.stones.len() - start) as u32;
                if self.rows == 0 {
                    self.columns = found;
                }
                if found != self.columns || found == 0 {
                    fault = Some(Fault::RaggedRows { found, expected: self.columns });
                }
                self.rows += 1;
                start = self.stones.len();
            } else if let Some(stone) = stone(c) {
                self.stones.push(stone);
            } else if !is_space(c) {
                fault = Some(Fault::UnknownCharacter(c));
            }
            if let Some(fault) = fault {
                return Err(ReadError { fault, line: line.number, column });
            }
        }
        Ok(())
    }
}
