//! The single moves that make a block unconditionally alive, or keep it from that.

use crate::analysis::Analysis;
use crate::board::{Board, Color, Suicide};
use crate::id::BlockId;
use crate::judge::Judge;
use crate::topology::Point;
use alloc::vec::Vec;

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
/// assert_eq!(OwnMoves::of(&analysis).saving(block), [b4]);
/// assert_eq!(spoiling_moves(&analysis, block), [b4]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnMoves {
    saving: Vec<Vec<Point>>,
    losing: Vec<Vec<Point>>,
}

impl OwnMoves {
    /// Tries every move.
    #[must_use]
    pub fn of(analysis: &Analysis) -> Self {
        let none = vec![Vec::new(); analysis.blocks().len()];
        let mut moves = Self { saving: none.clone(), losing: none };
        let mut trial = Trial::of(analysis);
        for point in 0..analysis.board().len() as Point {
            let Some(after) = trial.play(analysis.board(), analysis.color(), point) else {
                continue;
            };
            // Every block has a liberty after a move.
            let Ok(life) = trial.judge.decide_color(&after, trial.color, trial.suicide) else {
                continue;
            };
            for block in analysis.blocks() {
                match (block.is_alive(), life.is_alive(block.first())) {
                    (false, true) => moves.saving[block.id().index()].push(point),
                    (true, false) => moves.losing[block.id().index()].push(point),
                    _ => {}
                }
            }
        }
        moves
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
/// # Panics
/// If there is no such block.
#[must_use]
pub fn spoiling_moves(analysis: &Analysis, block: BlockId) -> Vec<Point> {
    let own = analysis.color();
    let stone = analysis.block(block).first();
    let mut trial = Trial::of(analysis);
    let points: Vec<Point> = (0..analysis.board().len() as Point).collect();
    let saving = trial.saving(analysis.board(), own, stone, &points, false);
    let mut spoiling = Vec::new();
    if saving.is_empty() || analysis.block(block).is_alive() {
        return spoiling;
    }
    for &point in &points {
        let Some(after) = trial.play(analysis.board(), own.other(), point) else { continue };
        let saved = trial.is_alive_on(&after, stone)
            // One of the moves that help now is likely to help still: it is tried first.
            || !trial.saving(&after, own, stone, &saving, true).is_empty()
            || !trial.saving(&after, own, stone, &points, true).is_empty();
        if !saved {
            spoiling.push(point);
        }
    }
    spoiling
}

/// Moves tried on copies of a board.
struct Trial {
    color: Color,
    suicide: Suicide,
    judge: Judge,
}

impl Trial {
    fn of(analysis: &Analysis) -> Self {
        let suicide = analysis.rules().suicide;
        Self { color: analysis.color(), suicide, judge: Judge::new() }
    }

    fn play(&self, board: &Board, color: Color, point: Point) -> Option<Board> {
        if board.get(point).is_some() {
            return None;
        }
        let mut after = board.clone();
        after.play(color, point, self.suicide).ok().map(|_| after)
    }

    /// Returns `true` if the block with a stone on `stone` is alive on `board`, the position
    /// after a move. The move may have captured the block.
    fn is_alive_on(&mut self, board: &Board, stone: Point) -> bool {
        let Self { color, suicide, judge } = self;
        let life = judge.decide_color(board, *color, *suicide);
        life.is_ok_and(|life| life.is_alive(stone))
    }

    /// The moves of `color` among `points` after which the block on `stone` is alive; only
    /// the first, if one is enough.
    fn saving(
        &mut self,
        board: &Board,
        color: Color,
        stone: Point,
        points: &[Point],
        one: bool,
    ) -> Vec<Point> {
        let mut saving = Vec::new();
        for &point in points {
            let Some(after) = self.play(board, color, point) else { continue };
            if self.is_alive_on(&after, stone) {
                saving.push(point);
                if one {
                    break;
                }
            }
        }
        saving
    }
}
