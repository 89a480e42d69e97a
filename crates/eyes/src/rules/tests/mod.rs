//! The rules on regions.

mod counts;
mod drawn;
mod figures;
