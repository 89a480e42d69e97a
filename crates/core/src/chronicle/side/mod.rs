//! The blocks and regions of one colour, changed move by move.

mod judge;
mod moves;
mod whole;

use crate::board::Board;
use crate::casting_out::CastingOut;
use crate::chronicle::changes::{ChangedBlock, Changes};
use crate::chronicle::flood::Flood;
use crate::chronicle::rings::Rings;
use crate::color::Color;
use crate::health::{HealthCounts, Neighbor};
use crate::id::Point;
use crate::incidences::Incidences;
use crate::rules::Suicide;
use crate::topology::reading_order;
use alloc::vec::Vec;

/// The blocks and regions of one colour. Only small regions can be vital, so the neighbours
/// of a region are kept only while it is small, and the casting-out is repeated only when a
/// small region has changed. The others cost nothing, however large they are.
#[derive(Debug, Clone)]
pub(super) struct Side {
    color: Color,
    suicide: Suicide,
    /// For every stone of the colour its block, for every other point its region.
    of_point: Vec<u32>,
    /// The points of each block and of each region.
    rings: Rings,
    /// The number of stones of the colour next to each point.
    contacts: Vec<u32>,
    blocks: Vec<Block>,
    regions: Vec<Region>,
    /// Unused indices, to be assigned again.
    free_blocks: Vec<u32>,
    free_regions: Vec<u32>,
    /// Regions to be examined after the move.
    touched: Vec<u32>,
    /// A small region came, went or changed, so the casting-out is to be repeated.
    is_outdated: bool,
    merger: Option<Merger>,
    verdict: Verdict,
    scratch: Scratch,
}

#[derive(Debug, Clone)]
struct Block {
    /// 0 out of use.
    size: u32,
    any: Point,
    alive: bool,
}

#[derive(Debug, Clone, Default)]
struct Region {
    /// 0 out of use.
    size: u32,
    any: Point,
    empty: u32,
    /// The number of empty points that are next to no stone of the colour.
    interior: u32,
    small: bool,
    touched: bool,
    /// The blocks around it, while it is small.
    pairs: Vec<Neighbor>,
}

/// The block of the stone just played, and the status of the blocks that it joined.
#[derive(Debug, Clone, Copy)]
struct Merger {
    block: u32,
    had_alive: bool,
    had_other: bool,
}

/// The result of the last casting-out.
#[derive(Debug, Clone, Default)]
struct Verdict {
    /// The number of blocks next to a small region, and of the rounds that they took.
    judged: u32,
    rounds: u32,
    alive: Vec<u32>,
    vital: Vec<u32>,
}

#[derive(Debug, Clone)]
struct Scratch {
    flood: Flood,
    casting_out: CastingOut,
    incidences: Incidences,
    /// For each block its place in `judged`, if it is there.
    place: Vec<u32>,
    counts: HealthCounts,
    judged: Vec<u32>,
    listed: Vec<u32>,
}

impl Side {
    /// A side without stones; [`Side::start_again`] gives it those of a board.
    pub(super) fn new(board: &Board, color: Color, suicide: Suicide) -> Self {
        Self {
            color,
            suicide,
            of_point: Vec::new(),
            rings: Rings::default(),
            contacts: Vec::new(),
            blocks: Vec::new(),
            regions: Vec::new(),
            free_blocks: Vec::new(),
            free_regions: Vec::new(),
            touched: Vec::new(),
            is_outdated: false,
            merger: None,
            verdict: Verdict::default(),
            scratch: Scratch {
                flood: Flood::new(board.len()),
                casting_out: CastingOut::default(),
                incidences: Incidences::default(),
                place: Vec::new(),
                counts: HealthCounts::default(),
                judged: Vec::new(),
                listed: Vec::new(),
            },
        }
    }

    /// The same colour and rule for a board on another topology.
    pub(super) fn on_topology_of(&self, board: &Board) -> Self {
        Self::new(board, self.color, self.suicide)
    }

    pub(super) fn color(&self) -> Color {
        self.color
    }

    pub(super) fn held_count(&self) -> u32 {
        let stones = self.verdict.alive.iter().map(|&block| self.blocks[block as usize].size);
        let points = self.verdict.vital.iter().map(|&region| self.regions[region as usize].size);
        stones.chain(points).sum()
    }

    pub(super) fn rounds(&self) -> u32 {
        let blocks = (self.blocks.len() - self.free_blocks.len()) as u32;
        // A block next to no small region falls in the first round, and nothing with it.
        self.verdict.rounds.max(u32::from(blocks > self.verdict.judged))
    }

    pub(super) fn alive(&self) -> Vec<Point> {
        let blocks = self.verdict.alive.iter().map(|&block| self.blocks[block as usize].any);
        blocks.flat_map(|any| self.ring(any)).collect()
    }

    pub(super) fn held(&self) -> Vec<Point> {
        let regions = self.verdict.vital.iter().map(|&region| self.regions[region as usize].any);
        self.alive().into_iter().chain(regions.flat_map(|any| self.ring(any))).collect()
    }

    fn ring(&self, any: Point) -> impl Iterator<Item = Point> + use<'_> {
        let after = move |&point: &Point| Some(self.rings.next(point)).filter(|&p| p != any);
        core::iter::successors(Some(any), after)
    }

    fn is_own(&self, board: &Board, point: Point) -> bool {
        board.get(point) == Some(self.color)
    }

    fn new_block(&mut self, block: Block) -> u32 {
        put(&mut self.blocks, &mut self.free_blocks, block)
    }

    fn new_region(&mut self, region: Region) -> u32 {
        put(&mut self.regions, &mut self.free_regions, region)
    }

    fn drop_region(&mut self, region: u32) {
        let dropped = &mut self.regions[region as usize];
        self.is_outdated |= dropped.small;
        *dropped = Region { touched: dropped.touched, ..Region::default() };
        self.free_regions.push(region);
    }

    fn touch(&mut self, region: u32) {
        if !core::mem::replace(&mut self.regions[region as usize].touched, true) {
            self.touched.push(region);
        }
    }

    fn is_interior(&self, point: Point) -> u32 {
        u32::from(self.contacts[point.index()] == 0)
    }

    /// Examines the regions touched by a move, repeats the casting-out if need be, and adds
    /// the blocks whose status has changed to `changes`.
    pub(super) fn decide(&mut self, board: &Board, changes: &mut Changes) {
        let mut touched = core::mem::take(&mut self.touched);
        for region in touched.drain(..) {
            let Region { size, interior, ref mut small, touched: ref mut noted, .. } =
                self.regions[region as usize];
            *noted = false;
            let is_small = size > 0 && interior == 0;
            self.is_outdated |= *small || is_small;
            *small = is_small;
            if is_small {
                self.list_pairs(board, region);
            }
        }
        self.touched = touched;
        let merger = self.merger.take();
        if core::mem::take(&mut self.is_outdated) {
            let before: Vec<bool> = self.blocks.iter().map(|block| block.alive).collect();
            self.cast_out();
            for (block, had_alive) in (0..).zip(before) {
                if merger.is_none_or(|merger| merger.block != block) {
                    self.note_change(Merger { block, had_alive, had_other: !had_alive }, changes);
                }
            }
        }
        if let Some(merger) = merger {
            self.note_change(merger, changes);
        }
    }

    fn note_change(&self, parts: Merger, changes: &mut Changes) {
        let Block { size, any, alive } = self.blocks[parts.block as usize];
        let blocks_changed = match alive {
            _ if size == 0 => return,
            true if parts.had_other => &mut changes.became,
            false if parts.had_alive => &mut changes.ceased,
            _ => return,
        };
        let points = reading_order(self.ring(any).collect());
        blocks_changed.push(ChangedBlock { color: self.color, points });
    }
}

fn put<T>(items: &mut Vec<T>, free: &mut Vec<u32>, item: T) -> u32 {
    match free.pop() {
        Some(index) => {
            items[index as usize] = item;
            index
        }
        None => {
            items.push(item);
            items.len() as u32 - 1
        }
    }
}
