//! Unconditional life along a game: after each move only what it touched is looked at
//! again.

mod flood;
mod rings;
mod side;

use crate::board::{Board, Color, Played, Suicide};
use crate::topology::{Point, reading_order};
use crate::unanalyzable::Unanalyzable;
use alloc::vec::Vec;

use side::Side;

/// Both colours' unconditional life on a board that is followed from move to move.
///
/// ```
/// use pass_alive::{Chronicle, Color, Suicide, notation};
/// let text = "(;SZ[3];B[bb];W[ac];B[ab];W[];B[cb];W[];B[ba])";
/// let game = notation::read(text).next().unwrap().unwrap();
/// let mut positions = game.positions(0);
/// let mut chronicle = Chronicle::begin(&positions.next().unwrap().board, Suicide::Forbidden)?;
/// let mut became = Vec::new();
/// for position in positions {
///     let change = chronicle.follow(&position.board, position.last_move)?;
///     became.extend(change.became.iter().map(|_| position.move_number));
/// }
/// assert_eq!(became, [5]);
/// assert_eq!((chronicle.settled(Color::Black), chronicle.settled(Color::White)), (9, 0));
/// # Ok::<(), pass_alive::Unanalyzable>(())
/// ```
#[derive(Debug, Clone)]
pub struct Chronicle {
    board: Board,
    sides: [Side; 2],
    /// Whether the last board could not be analysed, so that nothing is known.
    lost: bool,
}

/// What a move changed. The blocks are those after the move.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Change {
    /// The blocks that are unconditionally alive and have a stone, other than the one just
    /// played, that was not; or only that one.
    pub became: Vec<Turn>,
    /// The blocks that are not unconditionally alive and have a stone that was.
    pub ceased: Vec<Turn>,
}

/// A block that became or ceased to be unconditionally alive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// Its colour.
    pub color: Color,
    /// Its stones, in reading order.
    pub points: Vec<Point>,
}

impl Change {
    fn order(&mut self) {
        self.became.sort_by_key(|turn| turn.points[0]);
        self.ceased.sort_by_key(|turn| turn.points[0]);
    }
}

impl Chronicle {
    /// Begins with `board`.
    ///
    /// # Errors
    /// [`Unanalyzable::NoLiberty`] if a block has no liberty.
    pub fn begin(board: &Board, suicide: Suicide) -> Result<Self, Unanalyzable> {
        let side = |color| Side::new(board, color, suicide);
        let mut chronicle =
            Self { board: board.clone(), sides: Color::BOTH.map(side), lost: false };
        chronicle.start_again(board)?;
        Ok(chronicle)
    }

    /// Follows to the next board of a game. After a legal move on `last_move` that is the
    /// work of what it touched; after anything else, all is analysed anew: without a move,
    /// on a board of another size, or if `last_move` is not on both boards.
    ///
    /// # Errors
    /// [`Unanalyzable::NoLiberty`] if a block has no liberty. The chronicle can then be led
    /// on to another board.
    pub fn follow(
        &mut self,
        next: &Board,
        last_move: Option<Point>,
    ) -> Result<Change, Unanalyzable> {
        if !self.lost && *next == self.board {
            return Ok(Change::default());
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
    /// played on the board that is followed: the boards are alike and the point was empty.
    fn stone_played(&self, next: &Board, last_move: Option<Point>) -> Option<(Point, Color)> {
        if self.lost || self.board.topology() != next.topology() {
            return None;
        }
        let point = last_move?;
        let color = (*next.stones().get(point as usize)?)?;
        self.board.get(point).is_none().then_some((point, color))
    }

    fn start_again(&mut self, next: &Board) -> Result<Change, Unanalyzable> {
        self.lost = true;
        if self.board.topology() != next.topology() {
            for side in &mut self.sides {
                *side = side.elsewhere(next);
            }
        }
        self.board = next.clone();
        Unanalyzable::check(&next.components())?;
        self.lost = false;
        let mut change = Change::default();
        for side in &mut self.sides {
            side.start_again(&self.board, &mut change);
        }
        change.order();
        Ok(change)
    }

    /// Each side sees the enemy's stones change before its own.
    fn update(&mut self, color: Color, point: Point, played: &Played) -> Change {
        let mut change = Change::default();
        for side in &mut self.sides {
            if side.color() == color {
                played.captured.iter().for_each(|&captured| side.enemy_left(captured));
                side.add_stone(&self.board, point);
            } else {
                side.enemy_came(point);
                side.remove(&self.board, &played.captured);
            }
            side.decide(&self.board, &mut change);
        }
        change.order();
        change
    }

    /// The board that is followed.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// How many points `color` holds: the stones of its blocks that are unconditionally
    /// alive, and all points of the regions vital to one of them.
    pub fn settled(&self, color: Color) -> u32 {
        self.sides[color as usize].settled()
    }

    /// The number of rounds of the casting-out for `color` in which something falls.
    pub fn rounds(&self, color: Color) -> u32 {
        self.sides[color as usize].rounds()
    }

    /// All stones of the blocks of `color` that are unconditionally alive, in reading order.
    pub fn alive(&self, color: Color) -> Vec<Point> {
        reading_order(self.sides[color as usize].alive())
    }

    /// The points that [`Chronicle::settled`] counts, in reading order.
    pub fn held(&self, color: Color) -> Vec<Point> {
        reading_order(self.sides[color as usize].held())
    }
}
