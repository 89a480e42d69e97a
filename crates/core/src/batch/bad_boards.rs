//! Errors of a batch.

use core::fmt;

use crate::by_color::ByColor;
use crate::id::Point;
use crate::mask::Mask;

/// The reason why a batch of boards cannot be decided. Boards count from 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BadBoards {
    /// The last board is not complete.
    Length {
        /// The number of bytes.
        bytes: usize,
        /// The number of points of each board.
        points: usize,
    },
    /// A byte is neither an empty point nor a stone.
    Stone {
        /// The number of the board.
        board: usize,
        /// The point with the byte.
        point: Point,
        /// The byte.
        byte: u8,
    },
    /// A block has no liberty. The board cannot arise in play.
    NoLiberty {
        /// The number of the board.
        board: usize,
        /// The first point of the block.
        point: Point,
    },
    /// A mask has another length than the boards have points.
    Masks {
        /// The length of the first such mask.
        given: usize,
        /// The number of points of all boards.
        points: usize,
    },
}

impl BadBoards {
    /// Checks that every mask has `points` entries.
    pub(super) fn check(masks: &ByColor<Mask<'_>>, points: usize) -> Result<(), Self> {
        let lengths = masks.iter().flat_map(|(_, mask)| [mask.alive.len(), mask.held.len()]);
        match lengths.into_iter().find(|&length| length != points) {
            Some(given) => Err(Self::Masks { given, points }),
            None => Ok(()),
        }
    }

    /// The same error for a batch with `before` more boards in front.
    #[cfg(feature = "rayon")]
    pub(super) fn after(self, before: usize) -> Self {
        match self {
            Self::Stone { board, point, byte } => {
                Self::Stone { board: before + board, point, byte }
            }
            Self::NoLiberty { board, point } => Self::NoLiberty { board: before + board, point },
            Self::Length { .. } | Self::Masks { .. } => self,
        }
    }
}

impl fmt::Display for BadBoards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Length { bytes, points } => {
                let (board, given) = (bytes / points, bytes % points);
                write!(f, "board {board} ends at point {given}: a board has {points} points")
            }
            Self::Stone { board, point, byte } => {
                write!(f, "board {board}, point {point}: {byte} is not the byte of a stone")
            }
            Self::NoLiberty { board, point } => {
                write!(f, "board {board}, point {point}: the block of this stone has no liberty")
            }
            Self::Masks { given, points } => {
                write!(f, "a mask has {given} points, and the boards have {points}")
            }
        }
    }
}

impl core::error::Error for BadBoards {}
