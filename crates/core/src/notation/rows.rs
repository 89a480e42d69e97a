//! Plain rows: one row of the board a line, from the top; `X`, `x` or `#` is a black
//! stone, `O` or `o` a white one, `.` or `+` an empty point. White space within a row
//! means nothing.
//!
//! In a text with several boards a blank line stands between two of them. A line with
//! slashes is a board of its own: `.X./XXX/.X.` has three rows.

use crate::board::{Board, Color};
use crate::grid::Grid;
use crate::notation::cursor::{Cursor, LineColumn, is_white};
use crate::notation::script::{NONE, Script};
use crate::notation::{Fault, Format, ReadError, Record, is_white_byte};
use alloc::string::String;
use alloc::vec::Vec;

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
/// [`Fault::Empty`], [`Fault::UnknownCharacter`], [`Fault::RaggedRows`],
/// [`Fault::TooLarge`], and [`Fault::SecondBoard`] if there is more than one.
pub fn read(text: &str) -> Result<(Grid, Board), ReadError> {
    let mut cursor = Cursor::new(text);
    let empty = ReadError::new(Fault::Empty, cursor.at());
    cursor.skip_white();
    cursor.peek().ok_or(empty)?;
    let (grid, stones) = read_board(&mut cursor)?;
    cursor.skip_white();
    if cursor.peek().is_some() {
        return Err(ReadError::new(Fault::SecondBoard, cursor.at()));
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
    assert!(grid.len() == board.len(), "a board of another size");
    let mut text = String::new();
    for row in board.stones().chunks(grid.columns() as usize) {
        for &stone in row {
            text.push(character(stone).into());
        }
        text.push('\n');
    }
    text
}

/// `X`, `O` or `.`.
pub(super) fn character(stone: Option<Color>) -> u8 {
    match stone {
        Some(Color::Black) => b'X',
        Some(Color::White) => b'O',
        None => b'.',
    }
}

/// Reads the next board of a text that is in no other format.
pub(super) fn next(cursor: &mut Cursor) -> Option<Result<Record, ReadError>> {
    cursor.skip_white();
    cursor.peek()?;
    let at = cursor.at();
    let board = read_board(cursor);
    // The blank lines after it belong to no record.
    cursor.skip_white();
    Some(board.map(|(grid, stones)| {
        let mut script = Script::default();
        script.start = stones;
        script.start_branch(NONE);
        Record::new(Format::Rows, at, grid, script)
    }))
}

/// True for a line of white space.
pub(super) fn is_blank(line: &[u8]) -> bool {
    line.iter().all(|&byte| is_white_byte(byte))
}

/// True if a line has nothing but the characters of rows.
pub(super) fn is_row(line: &[u8]) -> bool {
    line.iter().all(|&byte| is_white_byte(byte) || is_known(byte.into()))
}

/// True for the visible characters of rows.
pub(super) fn is_known(c: char) -> bool {
    c == '/' || stone(c).is_some()
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

/// Reads the board that starts at `cursor` and goes past it, good or bad.
fn read_board(cursor: &mut Cursor) -> Result<(Grid, Vec<Option<Color>>), ReadError> {
    let too_large = ReadError::new(
        Fault::TooLarge(Grid::LONGEST_SIDE),
        LineColumn { column: 1, ..cursor.at() },
    );
    let joined = has_slash(cursor);
    let mut stones = Vec::new();
    let (mut row_start, mut columns, mut rows) = (0, 0, 0);
    let mut error = None;
    loop {
        let at = cursor.at();
        let c = cursor.next();
        let fault = match c {
            None | Some('\n' | '/') => {
                let found = (stones.len() - row_start) as u32;
                row_start = stones.len();
                if rows == 0 {
                    columns = found;
                }
                rows += 1;
                let ragged = found != columns || found == 0;
                ragged.then_some(Fault::RaggedRows { found, expected: columns })
            }
            Some(c) => match stone(c) {
                Some(stone) => {
                    stones.push(stone);
                    None
                }
                None if is_white(c) => None,
                None => Some(Fault::UnknownCharacter(c)),
            },
        };
        if let (None, Some(fault)) = (error, fault) {
            error = Some(ReadError::new(fault, at));
        }
        let ends = match c {
            None => true,
            Some('\n') => joined || is_blank_rest(cursor) || has_slash(cursor),
            _ => false,
        };
        if ends {
            break;
        }
    }
    match error {
        Some(error) => Err(error),
        None => Ok((Grid::new(columns, rows).ok_or(too_large)?, stones)),
    }
}

/// True if there is a slash in the rest of the line.
fn has_slash(line: &Cursor) -> bool {
    for c in line.clone() {
        match c {
            '/' => return true,
            '\n' => break,
            _ => {}
        }
    }
    false
}

/// True if the rest of the line is blank.
fn is_blank_rest(line: &Cursor) -> bool {
    for c in line.clone() {
        match c {
            '\n' => break,
            c if is_white(c) => {}
            _ => return false,
        }
    }
    true
}
