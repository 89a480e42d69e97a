//! The boards of practice, `crates/learn/practice`: what they are, and how they are made.

mod ends;
mod file;
mod grade;
mod level;
mod made;
mod order;
mod sixes;

pub(crate) use grade::Grade;
pub(crate) use made::{is_tidy, played_out};
