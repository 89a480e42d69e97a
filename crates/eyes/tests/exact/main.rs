//! The exact solver against published values, and against plain search.

mod agreement;
mod erring;
mod figures;
mod laws;
mod placed;
mod plain;
mod published;
mod shapes;
mod solver;
mod whole;
