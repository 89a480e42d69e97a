//! Readers: those who make a mistake, and those who guess.

mod guess;
mod mistake;
mod mistakes;
mod model;
mod owner_answers;
mod seki;

pub use guess::Guess;
pub use mistake::{Family, Mistake};
pub use mistakes::Mistakes;
pub use model::{Model, black_blocks};
