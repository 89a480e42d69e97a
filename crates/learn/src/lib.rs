//! What people get wrong about unconditional life, and how their answers show it.
//!
//! [`decide`] is Benson's definition, clause by clause, for small boards; a [`Reading`] changes some
//! of its clauses. [`Mistake`] lists those that people make. [`Model`] answers a board as a reader
//! with such a mistake would. [`Diagnosis`] asks about boards of a [`Pool`] until it can say which
//! mistake a reader's answers fit, or that they fit none.
//!
//! The crate is compiled to a small build of its own for the page, so it uses of `pass-alive` little
//! more than the words for colours and rules, and no logarithm or text but its own.

#![cfg_attr(not(feature = "panics"), no_std)]
#![cfg_attr(not(feature = "binding"), forbid(unsafe_code))]

extern crate alloc;
#[cfg(test)]
extern crate std;

#[cfg(feature = "binding")]
pub mod binding;
mod bits;
mod definition;
mod diagnosis;
mod making;
mod neighbors;
mod people;
mod plane;
mod play;
mod random;

pub use bits::{Bits, each};
pub use definition::{Benson, Reading, Region, Seen, State, Verdict, decide, judge_together};
pub use diagnosis::{Diagnosis, Outcome, Pool, PoolBoard, PoolError, Shown};
pub use making::{all_breathe, colors_touch, played_out, scattered, stripped, surrounded};
pub use neighbors::Neighbors;
pub use people::{Family, Guess, Mistake, Mistakes, Model, black_blocks};
pub use plane::{Plane, PlaneError};
pub use play::played;
pub use random::Random;
