//! The blocks of one colour that survive.

use alloc::vec::Vec;

use super::bits::Bits;
use super::layout::Layout;
use super::side::Side;

/// Casts out the blocks of one colour one after another, reusing the same memory.
///
/// Which block falls first makes no difference at the end: a block with fewer than two vital
/// regions never gets another. So a block is not looked for before it is needed to judge a region,
/// and when it falls at once, the regions around it are gone, often before their other
/// blocks are looked for. (Rounds need all of them: [`incidences`](super::graph::incidences).)
///
/// In this position three regions of Black can be healthy: A3, B2 and A1. B3 is found first, next to
/// two of them, and so is A2, next to all. C2 is next to B2 only: it falls, and B2 is gone. Then B3
/// falls, for it has A3 alone. One region is left, so nothing lives; B1 was never looked for.
///
/// ```text
/// 3  . X . . O
/// 2  X . X . O
/// 1  . X . O O
///    A B C D E
/// ```
#[derive(Debug, Clone)]
pub(super) struct Survivors<const W: usize> {
    /// The regions of a single point that are still in the list. They are healthy for all blocks
    /// next to them, and most regions that can be healthy are such, so each takes a bit.
    singletons: Bits<W>,
    /// The larger regions that are still in the list.
    regions: Vec<Region<W>>,
    /// The blocks found that have not fallen.
    blocks: Vec<Block<W>>,
}

#[derive(Debug, Clone, Copy)]
struct Region<const W: usize> {
    points: Bits<W>,
    required: Bits<W>,
}

#[derive(Debug, Clone, Copy)]
struct Block<const W: usize> {
    stones: Bits<W>,
    /// The points of regions that are next to it.
    around: Bits<W>,
}

impl<const W: usize> Default for Survivors<W> {
    fn default() -> Self {
        Self { singletons: Bits::NONE, regions: Vec::new(), blocks: Vec::new() }
    }
}

impl<const W: usize> Survivors<W> {
    /// Finds the blocks of `side` that are alive. Every block has a liberty.
    pub(super) fn find(&mut self, layout: &Layout<W>, side: &Side<W>) {
        self.blocks.clear();
        let candidates = side.candidates(layout);
        self.find_regions(layout, side, candidates);
        let mut listed = candidates;
        let mut unvisited = layout.next_to(listed, side.own);
        while self.has_two_regions()
            && let Some(stone) = unvisited.one()
        {
            let stones = layout.flood(stone, side.own);
            unvisited = unvisited.without(stones);
            let block = Block { stones, around: layout.next_to(stones, candidates) };
            if self.has_two_vital(&block) {
                self.blocks.push(block);
            } else {
                listed = self.cast_out(block, listed);
                unvisited = layout.next_to(listed, unvisited);
            }
        }
        if !self.has_two_regions() {
            self.blocks.clear();
        }
    }

    /// The stones of the blocks that are alive.
    pub(super) fn alive(&self) -> Bits<W> {
        self.blocks.iter().fold(Bits::NONE, |alive, block| alive | block.stones)
    }

    /// The points of the regions vital to one of these blocks.
    pub(super) fn vital(&self) -> Bits<W> {
        if self.blocks.is_empty() {
            return Bits::NONE;
        }
        let healthy =
            |region: &&Region<W>| self.blocks.iter().any(|block| region.is_healthy_for(block));
        let regions = self.regions.iter().filter(healthy);
        regions.fold(self.singletons, |vital, region| vital | region.points)
    }

    /// The list of regions at the start.
    fn find_regions(&mut self, layout: &Layout<W>, side: &Side<W>, candidates: Bits<W>) {
        let larger = layout.next_to(candidates, candidates);
        self.singletons = candidates.without(larger);
        self.regions.clear();
        let mut rest = larger;
        while let Some(point) = rest.one() {
            let points = layout.flood(point, rest);
            rest = rest.without(points);
            self.regions.push(Region { points, required: points & side.required });
        }
    }

    /// Returns `true` if two regions are still in the list: with fewer no block lives.
    fn has_two_regions(&self) -> bool {
        self.singletons.up_to_two() + self.regions.len() >= 2
    }

    /// Returns `true` if two regions of the list are healthy for `block`: they are vital to it
    /// as long as all blocks next to them stay.
    #[inline]
    fn has_two_vital(&self, block: &Block<W>) -> bool {
        let single = (self.singletons & block.around).up_to_two();
        let healthy = self.regions.iter().filter(|region| region.is_healthy_for(block));
        single >= 2 || healthy.take(2 - single).count() + single == 2
    }

    /// Discards the regions around a block that has fewer than two vital ones, and casts out the
    /// blocks found before that then have fewer themselves. Takes the points of all regions that
    /// were in the list, and returns those that still are.
    fn cast_out(&mut self, block: Block<W>, mut listed: Bits<W>) -> Bits<W> {
        let mut falling = Some(block);
        while let Some(Block { around, .. }) = falling {
            listed = listed.without(around);
            self.singletons = self.singletons & listed;
            self.regions.retain(|region| {
                let stays = region.points.is_within(listed);
                listed = if stays { listed } else { listed.without(region.points) };
                stays
            });
            let next = self.blocks.iter().position(|block| !self.has_two_vital(block));
            falling = next.map(|next| self.blocks.swap_remove(next));
        }
        listed
    }
}

impl<const W: usize> Region<W> {
    #[inline]
    fn is_healthy_for(&self, block: &Block<W>) -> bool {
        self.required.is_within(block.around)
    }
}
