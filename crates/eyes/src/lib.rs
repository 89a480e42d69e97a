#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod area;
mod level;
mod trace;
mod value;

pub use area::{Area, Site};
pub use level::Level;
pub use trace::{Adjustment, Event};
pub use value::Value;
