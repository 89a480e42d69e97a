//! The groups of a position: `pass-alive eyes`.

mod group;
mod question;

use alloc::vec::Vec;

use pass_alive::Grid;
use pass_alive_eyes::{Declined, Eyes, Solution};
use serde::Serialize;

use group::GroupJson;
pub use group::line_names;
pub use question::{EyesQuestion, Solve};

/// The groups of one colour, with the answers of the solver.
#[derive(Debug, Clone)]
pub struct Groups {
    /// The size of the board.
    pub grid: Grid,
    /// The groups.
    pub eyes: Eyes,
    /// The solver's answer for each group; `None` if it was not asked about it.
    pub solutions: Vec<Option<Result<Solution, Declined>>>,
}

#[derive(Serialize)]
struct Json {
    groups: Vec<GroupJson>,
}

/// The groups of one colour.
#[must_use]
pub fn eyes(of: &Groups) -> impl Serialize + use<> {
    let groups = of.eyes.groups.iter().zip(&of.solutions);
    Json {
        groups: groups
            .map(|(group, solution)| GroupJson::new(of.grid, group, solution.as_ref()))
            .collect(),
    }
}
