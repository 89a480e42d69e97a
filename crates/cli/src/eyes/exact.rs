//! A group played out by the exact solver.

use pass_alive::{Board, Color, Grid, Point};
use pass_alive_eyes::estimate::{self, Estimate, estimate};
use pass_alive_eyes::exact::{Exact, GivenUp, Limits, Solution};
use pass_alive_eyes::{Because, Choices, Group, Part, Region};

/// The exact answer for a group.
pub(crate) struct Played {
    /// The word for the status.
    pub(crate) status: &'static str,
    /// The first moves with which the owner lives.
    pub(crate) save: Vec<Point>,
    /// The first moves with which the opponent kills.
    pub(crate) kill: Vec<Point>,
    /// How many moves of the opponent can be left unanswered; `None` unless it is alive.
    pub(crate) ignores: Option<Ignores>,
    /// The number of arrangements of stones that play reaches.
    pub(crate) arrangements: u64,
    /// The blocks around on whose staying the answer rests, by a stone of each.
    pub(crate) assumed: Vec<Point>,
}

/// A number of moves that can be left unanswered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ignores {
    /// 0 to 3; 3 stands for more as well.
    Moves(u8),
    /// All of them: the group is unconditionally alive.
    Any,
}

/// The exact answers for a group and for each of its regions.
pub(super) struct Exactly {
    pub(super) group: Result<Played, NoAnswer>,
    /// The eyes of each region, or `ko`; `None` where there is no answer.
    pub(super) values: Vec<Option<String>>,
    /// The result of a search, where the group is beyond the exact solver.
    pub(super) estimate: Option<Estimate>,
}

impl Exactly {
    /// Plays a group and its regions out, each until `arrangements` have been reached.
    pub(super) fn new(
        grid: Grid,
        board: &Board,
        choices: &Choices,
        color: Color,
        group: &Group,
        arrangements: u64,
    ) -> Self {
        let value = |region: &Region| {
            let solution = solution(board, color, &region.part, arrangements).ok()?;
            Some(match solution.value() {
                Exact::Value(value) => value.to_string(),
                Exact::Ko => "ko".to_owned(),
            })
        };
        let values = group.regions.iter().map(value).collect();
        let played = Played::new(board, color, group, arrangements);
        let estimate = group.part.as_ref().filter(|_| played.is_err()).and_then(|part| {
            let found = estimate(grid, board, color, part, choices, limits(arrangements)).ok()?;
            // Enemy stones that could be captured can only help the group.
            let decided = part.assumed.is_empty() || found.status == estimate::Status::Alive;
            Some(Estimate { sure: found.sure && decided, ..found })
        });
        Self { group: played, values, estimate }
    }
}

/// The limits of a search beside those of the exact solver, which is the faster one.
fn limits(arrangements: u64) -> estimate::Limits {
    let limits = estimate::Limits::default();
    let exact = Limits { arrangements, ..limits.exact };
    let positions = arrangements.div_ceil(Limits::default().arrangements / limits.positions);
    estimate::Limits { positions, exact, ..limits }
}

/// The reason why there is no exact answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NoAnswer {
    /// The group has a way out.
    Exit,
    /// Too many points or blocks decide on it.
    Large,
    /// A limit was reached.
    GivenUp,
}

impl NoAnswer {
    /// A stable word for programs.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            NoAnswer::Exit => "exit",
            NoAnswer::Large => "large",
            NoAnswer::GivenUp => "given-up",
        }
    }

    /// The same in words.
    pub(crate) fn message(self) -> &'static str {
        match self {
            NoAnswer::Exit => "it may be able to escape",
            NoAnswer::Large => "too many points decide on it",
            NoAnswer::GivenUp => "given up",
        }
    }
}

impl Played {
    /// Plays a group out until `arrangements` have been reached.
    ///
    /// # Errors
    /// The reason why there is no answer.
    pub(crate) fn new(
        board: &Board,
        color: Color,
        group: &Group,
        arrangements: u64,
    ) -> Result<Self, NoAnswer> {
        if group.because == Because::Unconditional {
            return Ok(Self::unconditional());
        }
        let part = group.part.as_ref().ok_or(NoAnswer::Exit)?;
        let solution = solution(board, color, part, arrangements)?;
        Ok(Self {
            status: solution.status()?.as_str(),
            save: solution.save(),
            kill: solution.kill(),
            ignores: solution.ignores()?.map(Ignores::Moves),
            arrangements: solution.arrangements(),
            assumed: part.rests_on(&solution).to_vec(),
        })
    }

    fn unconditional() -> Self {
        let ignores = Some(Ignores::Any);
        let none = Vec::new;
        Self {
            status: "alive",
            save: none(),
            kill: none(),
            ignores,
            arrangements: 0,
            assumed: none(),
        }
    }
}

/// Plays a part of a board out until `arrangements` have been reached.
fn solution(
    board: &Board,
    color: Color,
    part: &Part,
    arrangements: u64,
) -> Result<Solution, NoAnswer> {
    let bytes = Limits::default().bytes.max(arrangements.saturating_mul(BYTES));
    Ok(part.play_out(board, color, Limits { arrangements, bytes, ..Limits::default() })?)
}

impl From<GivenUp> for NoAnswer {
    fn from(why: GivenUp) -> Self {
        match why {
            GivenUp::Points => NoAnswer::Large,
            GivenUp::Arrangements | GivenUp::Memory => NoAnswer::GivenUp,
        }
    }
}

/// The memory that an arrangement may take.
const BYTES: u64 = 128;
