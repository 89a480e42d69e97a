//! Proofs that can be played: how every block that is not unconditionally alive is
//! captured while its owner passes, and why none that is can be.
//!
//! Benson's Theorem 2 says that a block without two vital regions can be captured, and his
//! proof says how; but its case 3 first fills all liberties of a block in regions unhealthy
//! for it and only then captures the other blocks, which may make such a region healthy
//! for one of those and save them all. Here the blocks that a capture depends on are
//! captured first, before any liberty of the block is touched. Every region then is as it
//! was at first or has lost a neighbour for good, so that each round of the casting-out is
//! a wave of real captures.

mod attack;
mod contacts;
mod sequence;
mod siege;
mod squeeze;
mod turning;

pub use attack::Attack;
pub use sequence::{Reason, Sequence, Step};
pub use squeeze::{LastPoint, Obstruction, Squeeze};
pub use turning::{OwnMoves, spoiling_moves};
