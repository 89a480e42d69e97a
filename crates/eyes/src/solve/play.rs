//! Play on a fight, move by move, against the solver.

use alloc::vec::Vec;
use core::ops::ControlFlow;

use pass_alive::{Illegal, Point};

use super::life::lives;
use super::search::{Search, out};
use super::state::{State, Try};
use super::{Arena, Solver};
use crate::side::Side;

/// A position in play on a fight.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Position {
    /// The side that moves; `None` when nothing is left to play for.
    pub to_move: Option<Side>,
    /// Whether the group stays on the board from here on; `None` if the limit was reached.
    pub stays: Option<bool>,
    /// The points where the side that moves may play, in reading order. It may always pass.
    pub moves: Vec<Point>,
    /// The move of the solver for that side, a pass without a point: one that works, or else one that
    /// takes most positions to refute.
    pub best: Option<Point>,
}

impl Solver {
    /// The position after some moves, `None` a pass, the first of them by `first`. The owner and the attacker
    /// have so many ko threats. Moves after the end of play do not count.
    ///
    /// # Errors
    /// [`Illegal`] for the first move that cannot be played: [`Illegal::Outside`] if its point is not one of
    /// the fight.
    pub fn play(
        &mut self,
        arena: &Arena,
        first: Side,
        threats: [u8; 2],
        moves: &[Option<Point>],
    ) -> Result<Position, Illegal> {
        let mut state = State::new(&self.keys, arena.stones, first, threats);
        let mut path = vec![state.key];
        let mut passes = 0;
        for &by in moves {
            if passes == 2 || arena.has_ended(&state) {
                break;
            }
            passes = if by.is_none() && state.ko.is_none() { passes + 1 } else { 0 };
            state = self.after(arena, &state, by)?;
            path.push(state.key);
        }
        // What was found for other goals is of no use.
        self.table.clear();
        if passes == 2 || arena.has_ended(&state) {
            let stays = Some(state.stones.key != 0);
            return Ok(Position { to_move: None, stays, moves: Vec::new(), best: None });
        }
        let mut progress = |_| ControlFlow::Continue(());
        let mut search = Search::new(&arena.field, &self.keys, &mut self.table, &mut progress);
        let succeeds = search.decide(&state, self.limits.positions);
        let best = search.best(&state, &path, self.limits.positions);
        let name = |by: Try| arena.places[usize::from(by?)];
        let mut legal = arena.points();
        legal.retain(|&point| self.after(arena, &state, Some(point)).is_ok());
        Ok(Position {
            to_move: Some(state.side),
            stays: succeeds.map(|succeeds| succeeds == (state.side == Side::Owner)),
            moves: legal,
            best: best.and_then(name),
        })
    }

    fn after(&self, arena: &Arena, state: &State, by: Option<Point>) -> Result<State, Illegal> {
        let Some(point) = by else { return Ok(state.pass(&self.keys)) };
        let at = arena.places.iter().position(|&at| at == Some(point)).ok_or(Illegal::Outside)?;
        if (state.stones.own | state.stones.enemy) & 1 << at != 0 {
            return Err(Illegal::Occupied);
        }
        if state.is_banned(at) {
            return Err(Illegal::Ko);
        }
        state.play(&arena.field, &self.keys, at).map(|(after, _)| after).ok_or(Illegal::Suicide)
    }
}

impl Arena {
    /// Returns `true` if the group is captured, out, or unconditionally alive.
    fn has_ended(&self, state: &State) -> bool {
        let stones = state.stones;
        stones.key == 0 || out(&self.field, state) || lives(&self.field, stones)
    }
}
