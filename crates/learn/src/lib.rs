//! What people get wrong about unconditional life, and how their answers show it.
//!
//! [`decide`] is Benson's definition, clause by clause, for small boards; a [`Reading`] changes some
//! of its clauses. [`Mistake`] lists those that people make. [`Model`] answers a board as a reader
//! with such a mistake would.
//!
//! The crate is compiled to a small build of its own for the page, so it uses of `pass-alive` little
//! more than the words for colours and rules, and no logarithm or text but its own.

#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod bits;
mod definition;
mod neighbors;
mod people;
mod plane;
mod play;

pub use bits::{Bits, each};
pub use definition::{Benson, Reading, Region, Seen, State, Verdict, decide, judge_together};
pub use neighbors::Neighbors;
pub use people::{Family, Guess, Mistake, Mistakes, Model, black_blocks};
pub use plane::{Plane, PlaneError};
pub use play::played;
