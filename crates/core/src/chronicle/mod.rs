//! Unconditional life along a game: after each move only the blocks and regions that it
//! touched are analysed again.

mod changes;
mod flood;
mod rings;
mod side;

use crate::board::{Board, Played};
use crate::by_color::ByColor;
use crate::color::Color;
use crate::id::Point;
use crate::rules::Suicide;
use crate::topology::reading_order;
use crate::unanalyzable::Unanalyzable;
use alloc::vec::Vec;

pub use changes::{ChangedBlock, Changes};
use side::Side;

/// The unconditional life of both colours, followed from move to move of a game.
///
/// ```
/// use pass_alive::{Chronicle, Color, Suicide};
/// use pass_alive_notation as notation;
/// let text = "(;SZ[3];B[bb];W[ac];B[ab];W[];B[cb];W[];B[ba])";
/// let game = notation::read(text).next().unwrap().unwrap();
/// let mut chronicle = Chronicle::begin(&game.first().board, Suicide::Forbidden)?;
/// let mut became = Vec::new();
/// for position in game.main_line().skip(1) {
///     let changes = chronicle.follow(&position.board, position.last_point())?;
///     became.extend(changes.became.iter().map(|_| position.move_number));
/// }
/// assert_eq!(became, [5]);
/// assert_eq!(Color::BOTH.map(|color| chronicle.held_count(color)), [9, 0]);
/// # Ok::<(), pass_alive::Unanalyzable>(())
/// ```
#[derive(Debug, Clone)]
pub struct Chronicle {
    board: Board,
    sides: ByColor<Side>,
    /// The last board could not be analysed, so the sides are still those of an earlier one.
    is_stale: bool,
}

impl Chronicle {
    /// Starts to follow a game at `board`.
    ///
    /// # Errors
    /// [`Unanalyzable::NoLiberty`] if a block has no liberty.
    pub fn begin(board: &Board, suicide: Suicide) -> Result<Self, Unanalyzable> {
        let sides = ByColor::from_fn(|color| Side::new(board, color, suicide));
        let mut chronicle = Self { board: board.clone(), sides, is_stale: false };
        chronicle.start_again(board)?;
        Ok(chronicle)
    }

    /// Moves on to the next board of a game. After a legal move on `last_move` only the blocks and
    /// regions that it touched are found anew; the boards are compared, and blocks cast out, over the
    /// whole board. Any other board is analysed from scratch: one without a last move, of another size,
    /// or with a last move that is not on both boards.
    ///
    /// # Errors
    /// [`Unanalyzable::NoLiberty`] if a block has no liberty. The chronicle can still move on
    /// to a further board.
    pub fn follow(
        &mut self,
        next: &Board,
        last_move: Option<Point>,
    ) -> Result<Changes, Unanalyzable> {
        if !self.is_stale && *next == self.board {
            return Ok(Changes::default());
        }
        if let Some((point, color)) = self.stone_played(next, last_move) {
            let played = self.board.execute(color, point);
            if self.board == *next {
                return Ok(self.update(color, point, &played));
            }
        }
        self.start_again(next)
    }

    /// The point of `last_move` and the color of its stone on `next`, if it can have been
    /// played on the last board: the boards are alike and the point was empty.
    fn stone_played(&self, next: &Board, last_move: Option<Point>) -> Option<(Point, Color)> {
        if self.is_stale || self.board.topology() != next.topology() {
            return None;
        }
        let point = last_move?;
        let color = (*next.stones().get(point.index())?)?;
        self.board.get(point).is_none().then_some((point, color))
    }

    fn start_again(&mut self, next: &Board) -> Result<Changes, Unanalyzable> {
        self.is_stale = true;
        if self.board.topology() != next.topology() {
            for (_, side) in self.sides.as_mut() {
                *side = side.on_topology_of(next);
            }
        }
        self.board = next.clone();
        Unanalyzable::check(&next.components())?;
        self.is_stale = false;
        let mut changes = Changes::default();
        for (_, side) in self.sides.as_mut() {
            side.start_again(&self.board, &mut changes);
        }
        changes.order();
        Ok(changes)
    }

    /// Updates both sides after a move. For each the enemy's stones change before its own.
    fn update(&mut self, color: Color, point: Point, played: &Played) -> Changes {
        let mut changes = Changes::default();
        for (_, side) in self.sides.as_mut() {
            if side.color() == color {
                played.captured.iter().for_each(|&captured| side.remove_enemy_stone(captured));
                side.add_own_stone(&self.board, point);
            } else {
                side.add_enemy_stone(point);
                side.remove(&self.board, &played.captured);
            }
            side.decide(&self.board, &mut changes);
        }
        changes.order();
        changes
    }

    /// The current board.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The number of points that `color` holds: the stones of its blocks that are unconditionally
    /// alive, and all points of the regions vital to one of them.
    #[must_use]
    pub fn held_count(&self, color: Color) -> usize {
        self.sides[color].held_count() as usize
    }

    /// The number of rounds of the casting-out for `color` in which something falls.
    #[must_use]
    pub fn rounds(&self, color: Color) -> u32 {
        self.sides[color].rounds()
    }

    /// All stones of the blocks of `color` that are unconditionally alive, in reading order.
    #[must_use]
    pub fn alive(&self, color: Color) -> Vec<Point> {
        reading_order(self.sides[color].alive())
    }

    /// The points that `color` holds, in reading order.
    #[must_use]
    pub fn held(&self, color: Color) -> Vec<Point> {
        reading_order(self.sides[color].held())
    }
}
