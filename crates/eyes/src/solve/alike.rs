//! A refutation tried again: where a move fails, most others fail to the same replies (Kawano, "Using
//! similar positions to search game trees", Games of No Chance, 1996).

use core::mem;

use super::search::{Child, Goal, NOTHING, Search};
use super::state::{State, Try};
use super::table::Numbers;

/// The most positions that are looked at for one move.
const MOST: u64 = 400;

/// The positions that are looked at for one move that does not fail as before, where a whole proof is tried
/// again: so many, or so many times as many as it took before.
const PATIENCE: u64 = 3000;
const AGAIN: u64 = 4;

impl Search<'_> {
    /// Tries against each undecided position from `start` on among the children what succeeds in `like`.
    pub(super) fn refute_alike(&mut self, start: usize, like: &State) {
        if like.ignores > 0 || like.must_pass || self.goal == Goal::Reach {
            return;
        }
        for at in start..self.children.len() {
            let child = self.children[at];
            if child.numbers.decided().is_some() || child.ends {
                continue;
            }
            let end = self.positions + MOST;
            if self.succeeds_alike(&child.state, like, child.loosens, end) {
                self.children[at].numbers = Numbers::SUCCESS;
                self.children[at].rests_on = NOTHING;
            }
        }
    }

    /// Whether the side that moves in `state` succeeds, which is likely if it does in `like`, that was decided
    /// before: it may be with the same moves. `None` if that takes more than `limit` positions.
    pub(super) fn decide_alike(&mut self, state: &State, like: &State, limit: u64) -> Option<bool> {
        let end = self.positions.saturating_add(limit);
        self.limit = end;
        self.patience = PATIENCE;
        let is_alike = match self.table.get(like.key).and_then(Numbers::decided) {
            Some(true) => self.succeeds_alike(state, like, false, end).then_some(true),
            Some(false) => self.fails_alike(state, like, false, end).then_some(false),
            None => None,
        };
        self.patience = 0;
        is_alike.or_else(|| self.decide(state, end.saturating_sub(self.positions)))
    }

    /// Whether the side that moves in `state` succeeds with the moves that succeed in `like`. What is so
    /// found rests on no repetition.
    fn succeeds_alike(&mut self, state: &State, like: &State, loosens: bool, end: u64) -> bool {
        let Some(by) = self.table.by(like.key) else { return false };
        let (Some((after, captured)), Some((like, _))) =
            (self.moved(state, by), self.moved(like, by))
        else {
            return false;
        };
        let before = self.positions;
        let trail = self.enter(state, loosens);
        let start = self.children.len();
        let ends = self.add(by, after, by.is_none() || captured);
        let child = self.children[start];
        let is_open = child.numbers.decided().is_none();
        let succeeds = child.rests_on == NOTHING
            && (ends || is_open && self.fails_alike(&child.state, &like, child.loosens, end));
        self.children.truncate(start);
        self.leave(trail, loosens);
        if succeeds {
            self.table.put(state.key, Numbers::SUCCESS, self.work_since(before), Some(by));
        }
        succeeds
    }

    /// Whether the side that moves in `state` fails against the moves it fails against in `like`.
    fn fails_alike(&mut self, state: &State, like: &State, loosens: bool, end: u64) -> bool {
        let before = self.positions;
        let trail = self.enter(state, loosens);
        let start = self.children.len();
        self.add_children(state, false);
        let mut fails = true;
        for at in start..self.children.len() {
            let child = self.children[at];
            fails = child.rests_on == NOTHING
                && match child.numbers.decided() {
                    Some(succeeds) => succeeds,
                    None => {
                        self.positions < end
                            && !self.is_over()
                            && (self.is_refuted_alike(
                                &child.state,
                                child.by,
                                like,
                                child.loosens,
                                end,
                            ) || self.is_refuted(&child, like))
                    }
                };
            if !fails {
                break;
            }
        }
        self.children.truncate(start);
        self.leave(trail, loosens);
        if fails {
            self.table.put(state.key, Numbers::FAILURE, self.work_since(before), None);
        }
        fails
    }

    /// Whether a move fails, if that can be found soon, or with not many times the positions that it took in
    /// `like`.
    fn is_refuted(&mut self, child: &Child, like: &State) -> bool {
        // Not again within that search.
        let (patience, limit) = (mem::take(&mut self.patience), self.limit);
        if patience == 0 {
            return false;
        }
        let like = self.moved(like, child.by).map(|(like, _)| like);
        let before = like.map_or(0, |like| u64::from(self.table.work(like.key)));
        self.limit = limit.min(self.positions + patience.max(AGAIN * before));
        let (numbers, rests_on) = self.visit(&child.state, Numbers::MOST, child.loosens);
        (self.patience, self.limit) = (patience, limit);
        numbers.decided() == Some(true) && rests_on == NOTHING
    }

    /// Whether the move that leads to `state` fails to the reply that it fails to in `like`, or to that to a
    /// pass.
    fn is_refuted_alike(
        &mut self,
        state: &State,
        by: Try,
        like: &State,
        loosens: bool,
        end: u64,
    ) -> bool {
        let succeeds =
            |search: &Self, like: &State| search.table.get(like.key) == Some(Numbers::SUCCESS);
        let same = self.moved(like, by).map(|(like, _)| like).filter(|like| succeeds(self, like));
        let like = same.or_else(|| Some(like.pass(self.keys)).filter(|like| succeeds(self, like)));
        like.is_some_and(|like| self.succeeds_alike(state, &like, loosens, end))
    }

    /// The position after a move, and whether it has captured; `None` if it is not legal.
    fn moved(&self, state: &State, by: Try) -> Option<(State, bool)> {
        let Some(point) = by else {
            return (!state.passed).then(|| (state.pass(self.keys), false));
        };
        let at = usize::from(point);
        let taken = (state.stones.own | state.stones.enemy) & 1 << at != 0;
        if taken || state.is_banned(at) {
            return None;
        }
        let (after, captured) = state.play(self.field, self.keys, at)?;
        Some((after, captured != 0))
    }
}
