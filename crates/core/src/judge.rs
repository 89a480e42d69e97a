//! Unconditional life without the record of the run: for one position after another.

use crate::analysis::Rules;
use crate::board::{Board, Color, Suicide};
use crate::casting_out::{CastingOut, Recorder};
use crate::dense::Dense;
use crate::general::General;
use crate::grid::Grid;
use crate::incidences::Incidences;
use crate::topology::Point;
use crate::unanalyzable::Unanalyzable;

/// Decides one board after another, reusing the same memory. The results are those at the end
/// of an [`crate::Analysis`], many times faster because no run is recorded, and fastest on grids
/// of up to 19 columns and 24 rows.
///
/// ```
/// use pass_alive::{Board, Color, Judge, Suicide};
/// let board = Board::from_rows("
///     . X . X O
///     X X X X O
///     O O O O .
/// ").unwrap();
/// let mut judge = Judge::new();
/// let mut prepared = judge.prepare(&board)?;
/// let black = prepared.decide(Color::Black, Suicide::Forbidden);
/// assert_eq!((black.alive().count(), black.held()), (6, 8));
/// assert!(black.is_held(board.point_named("A3").unwrap()));
/// let white = prepared.decide(Color::White, Suicide::Forbidden);
/// assert_eq!(white.alive().next(), None);
/// # Ok::<(), pass_alive::Unanalyzable>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Judge {
    general: General,
    /// For grids of the size that fitted last.
    dense: Option<Dense>,
    /// `true` if the board prepared last is such a grid.
    is_dense: bool,
    /// The memory of [`Prepared::cast_out`].
    rounds: Rounds,
    /// The board of the last batch, to be used again for the next.
    pub(crate) board: Option<(Grid, Board)>,
}

#[derive(Debug, Clone, Default)]
struct Rounds {
    incidences: Incidences,
    casting_out: CastingOut,
}

/// A board that a [`Judge`] has prepared, ready to be decided for either colour.
#[derive(Debug)]
pub struct Prepared<'a>(&'a mut Judge);

/// A [`Judge`]'s verdict on one colour.
#[derive(Debug, Clone, Copy)]
pub struct Verdict<'a>(&'a Judge);

impl Judge {
    /// A judge that has not allocated any memory yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Prepares `board`: the part of the work that both colours share.
    ///
    /// # Errors
    /// [`Unanalyzable::NoLiberty`] if a block has no liberty.
    pub fn prepare(&mut self, board: &Board) -> Result<Prepared<'_>, Unanalyzable> {
        let sides = board.topology().sides();
        let dense = sides.and_then(|[columns, rows]| self.dense_for(columns, rows));
        let is_dense = dense.is_some();
        match dense {
            Some(dense) => {
                dense.read(board.stones());
                if let Some((color, points)) = dense.captured() {
                    return Err(Unanalyzable::NoLiberty { color, points });
                }
            }
            None => self.general.read(board)?,
        }
        self.is_dense = is_dense;
        Ok(Prepared(self))
    }

    /// The memory for grids of such a size, if they fit into a few words.
    pub(crate) fn dense_for(&mut self, columns: u32, rows: u32) -> Option<&mut Dense> {
        if self.dense.as_ref().is_none_or(|dense| !dense.is_of(columns, rows)) {
            self.dense = Some(Dense::new(columns, rows)?);
        }
        self.dense.as_mut()
    }

    fn dense(&self) -> Option<&Dense> {
        self.dense.as_ref().filter(|_| self.is_dense)
    }
}

impl Prepared<'_> {
    /// Decides what is unconditionally alive of `color`.
    #[must_use]
    pub fn decide(&mut self, color: Color, suicide: Suicide) -> Verdict<'_> {
        match &mut self.0.dense {
            Some(dense) if self.0.is_dense => dense.decide(color, suicide),
            _ => self.0.general.decide(color, suicide),
        }
        Verdict(self.0)
    }

    /// Casts out the blocks of `color` round by round, as [`CastingOut::run`] does on a
    /// [`crate::Partition`] of the board: blocks and regions have the numbers that they have there
    /// and in an [`crate::Analysis`]. Returns for each block whether it survives.
    ///
    /// ```
    /// use pass_alive::{BlockId, Board, Color, Judge, Recorder, RegionId, Round, Rules};
    /// struct LastRound(Round);
    /// impl Recorder for LastRound {
    ///     fn cast_out(&mut self, _: BlockId, round: Round) {
    ///         self.0 = round;
    ///     }
    ///     fn discarded(&mut self, _: RegionId, _: Round) {}
    /// }
    /// let board = Board::from_rows(". X . X X . . ").unwrap();
    /// let (mut judge, mut last) = (Judge::new(), LastRound(Round::START));
    /// let mut prepared = judge.prepare(&board)?;
    /// // The right block has one vital region; without it the left one has one too.
    /// assert_eq!(prepared.cast_out(Color::Black, Rules::default(), &mut last), [false, false]);
    /// assert_eq!(last.0, Round::new(2));
    /// # Ok::<(), pass_alive::Unanalyzable>(())
    /// ```
    pub fn cast_out(
        &mut self,
        color: Color,
        rules: Rules,
        recorder: &mut impl Recorder,
    ) -> &[bool] {
        let Judge { general, dense, is_dense, rounds, .. } = &mut *self.0;
        let incidences = match dense {
            Some(dense) if *is_dense => {
                dense.list(color, rules.suicide, &mut rounds.incidences);
                &rounds.incidences
            }
            _ => general.list(color, rules.suicide),
        };
        rounds.casting_out.run(incidences, rules.regions, recorder)
    }
}

impl<'a> Verdict<'a> {
    /// Returns `true` if the stone on `point` is of the colour and its block is alive.
    ///
    /// # Panics
    /// If the board has no such point.
    #[must_use]
    pub fn is_alive(self, point: Point) -> bool {
        match self.0.dense() {
            Some(dense) => dense.is_alive(point),
            None => self.0.general.is_alive(point),
        }
    }

    /// Returns `true` if the colour holds `point`: a stone of a block that is alive, or a point of
    /// a region vital to one ([`crate::Analysis::held`]).
    ///
    /// # Panics
    /// If the board has no such point.
    #[must_use]
    pub fn is_held(self, point: Point) -> bool {
        match self.0.dense() {
            Some(dense) => dense.is_held(point),
            None => self.0.general.is_held(point),
        }
    }

    /// The number of points of the board.
    fn points(self) -> usize {
        self.0.dense().map_or_else(|| self.0.general.len(), Dense::len)
    }

    /// The stones of all blocks of the colour that are alive, in reading order.
    pub fn alive(self) -> impl Iterator<Item = Point> + 'a {
        (0..self.points() as Point).filter(move |&point| self.is_alive(point))
    }

    /// The number of points that the colour holds.
    #[must_use]
    pub fn held(self) -> usize {
        self.0.dense().map_or_else(|| self.0.general.held(), Dense::held)
    }

    /// Writes into `mask` for each point whether it [is alive](Self::is_alive): the fastest way to
    /// learn that of all points.
    ///
    /// # Panics
    /// If the mask has another length than the board has points.
    pub fn mark_alive(self, mask: &mut [bool]) {
        assert!(mask.len() == self.points(), "a mask of another length");
        match self.0.dense() {
            Some(dense) => dense.mark_alive(mask),
            None => self.0.general.mark_alive(mask),
        }
    }

    /// Writes into `mask` for each point whether the colour [holds](Self::is_held) it.
    ///
    /// # Panics
    /// If the mask has another length than the board has points.
    pub fn mark_held(self, mask: &mut [bool]) {
        assert!(mask.len() == self.points(), "a mask of another length");
        match self.0.dense() {
            Some(dense) => dense.mark_held(mask),
            None => self.0.general.mark_held(mask),
        }
    }
}
