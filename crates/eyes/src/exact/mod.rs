//! The exact solver: every line of play on a few points.
//!
//! The attacker has won when a block of the wall is captured, in finitely many moves. Both sides
//! may pass, no move may be suicide. The value is that under *ko for the attacker*: the owner may
//! not retake a ko at once, the attacker may.

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

pub use crate::side::Side;
pub use answers::{Answers, Move};
pub use local::{Local, NotLocal};
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

impl core::fmt::Display for GivenUp {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(self.as_str())
    }
}

impl core::error::Error for GivenUp {}
