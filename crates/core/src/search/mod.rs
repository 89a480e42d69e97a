//! Lookahead: tries every line of play, which is Benson's definition of *safe* taken literally.
//! It has nothing in common with the casting-out, so each can check the other.

mod goal;
mod limits;
mod progress;
mod stones;
mod visited;

use alloc::vec::Vec;
use core::ops::ControlFlow;

use crate::board::Board;
use crate::color::Color;
use crate::id::Point;
use crate::rules::Suicide;
use crate::unanalyzable::Unanalyzable;
use crate::words::parsed_words;

use goal::{CaptureAll, CaptureOne, Goal};
use limits::Budget;
use stones::{Move, Stones};
use visited::{MAX_NUMBERED, Visited};

pub use limits::{GivenUp, Limits};
pub use progress::Progress;

/// The lines of play that a search tries.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Method {
    /// All lines of play: the definition of *safe* (Benson 1976, "Safe blocks").
    #[default]
    Full,
    /// First every outside liberty of every block is filled, which is always legal and helps
    /// (Benson 1976, Lemma 4); then only the points of small regions are tried.
    Split,
}

parsed_words!(Method { Full => "full", Split => "split" });

/// A search for a capture: the attacker plays any legal move, the defender always passes.
///
/// ```
/// use pass_alive::search::{GivenUp, Limits, Method, Search};
/// use pass_alive::{Board, Color, Suicide};
/// let board = Board::from_rows("
///     . X . X . .
///     X X X X . .
///     . . O O O .
///     . . . . . .
/// ").unwrap();
/// let full = Search::new(&board, Color::Black, Suicide::Forbidden, Method::Full).unwrap();
/// let split = Search::new(&board, Color::Black, Suicide::Forbidden, Method::Split).unwrap();
/// let stone = board.point_named("B4").unwrap();
/// let searched = full.run(stone, Limits::default()).unwrap();
/// assert_eq!((searched.safe, searched.arrangements), (Ok(true), 8191));
/// let searched = split.run(stone, Limits::default()).unwrap();
/// assert_eq!((searched.safe, searched.arrangements), (Ok(true), 1));
/// let few = Limits { arrangements: 5000, ..Limits::default() };
/// assert_eq!(full.run(stone, few).unwrap().safe, Err(GivenUp::Arrangements));
/// ```
#[derive(Debug, Clone)]
pub struct Search {
    stones: Stones,
    /// For each point, `true` if the attacker may play there.
    allowed: Vec<bool>,
}

/// The result of a search for the capture of one block.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Searched {
    /// `true` if no line of play captures the block, or the reason why the search was given up.
    pub safe: Result<bool, GivenUp>,
    /// The number of different arrangements of stones reached, the first among them. Moves
    /// are tried in reading order and each line to its end before the next.
    pub arrangements: u64,
}

/// The result of a search for captures of all blocks.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Survey {
    /// For each block of the defender, in the order of their first stones, `true` if a line of
    /// play captures it. If the search was given up, a block with `false` may still turn out
    /// not to be safe.
    pub captured: Vec<bool>,
    /// The number of different arrangements of stones reached, as in [`Searched`].
    pub arrangements: u64,
    /// The reason why the search was given up; `None` if all lines of play were tried, or
    /// every block was captured.
    pub given_up: Option<GivenUp>,
}

/// The number of moves tried between two reports of progress.
const MOVES_A_REPORT: u32 = 1 << 14;

impl Search {
    /// Prepares a search on `board` for blocks of `color`.
    ///
    /// # Errors
    /// [`Unanalyzable::NoLiberty`] if a block has no liberty.
    pub fn new(
        board: &Board,
        color: Color,
        suicide: Suicide,
        method: Method,
    ) -> Result<Self, Unanalyzable> {
        let components = board.components();
        Unanalyzable::check(&components)?;
        let stones = Stones::new(board, &components, color, suicide);
        let mut search = Self { stones, allowed: vec![true; board.len()] };
        if method == Method::Split {
            search.fill_outside(suicide);
        }
        search.stones.number(&search.allowed);
        Ok(search)
    }

    /// Fills the liberties in regions that are not small and allows no other move there.
    /// With suicide allowed every point of a small region is next to a stone of the
    /// defender, not only every empty point.
    fn fill_outside(&mut self, suicide: Suicide) {
        for region in self.stones.regions() {
            let asks = |point| suicide == Suicide::Allowed || self.stones.is_empty(point);
            if region.iter().all(|&point| !asks(point) || self.stones.is_next_to_block(point)) {
                continue;
            }
            for &point in &region {
                self.allowed[point.index()] = false;
            }
            // Twice: with suicide allowed the first time may end in the removal of the stones.
            for &point in region.iter().chain(&region) {
                if self.stones.is_empty(point) && self.stones.is_next_to_block(point) {
                    self.stones.play(point);
                }
            }
        }
        // A point that a capture empties is no liberty of another block.
        for point in Point::first(self.allowed.len() as u32) {
            self.allowed[point.index()] &= self.stones.block_of(point).is_none();
        }
    }

    /// Searches for a capture of the block with a stone on `stone`, and gives up at
    /// `limits`. `None` if the defender has no stone there.
    pub fn run(&self, stone: Point, limits: Limits) -> Option<Searched> {
        self.run_with(stone, limits, &mut |_| ControlFlow::Continue(()))
    }

    /// Like [`Search::run`]. Calls `report` now and then with the number of arrangements
    /// reached; it may stop the search.
    pub fn run_with(
        &self,
        stone: Point,
        limits: Limits,
        report: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Option<Searched> {
        let mut goal = CaptureOne { block: self.stones.block_of(stone)?, report };
        let (reached, arrangements) = self.walk(limits, &mut goal);
        Some(Searched { safe: reached.map(|reached| !reached), arrangements })
    }

    /// Searches for captures of all blocks at once, and gives up at `limits`. Calls `report`
    /// now and then with the findings so far; it may stop the search.
    ///
    /// If any block is safe, every reachable arrangement is visited, as many as
    /// [`Search::run`] visits for that block.
    pub fn survey(
        &self,
        limits: Limits,
        report: &mut dyn FnMut(Progress<'_>) -> ControlFlow<()>,
    ) -> Survey {
        let mut captured = vec![false; self.stones.block_count()];
        let (reached, arrangements) =
            self.walk(limits, &mut CaptureAll { captured: &mut captured, report });
        Survey { captured, arrangements, given_up: reached.err() }
    }

    /// Tries line after line of play until all are tried or `goal` is reached. Returns whether
    /// the goal was reached, and the number of arrangements.
    fn walk(&self, limits: Limits, goal: &mut impl Goal) -> (Result<bool, GivenUp>, u64) {
        let mut budget = Budget::new(limits.bytes);
        match Walk::new(self, &mut budget) {
            Ok(mut walk) => {
                let reached = walk.finish(limits.arrangements.min(MAX_NUMBERED), &mut budget, goal);
                (reached, walk.reached.len() as u64)
            }
            Err(given_up) => (Err(given_up), 0),
        }
    }
}

/// A search in progress: the current line of play, and the positions visited in any.
struct Walk<'a> {
    allowed: &'a [bool],
    stones: Stones,
    line: Vec<Move>,
    reached: Visited,
}

impl<'a> Walk<'a> {
    fn new(search: &'a Search, budget: &mut Budget) -> Result<Self, GivenUp> {
        let stones = search.stones.copy(budget)?;
        let mut reached = Visited::new(stones.key().len(), budget)?;
        reached.insert(stones.key(), budget)?;
        Ok(Self { allowed: &search.allowed, stones, line: Vec::new(), reached })
    }

    /// Tries all lines of play, each to its end before the next. Returns whether the goal was
    /// reached.
    fn finish(
        &mut self,
        limit: u64,
        budget: &mut Budget,
        goal: &mut impl Goal,
    ) -> Result<bool, GivenUp> {
        let Self { allowed, stones, line, reached } = self;
        if goal.is_reached_by(stones.captured()) {
            return Ok(true);
        }
        // The number of the point to try.
        let mut next = 0;
        let mut tried = 0;
        loop {
            let point = Point::new(next);
            next += 1;
            if point.index() == allowed.len() {
                let Some(last) = line.pop() else { return Ok(false) };
                next = last.point().number() + 1;
                stones.take_back(last);
                continue;
            }
            tried = u32::wrapping_add(tried, 1);
            if tried % MOVES_A_REPORT == 0 && goal.report(reached.len() as u64).is_break() {
                return Err(GivenUp::Stopped);
            }
            if !allowed[point.index()] || !stones.is_empty(point) {
                continue;
            }
            stones.make_room(budget)?;
            let Some(played) = stones.play(point) else { continue };
            if reached.contains(stones.key()) {
                stones.take_back(played);
                continue;
            }
            if reached.len() as u64 >= limit {
                return Err(GivenUp::Arrangements);
            }
            reached.insert(stones.key(), budget)?;
            if goal.is_reached_by(stones.captured_by(played)) {
                return Ok(true);
            }
            budget.push(line, played)?;
            next = 0;
        }
    }
}
