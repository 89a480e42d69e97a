//! The pool, `crates/learn/pool/boards.txt`: what it is, and how it is made.

mod candidates;
mod choice;
mod file;
mod information;
mod tidy;
mod trim;

pub(crate) use file::{pool, seed};
