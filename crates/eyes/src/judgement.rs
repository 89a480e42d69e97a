//! The one status of a group, by the best basis that there is.

use alloc::vec::Vec;
use core::ops::ControlFlow;

use pass_alive::{Board, Grid, Point};

use crate::eyes::Group;
use crate::measures;
use crate::solve::{Arena, Extent, First, Moves, NoArena, Outcome, Solved, Solver, Verdict};
use crate::status::{Because, Status};
use crate::survey::sorted;

/// The solver's answer about a group.
#[derive(Debug, Clone)]
pub struct Solution {
    /// The fight.
    pub arena: Arena,
    /// The answer.
    pub solved: Solved,
    /// Blocks with few liberties that the answer takes to stay, by the first stone of each, where the limit
    /// leaves open what it is if they may be captured: the status is not told then.
    pub doubtful: Vec<Point>,
}

/// The reason why the solver has no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Declined {
    /// The fight has too many points.
    Large {
        /// So many.
        points: usize,
    },
    /// The limit was reached.
    Limit,
}

/// What a status rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Basis {
    /// A proof.
    Proven,
    /// A proof in which some blocks are taken to stay, and some points to lead out.
    Assuming,
    /// The rules of Chen and Chen.
    Rules,
}

/// The status of a group, and what it rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Judgement {
    /// The status.
    pub status: Verdict,
    /// What it rests on.
    pub basis: Basis,
}

impl Declined {
    /// The word for it in JSON.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Large { .. } => "large",
            Self::Limit => "limit",
        }
    }
}

impl Basis {
    /// The word for it in JSON.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Proven => "proven",
            Self::Assuming => "assuming",
            Self::Rules => "rules",
        }
    }

    /// That of an answer about a fight.
    #[must_use]
    pub fn of(arena: &Arena) -> Self {
        if arena.is_closed() { Self::Proven } else { Self::Assuming }
    }
}

impl Solution {
    /// Solves the fight about a group that is not unconditionally alive, taking nothing for granted at the
    /// points `doubts`. Where the fight is too large or the limit leaves it open, a narrower one is asked,
    /// and answers if it can. A status that nobody's first move changes has to hold without taking any block
    /// with few liberties to stay: where one is, the fight is asked again with it. `progress` is that of
    /// [`Solver::solve`].
    ///
    /// # Errors
    /// [`Declined::Large`], if the fight is too large.
    pub fn new(
        solver: &mut Solver,
        grid: Grid,
        board: &Board,
        group: &Group,
        doubts: &[Point],
        moves: Moves,
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Result<Self, Declined> {
        let asked = Asked { grid, board, stones: &group.stones(), moves };
        let mut first = asked.answer(solver, doubts, progress)?;
        let weak = first.weak(board);
        if weak.is_empty() || first.solved.cancelled {
            return Ok(first);
        }
        let before = first.solved.positions;
        let doubts = [doubts, &weak].concat();
        let is_first =
            |extent| asked.fight(&doubts, extent).is_ok_and(|arena| arena == first.arena);
        if [Extent::Wide, Extent::Narrow].into_iter().any(is_first) {
            // They do not touch the fight.
            return Ok(first);
        }
        let progress = &mut |positions| progress(before + positions);
        match asked.answer(solver, &doubts, progress) {
            Ok(mut again) if !again.is_open() => {
                again.solved.positions += before;
                Ok(again)
            }
            again => {
                let again = again.map(|again| again.solved);
                first.solved.positions += again.as_ref().map_or(0, |again| again.positions);
                first.solved.cancelled = again.is_ok_and(|again| again.cancelled);
                first.doubtful = weak;
                Ok(first)
            }
        }
    }

    fn on(arena: Arena, solve: impl FnOnce(&Arena) -> Solved) -> Self {
        Self { solved: solve(&arena), arena, doubtful: Vec::new() }
    }

    /// The blocks with few liberties that an answer takes to stay which is the same whoever begins.
    fn weak(&self, board: &Board) -> Vec<Point> {
        let is_same = matches!(self.solved.verdict, Verdict::Alive | Verdict::Dead | Verdict::Seki);
        let is_weak = |&stone: &Point| liberties(board, stone) <= measures::fight::WEAK;
        let assumed = if is_same { &self.arena.assumed[..] } else { &[] };
        assumed.iter().copied().filter(is_weak).collect()
    }

    /// Returns `true` if the limit left the status open.
    fn is_open(&self) -> bool {
        self.solved.verdict == Verdict::Unsettled
    }

    /// The status, unless the limit left it open.
    #[must_use]
    pub fn judgement(&self) -> Option<Judgement> {
        let status = self.solved.verdict;
        let basis = Basis::of(&self.arena);
        (!self.is_open() && self.doubtful.is_empty()).then_some(Judgement { status, basis })
    }

    /// What happens if the owner moves first, and if the attacker does.
    #[must_use]
    pub fn both_first(&self) -> [&First; 2] {
        [&self.solved.owner_first, &self.solved.attacker_first]
    }

    /// The line of play that leads the group out; empty if none does.
    #[must_use]
    pub fn way_out(&self) -> &[Option<Point>] {
        let mut both = self.both_first().into_iter().rev();
        both.find(|first| first.outcome == Some(Outcome::GetsOut)).map_or(&[], |first| &first.line)
    }
}

/// A question about a group.
struct Asked<'a> {
    grid: Grid,
    board: &'a Board,
    /// Those of the group.
    stones: &'a [Point],
    moves: Moves,
}

impl Asked<'_> {
    fn fight(&self, doubts: &[Point], extent: Extent) -> Result<Arena, Declined> {
        Arena::of(self.grid, self.board, self.stones, doubts, extent).map_err(|reason| match reason
        {
            NoArena::TooLarge { points } => Declined::Large { points },
            // A group has stones, and its board was analysed.
            NoArena::NoGroup => Declined::Large { points: 0 },
        })
    }

    /// The answer about a fight that takes for granted what [`Arena`] does.
    fn answer(
        &self,
        solver: &mut Solver,
        doubts: &[Point],
        progress: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Result<Solution, Declined> {
        let wide = self.fight(doubts, Extent::Wide);
        let wide = wide
            .map(|arena| Solution::on(arena, |arena| solver.solve(arena, self.moves, progress)));
        if wide.as_ref().is_ok_and(|wide| !wide.is_open() || wide.solved.cancelled) {
            return wide;
        }
        let before = wide.as_ref().map_or(0, |wide| wide.solved.positions);
        let Ok(arena) = self.fight(doubts, Extent::Narrow) else { return wide };
        if wide.as_ref().is_ok_and(|wide| wide.arena == arena) {
            return wide;
        }
        let progress = &mut |positions| progress(before + positions);
        let mut narrow = Solution::on(arena, |arena| solver.solve(arena, self.moves, progress));
        narrow.solved.positions += before;
        if narrow.is_open() && wide.is_ok() { wide } else { Ok(narrow) }
    }
}

/// The number of liberties of the block with a stone on `stone`.
fn liberties(board: &Board, stone: Point) -> usize {
    let block = board.block_at(stone);
    let around = block.iter().flat_map(|&stone| board.topology().neighbors(stone));
    sorted(around.copied().filter(|&point| board.get(point).is_none()).collect()).len()
}

impl Judgement {
    /// The status of a group by the best there is: unconditional life, the solver, the rules.
    #[must_use]
    pub fn of(group: &Group, solution: Option<&Solution>) -> Self {
        if group.because == Because::Unconditional {
            return Self { status: Verdict::Alive, basis: Basis::Proven };
        }
        let by_rules = Self { status: group.status.into(), basis: Basis::Rules };
        solution.and_then(Solution::judgement).unwrap_or(by_rules)
    }
}

impl From<Status> for Verdict {
    fn from(status: Status) -> Self {
        match status {
            Status::Alive => Self::Alive,
            Status::Critical => Self::Critical,
            Status::Dead => Self::Dead,
            Status::Seki => Self::Seki,
            Status::Unsettled => Self::Unsettled,
        }
    }
}
