//! Lookahead: what Benson's definition of *safe* asks for, by trying every line of play.
//! It shares no idea with the casting-out, so each can be checked by the other.

mod arrangements;
mod stones;
mod watch;

use alloc::vec::Vec;
use core::ops::ControlFlow;

use crate::analysis::Unanalyzable;
use crate::board::{Board, Color, Suicide};
use crate::parcels::Parcels;
use crate::topology::Point;

use arrangements::Arrangements;
use stones::{Change, Stones};
use watch::{All, One, Watch};

/// Which lines of play are tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Method {
    /// All of them: the definition of *safe* (Benson 1976, section 2).
    #[default]
    Full,
    /// First every outside liberty of every block is filled, which is always legal and
    /// helps; then only the points of small regions are tried (Benson 1976, section 3).
    Split,
}

/// A search for a capture: the attacker plays any legal move, the defender always passes.
///
/// ```
/// use pass_alive::search::{Method, Search};
/// use pass_alive::{Color, Suicide, notation::rows};
/// let (_, board) = rows::read("
///     . X . X . .
///     X X X X . .
///     . . O O O .
///     . . . . . .
/// ").unwrap();
/// let full = Search::new(&board, Color::Black, Suicide::Forbidden, Method::Full).unwrap();
/// let split = Search::new(&board, Color::Black, Suicide::Forbidden, Method::Split).unwrap();
/// let searched = full.run(1, 1_000_000).unwrap();
/// assert_eq!((searched.safe, searched.arrangements), (Some(true), 8191));
/// let searched = split.run(1, 1_000_000).unwrap();
/// assert_eq!((searched.safe, searched.arrangements), (Some(true), 1));
/// assert_eq!(full.run(1, 5000).unwrap().safe, None);
/// ```
#[derive(Debug, Clone)]
pub struct Search {
    stones: Stones,
    /// Where the attacker may play.
    allowed: Vec<bool>,
}

/// What a search found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Searched {
    /// Whether no line of play captures the block; nothing if the search was given up.
    pub safe: Option<bool>,
    /// How many different arrangements of stones it reached, the first among them. Moves
    /// are tried in reading order and each line to its end before the next.
    pub arrangements: u64,
}

/// What a search for captures of all blocks found.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Survey {
    /// For each block of the defender, in the order of their first stones, whether a line of
    /// play captures it. If the search was given up, some that none has captured yet may
    /// not be safe.
    pub captured: Vec<bool>,
    /// How many different arrangements of stones it reached, as in [`Searched`].
    pub arrangements: u64,
    /// Whether all lines of play were tried, or as many as capture every block.
    pub finished: bool,
}

/// How many moves are tried between two reports of progress.
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
        let parcels = Parcels::new(board);
        Unanalyzable::check(&parcels)?;
        let stones = Stones::new(board, &parcels, color, suicide);
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
                self.allowed[point as usize] = false;
            }
            // Once more, in case that the stones were suicide at last.
            for &point in region.iter().chain(&region) {
                if self.stones.is_empty(point) && self.stones.is_next_to_block(point) {
                    self.stones.play(point);
                }
            }
        }
        // What a capture empties is no liberty of another block.
        for point in 0..self.allowed.len() as Point {
            self.allowed[point as usize] &= !self.stones.was_in_block(point);
        }
    }

    /// Searches for a capture of the block with a stone on `stone`, and gives up after
    /// `limit` arrangements. Nothing if the defender has no stone there.
    pub fn run(&self, stone: Point, limit: u64) -> Option<Searched> {
        self.run_with(stone, limit, &mut |_| ControlFlow::Continue(()))
    }

    /// The same; `report` hears now and then how many arrangements have been reached, and
    /// may stop the search.
    pub fn run_with(
        &self,
        stone: Point,
        limit: u64,
        report: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Option<Searched> {
        let mut one = One { target: self.stones.block_of(stone)?, report };
        let (end, arrangements) = self.walk(limit, &mut one);
        let safe = match end {
            End::Complete => Some(true),
            End::Enough => Some(false),
            End::GivenUp => None,
        };
        Some(Searched { safe, arrangements })
    }

    /// Searches for captures of all blocks at once, and gives up after `limit` arrangements.
    /// `report` hears now and then what has been found, and may stop the search.
    ///
    /// Where a block is safe, each arrangement that can be reached is, and their number is
    /// that of [`Search::run`] for this block.
    pub fn survey(&self, limit: u64, report: &mut dyn FnMut(&Survey) -> ControlFlow<()>) -> Survey {
        let captured = vec![false; self.stones.block_count()];
        let survey = Survey { captured, arrangements: 0, finished: false };
        let mut all = All { survey, report };
        let (end, arrangements) = self.walk(limit, &mut all);
        Survey { arrangements, finished: end != End::GivenUp, ..all.survey }
    }

    /// Tries line after line of play until all are tried, or `watch` has seen enough. Gives
    /// the number of arrangements reached, too.
    fn walk(&self, limit: u64, watch: &mut impl Watch) -> (End, u64) {
        let mut stones = self.stones.clone();
        let mut reached = Arrangements::new(stones.key().len());
        reached.insert(stones.key());
        if watch.sees(&stones.captured()) {
            return (End::Enough, 1);
        }
        let mut line: Vec<Change> = Vec::new();
        let mut point = 0;
        let mut tried = 0;
        let end = loop {
            if point as usize == self.allowed.len() {
                let Some(last) = line.pop() else { break End::Complete };
                point = last.point() + 1;
                stones.take_back(last);
                continue;
            }
            tried += 1;
            if tried % MOVES_A_REPORT == 0 && watch.hears(reached.len() as u64).is_break() {
                break End::GivenUp;
            }
            let may_play = self.allowed[point as usize] && stones.is_empty(point);
            let Some(change) = may_play.then(|| stones.play(point)).flatten() else {
                point += 1;
                continue;
            };
            if reached.contains(stones.key()) {
                stones.take_back(change);
                point += 1;
                continue;
            }
            if reached.len() as u64 >= limit {
                break End::GivenUp;
            }
            reached.insert(stones.key());
            if watch.sees(change.captured()) {
                break End::Enough;
            }
            line.push(change);
            point = 0;
        };
        (end, reached.len() as u64)
    }
}

/// How a walk ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum End {
    /// Every line of play was tried.
    Complete,
    /// What was asked for was seen.
    Enough,
    GivenUp,
}
