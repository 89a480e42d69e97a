//! What regions are worth: the eyes of a wall in play on a few points.

use alloc::vec::Vec;
use core::ops::ControlFlow;

use pass_alive::{Board, Color, Point};

use super::field::{Field, MOST, Set, Stones};
use super::form::order;
use super::search::{AGAINST_OWNER, Goal, Search};
use super::state::{ALWAYS, Keys, State};
use super::table::Table;
use crate::side::Side;
use crate::survey::sorted;

/// The most positions that are looked at for one question, and the entries of the table for them.
const LIMIT: u64 = 200_000;
const ENTRIES: u64 = 1 << 14;

/// More liberties outside of the same blocks make no difference to play on a few points.
const MOST_OUTSIDE: usize = 20;

/// The eyes of a [`Walled`] if one side moves first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stop {
    /// 2: no block of the wall is captured. 1: none is if the wall has one more eye elsewhere. 0: one is
    /// even then. The owner may not retake a ko at once, the attacker may.
    Eyes(u8),
    /// Not so many, but if the owner may retake a ko at once and the attacker may not, the owner gets in
    /// finitely many moves to a position where the wall has one more.
    Ko,
}

/// A wall of the owner, and the points on which both sides play.
///
/// The attacker has won as soon as he captures a block of the wall. All other stones stay for ever. An
/// empty point beside the wall that is not playable is an outside liberty: the attacker may fill it, and
/// the owner does not play there.
#[derive(Debug, Clone)]
pub struct Walled {
    pub(super) keys: Keys,
    table: Table,
    /// The wall alone, and with an eye elsewhere, which is the last point.
    pub(super) fields: [Field; 2],
    /// The field that the numbers in the table are about.
    tabled: Elsewhere,
    /// A single stone was captured in play on it, which may have been a ko.
    took_one: [bool; 2],
    pub(super) stones: Stones,
    /// The playable points, which are the first of the fields.
    points: Vec<Point>,
}

/// Whether the wall has an eye elsewhere: a liberty of every block that the attacker may fill only if
/// that captures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Elsewhere {
    Nothing,
    Eye,
}

/// What a point of the board is to the play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Role {
    Other,
    Playable(usize),
    Wall(usize),
}

impl Walled {
    /// The stones of `owner` on `wall`, with the rest of their blocks that is not playable; `None` if there
    /// is none, if that is too much to play on, or if a block has no liberty in it.
    #[must_use]
    pub fn new(board: &Board, owner: Color, wall: &[Point], playable: &[Point]) -> Option<Self> {
        let mut points = sorted(playable.to_vec());
        let mut roles = vec![Role::Other; board.len()];
        for (number, point) in points.iter().enumerate() {
            roles[point.index()] = Role::Playable(number);
        }
        let walls = walls(board, owner, wall, &mut roles);
        if walls == 0 || points.len() + walls >= MOST {
            return None;
        }
        put_into_form(board, owner, &mut points, walls, &mut roles);
        let outside = outside(board, &roles);
        let first = points.len();
        let nodes = first + walls + outside.len();
        // One more for the eye.
        if nodes >= MOST {
            return None;
        }
        let mut next: Vec<Set> = vec![0; nodes];
        let (mut free, mut held) = (0, 0);
        for (number, &point) in points.iter().enumerate() {
            for &beside in board.topology().neighbors(point) {
                match roles[beside.index()] {
                    Role::Playable(other) => next[number] |= 1 << other,
                    Role::Wall(wall) => {
                        next[number] |= 1 << (first + wall);
                        next[first + wall] |= 1 << number;
                    }
                    Role::Other if board.get(beside) == Some(owner) => held |= 1 << number,
                    Role::Other => free |= 1 << number,
                }
            }
        }
        for (number, walls) in (first + walls..).zip(outside) {
            free |= 1 << number;
            next[number] = walls << first;
            super::field::bits(walls << first).for_each(|wall| next[wall] |= 1 << number);
        }
        let all_walls: Set = ((1 << walls) - 1) << first;
        let barred = ((1 << nodes) - 1) & !((1 << first) - 1);
        let alone = Field { next, free, held, barred, any: true, ..Field::of((1 << nodes) - 1) };
        let mut with_eye = alone.clone();
        with_eye.next.push(all_walls);
        with_eye.all |= 1 << nodes;
        with_eye.inner |= 1 << nodes;
        with_eye.barred |= 1 << nodes;
        super::field::bits(all_walls).for_each(|wall| with_eye.next[wall] |= 1 << nodes);
        let mut stones = Stones { own: all_walls, enemy: 0, key: all_walls };
        for (number, &point) in points.iter().enumerate() {
            match board.get(point) {
                Some(color) if color == owner => stones.own |= 1 << number,
                Some(_) => stones.enemy |= 1 << number,
                None => {}
            }
        }
        let (keys, table) = (Keys::new(), Table::new(ENTRIES));
        let (tabled, took_one) = (Elsewhere::Nothing, [false; 2]);
        let can_start = alone.all_breathe(stones);
        let fields = [alone, with_eye];
        can_start.then_some(Self { keys, table, fields, tabled, took_one, stones, points })
    }

    /// The eyes if `first` moves first; `None` if the limit was reached.
    pub fn stop(&mut self, first: Side) -> Option<Stop> {
        let ways = [Elsewhere::Nothing, Elsewhere::Eye];
        for (elsewhere, eyes) in ways.into_iter().zip([2, 1]) {
            let start = |threats| State::new(&self.keys, self.stones, first, threats);
            let [against, helped] = [AGAINST_OWNER, FOR_OWNER].map(start);
            if self.holds(elsewhere, &against)? {
                return Some(Stop::Eyes(eyes));
            }
            if self.is_helped(elsewhere, &helped)? {
                return Some(Stop::Ko);
            }
        }
        Some(Stop::Eyes(0))
    }

    /// If the wall stays with the owner moving first and falls with the attacker, the moves with which
    /// the owner lives and those with which the attacker kills, in reading order; `None` if not, or if the
    /// limit was reached.
    pub fn vital(&mut self) -> Option<[Vec<Point>; 2]> {
        let stops = [self.stop(Side::Owner)?, self.stop(Side::Attacker)?];
        if !matches!(stops, [Stop::Eyes(2), Stop::Eyes(0 | 1)]) {
            return None;
        }
        let empty = self.fields[0].empty(self.stones);
        let mut vital = [Vec::new(), Vec::new()];
        for (number, point) in self.points.clone().into_iter().enumerate() {
            if empty & 1 << number == 0 {
                continue;
            }
            for side in Side::BOTH {
                let state = |threats| State::new(&self.keys, self.stones, side, threats);
                let played = |threats| state(threats).play(&self.fields[0], &self.keys, number);
                let [Some((against, captured)), Some((helped, _))] =
                    [AGAINST_OWNER, FOR_OWNER].map(played)
                else {
                    continue;
                };
                self.took_one[Elsewhere::Nothing as usize] |= captured.is_power_of_two();
                let holds = self.holds(Elsewhere::Nothing, &against)?;
                let works = match side {
                    Side::Owner => holds,
                    Side::Attacker => !holds && !self.is_helped(Elsewhere::Nothing, &helped)?,
                };
                if works {
                    vital[side as usize].push(point);
                }
            }
        }
        vital.iter_mut().for_each(|points| points.sort_unstable());
        Some(vital)
    }

    /// Whether no block of the wall is captured from a position on; `None` if the limit was reached.
    fn holds(&mut self, elsewhere: Elsewhere, state: &State) -> Option<bool> {
        self.owner_succeeds(Goal::Stay, elsewhere, state)
    }

    /// Whether kos for the owner help him where kos against him do not; `None` if the limit was reached.
    fn is_helped(&mut self, elsewhere: Elsewhere, state: &State) -> Option<bool> {
        if !self.took_one[elsewhere as usize] {
            return Some(false);
        }
        self.owner_succeeds(Goal::Reach, elsewhere, state)
    }

    fn owner_succeeds(&mut self, goal: Goal, elsewhere: Elsewhere, state: &State) -> Option<bool> {
        if self.tabled != elsewhere {
            self.table.clear();
            self.tabled = elsewhere;
        }
        let mut progress = |_| ControlFlow::Continue(());
        let field = &self.fields[elsewhere as usize];
        let mut search = Search::new(field, &self.keys, &mut self.table, &mut progress);
        search.goal = goal;
        let succeeds = search.decide(state, LIMIT);
        self.took_one[elsewhere as usize] |= search.took_one;
        Some(succeeds? == (state.side == Side::Owner))
    }
}

/// The ko threats of both where every ko is for the owner.
const FOR_OWNER: [u8; 2] = [ALWAYS, 0];

/// Numbers the points and the walls alike however the board is turned.
fn put_into_form(
    board: &Board,
    owner: Color,
    points: &mut Vec<Point>,
    walls: usize,
    roles: &mut [Role],
) {
    let Some(grid) = board.grid() else { return };
    let describe = |&point: &Point| {
        let stone = board.get(point).map_or(0, |color| if color == owner { 1 } else { 2 });
        let beside = board.topology().neighbors(point).iter();
        beside.fold(stone, |sum, beside| match roles[beside.index()] {
            Role::Playable(_) => sum,
            Role::Wall(_) => sum + 4,
            Role::Other if board.get(*beside) == Some(owner) => sum + 32,
            Role::Other => sum + 256,
        })
    };
    let described: Vec<u32> = points.iter().map(describe).collect();
    *points = order(grid, points, &described).iter().map(|placed| points[placed.at]).collect();
    // For each wall the playable points beside it, and the number of liberties outside.
    let mut beside: Vec<(Set, usize)> = vec![(0, 0); walls];
    for (number, point) in points.iter().enumerate() {
        roles[point.index()] = Role::Playable(number);
    }
    for point in board.points() {
        for next in board.topology().neighbors(point) {
            match (roles[next.index()], roles[point.index()]) {
                (Role::Wall(wall), Role::Playable(number)) => beside[wall].0 |= 1 << number,
                (Role::Wall(wall), Role::Other) if board.get(point).is_none() => {
                    beside[wall].1 += 1
                }
                _ => {}
            }
        }
    }
    let mut order: Vec<usize> = (0..walls).collect();
    order.sort_by_key(|&wall| beside[wall]);
    for role in roles {
        if let Role::Wall(wall) = role {
            *wall = order.iter().position(|at| at == wall).unwrap_or(*wall);
        }
    }
}

/// Finds the blocks of the wall without their playable stones, and counts them.
fn walls(board: &Board, owner: Color, wall: &[Point], roles: &mut [Role]) -> usize {
    let mut count = 0;
    for stone in sorted(wall.to_vec()) {
        if roles[stone.index()] != Role::Other {
            continue;
        }
        roles[stone.index()] = Role::Wall(count);
        let mut waiting = vec![stone];
        while let Some(stone) = waiting.pop() {
            for &beside in board.topology().neighbors(stone) {
                if board.get(beside) == Some(owner) && roles[beside.index()] == Role::Other {
                    roles[beside.index()] = Role::Wall(count);
                    waiting.push(beside);
                }
            }
        }
        count += 1;
    }
    count
}

/// For each outside liberty the blocks of the wall beside it.
fn outside(board: &Board, roles: &[Role]) -> Vec<Set> {
    let mut outside: Vec<Set> = Vec::new();
    for point in board.points() {
        if board.get(point).is_some() || roles[point.index()] != Role::Other {
            continue;
        }
        let around = board.topology().neighbors(point).iter();
        let walls = around.fold(0, |walls: Set, beside| match roles[beside.index()] {
            Role::Wall(wall) if wall < MOST => walls | 1 << wall,
            _ => walls,
        });
        if walls != 0 && outside.iter().filter(|&&known| known == walls).count() < MOST_OUTSIDE {
            outside.push(walls);
        }
    }
    outside.sort_unstable();
    outside
}
