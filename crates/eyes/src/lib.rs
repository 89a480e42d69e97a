#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod area;
mod level;
mod shape;
mod side;
mod sum;
mod trace;
mod value;

pub use area::{Area, Kind, Site};
pub use level::Level;
pub use shape::{Corner, Shape};
pub use side::Side;
pub use sum::{Method, Sum, Taken, sum};
pub use trace::{Adjustment, Event};
pub use value::{ParseValueError, Value};
