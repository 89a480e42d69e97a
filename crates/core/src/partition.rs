//! The two partitions of a board for one colour: its blocks, and the regions between them.

use alloc::vec::Vec;
use core::hint::select_unpredictable;

use crate::board::{Board, Color, Suicide};
use crate::id::{BlockId, RegionId};
use crate::parcels::Parcels;
use crate::topology::Point;

/// No index, or not yet.
const NONE: u32 = u32::MAX;

/// The index of parcels that no block of the colour is next to, near or far.
const NO_REGION: u32 = u32::MAX - 1;

/// A board divided for one colour into its blocks and the regions that they enclose,
/// with what each region is to each block around it.
///
/// * A *block* is a maximal connected set of stones of the colour (Benson 1976,
///   section 2).
/// * A *region* is a maximal connected set of points without a stone of the colour that
///   is next to at least one block of it (section 3; "x-enclosed region").
///
/// Both are numbered from 0 in reading order of their first points. Everything is stored
/// flat and is found in time linear in points and adjacencies.
#[derive(Debug, Clone)]
pub struct Partition {
    color: Color,
    suicide: Suicide,
    /// For every parcel of the colour the index of its block; for every other that of its
    /// region, or [`NO_REGION`].
    of_parcel: Vec<u32>,
    blocks: u32,
    small: Vec<bool>,
    /// The pairs of a region and a block next to it, region by region.
    by_region: Vec<Incidence>,
    region_starts: Vec<u32>,
    /// The same pairs, block by block, each block's regions in order.
    by_block: Vec<Around>,
    block_starts: Vec<u32>,
    scratch: Scratch,
}

/// A region next to a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Incidence {
    pub(crate) block: BlockId,
    pub(crate) healthy: bool,
}

/// A block's side of the same pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Around {
    pub(crate) region: RegionId,
    pub(crate) healthy: bool,
}

#[derive(Debug, Clone, Default)]
struct Scratch {
    /// The index of each block's pair with the region being looked at.
    slot: Vec<u32>,
    pairs: Vec<Pair>,
    /// The parcels of the region being looked at.
    parcels: Vec<u32>,
    /// Its steps to a stone of the colour, parcel by parcel.
    contacts: Vec<Contact>,
}

/// A point of a region next to a block.
#[derive(Debug, Clone, Copy, Default)]
struct Contact {
    point: Point,
    block: u32,
}

/// A region and a block next to it, while its points are being counted.
#[derive(Debug, Clone, Copy)]
struct Pair {
    block: u32,
    /// Points of the region that are next to the block and that health asks about.
    count: u32,
    /// The last point counted, so that each counts once.
    last: Point,
}

impl Partition {
    /// Divides `board` for `color`, with health as `suicide` makes it.
    pub fn new(board: &Board, color: Color, suicide: Suicide) -> Self {
        Self::of(&Parcels::new(board), color, suicide)
    }

    /// Divides a board whose parcels are known for `color`.
    pub fn of(parcels: &Parcels, color: Color, suicide: Suicide) -> Self {
        let mut partition = Self {
            color,
            suicide,
            of_parcel: Vec::new(),
            blocks: 0,
            small: Vec::new(),
            by_region: Vec::new(),
            region_starts: Vec::new(),
            by_block: Vec::new(),
            block_starts: Vec::new(),
            scratch: Scratch::default(),
        };
        partition.divide(parcels, color, suicide);
        partition
    }

    /// Divides another board, or the same for another colour, in the memory of this one.
    pub fn divide(&mut self, parcels: &Parcels, color: Color, suicide: Suicide) {
        self.color = color;
        self.suicide = suicide;
        self.find_blocks(parcels);
        self.find_regions(parcels);
        self.transpose();
    }

    /// Numbers the parcels of the colour.
    fn find_blocks(&mut self, parcels: &Parcels) {
        let own = Some(self.color);
        let mut blocks = 0;
        self.of_parcel.clear();
        self.of_parcel.extend(parcels.kinds().iter().map(|&kind| {
            let block = if kind == own { blocks } else { NONE };
            blocks += u32::from(kind == own);
            block
        }));
        self.blocks = blocks;
    }

    /// Joins the other parcels to regions, and finds what these are to the blocks.
    fn find_regions(&mut self, parcels: &Parcels) {
        self.small.clear();
        self.by_region.clear();
        self.region_starts.clear();
        self.region_starts.push(0);
        self.scratch.slot.clear();
        self.scratch.slot.resize(self.blocks as usize, NONE);
        // One more than can be needed, as in `Parcels`.
        self.scratch.parcels.resize(parcels.len() + 1, 0);
        for first in 0..parcels.len() as u32 {
            if self.of_parcel[first as usize] == NONE {
                self.find_region(parcels, first);
            }
        }
    }

    /// The region that `first` belongs to.
    fn find_region(&mut self, parcels: &Parcels, first: u32) {
        let region = self.small.len() as u32;
        self.of_parcel[first as usize] = region;
        self.scratch.parcels[0] = first;
        self.scratch.pairs.clear();
        let (mut next, mut filled) = (0, 1);
        // Points that health asks about; empty points; empty points next to a block.
        let (mut asked, mut empty, mut touched) = (0, 0, 0);
        while next < filled {
            let parcel = self.scratch.parcels[next];
            next += 1;
            let contacts;
            (filled, contacts) = self.cross_borders(parcels, parcel, region, filled);
            let points = parcels.points(parcel).len() as u32;
            let is_empty = parcels.kind(parcel).is_none();
            let asks = self.asks(parcels.kind(parcel));
            let reached = self.scratch.count(contacts, asks);
            asked += if asks { points } else { 0 };
            empty += if is_empty { points } else { 0 };
            touched += if is_empty { reached } else { 0 };
        }
        let pairs = &self.scratch.pairs;
        if pairs.is_empty() {
            for &parcel in &self.scratch.parcels[..filled] {
                self.of_parcel[parcel as usize] = NO_REGION;
            }
            return;
        }
        self.small.push(touched == empty);
        self.by_region.extend(pairs.iter().map(|pair| Incidence {
            block: BlockId::new(pair.block),
            healthy: pair.count == asked,
        }));
        self.region_starts.push(self.by_region.len() as u32);
    }

    /// Adds the parcels over the border of `parcel` to its region, and notes the steps to
    /// blocks. Takes and gives the number of parcels of the region; also gives that of the
    /// steps.
    fn cross_borders(
        &mut self,
        parcels: &Parcels,
        parcel: u32,
        region: u32,
        mut filled: usize,
    ) -> (usize, usize) {
        let own = Some(self.color);
        let borders = parcels.borders(parcel);
        let Scratch { parcels: found, contacts, .. } = &mut self.scratch;
        if contacts.len() <= borders.len() {
            contacts.resize(borders.len() + 1, Contact::default());
        }
        let mut noted = 0;
        for border in borders {
            let other = border.other;
            let index = &mut self.of_parcel[other as usize];
            let new = *index == NONE;
            *index = select_unpredictable(new, region, *index);
            found[filled] = other;
            filled += usize::from(new);
            contacts[noted] = Contact { point: border.inside, block: *index };
            noted += usize::from(parcels.kind(other) == own);
        }
        (filled, noted)
    }

    /// Lists the regions around each block.
    fn transpose(&mut self) {
        let starts = &mut self.block_starts;
        starts.clear();
        starts.resize(self.blocks as usize + 1, 0);
        for pair in &self.by_region {
            starts[pair.block.index() + 1] += 1;
        }
        for block in 0..self.blocks as usize {
            starts[block + 1] += starts[block];
        }
        let cursor = &mut self.scratch.slot;
        cursor.clear();
        cursor.extend_from_slice(&starts[..self.blocks as usize]);
        self.by_block.clear();
        self.by_block.resize(self.by_region.len(), Around::default());
        for region in RegionId::first(self.small.len() as u32) {
            let from = self.region_starts[region.index()] as usize;
            let to = self.region_starts[region.index() + 1] as usize;
            for pair in &self.by_region[from..to] {
                let at = &mut cursor[pair.block.index()];
                self.by_block[*at as usize] = Around { region, healthy: pair.healthy };
                *at += 1;
            }
        }
    }

    /// Puts the blocks next to every region in order.
    pub(crate) fn order_neighbors(&mut self) {
        let mut cursors = self.region_starts.clone();
        for block in BlockId::first(self.blocks) {
            let from = self.block_starts[block.index()] as usize;
            let to = self.block_starts[block.index() + 1] as usize;
            for around in &self.by_block[from..to] {
                let at = &mut cursors[around.region.index()];
                self.by_region[*at as usize] = Incidence { block, healthy: around.healthy };
                *at += 1;
            }
        }
    }

    /// Takes over the pairs of `blocks` blocks and small regions found elsewhere, region by
    /// region. Nothing is known then of points and parcels.
    pub(crate) fn take<P>(&mut self, blocks: u32, regions: impl Iterator<Item = P>)
    where
        P: Iterator<Item = Incidence>,
    {
        self.of_parcel.clear();
        self.blocks = blocks;
        self.small.clear();
        self.by_region.clear();
        self.region_starts.clear();
        self.region_starts.push(0);
        for pairs in regions {
            self.small.push(true);
            self.by_region.extend(pairs);
            self.region_starts.push(self.by_region.len() as u32);
        }
        self.transpose();
    }

    /// The colour whose blocks these are.
    pub fn color(&self) -> Color {
        self.color
    }

    /// The rule that health was judged by.
    pub fn suicide(&self) -> Suicide {
        self.suicide
    }

    /// The number of blocks.
    pub fn block_count(&self) -> u32 {
        self.blocks
    }

    /// The number of regions.
    pub fn region_count(&self) -> u32 {
        self.small.len() as u32
    }

    /// Whether health asks about points like these, which are not of the colour.
    pub(crate) fn asks(&self, kind: Option<Color>) -> bool {
        kind.is_none() || self.suicide == Suicide::Allowed
    }

    /// The block of a parcel of the colour.
    pub fn block_of(&self, parcels: &Parcels, parcel: u32) -> Option<BlockId> {
        let own = parcels.kind(parcel) == Some(self.color);
        own.then(|| BlockId::new(self.of_parcel[parcel as usize]))
    }

    /// The region of a parcel that is not of the colour.
    pub fn region_of(&self, parcels: &Parcels, parcel: u32) -> Option<RegionId> {
        let own = parcels.kind(parcel) == Some(self.color);
        let region = self.of_parcel[parcel as usize];
        (!own && region != NO_REGION).then_some(RegionId::new(region))
    }

    pub(crate) fn pairs(&self, region: RegionId) -> &[Incidence] {
        let region = region.index();
        &self.by_region
            [self.region_starts[region] as usize..self.region_starts[region + 1] as usize]
    }

    pub(crate) fn around(&self, block: BlockId) -> &[Around] {
        let block = block.index();
        &self.by_block[self.block_starts[block] as usize..self.block_starts[block + 1] as usize]
    }

    /// Whether `region` is healthy for `block`; nothing if they are not next to each other.
    pub fn health(&self, region: RegionId, block: BlockId) -> Option<bool> {
        let around = self.around(block);
        let found = around.binary_search_by_key(&region, |pair| pair.region).ok()?;
        Some(around[found].healthy)
    }

    /// Whether `region` is healthy for a block.
    pub(crate) fn is_healthy(&self, region: RegionId) -> bool {
        self.pairs(region).iter().any(|pair| pair.healthy)
    }

    pub(crate) fn is_small(&self, region: RegionId) -> bool {
        self.small[region.index()]
    }
}

impl Scratch {
    /// Counts the first `contacts` noted, all from points of one parcel, for the pairs of
    /// the region and its blocks. Gives the number of points that touch a block.
    fn count(&mut self, contacts: usize, asks: bool) -> u32 {
        let mut reached = 0;
        let mut before = NONE;
        for &Contact { point, block } in &self.contacts[..contacts] {
            reached += u32::from(point != before);
            before = point;
            let slot = &mut self.slot[block as usize];
            match self.pairs.get_mut(*slot as usize) {
                Some(pair) if pair.block == block => {
                    pair.count += u32::from(asks & (pair.last != point));
                    pair.last = point;
                }
                _ => {
                    *slot = self.pairs.len() as u32;
                    self.pairs.push(Pair { block, count: u32::from(asks), last: point });
                }
            }
        }
        reached
    }
}
