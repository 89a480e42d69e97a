//! The worth of a position without a search: by the exact solver if few points are left, by the
//! static analysis otherwise.

use alloc::vec::Vec;

use pass_alive::{Board, Grid, Point};

use super::game::{Game, Mask, Position, bits};
use super::worth::Worth;
use crate::choices::Choices;
use crate::exact::{self, Local, Outcome, Side, Solution, solve};
use crate::holds::Hold;
use crate::lookahead::LookAhead;
use crate::status::{Because, Status};
use crate::study::Study;

/// Judges positions of a game.
pub(super) struct Judge<'a> {
    pub(super) grid: Grid,
    pub(super) board: &'a Board,
    pub(super) choices: &'a Choices,
    pub(super) game: &'a Game,
    /// The limits of the exact solver for one position.
    pub(super) exact: exact::Limits,
    /// The arrangements that all its answers together may still reach.
    pub(super) arrangements: u64,
}

impl Judge<'_> {
    /// The worth by the exact solver; `None` if too much is left, or a ko is open.
    pub(super) fn exact(&mut self, position: Position, banned: Side) -> Option<Worth> {
        let unsettled = self.game.unsettled(position);
        if position.ko.is_some() || unsettled.count_ones() as usize > self.exact.points {
            return None;
        }
        let board = self.game.board(self.board, position);
        let wall = self.game.points_of(self.game.wall);
        let points = self.game.points_of(unsettled);
        let local = Local::new(&board, self.game.owner, &wall, &points).ok()?;
        let lives = match self.solve(&local)?.outcome(position.to_move) {
            Outcome::Eyes(eyes) => eyes == 2,
            Outcome::Ko => banned == Side::Attacker,
        };
        Some(if lives { Worth::Alive } else { Worth::Dead })
    }

    fn solve(&mut self, local: &Local) -> Option<Solution> {
        let arrangements = self.exact.arrangements.min(self.arrangements);
        let solved = solve(local, exact::Limits { arrangements, ..self.exact });
        let reached = solved.as_ref().map_or(arrangements, Solution::arrangements);
        self.arrangements = self.arrangements.saturating_sub(reached);
        solved.ok()
    }

    /// The worth by the static analysis, made sure where eyes that do not touch each other are
    /// enough for life.
    pub(super) fn estimate(&mut self, position: Position) -> Worth {
        let board = self.game.board(self.board, position);
        let worth = self.by_rules(&board, position.to_move);
        if worth == Worth::SeemsAlive && self.lives_apart(&board, position) {
            return Worth::Alive;
        }
        worth
    }

    fn by_rules(&self, board: &Board, to_move: Side) -> Worth {
        let Ok(study) = Study::new(self.grid, board, self.game.owner, self.choices) else {
            return Worth::Open;
        };
        let mut groups: Vec<u32> = Vec::new();
        for stone in self.game.points_of(self.game.wall) {
            debug_assert_eq!(study.evaluation.holds.at(stone), Hold::Own);
            let block = study.survey.block_at[stone.index()];
            let group = study.evaluation.groups.of_block[block as usize];
            if !groups.contains(&group) {
                groups.push(group);
            }
        }
        let worth = |&group: &u32| {
            let assessed = &study.evaluation.assessed[group as usize];
            let verdict = study.verdict(assessed, LookAhead::Skip);
            if verdict.because == Because::Unconditional {
                return Worth::Alive;
            }
            let eyes = verdict.sum.map(|sum| match to_move {
                Side::Owner => sum.owner_first,
                Side::Attacker => sum.attacker_first,
            });
            match eyes {
                _ if verdict.status == Status::Seki => Worth::SeemsAlive,
                Some(2) => Worth::SeemsAlive,
                Some(_) if assessed.enclosed => Worth::SeemsDead,
                _ => Worth::Open,
            }
        };
        groups.iter().map(worth).min().unwrap_or(Worth::Open)
    }

    /// Returns `true` if the owner lives with the eyes that separate sets of points give for
    /// certain: each is played out with all other points left to the attacker, and without any
    /// liberty outside it if it is not enough alone.
    fn lives_apart(&mut self, board: &Board, position: Position) -> bool {
        let wall = self.game.points_of(self.game.wall);
        let mut certain: Vec<[u8; 2]> = Vec::new();
        for points in self.components(self.game.unsettled(position)) {
            let Ok(local) = Local::new(board, self.game.owner, &wall, &points) else { continue };
            let Some(alone) = self.solve(&local) else { continue };
            if alone.outcome(position.to_move) == Outcome::Eyes(2) {
                return true;
            }
            // Eyes of several blocks may be eyes of different ones.
            if self.game.wall.count_ones() == 1
                && let Ok(local) = local.with_outside(0)
                && let Some(solution) = self.solve(&local)
            {
                certain.push(Side::BOTH.map(|first| match solution.outcome(first) {
                    Outcome::Eyes(eyes) => eyes,
                    Outcome::Ko => 0,
                }));
            }
        }
        let second: u8 = certain.iter().map(|[_, attacker]| attacker).sum();
        let gain = certain.iter().map(|[owner, attacker]| owner.saturating_sub(*attacker)).max();
        let first = if position.to_move == Side::Owner { gain.unwrap_or(0) } else { 0 };
        second + first >= 2
    }

    /// The points of `set` in connected sets that are small enough for the exact solver.
    fn components(&self, mut set: Mask) -> Vec<Vec<Point>> {
        let mut components = Vec::new();
        while let Some(node) = bits(set).next() {
            let component = self.game.connected(1 << node, set);
            set &= !component;
            if component.count_ones() as usize <= self.exact.points {
                components.push(self.game.points_of(component));
            }
        }
        components
    }
}
