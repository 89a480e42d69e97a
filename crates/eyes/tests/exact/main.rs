//! The exact solver against values that are known, and against plain search.

mod agreement;
mod counted;
mod erring;
mod figures;
mod laws;
mod placed;
mod plain;
mod shapes;
mod solver;
mod whole;
