//! Benson's unconditional life in the game of Go, decided without search and round by
//! round.
//!
//! A set of blocks of one colour is *unconditionally alive* ("pass-alive") if the opponent
//! cannot capture any of them even when their owner always passes. D. B. Benson, *Life in
//! the Game of Go*, Information Sciences 10 (1976) 17–29, showed how to decide that: cast
//! out every block that does not have two vital regions, discard every region that has
//! lost a neighbour, and repeat until nothing changes.
//!
//! ```
//! use pass_alive::{Analysis, Color, Rules, notation::rows};
//!
//! let (grid, board) = rows::read("
//!     . X . X O .
//!     X X X X O .
//!     O O O O O .
//!     . . . . . .
//! ").unwrap();
//! let analysis = Analysis::new(&board, Color::Black, Rules::default()).unwrap();
//! let alive: Vec<String> = analysis.alive().into_iter().map(|p| grid.name(p)).collect();
//! assert_eq!(alive, ["B4", "D4", "A3", "B3", "C3", "D3"]);
//! ```
#![forbid(unsafe_code)]

mod analysis;
mod block;
mod board;
mod casting_out;
mod grid;
mod members;
mod name;
pub mod notation;
mod parcels;
mod partition;
pub mod proof;
mod region;
mod topology;
mod trace;

pub use analysis::{Analysis, BlockStatus, NotVital, RegionStatus, Relation, Rules, Unanalyzable};
pub use block::Block;
pub use board::{Board, Color, Illegal, Played, Suicide};
pub use casting_out::{CastingOut, Recorder, RegionRule};
pub use grid::{ColumnName, Grid};
pub use name::{block_name, push_number, region_name};
pub use parcels::Parcels;
pub use partition::Partition;
pub use region::{Kind, Region};
pub use topology::{Point, Topology};
pub use trace::{Event, NotAPlace, Place, Trace};
