//! The statuses of blocks and regions at a moment of a run, and their relations.

use core::fmt;

use crate::id::{BlockId, Moment, Point};
use crate::words::words;

/// The status of a block at a moment of the run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum BlockStatus {
    /// Not in the chosen starting set.
    Outside,
    /// Still in the set.
    In,
    /// Cast out in the round of the moment.
    CastOutNow,
    /// Cast out in an earlier round.
    CastOut,
    /// Unconditionally alive: nothing falls any more, and it is still in.
    Alive,
}

words!(BlockStatus {
    Outside => "outside",
    In => "in",
    CastOutNow => "castOutNow",
    CastOut => "castOut",
    Alive => "alive",
});

/// The status of a region at a moment of the run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RegionStatus {
    /// It was never in the list.
    NotListed,
    /// Still in the list.
    Listed,
    /// Discarded in the round of the moment.
    DiscardedNow,
    /// Discarded in an earlier round.
    Discarded,
    /// Cleared away at the end, because it is vital to no block.
    Cleared,
}

words!(RegionStatus {
    NotListed => "notListed",
    Listed => "listed",
    DiscardedNow => "discardedNow",
    Discarded => "discarded",
    Cleared => "cleared",
});

/// The relation of a region to a block at a moment of the run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Relation {
    /// The block is not next to the region.
    NotAdjacent,
    /// Next to it, but the region is not healthy for it.
    Neighbor,
    /// Healthy for it, but not in the list, or the block is not in the set.
    Healthy,
    /// Healthy, in the list, and so all its neighbours were in the set when the round
    /// began.
    Vital,
}

words!(Relation {
    NotAdjacent => "notAdjacent",
    Neighbor => "neighbor",
    Healthy => "healthy",
    Vital => "vital",
});

/// The reason why a region next to a block is not vital to it in some round.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NotVital {
    /// This point is empty and not a liberty of the block; with suicide allowed, it is
    /// not next to the block.
    Unhealthy(Point),
    /// This block next to the region is outside the starting set.
    OutsideStart(BlockId),
    /// The region was discarded, because it lost this neighbour.
    Discarded {
        /// The moment at which it had just been discarded.
        at: Moment,
        /// The first of the neighbours cast out in that round.
        lost: BlockId,
    },
}

/// With points as numbers.
impl fmt::Display for NotVital {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotVital::Unhealthy(point) => write!(f, "point {point} is not next to the block"),
            NotVital::OutsideStart(lost) => write!(f, "block {lost} is not in the starting set"),
            NotVital::Discarded { lost, .. } => {
                write!(f, "block {lost} next to it was cast out earlier")
            }
        }
    }
}
