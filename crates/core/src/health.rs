//! The health of regions, found by counting.

use alloc::vec::Vec;

use crate::color::Color;
use crate::id::{BlockId, Point};
use crate::rules::Suicide;

/// Whether points with this content must touch the block for the region to be healthy: the empty points (Benson 1976, "Unconditional life"), and with suicide allowed
/// the enemy's stones too (Sensei's Library).
#[inline]
pub(crate) fn is_required(stone: Option<Color>, suicide: Suicide) -> bool {
    stone.is_none() || suicide == Suicide::Allowed
}

/// A region next to a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Neighbor {
    pub(crate) block: BlockId,
    pub(crate) healthy: bool,
}

/// Counts for each block next to a region how many of the required points are next to it.
/// The memory is used for one region after another.
#[derive(Debug, Clone, Default)]
pub(crate) struct HealthCounts {
    /// The index of each block's count. An index left over from an earlier region is recognized
    /// because the count there is of another block.
    slots: Vec<u32>,
    counts: Vec<Count>,
}

#[derive(Debug, Clone, Copy)]
struct Count {
    block: BlockId,
    /// Required points of the region that are next to the block.
    points: u32,
    /// The last point counted, so that each counts once.
    last: Point,
}

impl HealthCounts {
    /// Makes room for blocks with numbers below `blocks`.
    pub(crate) fn reserve(&mut self, blocks: usize) {
        if self.slots.len() < blocks {
            self.slots.resize(blocks, 0);
        }
    }

    /// Starts a new region.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.counts.clear();
    }

    /// Notes that `point` of the region is next to `block`. The points must come one after
    /// another; a point may be noted several times.
    #[inline]
    pub(crate) fn add(&mut self, point: Point, block: BlockId, required: bool) {
        let slot = &mut self.slots[block.index()];
        match self.counts.get_mut(*slot as usize) {
            Some(count) if count.block == block => {
                count.points += u32::from(required & (count.last != point));
                count.last = point;
            }
            _ => {
                *slot = self.counts.len() as u32;
                self.counts.push(Count { block, points: u32::from(required), last: point });
            }
        }
    }

    /// Returns `true` if no block is next to the region.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.counts.is_empty()
    }

    /// The blocks next to the region, which has `required` required points.
    #[inline]
    pub(crate) fn neighbors(&self, required: u32) -> impl Iterator<Item = Neighbor> {
        let neighbor =
            move |count: &Count| Neighbor { block: count.block, healthy: count.points == required };
        self.counts.iter().map(neighbor)
    }
}
