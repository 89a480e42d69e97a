#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]

#[macro_use]
extern crate alloc;

mod analysis;
mod block;
mod board;
mod casting_out;
mod chronicle;
mod game;
mod grid;
mod id;
mod judge;
mod members;
pub mod notation;
mod parcels;
mod partition;
pub mod proof;
mod region;
mod score;
pub mod search;
mod status;
mod support;
mod topology;
mod trace;

pub use analysis::{Analysis, Rules, Unanalyzable};
pub use block::Block;
pub use board::{Board, Color, Illegal, Played, Suicide};
pub use casting_out::{CastingOut, Recorder, RegionRule};
pub use chronicle::{Change, Chronicle, Turn};
pub use game::{Game, Prisoners};
pub use grid::{ColumnName, Grid};
pub use id::{BlockId, Moment, RegionId, Round, push_number};
pub use judge::{Judge, Seen, Verdict};
pub use parcels::Parcels;
pub use partition::Partition;
pub use region::{Kind, Region};
pub use score::{Count, Score};
pub use status::{BlockStatus, NotVital, RegionStatus, Relation};
pub use support::{Support, failing};
pub use topology::{Point, Topology};
pub use trace::{Event, NotAPlace, Place, Trace};
