//! Which mistake a reader's answers fit, and which board tells most about it.

mod hypotheses;
mod information;
mod outcome;
mod pool;
mod session;

pub use outcome::Outcome;
pub use pool::{Pool, PoolBoard, PoolError};
pub use session::{Diagnosis, Shown};
