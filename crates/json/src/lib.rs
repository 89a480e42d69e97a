#![doc = include_str!("../README.md")]
#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]

#[macro_use]
extern crate alloc;

mod analysis;
mod answer;
mod changes;
mod eyes;
mod names;
mod position;
mod proof;
mod question;
mod refusal;
mod score;
mod search;
mod selection;
mod support;
mod turn;
#[cfg(test)]
mod typescript;

pub use analysis::analysis;
pub use answer::answer;
pub use changes::changes;
pub use eyes::{EyesQuestion, Groups, Solve, eyes, line_names};
pub use names::point_names;
pub use position::Position;
pub use proof::proof;
pub use question::{BadName, Question, joined, point_name, stones_named};
pub use refusal::Refusal;
pub use score::score;
pub use search::search;
pub use selection::Selection;
pub use support::support;
pub use turn::turn;
