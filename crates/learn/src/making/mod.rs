//! Boards at random, and what makes them look like ones to learn from.

mod source;
mod tidy;
mod trim;

pub use source::{played_out, scattered};
pub use tidy::{all_breathe, colors_touch};
pub use trim::{stripped, surrounded};
