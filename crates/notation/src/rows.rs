//! Plain rows: one row of the board a line, from the top; `X`, `x` or `#` is a black
//! stone, `O` or `o` a white one, `.` or `+` an empty point. White space within a row
//! means nothing.
//!
//! The layers of a board in space follow one another from the top one, with a line `--` between
//! two of them.
//!
//! In a text with several boards a blank line stands between two of them. A line with
//! slashes is a board of its own: `.X./XXX/.X.` has three rows, and `X./..//.O/..` two layers.

use crate::cursor::{Cursor, LineColumn, is_white};
use crate::lines::{find, is_white_byte};
use crate::script::{NONE, Script};
use crate::{Fault, Format, ReadError, Record};
use alloc::string::String;
use alloc::vec::Vec;
use pass_alive::{Board, Color, Form, Grid, Space};

/// The points of usual boards, for which there is room from the start.
const USUAL: usize = Grid::STANDARD.len();

/// The line between two layers.
const BETWEEN_LAYERS: &str = "--";

/// Reads one board of up to 20,000 columns, rows and layers and 2²⁹ points. No edges of it are
/// joined: [`Form::Box`].
///
/// ```
/// use pass_alive::Color;
/// use pass_alive_notation::rows;
/// let board = rows::read("
///     . X
///     O .
///     --
///     . .
///     . X
/// ").unwrap();
/// assert_eq!(board.space().unwrap().sides(), [2, 2, 2]);
/// assert_eq!(board.get(board.point_named("2:B1").unwrap()), Some(Color::Black));
/// assert_eq!(rows::read(".X/O.//../.X").unwrap(), board);
///
/// let error = rows::read(".X\nO").unwrap_err();
/// assert_eq!((error.code(), error.line, error.column), ("ragged-rows", 2, 2));
/// let error = rows::read(".X\nO.\n--\n.X").unwrap_err();
/// assert_eq!((error.code(), error.line, error.column), ("ragged-layers", 4, 3));
/// ```
///
/// # Errors
/// [`Fault::Empty`], [`Fault::UnknownCharacter`], [`Fault::RaggedRows`], [`Fault::RaggedLayers`],
/// [`Fault::TooLarge`], [`Fault::TextTooLong`], and [`Fault::SecondBoard`] if there is more than one.
pub fn read(text: &str) -> Result<Board, ReadError> {
    let mut cursor = Cursor::new(text);
    let empty = ReadError::new(Fault::Empty, cursor.at());
    if u32::try_from(text.len()).is_err() {
        return Err(ReadError::new(Fault::TextTooLong, cursor.at()));
    }
    cursor.skip_white();
    cursor.peek().ok_or(empty)?;
    let (space, stones) = read_board(&mut cursor)?;
    cursor.skip_white();
    if cursor.peek().is_some() {
        return Err(ReadError::new(Fault::SecondBoard, cursor.at()));
    }
    let mut board = Board::new(space);
    for (point, stone) in board.points().zip(stones) {
        board.set(point, stone);
    }
    Ok(board)
}

/// Reads the next board of a text that is in no other format.
pub(crate) fn next(cursor: &mut Cursor) -> Option<Result<Record, ReadError>> {
    cursor.skip_white();
    cursor.peek()?;
    let at = cursor.at();
    let board = read_board(cursor);
    // The blank lines after it belong to no record.
    cursor.skip_white();
    Some(board.map(|(space, stones)| {
        let mut script = Script::new(space, at);
        script.start = stones;
        script.start_branch(NONE);
        let title = String::new();
        Record { format: Format::Rows, title, assumes_outside_empty: false, drawn: None, script }
    }))
}

/// True for a line of white space.
pub(crate) fn is_blank(line: &[u8]) -> bool {
    line.iter().all(|&byte| is_white_byte(byte))
}

/// True if a line has nothing but the characters of rows.
pub(crate) fn is_row(line: &[u8]) -> bool {
    line.iter().all(|&byte| is_white_byte(byte) || is_known(byte.into()))
}

/// True for a line between two layers.
pub(crate) fn is_between_layers(line: &[u8]) -> bool {
    let white = line.iter().take_while(|&&byte| is_white_byte(byte)).count();
    line[white..].strip_prefix(BETWEEN_LAYERS.as_bytes()).is_some_and(is_blank)
}

/// True for the visible characters of rows.
pub(crate) fn is_known(c: char) -> bool {
    c == '/' || stone(c).is_some()
}

/// The meaning of each byte of a row. Tables are faster than tests of a stone's colour, which cannot
/// be predicted.
static POINTS: [Option<Option<Color>>; 256] = {
    let mut points = [None; 256];
    let mut byte = 0;
    while byte < 128 {
        points[byte] = stone(byte as u8 as char);
        byte += 1;
    }
    points
};

/// The meaning of a character of a row.
const fn stone(c: char) -> Option<Option<Color>> {
    match c {
        'X' | 'x' | '#' => Some(Some(Color::Black)),
        'O' | 'o' => Some(Some(Color::White)),
        '.' | '+' => Some(None),
        _ => None,
    }
}

/// The stones of a board in reading order.
type Stones = Vec<Option<Color>>;

/// Reads the board that starts at `cursor` and goes past it, good or bad.
fn read_board(cursor: &mut Cursor) -> Result<(Space, Stones), ReadError> {
    let start = LineColumn { column: 1, ..cursor.at() };
    let joined = has_slash(cursor);
    let stones = Vec::with_capacity(cursor.text().len().min(USUAL));
    let mut found = Found { stones, ..Found::default() };
    loop {
        if !go_past_dashes(cursor, &mut found) {
            read_rows(cursor, &mut found);
        }
        let at = cursor.at();
        if cursor.next().is_none() || joined || is_blank_rest(cursor) || has_slash(cursor) {
            found.end_layer(at);
            return found.board(start);
        }
    }
}

/// Goes to the end of the line if it stands between two layers.
fn go_past_dashes(cursor: &mut Cursor, found: &mut Found) -> bool {
    let mut ahead = cursor.clone();
    ahead.go_past(|c| c != '\n' && is_white(c));
    let at = ahead.at();
    let is_between = ahead.eat(BETWEEN_LAYERS) && is_blank_rest(&ahead);
    if is_between {
        found.end_layer(at);
        ahead.go_past(|c| c != '\n');
        *cursor = ahead;
    }
    is_between
}

/// Reads the rows of a line, and goes to its end.
fn read_rows(cursor: &mut Cursor, found: &mut Found) {
    read_points(cursor, found);
    loop {
        let at = cursor.at();
        match cursor.peek() {
            None | Some('\n') => return found.end_row(at),
            Some('/') => {
                cursor.next();
                found.end_row(at);
                if cursor.eat("/") {
                    found.end_layer(at);
                }
                read_points(cursor, found);
            }
            Some(c) => {
                cursor.next();
                match stone(c) {
                    Some(stone) => found.stones.push(stone),
                    None if is_white(c) => {}
                    None => found.fail(Fault::UnknownCharacter(c), at),
                }
            }
        }
    }
}

/// Reads a row at once, if it has nothing but points. Not to be tried again within a row, which
/// would take time quadratic in its length.
fn read_points(cursor: &mut Cursor, found: &mut Found) {
    let text = cursor.text().as_bytes();
    let row = &text[..find(text, ends_row).unwrap_or(text.len())];
    let before = found.stones.len();
    let mut are_points = true;
    found.stones.extend(row.iter().map(|&byte| {
        let point = POINTS[usize::from(byte)];
        are_points &= point.is_some();
        point.unwrap_or(None)
    }));
    if are_points {
        cursor.skip_ascii(row.len());
    } else {
        found.stones.truncate(before);
    }
}

/// The part of a board that has been read.
#[derive(Default)]
struct Found {
    stones: Stones,
    /// The stones before the row that is being read.
    row_start: usize,
    /// The columns of the first row, and the rows of the first layer.
    columns: u32,
    rows: u32,
    /// The complete rows of the layer that is being read.
    rows_here: u32,
    /// The complete layers.
    layers: u32,
    /// The first fault.
    error: Option<ReadError>,
}

impl Found {
    fn fail(&mut self, fault: Fault, at: LineColumn) {
        self.error.get_or_insert(ReadError::new(fault, at));
    }

    fn end_row(&mut self, at: LineColumn) {
        let found = (self.stones.len() - self.row_start) as u32;
        if (self.layers, self.rows_here) == (0, 0) {
            self.columns = found;
        }
        self.row_start = self.stones.len();
        self.rows_here += 1;
        if found != self.columns || found == 0 {
            self.fail(Fault::RaggedRows { found, expected: self.columns }, at);
        }
    }

    fn end_layer(&mut self, at: LineColumn) {
        let found = core::mem::take(&mut self.rows_here);
        if self.layers == 0 {
            self.rows = found;
        }
        self.layers += 1;
        if found != self.rows || found == 0 {
            self.fail(Fault::RaggedLayers { found, expected: self.rows }, at);
        }
    }

    /// The whole board, which starts in the line of `start`.
    fn board(self, start: LineColumn) -> Result<(Space, Stones), ReadError> {
        if let Some(error) = self.error {
            return Err(error);
        }
        let too_large = |limit| ReadError::new(Fault::TooLarge(limit), start);
        let longest = Grid::MAX_SIDE;
        let grid = Grid::new(self.columns, self.rows).ok_or(too_large(longest))?;
        // Of large layers there is room for fewer.
        let deepest = longest.min(Space::MAX_POINTS / grid.len() as u32);
        let space = Space::new(grid, self.layers, Form::Box).ok_or(too_large(deepest))?;
        Ok((space, self.stones))
    }
}

/// True if there is a slash in the rest of the line.
fn has_slash(line: &Cursor) -> bool {
    let text = line.text().as_bytes();
    find(text, ends_row).is_some_and(|end| text[end] == b'/')
}

/// True for the bytes that may follow a row.
fn ends_row(byte: u8) -> bool {
    matches!(byte, b'/' | b'\n' | b'\r')
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
