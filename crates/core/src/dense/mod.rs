//! Unconditional life on a grid that fits into a few machine words: up to 19 columns and 24 rows,
//! 13 and 32, or 9 and 48, and some wider ones with fewer rows. [`crate::Judge`] uses this
//! where it can and falls back to [`crate::general`]; the results are the same.
//!
//! A set of points is a bit for each ([`bits`], [`layout`]), so all points are looked at together:
//! most regions cannot be healthy and are flooded at once ([`side`]); blocks are then found one by
//! one, only where they decide something ([`survivors`]).
//!
//! That casting-out has no rounds. Where a run is to be recorded, all blocks and regions are listed
//! as [`crate::graph::Incidences`] ([`graph`]), and [`crate::graph::CastingOut`] is the same for every board. It is
//! not used for life alone because most blocks and regions decide nothing: the ends of games on
//! 19×19 take almost four times as long with it, and middles fifteen times.
//!
//! There is no run-time CPU dispatch: compiled for processors with AVX2, BMI2 and POPCNT
//! (`x86-64-v3`) the same code takes between 5 % less and 17 % more, which is not worth the only
//! `unsafe` of the crate.

mod bits;
mod graph;
mod layout;
mod position;
mod rows;
mod side;
mod survivors;

use alloc::boxed::Box;

use crate::engine::Engine;
use crate::grid::Grid;
use position::Position;

/// The engine for boards of `grid`; `None` if they do not fit. The number of words is a compile-time
/// constant, so that the compiler unrolls the loops over them.
pub(crate) fn engine(grid: Grid) -> Option<Box<dyn Engine>> {
    of_words::<2>(grid).or_else(|| of_words::<4>(grid)).or_else(|| of_words::<8>(grid))
}

fn of_words<const W: usize>(grid: Grid) -> Option<Box<dyn Engine>> {
    Some(Box::new(Position::<W>::new(grid.columns(), grid.rows())?))
}
