//! Unconditional life on a grid that fits into a few machine words: up to 19 columns and 24 rows,
//! 13 and 32, or 9 and 48, and some wider ones with fewer rows. [`crate::Judge`] takes this way
//! where it can, and the general one ([`crate::general`]) otherwise; the results are the same.
//!
//! A set of points is a bit for each ([`bits`], [`layout`]), so all points are looked at together:
//! most regions cannot be healthy and are flooded at once ([`side`]); blocks are then found one by
//! one, only where they decide something ([`life`]).
//!
//! That casting-out has no rounds. Where a run is to be recorded, all blocks and regions are listed
//! as [`crate::Incidences`] ([`graph`]), and [`crate::CastingOut`] is the same for every board. It is
//! not used for life alone because most blocks and regions decide nothing: the ends of games on
//! 19×19 take almost four times as long with it, and middles fifteen times.
//!
//! No instructions are chosen at run time: compiled for processors with AVX2, BMI2 and POPCNT
//! (`x86-64-v3`) the same code takes between 5 % less and 17 % more, which is not worth the only
//! `unsafe` of the crate.

mod bits;
mod graph;
mod layout;
mod life;
mod position;
mod rows;
mod side;

use alloc::vec::Vec;

use crate::board::{Color, Suicide};
use crate::incidences::Incidences;
use crate::topology::Point;
use position::Position;

/// Decides one board after another on grids that fit. The number of words is a constant of the
/// code, so that loops over them have no end to test. For WebAssembly there is one such code,
/// because each takes several kilobytes.
#[derive(Debug, Clone)]
pub(crate) struct Dense(Words);

#[derive(Debug, Clone)]
enum Words {
    #[cfg(not(target_family = "wasm"))]
    Two(Position<2>),
    #[cfg(not(target_family = "wasm"))]
    Four(Position<4>),
    Eight(Position<8>),
}

/// Calls the same method of whichever position there is.
macro_rules! position {
    ($words:expr, $position:ident => $value:expr) => {
        match $words {
            #[cfg(not(target_family = "wasm"))]
            Words::Two($position) => $value,
            #[cfg(not(target_family = "wasm"))]
            Words::Four($position) => $value,
            Words::Eight($position) => $value,
        }
    };
}

impl Dense {
    /// An empty board with so many columns and rows; `None` if it does not fit.
    pub(crate) fn new(columns: u32, rows: u32) -> Option<Self> {
        let words = None;
        #[cfg(not(target_family = "wasm"))]
        let words = words.or_else(|| Position::new(columns, rows).map(Words::Two));
        #[cfg(not(target_family = "wasm"))]
        let words = words.or_else(|| Position::new(columns, rows).map(Words::Four));
        words.or_else(|| Position::new(columns, rows).map(Words::Eight)).map(Self)
    }

    pub(crate) fn is_of(&self, columns: u32, rows: u32) -> bool {
        position!(&self.0, position => position.is_of(columns, rows))
    }

    /// The number of points.
    pub(crate) fn len(&self) -> usize {
        position!(&self.0, position => position.len())
    }

    /// Takes the stones of another board of the same size.
    pub(crate) fn read(&mut self, stones: &[Option<Color>]) {
        position!(&mut self.0, position => position.read(stones));
    }

    /// The same from bytes: 0 is empty, 1 black, 2 or 255 white.
    pub(crate) fn read_bytes(&mut self, bytes: &[u8]) {
        position!(&mut self.0, position => position.read_bytes(bytes));
    }

    /// The first block without a liberty in reading order, and its colour.
    pub(crate) fn captured(&self) -> Option<(Color, Vec<Point>)> {
        position!(&self.0, position => position.captured())
    }

    /// Finds what is alive and held of `color`. Every block must have a liberty.
    pub(crate) fn decide(&mut self, color: Color, suicide: Suicide) {
        position!(&mut self.0, position => position.decide(color, suicide));
    }

    /// Lists all blocks and regions of `color`.
    pub(crate) fn list(&mut self, color: Color, suicide: Suicide, incidences: &mut Incidences) {
        position!(&mut self.0, position => position.list(color, suicide, incidences));
    }

    /// Returns `true` if the colour decided last has a stone on `point` that is alive.
    pub(crate) fn is_alive(&self, point: Point) -> bool {
        position!(&self.0, position => position.is_alive(point))
    }

    /// Returns `true` if the colour decided last holds `point`.
    pub(crate) fn is_held(&self, point: Point) -> bool {
        position!(&self.0, position => position.is_held(point))
    }

    /// The number of points that the colour decided last holds.
    pub(crate) fn held(&self) -> usize {
        position!(&self.0, position => position.held())
    }

    /// Writes for each point whether it is alive.
    pub(crate) fn mark_alive(&self, mask: &mut [bool]) {
        position!(&self.0, position => position.mark_alive(mask));
    }

    /// Writes for each point whether the colour decided last holds it.
    pub(crate) fn mark_held(&self, mask: &mut [bool]) {
        position!(&self.0, position => position.mark_held(mask));
    }
}
