//! A board of at most 127 points as sets of bits.

use alloc::string::String;
use core::fmt;

use pass_alive::{Board, Color, Form, Grid, Point, Space};

use crate::bits::{Bits, each};

/// The stones on a board of at most 127 points: point `row * columns + column`, from the top left,
/// is that bit of the sets. A board with layers has the rows of each after those of the one above.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Plane {
    /// The number of points in a row.
    pub columns: u32,
    /// The number of rows of a layer.
    pub rows: u32,
    /// The number of layers: 1 on a plain board.
    pub layers: u32,
    /// The black stones.
    pub black: Bits,
    /// The white stones; none of them is black.
    pub white: Bits,
}

/// A text that is no board of rows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlaneError {
    /// Rows of no points or of unequal length, or more than 127 points.
    Size,
    /// A letter other than `X`, `O` and `.`.
    Letter,
}

impl fmt::Display for PlaneError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Size => "the rows are no board of 1 to 127 points",
            Self::Letter => "a row has a letter other than X, O and .",
        })
    }
}

impl core::error::Error for PlaneError {}

impl Plane {
    /// The most points that a board can have.
    pub const MOST_POINTS: u32 = 127;

    /// A board of one layer without stones.
    #[must_use]
    pub fn empty(columns: u32, rows: u32) -> Self {
        Self { columns, rows, layers: 1, black: 0, white: 0 }
    }

    /// The board with these rows, `X` black, `O` white and `.` empty, a slash between rows and two
    /// between layers.
    ///
    /// # Errors
    /// If the text is anything else.
    ///
    /// ```
    /// use pass_alive_learn::Plane;
    /// let plane = Plane::from_rows("X.O/.X.")?;
    /// assert_eq!((plane.black, plane.white), (0b010_001, 0b000_100));
    /// assert_eq!(plane.to_rows(), "X.O/.X.");
    /// assert_eq!(Plane::from_rows("X./..//.O/..")?.layers, 2);
    /// # Ok::<(), pass_alive_learn::PlaneError>(())
    /// ```
    pub fn from_rows(text: &str) -> Result<Self, PlaneError> {
        let mut plane = Self { layers: 0, ..Self::empty(0, 0) };
        let (mut point, mut column, mut row) = (0, 0, 0);
        // A search for two slashes would be a tenth of the build for the page.
        for letter in text.bytes().map(Some).chain([None]) {
            let set = match letter {
                None | Some(b'/') => {
                    // A row ends, and with the text or a second slash a layer.
                    let is_row = column > 0;
                    let is_layer = letter.is_none() || !is_row;
                    row += u32::from(is_row);
                    if plane.columns == 0 {
                        plane.columns = column;
                    }
                    if plane.layers == 0 && is_layer {
                        plane.rows = row;
                    }
                    let fits = if is_row { column == plane.columns } else { row > 0 };
                    if !fits || letter.is_none() && !is_row || is_layer && row != plane.rows {
                        return Err(PlaneError::Size);
                    }
                    if is_layer {
                        (row, plane.layers) = (0, plane.layers + 1);
                    }
                    column = 0;
                    continue;
                }
                Some(b'X') => &mut plane.black,
                Some(b'O') => &mut plane.white,
                Some(b'.') => &mut 0,
                _ => return Err(PlaneError::Letter),
            };
            if point == Self::MOST_POINTS {
                return Err(PlaneError::Size);
            }
            *set |= 1 << point;
            (point, column) = (point + 1, column + 1);
        }
        Ok(plane)
    }

    /// The rows as [`from_rows`](Self::from_rows) reads them.
    #[must_use]
    pub fn to_rows(&self) -> String {
        let letter = |point| match self.stone(Point::new(point)) {
            Some(Color::Black) => 'X',
            Some(Color::White) => 'O',
            None => '.',
        };
        let mut text = String::new();
        for point in 0..self.len() {
            if point > 0 && point % self.columns == 0 {
                text.push('/');
                if point % (self.columns * self.rows) == 0 {
                    text.push('/');
                }
            }
            text.push(letter(point));
        }
        text
    }

    /// The stones of a board on a grid of at most 127 points.
    #[must_use]
    pub fn of(grid: Grid, board: &Board) -> Self {
        let set = |color| {
            (0..board.len())
                .filter(|&point| board.stones()[point] == Some(color))
                .fold(0, |bits, point| bits | 1 << point)
        };
        let [black, white] = Color::BOTH.map(set);
        Self { black, white, ..Self::empty(grid.columns(), grid.rows()) }
    }

    /// The same stones on a board of the library.
    ///
    /// # Panics
    /// If the board has no points.
    #[must_use]
    pub fn board(&self) -> Board {
        let layer = Grid::new(self.columns, self.rows).expect("a size");
        let space = Space::new(layer, self.layers, Form::Box).expect("a number of layers");
        let mut board = Board::new(space);
        for point in board.points() {
            board.set(point, self.stone(point));
        }
        board
    }

    /// The number of points.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.columns * self.rows * self.layers
    }

    /// Whether the board has no points, which none made from rows has.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All points.
    #[must_use]
    pub fn all(&self) -> Bits {
        (1 << self.len()) - 1
    }

    /// The stones of a colour.
    #[must_use]
    pub fn stones(&self, color: Color) -> Bits {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    /// The stone on a point of the board.
    #[must_use]
    pub fn stone(&self, point: Point) -> Option<Color> {
        Color::BOTH.into_iter().find(|&color| self.stones(color) >> point.number() & 1 == 1)
    }

    /// Moves every point in its layer: `to` has the new column and row, and `sides` the new sides.
    fn moved(&self, sides: (u32, u32), to: impl Fn(u32, u32) -> (u32, u32)) -> Self {
        let size = self.columns * self.rows;
        let set = |stones| {
            each(stones).fold(0, |moved, bit: Bits| {
                let point = bit.trailing_zeros();
                let at = point % size;
                let (column, row) = to(at % self.columns, at / self.columns);
                moved | 1 << (point - at + row * sides.0 + column)
            })
        };
        let (black, white) = (set(self.black), set(self.white));
        Self { columns: sides.0, rows: sides.1, black, white, ..*self }
    }

    fn flipped(&self) -> Self {
        self.moved((self.columns, self.rows), |column, row| (self.columns - 1 - column, row))
    }

    fn turned(&self) -> Self {
        self.moved((self.rows, self.columns), |column, row| (self.rows - 1 - row, column))
    }

    /// The board turned clockwise by `number` right angles, of which it takes the rest by 4, and
    /// then, from 4 to 7, flipped left to right; each layer stays where it is.
    #[must_use]
    pub fn image(&self, number: u32) -> Self {
        let turned = (0..number % 4).fold(*self, |plane, _| plane.turned());
        if number & 4 == 0 { turned } else { turned.flipped() }
    }

    /// Each stone as one of the other colour.
    #[must_use]
    pub fn with_colors_exchanged(self) -> Self {
        Self { black: self.white, white: self.black, ..self }
    }

    /// The same for all boards that differ by symmetry of their layers and exchange of the colours.
    #[must_use]
    pub fn canonical(self) -> Self {
        let images = (0..8).map(|number| self.image(number));
        images.flat_map(|one| [one, one.with_colors_exchanged()]).fold(self, Self::min)
    }
}
