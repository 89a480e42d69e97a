//! The boards that readers are asked about, with the answers of all models.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::bits::Bits;
use crate::people::{Model, black_blocks};
use crate::plane::{Plane, PlaneError};

/// A board with what each model answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PoolBoard {
    /// The board, on which Black's blocks are asked about.
    pub plane: Plane,
    /// Black's blocks.
    pub blocks: Vec<Bits>,
    /// For each [`Model`] by its place the blocks that it says stay, each by its place.
    answers: Vec<u8>,
}

/// A line that is no board of a pool; numbers count from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PoolError {
    /// The first part is no board.
    Board(usize, PlaneError),
    /// Black has fewer than two blocks, or more than [`Pool::MOST_BLOCKS`].
    Blocks(usize),
    /// The second part is not an answer for each model.
    Answers(usize),
    /// There are more boards than [`Pool::MOST_BOARDS`].
    TooMany,
}

impl fmt::Display for PoolError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(line, error) => write!(f, "line {line}: {error}"),
            Self::Blocks(line) => write!(f, "line {line}: not two to six black blocks"),
            Self::Answers(line) => write!(f, "line {line}: not an answer for each model"),
            Self::TooMany => f.write_str("too many boards"),
        }
    }
}

impl core::error::Error for PoolError {}

impl PoolBoard {
    /// A board with the answers worked out; `None` if it has too few or too many black blocks.
    #[must_use]
    pub fn new(plane: Plane) -> Option<Self> {
        let blocks = black_blocks(&plane);
        if !(2..=Pool::MOST_BLOCKS).contains(&blocks.len()) {
            return None;
        }
        let answers = Model::all().map(|model| model.staying(&plane) as u8).collect();
        Some(Self { plane, blocks, answers })
    }

    /// The blocks that a model says stay, each by its place.
    #[must_use]
    pub fn staying(&self, model: Model) -> u32 {
        u32::from(self.answers[model.place()])
    }

    /// The number of black blocks.
    #[must_use]
    pub fn block_count(&self) -> u32 {
        self.blocks.len() as u32
    }

    /// The line in a pool: the rows of the board, and after a space a character for each model, by
    /// its place: the set of blocks that stay as a number, added to the code of `0`.
    #[must_use]
    pub fn to_line(&self) -> String {
        let mut line = self.plane.to_rows();
        line.push(' ');
        line.extend(self.answers.iter().map(|&staying| char::from(b'0' + staying)));
        line
    }

    fn from_line(line: &str, number: usize) -> Result<Self, PoolError> {
        let (rows, answers) = line.split_once(' ').ok_or(PoolError::Answers(number))?;
        let plane = Plane::from_rows(rows).map_err(|error| PoolError::Board(number, error))?;
        let blocks = black_blocks(&plane);
        if !(2..=Pool::MOST_BLOCKS).contains(&blocks.len()) {
            return Err(PoolError::Blocks(number));
        }
        let read =
            |code: u8| code.checked_sub(b'0').filter(|&staying| staying >> blocks.len() == 0);
        let answers: Option<Vec<u8>> = answers.bytes().map(read).collect();
        let answers = answers.filter(|answers| answers.len() == Model::all().count());
        Ok(Self { plane, answers: answers.ok_or(PoolError::Answers(number))?, blocks })
    }
}

/// Boards to ask readers about.
#[derive(Debug, Clone)]
pub struct Pool {
    boards: Vec<PoolBoard>,
}

impl Pool {
    /// The most black blocks that a board may have.
    pub const MOST_BLOCKS: usize = 6;

    /// The most boards that a pool may have.
    pub const MOST_BOARDS: usize = 2000;

    /// Reads a pool: a board in each line, as [`PoolBoard::to_line`] writes it.
    ///
    /// # Errors
    /// At the first line that is anything else. The answers are taken as they are.
    pub fn read(text: &str) -> Result<Self, PoolError> {
        if text.lines().count() > Self::MOST_BOARDS {
            return Err(PoolError::TooMany);
        }
        let boards = text.lines().zip(1..).map(|(line, number)| PoolBoard::from_line(line, number));
        Ok(Self { boards: boards.collect::<Result<_, _>>()? })
    }

    /// A pool of these boards.
    #[must_use]
    pub fn of(boards: Vec<PoolBoard>) -> Self {
        Self { boards }
    }

    /// The boards.
    #[must_use]
    pub fn boards(&self) -> &[PoolBoard] {
        &self.boards
    }
}
