//! Boards as bytes.

use crate::batch::BadBoards;
use crate::grid::Grid;
use crate::id::Point;

/// Boards of one grid, one after another: a byte for each point, in reading order.
#[derive(Debug, Clone, Copy)]
pub struct Boards<'a> {
    grid: Grid,
    stones: &'a [u8],
    coding: Coding,
}

/// The bytes of an empty point and of the stones.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Coding {
    /// 0 is empty, 1 black, 2 white.
    #[default]
    Unsigned,
    /// 0 is empty, 1 black, 255 white: the bytes of the signed numbers 0, 1 and −1.
    Signed,
}

impl Coding {
    /// Checks that each of `bytes` is an empty point or a stone; otherwise returns the first point
    /// whose byte is neither, and the byte.
    pub(super) fn check(self, bytes: &[u8]) -> Result<(), (Point, u8)> {
        let white = if self == Self::Unsigned { 2 } else { 255 };
        let is_stone = |byte: u8| (byte <= 1) | (byte == white);
        // Without an early end, several at a time.
        if bytes.iter().fold(true, |all, &byte| all & is_stone(byte)) {
            return Ok(());
        }
        let stones = (0..).map(Point::new).zip(bytes.iter().copied());
        stones.clone().find(|&(_, byte)| !is_stone(byte)).map_or(Ok(()), Err)
    }
}

impl<'a> Boards<'a> {
    /// The boards of `grid` whose bytes follow one another in `stones`. The bytes themselves are
    /// checked when the boards are decided.
    ///
    /// # Errors
    /// [`BadBoards::Length`] if the last board is not complete.
    pub fn new(grid: Grid, stones: &'a [u8], coding: Coding) -> Result<Self, BadBoards> {
        if stones.len().is_multiple_of(grid.len()) {
            Ok(Self { grid, stones, coding })
        } else {
            Err(BadBoards::Length { bytes: stones.len(), points: grid.len() })
        }
    }

    /// The number of boards.
    #[must_use]
    pub fn len(self) -> usize {
        self.stones.len() / self.grid.len()
    }

    /// Returns `true` if there is no board.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.stones.is_empty()
    }

    /// The grid of every board.
    #[must_use]
    pub fn grid(self) -> Grid {
        self.grid
    }

    /// The points of all boards together.
    pub(super) fn points(self) -> usize {
        self.stones.len()
    }

    pub(super) fn coding(self) -> Coding {
        self.coding
    }

    /// The bytes of each board.
    pub(super) fn each(self) -> impl Iterator<Item = &'a [u8]> {
        self.stones.chunks_exact(self.grid.len())
    }

    /// Other boards of the same kind.
    #[cfg(feature = "rayon")]
    pub(super) fn with(self, stones: &'a [u8]) -> Self {
        Self { stones, ..self }
    }

    #[cfg(feature = "rayon")]
    pub(super) fn stones(self) -> &'a [u8] {
        self.stones
    }
}
