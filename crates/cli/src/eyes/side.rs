//! The groups of one colour.

use pass_alive::Grid;
use pass_alive_eyes::Eyes;

use super::exact::Exactly;

/// The groups of one colour, with the answers of the exact solver.
pub(super) struct Side {
    pub(super) grid: Grid,
    pub(super) eyes: Eyes,
    /// The exact answer for each group; `None` if it was not asked for.
    pub(super) exact: Vec<Option<Exactly>>,
}
