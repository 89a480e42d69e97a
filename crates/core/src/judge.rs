//! Unconditional life without the record of the run: for one position after another.

use alloc::boxed::Box;

use crate::board::Board;
use crate::by_color::ByColor;
use crate::color::Color;
#[cfg(not(target_family = "wasm"))]
use crate::dense;
use crate::engine::Engine;
use crate::general::General;
use crate::grid::Grid;
use crate::incidences::Incidences;
use crate::life::Life;
use crate::rules::Suicide;
use crate::unanalyzable::Unanalyzable;

/// Decides one board after another, reusing the same memory. The results are those at the end
/// of an [`crate::Analysis`], many times faster because no run is recorded, and fastest on grids
/// of up to 19 columns and 24 rows (except in WebAssembly).
///
/// ```
/// use pass_alive::{Board, Judge, Suicide};
/// let board = Board::from_rows("
///     . X . X O
///     X X X X O
///     O O O O .
/// ").unwrap();
/// let life = Judge::new().decide(&board, Suicide::Forbidden)?;
/// assert_eq!((life.black.alive_count(), life.black.held_count()), (6, 8));
/// assert!(life.black.is_held(board.point_named("A3").unwrap()));
/// assert_eq!(life.white.alive().next(), None);
/// # Ok::<(), pass_alive::Unanalyzable>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Judge {
    /// The grid of the last board, if it had one, and the engine for all boards of that shape.
    engine: Option<(Option<Grid>, Box<dyn Engine>)>,
}

impl Judge {
    /// A judge that has not allocated any memory yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Decides what both colours have unconditionally alive on `board`.
    ///
    /// # Errors
    /// [`Unanalyzable::NoLiberty`] if a block has no liberty.
    pub fn decide(
        &mut self,
        board: &Board,
        suicide: Suicide,
    ) -> Result<ByColor<Life>, Unanalyzable> {
        Ok(decided(self.read(board)?, suicide))
    }

    /// Decides what `color` has unconditionally alive on `board`.
    ///
    /// # Errors
    /// [`Unanalyzable::NoLiberty`] if a block has no liberty.
    pub fn decide_color(
        &mut self,
        board: &Board,
        color: Color,
        suicide: Suicide,
    ) -> Result<Life, Unanalyzable> {
        let engine = self.read(board)?;
        engine.decide(color, suicide);
        Ok(engine.life())
    }

    /// The blocks and regions of `color` on `board`, with the numbers that they have in an
    /// [`crate::Analysis`].
    ///
    /// # Errors
    /// [`Unanalyzable::NoLiberty`] if a block has no liberty.
    pub fn incidences(
        &mut self,
        board: &Board,
        color: Color,
        suicide: Suicide,
    ) -> Result<Incidences, Unanalyzable> {
        Ok(self.read(board)?.incidences(color, suicide))
    }

    /// The engine with the stones of `board`.
    fn read(&mut self, board: &Board) -> Result<&mut dyn Engine, Unanalyzable> {
        let engine = self.engine_for(board.grid());
        engine.read(board);
        match engine.block_without_liberties() {
            Some((color, points)) => Err(Unanalyzable::NoLiberty { color, points }),
            None => Ok(engine),
        }
    }

    pub(crate) fn engine_for(&mut self, grid: Option<Grid>) -> &mut dyn Engine {
        let engine = self.engine.take().filter(|(of, _)| *of == grid);
        let engine = engine.unwrap_or_else(|| (grid, new_engine(grid)));
        &mut *self.engine.insert(engine).1
    }
}

fn new_engine(grid: Option<Grid>) -> Box<dyn Engine> {
    #[cfg(not(target_family = "wasm"))]
    if let Some(engine) = grid.and_then(dense::engine) {
        return engine;
    }
    Box::new(General::new(grid))
}

/// The life of both colours on the board that `engine` has read.
#[inline]
pub(crate) fn decided(engine: &mut dyn Engine, suicide: Suicide) -> ByColor<Life> {
    ByColor::from_fn(|color| {
        engine.decide(color, suicide);
        engine.life()
    })
}
