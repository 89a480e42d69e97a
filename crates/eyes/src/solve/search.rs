//! Proof-number search: depth first, with thresholds (df-pn; Nagai 2002; for life and death Kishimoto
//! and Müller, "Search versus knowledge for solving life and death problems in Go", AAAI 2005).
//!
//! The numbers of a position say how much is left to prove for the side that moves in it: its success
//! needs one move after which the other side fails, so it is the least of their numbers; its failure needs
//! all, so it is the sum. The most promising move is followed until it is no longer that.
//!
//! A position that stood on the board before in the same line of play is the owner's: the attacker has to
//! capture in finitely many moves. A result that rests on such a repetition holds on this line alone
//! (the graph-history interaction problem): it is kept for the line until the repeated position itself is
//! decided, whose result rests on nothing outside.

use alloc::vec::Vec;
use core::mem;
use core::ops::ControlFlow;

use super::field::{Field, Set, Stones};
use super::life::{Reach, has_no_room, lives, lives_answering};
use super::moves::{Tries, tries, whole_group};
use super::state::{ALWAYS, Keys, State, Try};
use super::table::{Numbers, Table};
use crate::side::Side;

/// What the owner has to reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Goal {
    /// To keep a stone of the group on the board.
    Stay,
    /// To live unconditionally or to get out. The attacker may pass, and it is not enough if both do.
    Live,
    /// To come in finitely many moves to a position from which the group stays with every ko against the
    /// owner. The attacker may pass.
    Reach,
}

/// The ko threats of the owner and of the attacker where every ko is against the owner.
pub(super) const AGAINST_OWNER: [u8; 2] = [0, ALWAYS];

impl Goal {
    /// Who has won if a position comes back, or both pass.
    fn of_standstill(self) -> Side {
        match self {
            Goal::Stay => Side::Owner,
            Goal::Live | Goal::Reach => Side::Attacker,
        }
    }
}

/// A position one move later.
#[derive(Debug, Clone, Copy)]
pub(super) struct Child {
    pub(super) by: Try,
    pub(super) state: State,
    pub(super) numbers: Numbers,
    /// The move has captured stones or is a pass, without which no position comes back.
    pub(super) loosens: bool,
    /// It is the second pass of two.
    pub(super) ends: bool,
    /// The place on the path of the earliest position on whose repetition the numbers rest.
    pub(super) rests_on: usize,
}

/// The numbers rest on no repetition.
pub(super) const NOTHING: usize = usize::MAX;

/// A search on one field.
pub(super) struct Search<'a> {
    pub(super) field: &'a Field,
    pub(super) keys: &'a Keys,
    pub(super) table: &'a mut Table,
    pub(super) goal: Goal,
    /// Called with the number of positions now and then; it may end the search.
    pub(super) progress: &'a mut dyn FnMut(u64) -> ControlFlow<()>,
    /// The positions looked at so far, and the number at which the search stops.
    pub(super) positions: u64,
    pub(super) limit: u64,
    /// The search was ended by `progress`.
    pub(super) cancelled: bool,
    /// A ko could not be retaken in some position.
    pub(super) met_ko: bool,
    /// A single stone was captured in some position.
    pub(super) took_one: bool,
    path: Vec<u64>,
    /// A number for the path, the same only for the same positions in the same order.
    trail: u64,
    /// Results that rest on a repetition, by the number of their path: few, and a newer one replaces an
    /// older in its place.
    on_path: Vec<(u64, Numbers)>,
    /// The captures and passes on the path.
    loosened: u32,
    pub(super) children: Vec<Child>,
    /// So many positions are looked at where a refutation tried again is none.
    pub(super) patience: u64,
}

/// A line of play with so many moves is the owner's.
const LONGEST: usize = 300;

/// So many results are kept that rest on a repetition.
const MOST_ON_PATH: usize = 1 << 10;

/// So many positions lie between two calls of `progress`.
const STEP: u64 = 1 << 12;

impl<'a> Search<'a> {
    pub(super) fn new(
        field: &'a Field,
        keys: &'a Keys,
        table: &'a mut Table,
        progress: &'a mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Self {
        Self {
            field,
            keys,
            table,
            goal: Goal::Stay,
            progress,
            positions: 0,
            limit: 0,
            cancelled: false,
            met_ko: false,
            took_one: false,
            path: Vec::new(),
            trail: 0,
            on_path: Vec::new(),
            loosened: 0,
            children: Vec::new(),
            patience: 0,
        }
    }

    /// Whether the side that moves in `state` succeeds; `None` if that takes more than `limit` positions.
    pub(super) fn decide(&mut self, state: &State, limit: u64) -> Option<bool> {
        if let Some(decided) = self.known(state).and_then(Numbers::decided) {
            return Some(decided);
        }
        self.limit = self.positions.saturating_add(limit);
        debug_assert!(self.path.is_empty() && self.children.is_empty());
        self.visit(state, Numbers::MOST, false).0.decided()
    }

    /// What is known of a position, that it has ended included.
    fn known(&mut self, state: &State) -> Option<Numbers> {
        if state.stones.key == 0 {
            return Some(of(state.side, Side::Attacker));
        }
        if self.owner_has_won(state, state.stones.key) {
            return Some(of(state.side, Side::Owner));
        }
        self.table.get(state.key)
    }

    /// Looks at a position until one of its numbers reaches that of `within`. The second value is the place
    /// on the path of the earliest position on whose repetition they rest.
    pub(super) fn visit(
        &mut self,
        state: &State,
        within: Numbers,
        loosens: bool,
    ) -> (Numbers, usize) {
        let before = self.positions;
        let place = self.path.len();
        let trail = self.enter(state, loosens);
        let start = self.children.len();
        self.add_children(state, false);
        let numbers = loop {
            let mut succeed = Numbers::NEVER;
            let mut second = Numbers::NEVER;
            let mut fail = 0;
            let mut best = start;
            for (place, child) in self.children.iter().enumerate().skip(start) {
                fail = Numbers::NEVER.min(fail + child.numbers.succeed);
                if child.numbers.fail < succeed {
                    (second, succeed, best) = (succeed, child.numbers.fail, place);
                } else {
                    second = second.min(child.numbers.fail);
                }
            }
            if succeed == 0 {
                fail = Numbers::NEVER;
            } else if fail != 0 {
                // The numbers of positions that lead to each other can raise each other without end.
                (succeed, fail) = (succeed.min(Numbers::NEVER - 1), fail.min(Numbers::NEVER - 1));
            }
            let numbers = Numbers { succeed, fail };
            let is_over = succeed >= within.succeed || fail >= within.fail;
            if is_over || succeed == 0 || fail == 0 || self.is_over() {
                break numbers;
            }
            let child = self.children[best];
            let within = Numbers {
                // A quarter more, so that the search does not change its mind too often.
                fail: within.succeed.min(second.saturating_add(second / 4).saturating_add(1)),
                succeed: (within.fail - (fail - child.numbers.succeed)).min(Numbers::NEVER),
            };
            let (numbers, rests_on) = self.visit(&child.state, within, child.loosens);
            self.children[best].numbers = numbers;
            self.children[best].rests_on = rests_on;
            if numbers.decided() == Some(true) && rests_on == NOTHING {
                self.refute_alike(start, &child.state);
            }
        };
        let by = (numbers.succeed == 0).then(|| self.successful(start)).flatten();
        let rests_on = numbers.decided().map_or(NOTHING, |succeeds| self.rests_on(start, succeeds));
        self.children.truncate(start);
        self.leave(trail, loosens);
        let work = self.work_since(before);
        if rests_on < place {
            self.keep_on_path(along(trail, state.key), numbers);
            return (numbers, rests_on);
        }
        self.table.put(state.key, numbers, work, by);
        (numbers, NOTHING)
    }

    /// Goes on with `state`; gives the number of the path before.
    pub(super) fn enter(&mut self, state: &State, loosens: bool) -> u64 {
        let trail = self.trail;
        self.path.push(state.key);
        self.trail = along(trail, state.key);
        self.loosened += u32::from(loosens);
        trail
    }

    pub(super) fn leave(&mut self, trail: u64, loosens: bool) {
        self.path.pop();
        self.trail = trail;
        self.loosened -= u32::from(loosens);
    }

    /// The positions looked at since there were `before`.
    pub(super) fn work_since(&self, before: u64) -> u32 {
        u32::try_from(self.positions - before).unwrap_or(u32::MAX)
    }

    /// The first of the moves from `start` on with which the side that moves succeeds.
    fn successful(&self, start: usize) -> Option<Try> {
        let mut children = self.children[start..].iter();
        Some(children.find(|child| child.numbers.decided() == Some(false))?.by)
    }

    /// What a decided position rests on, with the positions after it from `start` on: one that its side
    /// succeeds with is enough, and all have to be such that it fails.
    fn rests_on(&self, start: usize, succeeds: bool) -> usize {
        let children = self.children[start..].iter();
        if succeeds {
            let failures = children.filter(|child| child.numbers.decided() == Some(false));
            failures.map(|child| child.rests_on).max().unwrap_or(NOTHING)
        } else {
            children.map(|child| child.rests_on).min().unwrap_or(NOTHING)
        }
    }

    pub(super) fn is_over(&mut self) -> bool {
        self.cancelled || self.positions >= self.limit
    }

    /// The positions one move after `state`, each with what is known of it; nothing of them is stored.
    pub(super) fn children(&mut self, state: &State) -> Vec<Child> {
        let start = self.children.len();
        self.path.push(state.key);
        self.add_children(state, true);
        self.path.pop();
        self.children.split_off(start)
    }

    /// The line of play from `state`, in which one side succeeds with each move, and the other chooses what
    /// took most positions to refute. It ends where the question is decided, and where `limit` positions
    /// do not decide it.
    pub(super) fn line(&mut self, mut state: State, limit: u64) -> Vec<Try> {
        let mut line = Vec::new();
        let mut path: Vec<u64> = Vec::new();
        while line.len() < LONGEST {
            path.push(state.key);
            let Some(child) = self.reply(&state, &path, limit) else { break };
            line.push(child.by);
            if self.has_ended(&child) || path.contains(&child.state.key) {
                break;
            }
            state = child.state;
        }
        line
    }

    /// The move in `state`, the last position of `path`: of those with which its side succeeds, and that lead
    /// to no position on the path, the one that took fewest positions to prove; or else the one that took most positions to refute. `None` if there is
    /// none, or `limit` positions do not decide it.
    pub(super) fn best(&mut self, state: &State, path: &[u64], limit: u64) -> Option<Try> {
        Some(self.reply(state, path, limit)?.by)
    }

    fn reply(&mut self, state: &State, path: &[u64], limit: u64) -> Option<Child> {
        let succeeds = self.decide(state, limit)?;
        let children = self.children(state);
        let work = |child: &&Child| self.table.work(child.state.key);
        if !succeeds {
            // Of several the first.
            return children.iter().rev().max_by_key(work).copied();
        }
        let is_new = |child: &&Child| !path.contains(&child.state.key);
        let works = |child: &&Child| child.numbers.decided() == Some(false);
        // What is proven with least work leads to the end soonest.
        let soonest = children.iter().filter(is_new).filter(works).min_by_key(work).copied();
        soonest.or_else(|| {
            let mut new = children.iter().filter(is_new).copied();
            new.find(|child| self.decided(child, limit) == Some(false))
        })
    }

    pub(super) fn decided(&mut self, child: &Child, limit: u64) -> Option<bool> {
        child.numbers.decided().or_else(|| self.decide(&child.state, limit))
    }

    /// Returns `true` if nothing is left to play for.
    fn has_ended(&mut self, child: &Child) -> bool {
        let state = &child.state;
        let moved = child.by.map_or(0, |point| 1 << point);
        child.ends
            || match state.side {
                Side::Owner => self.first_numbers(state, moved).decided().is_some(),
                Side::Attacker => out(self.field, state) || lives(self.field, state.stones),
            }
    }

    /// Unless `all` are wanted, it ends with the first one that succeeds.
    pub(super) fn add_children(&mut self, state: &State, all: bool) {
        let Tries { mut points, mut pass } = tries(self.field, state);
        while points != 0 {
            let point = points.trailing_zeros();
            points &= points - 1;
            if state.is_banned(point as usize) {
                self.met_ko = true;
                // A move elsewhere lifts the ban.
                pass = true;
                continue;
            }
            let Some((after, captured)) = state.play(self.field, self.keys, point as usize) else {
                continue;
            };
            self.took_one |= captured.is_power_of_two();
            if self.add(Some(point as u8), after, captured != 0) && !all {
                return;
            }
            let ignored = after.ignored(self.keys).filter(|_| state.side == Side::Attacker);
            if let Some(ignored) = ignored
                && self.add(Some(point as u8), ignored, captured != 0)
                && !all
            {
                return;
            }
        }
        if pass || self.goal != Goal::Stay {
            let after = state.pass(self.keys);
            if state.passed {
                let numbers = of(after.side, self.goal.of_standstill());
                let (loosens, ends, rests_on) = (true, true, NOTHING);
                self.children.push(Child {
                    by: None,
                    state: after,
                    numbers,
                    loosens,
                    ends,
                    rests_on,
                });
            } else {
                self.add(None, after, true);
            }
        }
    }

    /// Adds a position; returns `true` if the side that moved has succeeded with it.
    pub(super) fn add(&mut self, by: Try, state: State, loosens: bool) -> bool {
        self.positions += 1;
        if self.positions.is_multiple_of(STEP) && (self.progress)(self.positions).is_break() {
            self.cancelled = true;
        }
        let repeats = loosens || self.loosened > 0;
        let before = || self.path.iter().position(|&key| key == state.key);
        let back = repeats.then(before).flatten();
        let back = back.or_else(|| (self.path.len() >= LONGEST).then_some(0));
        let mut rests_on = NOTHING;
        let numbers = if let Some(place) = back {
            rests_on = place;
            of(state.side, self.goal.of_standstill())
        } else if let Some(numbers) = self.on_this_path(along(self.trail, state.key)) {
            rests_on = 0;
            numbers
        } else if let Some(numbers) = self.table.get(state.key) {
            numbers
        } else {
            let moved = by.map_or(0, |point| 1 << point);
            let numbers = self.first_numbers(&state, moved);
            if numbers.decided().is_some() {
                self.table.put(state.key, numbers, 1, None);
            }
            numbers
        };
        self.children.push(Child { by, state, numbers, loosens, ends: false, rests_on });
        numbers == Numbers::FAILURE
    }

    /// What was kept for a path alone.
    fn on_this_path(&self, path: u64) -> Option<Numbers> {
        let &(kept, numbers) = self.on_path.get(path as usize % MOST_ON_PATH)?;
        (kept == path).then_some(numbers)
    }

    fn keep_on_path(&mut self, path: u64, numbers: Numbers) {
        self.on_path.resize(MOST_ON_PATH, (0, Numbers::FAILURE));
        self.on_path[path as usize % MOST_ON_PATH] = (path, numbers);
    }

    /// The numbers of a position that was not looked at before, after a stone on `moved` or a pass.
    fn first_numbers(&mut self, state: &State, moved: Set) -> Numbers {
        let stones = state.stones;
        match state.side {
            // The attacker has moved.
            Side::Owner => {
                let reach = Reach::of(self.field, stones);
                if stones.key == 0 || moved != 0 && has_no_room(self.field, stones, &reach) {
                    return Numbers::FAILURE;
                }
                let group = whole_group(self.field, state);
                let in_atari = group.is_some_and(|(_, liberties)| liberties.is_power_of_two());
                Numbers { succeed: 1, fail: if in_atari { 1 } else { self.effort(stones, &reach) } }
            }
            Side::Attacker => {
                let changed = moved != 0 || self.goal == Goal::Reach;
                if changed && self.owner_has_won(state, moved) {
                    return Numbers::FAILURE;
                }
                let reach = Reach::of(self.field, stones);
                Numbers { succeed: self.effort(stones, &reach), fail: 1 }
            }
        }
    }

    /// The more room, the harder it is to kill, and harder still while a way out is open.
    fn effort(&self, stones: Stones, reach: &Reach) -> u32 {
        let is_open = self.field.out & reach.points != 0;
        1 + reach.room(self.field, stones) / 4 + u32::from(is_open)
    }

    /// Returns `true` if a block of the group with a stone in `moved` is out, or one of the group lives; or
    /// if the group stays with kos against the owner, where that is the goal.
    fn owner_has_won(&mut self, state: &State, moved: Set) -> bool {
        let stones = state.stones;
        if self.goal == Goal::Reach {
            return self.stays_against_kos(stones);
        }
        let leads_out = self.field.out != 0 && {
            let block = self.field.connected(moved & stones.own, stones.own);
            block & self.field.out != 0 && out(self.field, state)
        };
        let lives = if state.ignores == 0 && !state.must_pass { lives_answering } else { lives };
        leads_out || lives(self.field, stones)
    }
}

impl Search<'_> {
    /// Whether the group stays with the attacker moving and kos against the owner; `false` if the limit is
    /// reached, which ends the search. The threats tell these positions from the others in the table.
    fn stays_against_kos(&mut self, stones: Stones) -> bool {
        let state = State::new(self.keys, stones, Side::Attacker, AGAINST_OWNER);
        let known = self.table.get(state.key).and_then(Numbers::decided);
        let decided = known.or_else(|| {
            let goal = mem::replace(&mut self.goal, Goal::Stay);
            let (path, children) = (mem::take(&mut self.path), mem::take(&mut self.children));
            let (loosened, trail) = (mem::take(&mut self.loosened), mem::take(&mut self.trail));
            let (numbers, _) = self.visit(&state, Numbers::MOST, false);
            self.goal = goal;
            (self.path, self.children) = (path, children);
            (self.loosened, self.trail) = (loosened, trail);
            numbers.decided()
        });
        decided == Some(false)
    }
}

/// Returns `true` if a stone of the group is connected with a point that leads out.
pub(super) fn out(field: &Field, state: &State) -> bool {
    let stones = state.stones;
    field.connected(stones.key, stones.own) & field.out != 0
}

/// The number of a path that goes on with the position `key`.
fn along(trail: u64, key: u64) -> u64 {
    (trail.rotate_left(23) ^ key).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

/// The numbers of a position that `winner` has won, where `side` moves.
fn of(side: Side, winner: Side) -> Numbers {
    if side == winner { Numbers::SUCCESS } else { Numbers::FAILURE }
}
