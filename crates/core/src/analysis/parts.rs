//! The blocks, regions and points of an analysis.

use crate::analysis::Analysis;
use crate::analysis::view::{Block, Region};
use crate::id::{BlockId, Point, RegionId};

impl Analysis {
    /// The blocks in order of name.
    pub fn blocks(&self) -> impl ExactSizeIterator<Item = Block<'_>> + Clone {
        BlockId::first(self.incidences().block_count()).map(|block| Block::new(self, block))
    }

    /// The regions in order of name.
    pub fn regions(&self) -> impl ExactSizeIterator<Item = Region<'_>> + Clone {
        let regions = RegionId::first(self.incidences().region_count());
        regions.map(|region| Region::new(self, region))
    }

    /// The block with this number.
    ///
    /// # Panics
    /// If there is no such block.
    #[must_use]
    pub fn block(&self, block: BlockId) -> Block<'_> {
        self.get_block(block).unwrap_or_else(|| panic!("there is no block {block}"))
    }

    /// The block with this number, if there is one.
    #[must_use]
    pub fn get_block(&self, block: BlockId) -> Option<Block<'_>> {
        let exists = block.number() < self.incidences().block_count();
        exists.then(|| Block::new(self, block))
    }

    /// The region with this number.
    ///
    /// # Panics
    /// If there is no such region.
    #[must_use]
    pub fn region(&self, region: RegionId) -> Region<'_> {
        self.get_region(region).unwrap_or_else(|| panic!("there is no region {region}"))
    }

    /// The region with this number, if there is one.
    #[must_use]
    pub fn get_region(&self, region: RegionId) -> Option<Region<'_>> {
        let exists = region.number() < self.incidences().region_count();
        exists.then(|| Region::new(self, region))
    }

    /// The block with a stone on `point`.
    ///
    /// # Panics
    /// If the board has no such point.
    #[must_use]
    pub fn block_at(&self, point: Point) -> Option<Block<'_>> {
        self.partition.block_at(point).map(|block| Block::new(self, block))
    }

    /// The region that `point` belongs to.
    ///
    /// # Panics
    /// If the board has no such point.
    #[must_use]
    pub fn region_at(&self, point: Point) -> Option<Region<'_>> {
        self.partition.region_at(point).map(|region| Region::new(self, region))
    }

    /// The stones of the blocks that are unconditionally alive, in reading order.
    pub fn alive(&self) -> impl Iterator<Item = Point> {
        let is_alive = |&point: &Point| self.block_at(point).is_some_and(|block| block.is_alive());
        self.board.points().filter(is_alive)
    }

    /// The points held: the stones of the blocks that are unconditionally alive, and all
    /// points of the regions vital to one of them at the end, in reading order.
    pub fn held(&self) -> impl Iterator<Item = Point> {
        let is_held = |&point: &Point| match self.block_at(point) {
            Some(block) => block.is_alive(),
            None => self.region_at(point).is_some_and(|region| region.is_vital()),
        };
        self.board.points().filter(is_held)
    }

    /// The number of stones that are unconditionally alive.
    #[must_use]
    pub fn alive_count(&self) -> usize {
        self.blocks().filter(|block| block.is_alive()).map(|block| block.points().len()).sum()
    }

    /// The number of points held.
    #[must_use]
    pub fn held_count(&self) -> usize {
        let vital = self.regions().filter(|region| region.is_vital());
        self.alive_count() + vital.map(|region| region.points().len()).sum::<usize>()
    }
}
