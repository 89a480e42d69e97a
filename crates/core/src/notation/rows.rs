//! Plain rows: one row of the board a line, from the top; `X`, `x` or `#` is a black
//! stone, `O` or `o` a white one, `.` or `+` an empty point. White space within a row
//! means nothing.
//!
//! In a text with several boards a blank line stands between two of them. A line with
//! slashes is a board of its own: `.X./XXX/.X.` has three rows.

use crate::board::{Board, Color};
use crate::grid::Grid;
use crate::notation::place::{Line, lines};
use crate::notation::record::Source;
use crate::notation::{Fault, ReadError, Record};

/// Reads one board of any size up to 32,767 columns and rows.
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
    let mut boards = boards(text);
    let empty = ReadError { fault: Fault::Empty, line: 1, column: 1 };
    let (grid, stones) = read_board(&boards.next().ok_or(empty)?)?;
    if let Some(second) = boards.next() {
        let column = first_column(&second[0]);
        return Err(ReadError { fault: Fault::SecondBoard, line: second[0].number, column });
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
    let mut text = String::with_capacity(grid.len() + grid.rows() as usize);
    for row in stones.chunks(grid.columns() as usize) {
        text.extend(row.iter().map(|&stone| character(stone)));
        text.push('\n');
    }
    text
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
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let visible = || text.chars().filter(|c| !c.is_whitespace());
    let known = visible().filter(|&c| c == '/' || stone(c).is_some()).count();
    if known * 2 < visible().count() {
        let line = lines(text).find(|line| !is_blank(line)).expect("the text is not blank");
        let column = first_column(&line);
        return vec![Err(ReadError { fault: Fault::NothingFound, line: line.number, column })];
    }
    let record = |lines: Vec<Line>| {
        let (grid, stones) = read_board(&lines)?;
        let place = (lines[0].number, first_column(&lines[0]));
        Ok(Record { source: Source::Rows(grid, stones.into()), place })
    };
    boards(text).map(record).collect()
}

/// The lines of each board.
fn boards(text: &str) -> impl Iterator<Item = Vec<Line<'_>>> {
    let mut lines = lines(text).peekable();
    std::iter::from_fn(move || {
        while lines.next_if(is_blank).is_some() {}
        let mut board = vec![lines.next()?];
        if !board[0].text.contains('/') {
            let more = |line: &Line| !is_blank(line) && !line.text.contains('/');
            while let Some(line) = lines.next_if(more) {
                board.push(line);
            }
        }
        Some(board)
    })
}

fn is_blank(line: &Line) -> bool {
    line.text.trim().is_empty()
}

fn first_column(line: &Line) -> u32 {
    line.text.chars().take_while(|c| c.is_whitespace()).count() as u32 + 1
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

fn read_board(lines: &[Line]) -> Result<(Grid, Vec<Option<Color>>), ReadError> {
    let mut stones = Vec::new();
    let (mut columns, mut rows) = (0, 0);
    for line in lines {
        let mut start = stones.len();
        let mut column = 0;
        let wrong = |fault, column| Err(ReadError { fault, line: line.number, column });
        for c in line.text.chars().chain(['/']) {
            column += 1;
            if c == '/' {
                let found = (stones.len() - start) as u32;
                if rows == 0 {
                    columns = found;
                }
                if found != columns || found == 0 {
                    return wrong(Fault::RaggedRows { found, expected: columns }, column);
                }
                rows += 1;
                start = stones.len();
            } else if let Some(stone) = stone(c) {
                stones.push(stone);
            } else if !c.is_whitespace() {
                return wrong(Fault::UnknownCharacter(c), column);
            }
        }
    }
    let grid = Grid::new(columns, rows).ok_or(ReadError {
        fault: Fault::TooLarge(Grid::LONGEST_SIDE),
        line: lines[0].number,
        column: 1,
    })?;
    Ok((grid, stones))
}
