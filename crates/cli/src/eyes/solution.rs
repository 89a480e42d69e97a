//! The answer of the solver for a group, and the one status that follows from it and the rules.

use std::ops::ControlFlow;

use pass_alive::{Board, Grid, Point};
use pass_alive_eyes::solve::{
    Arena, First, Limits, Moves, NoArena, Outcome, Solved, Solver, Verdict,
};
use pass_alive_eyes::{Because, Group, Status};

/// The solver's answer for a group.
pub(crate) struct Solution {
    pub(crate) arena: Arena,
    pub(crate) solved: Solved,
}

/// The reason why the solver has no answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Declined {
    /// The fight has too many points.
    Large {
        /// So many.
        points: usize,
    },
    /// The limit was reached.
    Limit,
}

/// What a status rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Basis {
    /// A proof.
    Proven,
    /// A proof in which some blocks are taken to stay, and some points to lead out.
    Assuming,
    /// The rules of Chen and Chen.
    Rules,
}

/// The status of a group with what it rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Judgement {
    /// The word for the status.
    pub(crate) status: &'static str,
    pub(crate) basis: Basis,
}

impl Declined {
    /// A stable word for programs.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Declined::Large { .. } => "large",
            Declined::Limit => "limit",
        }
    }
}

impl Basis {
    /// A stable word for programs.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Basis::Proven => "proven",
            Basis::Assuming => "assuming",
            Basis::Rules => "rules",
        }
    }
}

impl Solution {
    /// Solves the fight about a group that is not unconditionally alive, looking at so many positions for
    /// each question, and taking nothing for granted at the points `doubts`.
    ///
    /// # Errors
    /// The number of points of a fight that is too large.
    pub(crate) fn new(
        solver: &mut Solver,
        grid: Grid,
        board: &Board,
        group: &Group,
        doubts: &[Point],
        moves: Moves,
    ) -> Result<Self, Declined> {
        let arena = match Arena::of(grid, board, &group.stones(), doubts) {
            Ok(arena) => arena,
            Err(NoArena::TooLarge { points }) => return Err(Declined::Large { points }),
            // A group has stones, and its board was analysed.
            Err(NoArena::NoGroup) => return Err(Declined::Large { points: 0 }),
        };
        let solved = solver.solve(&arena, moves, &mut |_| ControlFlow::Continue(()));
        Ok(Self { arena, solved })
    }

    /// The status, unless the limit left it open.
    pub(crate) fn judgement(&self) -> Option<Judgement> {
        let basis = if self.arena.is_closed() { Basis::Proven } else { Basis::Assuming };
        let status = match self.solved.verdict {
            Verdict::Unsettled => return None,
            verdict => verdict.as_str(),
        };
        Some(Judgement { status, basis })
    }

    /// What happens if the owner moves first, and if the attacker does.
    pub(crate) fn both_first(&self) -> [&First; 2] {
        [&self.solved.owner_first, &self.solved.attacker_first]
    }

    /// The line of play that leads a group out.
    pub(crate) fn way_out(&self) -> &[Option<Point>] {
        let mut both = self.both_first().into_iter().rev();
        both.find(|first| first.outcome == Some(Outcome::GetsOut)).map_or(&[], |first| &first.line)
    }
}

/// The status of a group by the best there is: unconditional life, the solver, the rules.
pub(crate) fn judgement(group: &Group, solution: Option<&Result<Solution, Declined>>) -> Judgement {
    if group.because == Because::Unconditional {
        return Judgement { status: Status::Alive.as_str(), basis: Basis::Proven };
    }
    let solved = solution.and_then(|solution| solution.as_ref().ok()?.judgement());
    solved.unwrap_or(Judgement { status: group.status.as_str(), basis: Basis::Rules })
}

/// A solver that looks at so many positions for each question.
pub(crate) fn solver(positions: u64) -> Solver {
    Solver::new(Limits { positions })
}
