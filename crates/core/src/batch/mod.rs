//! Many boards of one grid, decided one after another.

mod bad_boards;
mod boards;
mod masks;
#[cfg(feature = "rayon")]
mod parallel;

pub use bad_boards::BadBoards;
pub use boards::{Boards, Coding};
pub use masks::Masks;

use crate::board::Board;
use crate::color::Suicide;
use crate::dense::Dense;
use crate::grid::Grid;
use crate::judge::Judge;
use crate::topology::Point;
use crate::unanalyzable::Unanalyzable;

impl Judge {
    /// Decides each of `boards` for both colours and writes the alive stones and the held points
    /// into `masks`, whatever was there before. Allocates nothing for a board, once the memory of
    /// the judge is large enough for it. After an error the masks mean nothing.
    ///
    /// ```
    /// use pass_alive::{Boards, Coding, Grid, Judge, Masks, Suicide};
    /// // Two boards of three columns and two rows.
    /// let stones = [
    ///     0, 1, 0, //
    ///     1, 1, 1, //
    ///     2, 0, 0, //
    ///     0, 1, 0,
    /// ];
    /// let boards = Boards::new(Grid::new(3, 2).unwrap(), &stones, Coding::Counted)?;
    /// let [mut black_alive, mut black_held] = [[false; 12]; 2];
    /// let [mut white_alive, mut white_held] = [[false; 12]; 2];
    /// let masks = Masks {
    ///     black_alive: &mut black_alive,
    ///     black_held: &mut black_held,
    ///     white_alive: &mut white_alive,
    ///     white_held: &mut white_held,
    /// };
    /// Judge::new().many(boards, Suicide::Forbidden, masks)?;
    /// assert_eq!(black_alive[..6], [false, true, false, true, true, true]);
    /// assert_eq!(black_held[..6], [true; 6]);
    /// assert_eq!(black_alive[6..], [false; 6]);
    /// # Ok::<(), pass_alive::BadBoards>(())
    /// ```
    ///
    /// # Errors
    /// [`BadBoards::Masks`] before any board is decided; [`BadBoards::Stone`] or
    /// [`BadBoards::NoLiberty`] for the first board that has one.
    pub fn many(
        &mut self,
        boards: Boards<'_>,
        suicide: Suicide,
        masks: Masks<'_>,
    ) -> Result<(), BadBoards> {
        masks.check(boards.points())?;
        if boards.is_empty() {
            return Ok(());
        }
        let (grid, coding) = (boards.grid(), boards.coding());
        let mut each = (0..).zip(boards.each().zip(masks.each(grid.len())));
        if let Some(dense) = self.dense_for(grid.columns(), grid.rows()) {
            return each.try_for_each(|(number, (stones, masks))| {
                decide(dense, stones, coding, suicide, masks).map_err(|bad| bad.on_board(number))
            });
        }
        let board = self.board.take().filter(|(of, _)| *of == grid);
        let board = board.unwrap_or_else(|| (grid, Board::new(grid.topology())));
        let mut general = General { board, judge: self, coding, suicide };
        let decided = each.try_for_each(|(number, (stones, masks))| {
            general.decide(stones, masks).map_err(|bad| bad.on_board(number))
        });
        let General { board, judge, .. } = general;
        judge.board = Some(board);
        decided
    }
}

/// Decides one board, whose bytes are `stones`, without a [`Board`].
fn decide(
    dense: &mut Dense,
    stones: &[u8],
    coding: Coding,
    suicide: Suicide,
    masks: Masks<'_>,
) -> Result<(), BadBoard> {
    if !coding.are_all_stones(stones) {
        let mut each = (0..).zip(stones);
        if let Some((point, &byte)) = each.find(|&(_, &byte)| coding.stone(byte).is_none()) {
            return Err(BadBoard::Stone { point, byte });
        }
    }
    dense.read_bytes(stones);
    if let Some((_, points)) = dense.captured() {
        return Err(BadBoard::NoLiberty { point: points[0] });
    }
    for (color, alive, held) in masks.of_colors() {
        dense.decide(color, suicide);
        dense.mark_alive(alive);
        dense.mark_held(held);
    }
    Ok(())
}

/// The way that takes any grid: through a [`Board`].
struct General<'a> {
    judge: &'a mut Judge,
    board: (Grid, Board),
    coding: Coding,
    suicide: Suicide,
}

/// The reason why a board of a batch cannot be decided.
enum BadBoard {
    Stone { point: Point, byte: u8 },
    NoLiberty { point: Point },
}

impl BadBoard {
    fn on_board(self, board: usize) -> BadBoards {
        match self {
            Self::Stone { point, byte } => BadBoards::Stone { board, point, byte },
            Self::NoLiberty { point } => BadBoards::NoLiberty { board, point },
        }
    }
}

impl General<'_> {
    /// Decides one board, whose bytes are `stones`.
    fn decide(&mut self, stones: &[u8], masks: Masks<'_>) -> Result<(), BadBoard> {
        let (_, board) = &mut self.board;
        for (point, &byte) in (0..).zip(stones) {
            let stone = self.coding.stone(byte).ok_or(BadBoard::Stone { point, byte })?;
            board.set(point, stone);
        }
        let mut prepared =
            self.judge.prepare(board).map_err(|unanalyzable| match unanalyzable {
                Unanalyzable::NoLiberty { points, .. } => BadBoard::NoLiberty { point: points[0] },
                Unanalyzable::NoBlock(point) => BadBoard::NoLiberty { point },
            })?;
        for (color, alive, held) in masks.of_colors() {
            let verdict = prepared.decide(color, self.suicide);
            verdict.mark_alive(alive);
            verdict.mark_held(held);
        }
        Ok(())
    }
}
