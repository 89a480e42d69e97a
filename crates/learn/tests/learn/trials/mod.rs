//! What is said of simulated readers: no trial is with people.

mod figures;
mod reader;
mod tally;
