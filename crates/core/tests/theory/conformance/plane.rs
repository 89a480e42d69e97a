//! A board of at most 127 points as sets of bits.

use pass_alive::{Board, Color, Grid, Point};

/// A set of points, or of blocks, one bit each.
pub(crate) type Bits = u128;

/// The elements of a set, each as a set of its own.
pub(crate) fn each(mut set: Bits) -> impl Iterator<Item = Bits> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Plane {
    pub(crate) columns: u32,
    pub(crate) rows: u32,
    pub(crate) black: Bits,
    pub(crate) white: Bits,
}

impl Plane {
    pub(crate) fn empty(columns: u32, rows: u32) -> Self {
        Self { columns, rows, black: 0, white: 0 }
    }

    pub(crate) fn of(grid: Grid, board: &Board) -> Self {
        let set = |color| {
            (0..board.len())
                .filter(|&point| board.stones()[point] == Some(color))
                .fold(0, |bits, point| bits | 1 << point)
        };
        let [black, white] = Color::BOTH.map(set);
        Self { columns: grid.columns(), rows: grid.rows(), black, white }
    }

    pub(crate) fn board(&self) -> Board {
        let grid = Grid::new(self.columns, self.rows).expect("a size");
        let mut board = Board::new(grid);
        for point in board.points() {
            board.set(point, self.stone(point));
        }
        board
    }

    pub(crate) fn len(&self) -> u32 {
        self.columns * self.rows
    }

    pub(crate) fn all(&self) -> Bits {
        (1 << self.len()) - 1
    }

    pub(crate) fn stones(&self, color: Color) -> Bits {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    pub(crate) fn stone(&self, point: Point) -> Option<Color> {
        Color::BOTH.into_iter().find(|&color| self.stones(color) >> point.number() & 1 == 1)
    }

    /// One row of letters for each row of points.
    pub(crate) fn picture(&self, letter: impl Fn(Point) -> char) -> Vec<String> {
        let row = |row| {
            let points = row * self.columns..(row + 1) * self.columns;
            points.map(Point::new).map(&letter).collect()
        };
        (0..self.rows).map(row).collect()
    }

    /// Moves every point: `to` has the new column and row, and `sides` the new sides.
    fn moved(&self, sides: (u32, u32), to: impl Fn(u32, u32) -> (u32, u32)) -> Self {
        let set = |stones| {
            each(stones).fold(0, |moved, bit: Bits| {
                let point = bit.trailing_zeros();
                let (column, row) = to(point % self.columns, point / self.columns);
                moved | 1 << (row * sides.0 + column)
            })
        };
        Self { columns: sides.0, rows: sides.1, black: set(self.black), white: set(self.white) }
    }

    fn flipped(&self) -> Self {
        self.moved((self.columns, self.rows), |column, row| (self.columns - 1 - column, row))
    }

    fn turned(&self) -> Self {
        self.moved((self.rows, self.columns), |column, row| (self.rows - 1 - row, column))
    }

    pub(crate) fn with_colors_exchanged(self) -> Self {
        Self { black: self.white, white: self.black, ..self }
    }

    /// The same for all boards that differ by symmetry and exchange of the colours.
    pub(crate) fn canonical(self) -> Self {
        let mut least = self;
        let mut next = self;
        for _ in 0..4 {
            next = next.turned();
            for one in [next, next.flipped()] {
                least = least.min(one).min(one.with_colors_exchanged());
            }
        }
        least
    }
}
