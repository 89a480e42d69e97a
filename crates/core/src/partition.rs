//! The two partitions of a board for one colour: its blocks, and the regions between them.

use crate::board::{Board, Color, Suicide};
use crate::topology::{Point, Topology};

/// No block, region or point.
const NONE: u32 = u32::MAX;

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
    /// For every point the index of its block, or of its region, or [`NONE`].
    label: Vec<u32>,
    /// The points, class by class, the first of each class in front.
    points: Vec<Point>,
    /// `points[range]` for each block and each region.
    blocks: Vec<Span>,
    regions: Vec<Span>,
    small: Vec<bool>,
    /// The pairs of a region and a block next to it, region by region.
    by_region: Vec<Incidence>,
    region_starts: Vec<u32>,
    /// The same pairs, block by block, each block's regions in order.
    by_block: Vec<Around>,
    block_starts: Vec<u32>,
    scratch: Scratch,
}

/// A range of [`Partition::points`].
#[derive(Debug, Clone, Copy)]
struct Span {
    start: u32,
    end: u32,
}

/// A region next to a block.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Incidence {
    pub(crate) block: u32,
    pub(crate) healthy: bool,
}

/// A block's side of the same pair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Around {
    pub(crate) region: u32,
    pub(crate) healthy: bool,
}

#[derive(Debug, Clone, Default)]
struct Scratch {
    /// The index of each block's pair with the region being looked at.
    slot: Vec<u32>,
    pairs: Vec<Pair>,
    spans: Vec<Span>,
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
        let mut partition = Self {
            color,
            suicide,
            label: Vec::new(),
            points: Vec::new(),
            blocks: Vec::new(),
            regions: Vec::new(),
            small: Vec::new(),
            by_region: Vec::new(),
            region_starts: Vec::new(),
            by_block: Vec::new(),
            block_starts: Vec::new(),
            scratch: Scratch::default(),
        };
        partition.divide(board, color, suicide);
        partition
    }

    /// Divides another board, in the memory of this one.
    pub fn divide(&mut self, board: &Board, color: Color, suicide: Suicide) {
        self.color = color;
        self.suicide = suicide;
        let stones = board.stones();
        self.flood(board.topology(), stones);
        self.relate(board.topology(), stones);
        self.transpose();
    }

    /// Labels the connected classes of points with and without a stone of the colour.
    fn flood(&mut self, topology: &Topology, stones: &[Option<Color>]) {
        let own = Some(self.color);
        self.label.clear();
        self.label.resize(stones.len(), NONE);
        self.points.clear();
        self.blocks.clear();
        self.scratch.spans.clear();
        for first in 0..stones.len() {
            if self.label[first] != NONE {
                continue;
            }
            let start = self.points.len();
            let is_block = stones[first] == own;
            // Regions get their numbers when they are known to have a neighbour.
            let label = if is_block { self.blocks.len() as u32 } else { 0 };
            self.label[first] = label;
            self.points.push(first as Point);
            let mut next = start;
            while next < self.points.len() {
                for &q in topology.neighbors(self.points[next]) {
                    if self.label[q as usize] == NONE && (stones[q as usize] == own) == is_block {
                        self.label[q as usize] = label;
                        self.points.push(q);
                    }
                }
                next += 1;
            }
            let span = Span { start: start as u32, end: next as u32 };
            if is_block {
                self.blocks.push(span);
            } else {
                self.scratch.spans.push(span);
            }
        }
    }

    /// Finds which blocks are next to which regions, and which regions are healthy.
    fn relate(&mut self, topology: &Topology, stones: &[Option<Color>]) {
        let own = Some(self.color);
        let Scratch { slot, pairs, spans } = &mut self.scratch;
        slot.clear();
        slot.resize(self.blocks.len(), NONE);
        self.regions.clear();
        self.small.clear();
        self.by_region.clear();
        self.region_starts.clear();
        self.region_starts.push(0);
        for &span in spans.iter() {
            pairs.clear();
            let mut counted = 0;
            let mut small = true;
            for &p in &self.points[span.start as usize..span.end as usize] {
                let empty = stones[p as usize].is_none();
                let counts = empty || self.suicide == Suicide::Allowed;
                let mut interior = true;
                for &q in topology.neighbors(p) {
                    if stones[q as usize] != own {
                        continue;
                    }
                    interior = false;
                    let block = self.label[q as usize];
                    let known = slot[block as usize] as usize;
                    if let Some(pair) = pairs.get_mut(known).filter(|pair| pair.block == block) {
                        if counts && pair.last != p {
                            pair.last = p;
                            pair.count += 1;
                        }
                    } else {
                        slot[block as usize] = pairs.len() as u32;
                        pairs.push(Pair {
                            block,
                            count: u32::from(counts),
                            last: if counts { p } else { NONE },
                        });
                    }
                }
                counted += u32::from(counts);
                small &= !(empty && interior);
            }
            let region = if pairs.is_empty() { NONE } else { self.regions.len() as u32 };
            for &p in &self.points[span.start as usize..span.end as usize] {
                self.label[p as usize] = region;
            }
            if region != NONE {
                self.regions.push(span);
                self.small.push(small);
                self.by_region.extend(
                    pairs.iter().map(|pair| Incidence {
                        block: pair.block,
                        healthy: pair.count == counted,
                    }),
                );
                self.region_starts.push(self.by_region.len() as u32);
            }
        }
    }

    /// Lists the regions around each block.
    fn transpose(&mut self) {
        let starts = &mut self.block_starts;
        starts.clear();
        starts.resize(self.blocks.len() + 1, 0);
        for pair in &self.by_region {
            starts[pair.block as usize + 1] += 1;
        }
        for block in 0..self.blocks.len() {
            starts[block + 1] += starts[block];
        }
        let cursor = &mut self.scratch.slot;
        cursor.clear();
        cursor.extend_from_slice(&starts[..self.blocks.len()]);
        self.by_block.clear();
        self.by_block.resize(self.by_region.len(), Around::default());
        for region in 0..self.regions.len() {
            let pairs =
                self.region_starts[region] as usize..self.region_starts[region + 1] as usize;
            for pair in &self.by_region[pairs] {
                let at = &mut cursor[pair.block as usize];
                self.by_block[*at as usize] =
                    Around { region: region as u32, healthy: pair.healthy };
                *at += 1;
            }
        }
    }

    /// Puts the points of every block and region in reading order, and the neighbours of
    /// every region in order.
    pub(crate) fn put_in_order(&mut self, board: &Board) {
        let own = Some(self.color);
        // Where the next point of each class goes: its span begins there, and ends there
        // when all its points are placed.
        for span in self.blocks.iter_mut().chain(&mut self.regions) {
            span.end = span.start;
        }
        for (point, &label) in self.label.iter().enumerate() {
            if label != NONE {
                let is_block = board.get(point as Point) == own;
                let spans = if is_block { &mut self.blocks } else { &mut self.regions };
                let end = &mut spans[label as usize].end;
                self.points[*end as usize] = point as Point;
                *end += 1;
            }
        }
        let mut cursors = self.region_starts.clone();
        for block in 0..self.block_count() {
            let from = self.block_starts[block as usize] as usize;
            let to = self.block_starts[block as usize + 1] as usize;
            for around in &self.by_block[from..to] {
                let at = &mut cursors[around.region as usize];
                self.by_region[*at as usize] = Incidence { block, healthy: around.healthy };
                *at += 1;
            }
        }
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
        self.blocks.len() as u32
    }

    /// The number of regions.
    pub fn region_count(&self) -> u32 {
        self.regions.len() as u32
    }

    /// The points of `block`, its first in reading order first, the others in no order.
    pub fn block_points(&self, block: u32) -> &[Point] {
        let span = self.blocks[block as usize];
        &self.points[span.start as usize..span.end as usize]
    }

    /// The points of `region`, its first in reading order first, the others in no order.
    pub fn region_points(&self, region: u32) -> &[Point] {
        let span = self.regions[region as usize];
        &self.points[span.start as usize..span.end as usize]
    }

    pub(crate) fn pairs(&self, region: u32) -> &[Incidence] {
        let region = region as usize;
        &self.by_region
            [self.region_starts[region] as usize..self.region_starts[region + 1] as usize]
    }

    pub(crate) fn around(&self, block: u32) -> &[Around] {
        let block = block as usize;
        &self.by_block[self.block_starts[block] as usize..self.block_starts[block + 1] as usize]
    }

    /// Whether `region` is healthy for `block`; nothing if they are not next to each other.
    pub fn health(&self, region: u32, block: u32) -> Option<bool> {
        let around = self.around(block);
        let found = around.binary_search_by_key(&region, |pair| pair.region).ok()?;
        Some(around[found].healthy)
    }

    pub(crate) fn label(&self, point: Point) -> Option<u32> {
        Some(self.label[point as usize]).filter(|&label| label != NONE)
    }

    pub(crate) fn is_small(&self, region: u32) -> bool {
        self.small[region as usize]
    }
}
