//! Our own counts for the rules: on how many regions they agree with the exact
//! solver.

mod counts;
pub(crate) mod regions;
mod solver;
