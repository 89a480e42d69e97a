//! Many boards of one grid, decided one after another.

mod bad_boards;
mod boards;
#[cfg(feature = "rayon")]
mod parallel;

pub use bad_boards::BadBoards;
pub use boards::{Boards, Coding};

use crate::by_color::ByColor;
use crate::engine::Engine;
use crate::judge::{Judge, decided};
use crate::life::Life;
use crate::mask::{self, Mask};
use crate::rules::Suicide;

impl Judge {
    /// Decides each of `boards` for both colours, when the iterator comes to it.
    ///
    /// ```
    /// use pass_alive::{Boards, Coding, Grid, Judge, Point, Suicide};
    /// // Two boards of three columns and two rows.
    /// let stones = [
    ///     0, 1, 0, //
    ///     1, 1, 1, //
    ///     2, 0, 0, //
    ///     0, 1, 0,
    /// ];
    /// let boards = Boards::new(Grid::new(3, 2).unwrap(), &stones, Coding::Unsigned)?;
    /// let mut judge = Judge::new();
    /// let life = judge.decide_each(boards, Suicide::Forbidden).collect::<Result<Vec<_>, _>>()?;
    /// assert!(life[0].black.alive().eq([1, 3, 4, 5].map(Point::new)));
    /// assert_eq!(life[1].black.alive_count(), 0);
    /// # Ok::<(), pass_alive::BadBoards>(())
    /// ```
    ///
    /// # Errors
    /// [`BadBoards::Stone`] or [`BadBoards::NoLiberty`] for a board that cannot be decided; the next
    /// ones can.
    pub fn decide_each<'a>(
        &'a mut self,
        boards: Boards<'a>,
        suicide: Suicide,
    ) -> impl Iterator<Item = Result<ByColor<Life>, BadBoards>> + 'a {
        let engine = self.engine_for(Some(boards.grid()));
        boards.each().enumerate().map(move |(number, bytes)| {
            read(engine, number, bytes, boards.coding())?;
            Ok(decided(engine, suicide))
        })
    }

    /// Decides each of `boards` for both colours and writes the results into `masks`: for each point
    /// of all boards, in their order, a `bool`, whatever was there before. Allocates nothing for a
    /// board, once the memory of the judge is large enough for it. After an error the masks mean
    /// nothing.
    ///
    /// ```
    /// use pass_alive::{Boards, ByColor, Coding, Grid, Judge, Mask, Suicide};
    /// let stones = [0, 1, 0, 1, 1, 1];
    /// let boards = Boards::new(Grid::new(3, 2).unwrap(), &stones, Coding::Unsigned)?;
    /// let [mut alive, mut held] = [[[false; 6]; 2]; 2];
    /// let mut masks = alive.iter_mut().zip(&mut held).map(|(alive, held)| Mask { alive, held });
    /// let masks = ByColor::from_fn(|_| masks.next().unwrap());
    /// Judge::new().mark_each(boards, Suicide::Forbidden, masks)?;
    /// assert_eq!(alive[0], [false, true, false, true, true, true]);
    /// assert_eq!(held[0], [true; 6]);
    /// # Ok::<(), pass_alive::BadBoards>(())
    /// ```
    ///
    /// # Errors
    /// [`BadBoards::Masks`] before any board is decided; [`BadBoards::Stone`] or
    /// [`BadBoards::NoLiberty`] for the first board that has one.
    pub fn mark_each(
        &mut self,
        boards: Boards<'_>,
        suicide: Suicide,
        masks: ByColor<Mask<'_>>,
    ) -> Result<(), BadBoards> {
        BadBoards::check(&masks, boards.points())?;
        let points = boards.grid().len();
        let engine = self.engine_for(Some(boards.grid()));
        let mut each = boards.each().zip(mask::each(masks, points)).enumerate();
        each.try_for_each(|(number, (bytes, masks))| {
            read(engine, number, bytes, boards.coding())?;
            for (color, mask) in masks {
                engine.decide(color, suicide);
                engine.mark(mask);
            }
            Ok(())
        })
    }
}

/// Reads the board with this number into `engine`.
fn read(
    engine: &mut dyn Engine,
    board: usize,
    bytes: &[u8],
    coding: Coding,
) -> Result<(), BadBoards> {
    coding.check(bytes).map_err(|(point, byte)| BadBoards::Stone { board, point, byte })?;
    engine.read_bytes(bytes);
    match engine.block_without_liberties() {
        Some((_, points)) => Err(BadBoards::NoLiberty { board, point: points[0] }),
        None => Ok(()),
    }
}
