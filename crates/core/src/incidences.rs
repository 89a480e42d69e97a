//! Blocks and the regions next to them: all that the casting-out needs to know of a board.

use alloc::vec::Vec;

use crate::grouped::Grouped;
use crate::health::Neighbor;
use crate::id::{BlockId, RegionId};

/// The blocks and regions of one colour as a graph with two kinds of nodes: which regions
/// are next to which blocks, and which of these are healthy for them.
///
/// [`crate::CastingOut`] needs no other input, so it also runs on graphs that were not made
/// from a [`crate::Board`].
///
/// ```
/// use pass_alive::{BlockId, CastingOut, Incidences, RegionRule};
/// // One block with two small regions that are healthy for it: two eyes.
/// let eye = [(BlockId::new(0), true)];
/// let incidences = Incidences::new(1, [(true, eye), (true, eye)]);
/// let mut casting_out = CastingOut::default();
/// assert_eq!(casting_out.run(&incidences, RegionRule::Small, &mut ()), [true]);
/// ```
#[derive(Debug, Clone, Default)]
pub struct Incidences {
    small: Vec<bool>,
    by_region: Grouped<Neighbor>,
    /// The same pairs, block by block, each block's regions in order.
    by_block: Grouped<Around>,
}

/// A block's side of a pair of a block and a region.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Around {
    pub(crate) region: RegionId,
    pub(crate) healthy: bool,
}

impl Incidences {
    /// A graph of `blocks` blocks and the given `regions`. Each region is a pair: `true` if it
    /// is small, and the blocks next to it, each with `true` if the region is healthy for it.
    ///
    /// # Panics
    /// If a region is next to a block with a number that is not below `blocks`.
    #[must_use]
    pub fn new<N>(blocks: u32, regions: impl IntoIterator<Item = (bool, N)>) -> Self
    where
        N: IntoIterator<Item = (BlockId, bool)>,
    {
        let mut incidences = Self::default();
        for (small, neighbors) in regions {
            let neighbors = neighbors.into_iter();
            incidences.push(small, neighbors.map(|(block, healthy)| Neighbor { block, healthy }));
        }
        incidences.finish(blocks);
        incidences
    }

    /// Empties the graph and keeps its memory.
    pub(crate) fn clear(&mut self) {
        self.small.clear();
        self.by_region.clear();
    }

    /// Adds the next region.
    #[inline]
    pub(crate) fn push(&mut self, small: bool, neighbors: impl Iterator<Item = Neighbor>) {
        self.small.push(small);
        self.by_region.push(neighbors);
    }

    /// Lists the regions around each block, when all regions are there.
    pub(crate) fn finish(&mut self, blocks: u32) {
        let Self { by_region, by_block, .. } = self;
        let regions = RegionId::first(by_region.len() as u32);
        let around = |region: RegionId| {
            let around = move |neighbor: &Neighbor| {
                (neighbor.block.index(), Around { region, healthy: neighbor.healthy })
            };
            by_region.list(region.index()).iter().map(around)
        };
        by_block.sort(blocks as usize, regions.flat_map(around));
    }

    /// Puts the blocks next to every region in order.
    pub(crate) fn order_neighbors(&mut self) {
        let Self { by_region, by_block, .. } = self;
        let blocks = BlockId::first(by_block.len() as u32);
        let neighbor = |block: BlockId| {
            let neighbor = move |around: &Around| {
                (around.region.index(), Neighbor { block, healthy: around.healthy })
            };
            by_block.list(block.index()).iter().map(neighbor)
        };
        by_region.sort(self.small.len(), blocks.flat_map(neighbor));
    }

    /// The number of blocks.
    #[inline]
    #[must_use]
    pub fn block_count(&self) -> u32 {
        self.by_block.len() as u32
    }

    /// The number of regions.
    #[inline]
    #[must_use]
    pub fn region_count(&self) -> u32 {
        self.small.len() as u32
    }

    /// The blocks next to `region`.
    #[inline]
    pub(crate) fn neighbors(&self, region: RegionId) -> &[Neighbor] {
        self.by_region.list(region.index())
    }

    /// The regions next to `block`, in order.
    #[inline]
    pub(crate) fn around(&self, block: BlockId) -> &[Around] {
        self.by_block.list(block.index())
    }

    /// Returns whether `region` is healthy for `block`; `None` if they are not adjacent.
    pub(crate) fn health(&self, region: RegionId, block: BlockId) -> Option<bool> {
        let around = self.around(block);
        let found = around.binary_search_by_key(&region, |pair| pair.region).ok()?;
        Some(around[found].healthy)
    }

    /// Returns `true` if `region` is healthy for some block.
    pub(crate) fn is_healthy(&self, region: RegionId) -> bool {
        self.neighbors(region).iter().any(|neighbor| neighbor.healthy)
    }

    #[inline]
    pub(crate) fn is_small(&self, region: RegionId) -> bool {
        self.small[region.index()]
    }
}
