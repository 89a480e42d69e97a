#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]

#[macro_use]
extern crate alloc;

mod area;
mod choices;
mod dependence;
mod enclosure;
mod evaluation;
mod eyes;
mod gate;
mod holds;
mod judgement;
mod level;
mod linking;
mod lookahead;
mod measures;
mod part;
mod prisoners;
mod ruled;
mod rules;
mod shape;
mod side;
pub mod solve;
mod status;
mod study;
mod sum;
mod survey;
mod term;
mod trace;
mod value;
mod verdict;
mod vital;

pub use area::Kind;
pub use choices::Choices;
pub use enclosure::Dead;
pub use eyes::{EyePoint, Eyes, Group, Region};
pub use judgement::{Basis, Declined, Judgement, Solution};
pub use level::Level;
pub use linking::{Link, Why};
pub use lookahead::LookAhead;
pub use part::Part;
pub use shape::{Corner, Shape};
pub use side::Side;
pub use status::{Because, Status};
pub use sum::{Method, Sum, Taken, sum};
pub use term::{By, Term};
pub use trace::{Adjustment, Dependence, Event, Step};
pub use value::{ParseValueError, Value};
