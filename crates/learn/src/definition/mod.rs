//! Benson's definition, clause by clause, so that a clause can be read in another way.

mod decide;
mod reading;
mod state;

pub use decide::{Verdict, decide};
pub use reading::{Benson, Reading, judge_together};
pub use state::{Region, Seen, State};
