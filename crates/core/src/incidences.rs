//! Blocks and the regions next to them: all that the casting-out needs to know of a board.

use alloc::vec::Vec;
use core::fmt;

use crate::csr::Csr;
use crate::health::Neighbor;
use crate::id::{BlockId, RegionId};

/// The blocks and regions of one colour as a bipartite graph: which regions are next to which blocks,
/// and which of these are healthy for them.
///
/// [`CastingOut`](crate::graph::CastingOut) needs no other input, so it also runs on graphs that were
/// not made from a [`crate::Board`].
///
/// ```
/// use pass_alive::graph::{BadIncidences, CastingOut, Incidences};
/// use pass_alive::{BlockId, RegionId, RegionRule};
/// // One block with two small regions that are healthy for it: two eyes.
/// let block = BlockId::new(0);
/// let incidences = Incidences::new(1, [(true, [(block, true)]), (true, [(block, true)])])?;
/// let mut casting_out = CastingOut::default();
/// assert_eq!(casting_out.run(&incidences, RegionRule::Small, &mut ()), [true]);
/// // A region is one eye, however often it is listed.
/// let twice = Incidences::new(1, [(true, [(block, true), (block, true)])]);
/// assert_eq!(twice.err(), Some(BadIncidences::Twice { region: RegionId::new(0), block }));
/// # Ok::<(), BadIncidences>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Incidences {
    small: Vec<bool>,
    by_region: Csr<Neighbor>,
    /// The same pairs, block by block, each block's regions in order.
    by_block: Csr<Around>,
}

/// The error for regions and blocks that no board can have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BadIncidences {
    /// The region is next to a block that is not in the graph.
    NoBlock {
        /// The region.
        region: RegionId,
        /// The block.
        block: BlockId,
    },
    /// The region lists the block twice.
    Twice {
        /// The region.
        region: RegionId,
        /// The block.
        block: BlockId,
    },
    /// The region is healthy for the block but not small. A healthy region is always small, because
    /// an empty interior point is no liberty (Benson 1976, "Unconditional life").
    NotSmall {
        /// The region.
        region: RegionId,
        /// The block.
        block: BlockId,
    },
}

impl fmt::Display for BadIncidences {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoBlock { region, block } => {
                write!(f, "region {region} is next to block {block}, which is not in the graph")
            }
            Self::Twice { region, block } => {
                write!(f, "region {region} lists block {block} twice")
            }
            Self::NotSmall { region, block } => {
                write!(f, "region {region} is healthy for block {block} but not small")
            }
        }
    }
}

impl core::error::Error for BadIncidences {}

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
    /// # Errors
    /// [`BadIncidences`] if a region is next to a block with a number that is not below `blocks`, lists
    /// a block twice, or is healthy for one without being small.
    pub fn new<N>(
        blocks: u32,
        regions: impl IntoIterator<Item = (bool, N)>,
    ) -> Result<Self, BadIncidences>
    where
        N: IntoIterator<Item = (BlockId, bool)>,
    {
        let mut incidences = Self::default();
        // The last region that listed each block.
        let mut listed_in = vec![None; blocks as usize];
        let mut neighbors = Vec::new();
        for (number, (small, pairs)) in (0..).zip(regions) {
            let region = RegionId::new(number);
            neighbors.clear();
            for (block, healthy) in pairs {
                let last = listed_in.get_mut(block.index());
                let last = last.ok_or(BadIncidences::NoBlock { region, block })?;
                if last.replace(region) == Some(region) {
                    return Err(BadIncidences::Twice { region, block });
                }
                if healthy && !small {
                    return Err(BadIncidences::NotSmall { region, block });
                }
                neighbors.push(Neighbor { block, healthy });
            }
            incidences.push(small, neighbors.iter().copied());
        }
        incidences.finish(blocks);
        Ok(incidences)
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
