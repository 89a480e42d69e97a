//! Alternating search to a depth.

use core::ops::ControlFlow;

use alloc::vec::Vec;

use super::game::{Game, Mask, Position, bits};
use super::judge::Judge;
use super::table::Table;
use super::worth::Worth;
use super::{GivenUp, Limits, Progress};
use crate::exact::Side;

/// Sure results hold for any depth.
const ANY_DEPTH: u8 = u8::MAX;

/// The number of positions between two reports of progress.
const POSITIONS_A_REPORT: u64 = 64;

/// A search under way.
pub(super) struct Search<'a> {
    pub(super) game: &'a Game,
    pub(super) judge: Judge<'a>,
    pub(super) table: Table,
    pub(super) limits: Limits,
    pub(super) report: &'a mut dyn FnMut(Progress) -> ControlFlow<()>,
    /// The depth of the iteration under way.
    pub(super) depth: u8,
    /// The side that may not retake a ko at once.
    pub(super) banned: Side,
    /// The positions looked at.
    pub(super) positions: u64,
}

impl Search<'_> {
    /// The worth of a position, searched to `depth`: exact between `alpha` and `beta`, otherwise
    /// a bound on the same side of them.
    pub(super) fn worth(
        &mut self,
        position: Position,
        depth: u8,
        [mut alpha, mut beta]: [Worth; 2],
    ) -> Result<Worth, GivenUp> {
        let known = self.table.get(position);
        if let Some(entry) = known
            && entry.depth >= depth
        {
            if entry.lower == entry.upper || entry.lower >= beta || entry.upper <= alpha {
                return Ok(if entry.lower >= beta { entry.lower } else { entry.upper });
            }
            alpha = alpha.max(entry.lower);
            beta = beta.min(entry.upper);
        }
        self.count()?;
        if known.is_none()
            && let Some(worth) = self.judge.exact(position, self.banned)
        {
            self.table.insert(position, ANY_DEPTH, [worth; 2], None);
            return Ok(worth);
        }
        // A ko that is open now is not at the next move.
        if depth == 0 && position.ko.is_none() {
            let worth = self.judge.estimate(position);
            let depth = if worth.is_sure() { ANY_DEPTH } else { 0 };
            self.table.insert(position, depth, [worth; 2], None);
            return Ok(worth);
        }
        let side = position.to_move;
        let (mut best, mut best_move) = match side {
            Side::Owner => (Worth::Dead, None),
            Side::Attacker => (Worth::Alive, None),
        };
        let window = [alpha, beta];
        for (at, after) in self.moves(position, known.and_then(|entry| entry.best)) {
            let lost = self.game.is_lost(after);
            let worth = match lost {
                true => Worth::Dead,
                false => self.worth(after, depth.saturating_sub(1), [alpha, beta])?,
            };
            if side.prefers(&worth, &best) || best_move.is_none() && worth == best {
                (best, best_move) = (worth, at);
            }
            match side {
                Side::Owner => alpha = alpha.max(best),
                Side::Attacker => beta = beta.min(best),
            }
            if alpha >= beta {
                break;
            }
        }
        let bounds = match best {
            _ if best >= window[1] => [best, Worth::Alive],
            _ if best <= window[0] => [Worth::Dead, best],
            _ => [best; 2],
        };
        let sure = bounds[0] == Worth::Alive || bounds[1] == Worth::Dead;
        let depth = if sure { ANY_DEPTH } else { depth };
        self.table.insert(position, depth, bounds, best_move);
        Ok(best)
    }

    /// The positions after each move, the most promising moves first: the best of the search
    /// before, which begins with that of the static analysis, then those with the most neighbours
    /// that are still open.
    pub(super) fn moves(
        &self,
        position: Position,
        best: Option<u8>,
    ) -> Vec<(Option<u8>, Position)> {
        let candidates = self.game.candidates(position);
        let empty = self.game.empty(position);
        let open = |node: usize| (self.game.around(1 << node) & empty).count_ones();
        let mut nodes: Vec<usize> = bits(candidates).collect();
        nodes.sort_by_key(|&node| {
            let outside = self.game.playable & (1 as Mask) << node == 0;
            (best != Some(node as u8), outside, core::cmp::Reverse(open(node)))
        });
        let play = |node: usize| {
            let after = self.game.play(position, node, self.banned)?;
            Some((Some(node as u8), after))
        };
        let mut moves: Vec<(Option<u8>, Position)> = nodes.into_iter().filter_map(play).collect();
        // The attacker, who has to win in finitely many moves, gains nothing by a pass: the owner
        // could pass back. With the ko against the attacker it is the owner who has to.
        if position.to_move == Side::Owner || self.banned == Side::Attacker {
            moves.push((None, Game::pass(position)));
        }
        moves
    }

    fn count(&mut self) -> Result<(), GivenUp> {
        if self.positions >= self.limits.positions {
            return Err(GivenUp::Positions);
        }
        if self.positions.is_multiple_of(POSITIONS_A_REPORT) {
            let progress = Progress { depth: self.depth, positions: self.positions };
            if (self.report)(progress).is_break() {
                return Err(GivenUp::Stopped);
            }
        }
        self.positions += 1;
        Ok(())
    }
}
