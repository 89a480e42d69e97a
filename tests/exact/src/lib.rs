//! The exact solver: every line of play on a few points.
//!
//! The attacker has won when a block of the wall is captured, in finitely many moves. Both sides
//! may pass, no move may be suicide. The value is that under *ko for the attacker*: the owner may
//! not retake a ko at once, the attacker may.
//!
//! The library's solver is checked against this one, which lists all arrangements of stones.

mod answers;
mod arrangements;
mod field;
mod liberties;
mod local;
mod mask;
mod play;
mod position;
mod positions;
mod solution;
mod verdicts;

pub use answers::{Answers, Move};
pub use local::{Local, NotLocal};
pub use pass_alive_eyes::Side;
pub use position::Position;
pub use solution::{Exact, Outcome, Solution, Status, solve};

/// The limits of the exact solver.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Limits {
    /// The most playable points: 10 by default, never more than [`Local::MAX_POINTS`].
    pub points: usize,
    /// The most arrangements of stones that may be reached: 400,000 by default.
    pub arrangements: u64,
    /// The most bytes that the tables of one question may hold: 32 MiB by default.
    pub bytes: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Self { points: 10, arrangements: 400_000, bytes: 32 << 20 }
    }
}

/// The reason why the exact solver gave up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GivenUp {
    /// There are more playable points than [`Limits::points`].
    Points,
    /// It reached [`Limits::arrangements`].
    Arrangements,
    /// It would have needed more than [`Limits::bytes`].
    Memory,
}

impl GivenUp {
    /// The word for it in the program's JSON and in the binding.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            GivenUp::Points => "points",
            GivenUp::Arrangements => "arrangements",
            GivenUp::Memory => "memory",
        }
    }
}

impl std::fmt::Display for GivenUp {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.as_str())
    }
}

impl std::error::Error for GivenUp {}

/// The points in reading order, each once.
fn sorted(mut points: std::vec::Vec<pass_alive::Point>) -> std::vec::Vec<pass_alive::Point> {
    points.sort_unstable();
    points.dedup();
    points
}
