//! The single moves that make a block unconditionally alive, or keep it from that.

use crate::analysis::Analysis;
use crate::board::Board;
use crate::color::Color;
use crate::id::{BlockId, Point};
use crate::judge::Judge;
use crate::life::Life;
use crate::rules::Suicide;
use alloc::vec::Vec;
use core::fmt;

/// The error for moves that take more work to try than the caller allows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LimitReached;

impl fmt::Display for LimitReached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the board is too big to try every move")
    }
}

impl core::error::Error for LimitReached {}

/// The owner's legal moves by which blocks of an analysis become or cease to be
/// unconditionally alive. A ko is ignored.
///
/// ```
/// use pass_alive::proof::{OwnMoves, spoiling_moves};
/// use pass_alive::{Analysis, BlockId, Board, Color, Rules};
/// let board = Board::from_rows("
///     . . . X O
///     X X X X O
///     O O O O O
///     . . . . .
/// ").unwrap();
/// let analysis = Analysis::new(&board, Color::Black, Rules::default()).unwrap();
/// // Black or White: who plays in the middle.
/// let b4 = board.point_named("B4").unwrap();
/// let block = BlockId::new(0);
/// assert_eq!(OwnMoves::of(&analysis, 10_000)?.saving(block), [b4]);
/// assert_eq!(spoiling_moves(&analysis, block, 10_000)?, [b4]);
/// # Ok::<(), pass_alive::proof::LimitReached>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnMoves {
    saving: Vec<Vec<Point>>,
    losing: Vec<Vec<Point>>,
}

impl OwnMoves {
    /// Tries every move: on each empty point, a decision on the whole board. `limit` bounds the points
    /// of all boards decided, at most the square of the points of the board.
    ///
    /// # Errors
    /// [`LimitReached`] if more would have to be decided.
    pub fn of(analysis: &Analysis, limit: u64) -> Result<Self, LimitReached> {
        let none = vec![Vec::new(); analysis.blocks().len()];
        let mut moves = Self { saving: none.clone(), losing: none };
        let mut trial = Trial::of(analysis, limit);
        for point in analysis.board().points() {
            let Some(after) = trial.play(analysis.board(), analysis.color(), point) else {
                continue;
            };
            let Some(life) = trial.decide(&after)? else { continue };
            for block in analysis.blocks() {
                match (block.is_alive(), life.is_alive(block.first())) {
                    (false, true) => moves.saving[block.id().index()].push(point),
                    (true, false) => moves.losing[block.id().index()].push(point),
                    _ => {}
                }
            }
        }
        Ok(moves)
    }

    /// The moves that make `block` unconditionally alive, in reading order; empty if it
    /// already is. Each repairs the region that it is played in ([`Analysis::region_at`]).
    ///
    /// # Panics
    /// If there is no such block.
    #[must_use]
    pub fn saving(&self, block: BlockId) -> &[Point] {
        &self.saving[block.index()]
    }

    /// The moves after which `block` is no longer unconditionally alive, in reading order;
    /// empty if it is not alive now. All of them are in regions that are vital at the end of the
    /// casting-out (Benson 1976, Lemma 5).
    ///
    /// # Panics
    /// If there is no such block.
    #[must_use]
    pub fn losing(&self, block: BlockId) -> &[Point] {
        &self.losing[block.index()]
    }
}

/// The attacker's moves after which no single move of the owner makes `block`
/// unconditionally alive, in reading order. Empty if the block is already unconditionally
/// alive, or if even now no move of the owner makes it so.
///
/// After each move of the attacker the owner's are tried until one helps. `limit` bounds the points of
/// all boards decided: in most positions some times the square of the points of the board, at most twice
/// the cube.
///
/// # Errors
/// [`LimitReached`] if more would have to be decided.
///
/// # Panics
/// If there is no such block.
pub fn spoiling_moves(
    analysis: &Analysis,
    block: BlockId,
    limit: u64,
) -> Result<Vec<Point>, LimitReached> {
    let (board, own) = (analysis.board(), analysis.color());
    let block = analysis.block(block);
    let mut spoiling = Vec::new();
    if block.is_alive() {
        return Ok(spoiling);
    }
    let stone = block.first();
    let mut trial = Trial::of(analysis, limit);
    let points: Vec<Point> = board.points().collect();
    let saving = trial.saving(board, stone, &points, false)?;
    if saving.is_empty() {
        return Ok(spoiling);
    }
    for &point in &points {
        let Some(after) = trial.play(board, own.other(), point) else { continue };
        let saved = trial.is_alive_on(&after, stone)?
            // One of the moves that help now is likely to help still: it is tried first.
            || !trial.saving(&after, stone, &saving, true)?.is_empty()
            || !trial.saving(&after, stone, &points, true)?.is_empty();
        if !saved {
            spoiling.push(point);
        }
    }
    Ok(spoiling)
}

/// Moves tried on copies of a board.
struct Trial {
    color: Color,
    suicide: Suicide,
    judge: Judge,
    /// The points of boards that may still be decided.
    left: u64,
}

impl Trial {
    fn of(analysis: &Analysis, limit: u64) -> Self {
        let suicide = analysis.rules().suicide;
        Self { color: analysis.color(), suicide, judge: Judge::new(), left: limit }
    }

    fn play(&self, board: &Board, color: Color, point: Point) -> Option<Board> {
        if board.get(point).is_some() {
            return None;
        }
        let mut after = board.clone();
        after.play(color, point, self.suicide).ok().map(|_| after)
    }

    /// The life of the owner's stones on `board`, the position after a move, in which every block has
    /// a liberty.
    fn decide(&mut self, board: &Board) -> Result<Option<Life>, LimitReached> {
        self.left = self.left.checked_sub(board.len() as u64).ok_or(LimitReached)?;
        Ok(self.judge.decide_color(board, self.color, self.suicide).ok())
    }

    /// Returns `true` if the block with a stone on `stone` is alive on `board`, the position
    /// after a move. The move may have captured the block.
    fn is_alive_on(&mut self, board: &Board, stone: Point) -> Result<bool, LimitReached> {
        Ok(self.decide(board)?.is_some_and(|life| life.is_alive(stone)))
    }

    /// The owner's moves among `points` after which the block on `stone` is alive; only
    /// the first, if one is enough.
    fn saving(
        &mut self,
        board: &Board,
        stone: Point,
        points: &[Point],
        one: bool,
    ) -> Result<Vec<Point>, LimitReached> {
        let mut saving = Vec::new();
        for &point in points {
            let Some(after) = self.play(board, self.color, point) else { continue };
            if self.is_alive_on(&after, stone)? {
                saving.push(point);
                if one {
                    break;
                }
            }
        }
        Ok(saving)
    }
}
