//! The groups of one colour.

use pass_alive::Grid;
use pass_alive_eyes::Eyes;

use super::solution::{Declined, Solution};

/// The groups of one colour, with the answers of the solver.
pub(super) struct Side {
    pub(super) grid: Grid,
    pub(super) eyes: Eyes,
    /// The solver's answer for each group; `None` if it was not asked.
    pub(super) solutions: Vec<Option<Result<Solution, Declined>>>,
}
