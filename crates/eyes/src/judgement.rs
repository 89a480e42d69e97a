//! The one status of a group, by the best basis that there is.

use core::ops::ControlFlow;

use pass_alive::{Board, Grid, Point};

use crate::eyes::Group;
use crate::solve::{Arena, Extent, First, Moves, NoArena, Outcome, Solved, Solver, Verdict};
use crate::status::{Because, Status};

/// The solver's answer about a group.
#[derive(Debug, Clone)]
pub struct Solution {
    /// The fight.
    pub arena: Arena,
    /// The answer.
    pub solved: Solved,
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
    /// and answers if it can. `progress` is that of [`Solver::solve`].
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
        let stones = group.stones();
        let fight = |extent| match Arena::of(grid, board, &stones, doubts, extent) {
            Ok(arena) => Ok(arena),
            Err(NoArena::TooLarge { points }) => Err(Declined::Large { points }),
            // A group has stones, and its board was analysed.
            Err(NoArena::NoGroup) => Err(Declined::Large { points: 0 }),
        };
        let wide = fight(Extent::Wide)
            .map(|arena| Self { solved: solver.solve(&arena, moves, progress), arena });
        if wide.as_ref().is_ok_and(|wide| !wide.is_open() || wide.solved.cancelled) {
            return wide;
        }
        let before = wide.as_ref().map_or(0, |wide| wide.solved.positions);
        let Ok(arena) = fight(Extent::Narrow) else { return wide };
        if wide.as_ref().is_ok_and(|wide| wide.arena == arena) {
            return wide;
        }
        let mut solved = solver.solve(&arena, moves, &mut |positions| progress(before + positions));
        solved.positions += before;
        let narrow = Self { arena, solved };
        if narrow.is_open() && wide.is_ok() { wide } else { Ok(narrow) }
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
        (status != Verdict::Unsettled).then_some(Judgement { status, basis })
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
