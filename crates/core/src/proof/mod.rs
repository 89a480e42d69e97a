//! Proofs that can be played: the capture, while their owner passes, of all blocks that are
//! not unconditionally alive, and the position that shows why the others stay.
//!
//! Benson's Theorem 2 says that a block without two vital regions can be captured, and its
//! proof gives the moves. But case 3 of that proof first fills all liberties of a block in
//! regions unhealthy for it and only then captures the other blocks; that may make such a
//! region healthy for one of those and save them all. Here the blocks that a capture depends
//! on are captured first, before any liberty of the block is touched. Then every region is
//! either as it was before the attack or has lost a neighbour for good, and each round of
//! the casting-out is a wave of real captures.

mod attack;
mod contacts;
mod execution;
mod plan;
mod sequence;
mod single_moves;
mod squeeze;

pub use attack::{Attack, NotAllBlocks};
pub use sequence::{Reason, Sequence, Step};
pub use single_moves::{LimitReached, OwnMoves, spoiling_moves};
pub use squeeze::{LastPoint, Obstruction, Squeeze};
