//! What the casting-out works on.

use alloc::vec::Vec;

use pass_alive::{Color, Suicide};

use crate::bits::{Bits, each};
use crate::neighbors::Neighbors;
use crate::plane::Plane;

/// A board as one colour sees it.
#[derive(Debug, Clone)]
pub struct Seen {
    /// The points next to each point.
    pub around: Neighbors,
    /// The stones that are judged.
    pub own: Bits,
    /// The stones of the other colour.
    pub enemy: Bits,
    /// The points without a stone.
    pub empty: Bits,
    /// Whether the enemy may play suicide.
    pub suicide: Suicide,
}

impl Seen {
    /// The board as it is.
    #[must_use]
    pub fn of(plane: &Plane, color: Color, suicide: Suicide) -> Self {
        Self {
            around: Neighbors::of(plane),
            own: plane.stones(color),
            enemy: plane.stones(color.other()),
            empty: plane.all() & !(plane.black | plane.white),
            suicide,
        }
    }

    /// The empty points next to stones.
    #[must_use]
    pub fn liberties(&self, stones: Bits) -> Bits {
        self.around.next_to(stones) & self.empty
    }

    /// Whether every empty point of a region is next to a stone of the colour.
    #[must_use]
    pub fn is_small(&self, area: Bits) -> bool {
        area & self.empty & !self.around.next_to(self.own) == 0
    }
}

/// A region, with blocks as the bits of their places in [`State::blocks`].
#[derive(Debug, Clone)]
pub struct Region {
    /// Its points.
    pub points: Bits,
    /// The blocks beside it.
    pub neighbors: Bits,
    /// The blocks that it counts for: those that it is healthy for.
    pub counts_for: Bits,
    /// False once it is discarded.
    pub listed: bool,
}

/// The blocks and regions of a colour during the casting-out.
#[derive(Debug, Clone)]
pub struct State {
    /// The board.
    pub seen: Seen,
    /// The stones of each block.
    pub blocks: Vec<Bits>,
    /// The regions, in the order of their first points.
    pub regions: Vec<Region>,
}

impl State {
    /// The stones of a block, which is one bit.
    #[must_use]
    pub fn block(&self, bit: Bits) -> Bits {
        self.blocks[bit.trailing_zeros() as usize]
    }

    /// The stones of a set of blocks.
    #[must_use]
    pub fn stones(&self, blocks: Bits) -> Bits {
        each(blocks).fold(0, |stones, block| stones | self.block(block))
    }
}
