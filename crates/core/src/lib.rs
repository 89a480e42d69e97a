#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]

#[macro_use]
extern crate alloc;

mod analysis;
mod batch;
mod board;
mod by_color;
mod casting_out;
mod chronicle;
mod color;
mod components;
mod csr;
#[cfg(not(target_family = "wasm"))]
mod dense;
mod engine;
mod form;
mod game;
mod general;
pub mod graph;
mod grid;
mod health;
mod id;
mod incidences;
mod judge;
mod life;
mod mark;
mod mask;
mod partition;
mod point_set;
pub mod proof;
mod rows;
mod rules;
mod score;
pub mod search;
mod space;
mod support;
mod surface;
mod topology;
mod unanalyzable;
mod words;

pub use analysis::{
    Analysis, Block, BlockStatus, Event, NotVital, ParseStepNumberError, Region, RegionKind,
    RegionStatus, Relation, StepNumber, Trace,
};
pub use batch::{BadBoards, Boards, Coding};
pub use board::{Board, Illegal, Played};
pub use by_color::ByColor;
pub use chronicle::{ChangedBlock, Changes, Chronicle};
pub use color::Color;
pub use form::Form;
pub use game::{Game, Move, Prisoners};
pub use grid::{ColumnName, Grid};
pub use id::{BlockId, Moment, Point, RegionId, Round};
pub use judge::Judge;
pub use life::Life;
pub use mark::{Mark, MarkKind};
pub use mask::Mask;
pub use rows::BadRows;
pub use rules::{Ko, RegionRule, Rules, Suicide};
pub use score::{Counting, Score, SideScore};
pub use space::Space;
pub use support::{Support, failing};
pub use surface::Surface;
pub use topology::{BadEdges, Topology};
pub use unanalyzable::Unanalyzable;
pub use words::UnknownWord;
