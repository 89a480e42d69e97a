#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod analysis;
mod answer;
mod changes;
mod names;
mod position;
mod proof;
mod score;
mod search;
mod support;
mod turn;

pub use analysis::analysis;
pub use answer::answer;
pub use changes::changes;
pub use names::point_names;
pub use position::Position;
pub use proof::proof;
pub use score::score;
pub use search::search;
pub use support::support;
pub use turn::turn;
