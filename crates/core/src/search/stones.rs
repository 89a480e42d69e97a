//! Stones that the attacker plays and takes back, while the defender passes.

use alloc::sync::Arc;
use alloc::vec::Vec;

use crate::board::{Board, Color, Suicide};
use crate::parcels::Parcels;
use crate::topology::{Point, Topology};

const NONE: u32 = u32::MAX;

/// A position of a search. The defender's blocks never change, they only disappear.
#[derive(Debug, Clone)]
pub(super) struct Stones {
    topology: Arc<Topology>,
    suicide: Suicide,
    kinds: Vec<Kind>,
    /// The defender's block that each point belonged to at first.
    block_of: Vec<u32>,
    blocks: Arc<[Vec<Point>]>,
    /// How many liberties each block has; a block without is captured.
    liberties: Vec<u32>,
    /// What is not as it was when the changes were numbered: a bit for each point where a
    /// stone of the attacker comes or goes, and one for each block captured.
    key: Vec<u64>,
    /// The bit of each point, and then of each block; none where nothing can change.
    bit_of: Vec<u32>,
    /// The stones looked at by the last search for a liberty.
    found: Vec<Point>,
    looked_at: Vec<bool>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Empty,
    Defender,
    Attacker,
}

/// What a move changed.
#[derive(Debug, Clone)]
pub(super) struct Change {
    point: Point,
    captured: Vec<u32>,
    /// The attacker's stones that were removed, the new one among them.
    suicide: Vec<Point>,
}

impl Change {
    pub(super) fn point(&self) -> Point {
        self.point
    }

    pub(super) fn captured(&self) -> &[u32] {
        &self.captured
    }
}

impl Stones {
    pub(super) fn new(board: &Board, parcels: &Parcels, color: Color, suicide: Suicide) -> Self {
        let mut block_of = vec![NONE; board.len()];
        let mut blocks = Vec::new();
        for parcel in (0..parcels.len() as u32).filter(|&p| parcels.kind(p) == Some(color)) {
            for &point in parcels.points(parcel) {
                block_of[point as usize] = blocks.len() as u32;
            }
            blocks.push(parcels.points(parcel).to_vec());
        }
        let kind = |&stone: &Option<Color>| match stone {
            None => Kind::Empty,
            Some(stone) if stone == color => Kind::Defender,
            Some(_) => Kind::Attacker,
        };
        let mut stones = Self {
            topology: Arc::clone(board.topology()),
            suicide,
            kinds: board.stones().iter().map(kind).collect(),
            block_of,
            liberties: vec![0; blocks.len()],
            key: Vec::new(),
            bit_of: vec![NONE; board.len() + blocks.len()],
            blocks: blocks.into(),
            found: Vec::new(),
            looked_at: vec![false; board.len()],
        };
        for point in 0..board.len() as Point {
            if stones.is_empty(point) {
                stones.count_liberty(point, 1);
            }
        }
        stones
    }

    /// Numbers what can change from here on, if the attacker plays on `allowed` points.
    pub(super) fn number(&mut self, allowed: &[bool]) {
        let mut bits = 0;
        for (what, bit) in self.bit_of.iter_mut().enumerate() {
            let changes = match self.kinds.get(what) {
                Some(Kind::Attacker) => self.suicide == Suicide::Allowed,
                Some(_) => allowed[what],
                None => true,
            };
            *bit = if changes { bits } else { NONE };
            bits += u32::from(changes);
        }
        self.key = vec![0; (bits as usize).div_ceil(64).max(1)];
    }

    /// The arrangement of the stones: equal keys are equal positions.
    pub(super) fn key(&self) -> &[u64] {
        &self.key
    }

    pub(super) fn is_empty(&self, point: Point) -> bool {
        self.kinds[point as usize] == Kind::Empty
    }

    /// The defender's block that had a stone on `point` at first.
    pub(super) fn block_of(&self, point: Point) -> Option<u32> {
        self.block_of.get(point as usize).copied().filter(|&block| block != NONE)
    }

    pub(super) fn was_in_block(&self, point: Point) -> bool {
        self.block_of[point as usize] != NONE
    }

    pub(super) fn block_count(&self) -> usize {
        self.blocks.len()
    }

    /// The blocks that have been captured.
    pub(super) fn captured(&self) -> Vec<u32> {
        (0..self.blocks.len() as u32).filter(|&block| self.is_captured(block)).collect()
    }

    fn is_captured(&self, block: u32) -> bool {
        self.liberties[block as usize] == 0
    }

    pub(super) fn is_next_to_block(&self, point: Point) -> bool {
        let mut around = self.topology.neighbors(point).iter();
        around.any(|&q| self.kinds[q as usize] == Kind::Defender)
    }

    /// The maximal connected sets of points without a stone of the defender.
    pub(super) fn regions(&self) -> Vec<Vec<Point>> {
        let mut seen: Vec<bool> = self.kinds.iter().map(|&kind| kind == Kind::Defender).collect();
        let mut regions = Vec::new();
        for first in 0..seen.len() as Point {
            if core::mem::replace(&mut seen[first as usize], true) {
                continue;
            }
            let mut region = vec![first];
            let mut next = 0;
            while next < region.len() {
                for &q in self.topology.neighbors(region[next]) {
                    if !core::mem::replace(&mut seen[q as usize], true) {
                        region.push(q);
                    }
                }
                next += 1;
            }
            regions.push(region);
        }
        regions
    }

    /// The attacker plays on an empty point; nothing, and no change, if that is illegal or
    /// changes nothing.
    pub(super) fn play(&mut self, point: Point) -> Option<Change> {
        self.put(point);
        let mut captured = Vec::new();
        let topology = Arc::clone(&self.topology);
        for &q in topology.neighbors(point) {
            let block = self.block_of[q as usize];
            if self.kinds[q as usize] == Kind::Defender && self.is_captured(block) {
                self.remove(block);
                captured.push(block);
            }
        }
        let mut change = Change { point, captured, suicide: Vec::new() };
        if !change.captured.is_empty() || self.has_liberty(point) {
            return Some(change);
        }
        if self.suicide == Suicide::Forbidden || self.found.len() == 1 {
            self.take_away(point);
            return None;
        }
        change.suicide = core::mem::take(&mut self.found);
        for &stone in &change.suicide {
            self.take_away(stone);
        }
        Some(change)
    }

    /// Takes the last move back.
    pub(super) fn take_back(&mut self, change: Change) {
        for &stone in &change.suicide {
            self.put(stone);
        }
        for &block in &change.captured {
            self.put_back(block);
        }
        self.take_away(change.point);
    }

    fn put(&mut self, point: Point) {
        self.kinds[point as usize] = Kind::Attacker;
        self.toggle(point);
        self.count_liberty(point, u32::MAX);
    }

    fn take_away(&mut self, point: Point) {
        self.kinds[point as usize] = Kind::Empty;
        self.toggle(point);
        self.count_liberty(point, 1);
    }

    fn remove(&mut self, block: u32) {
        let blocks = Arc::clone(&self.blocks);
        for &point in &blocks[block as usize] {
            self.kinds[point as usize] = Kind::Empty;
        }
        self.toggle(self.kinds.len() as u32 + block);
    }

    fn put_back(&mut self, block: u32) {
        let blocks = Arc::clone(&self.blocks);
        for &point in &blocks[block as usize] {
            self.kinds[point as usize] = Kind::Defender;
        }
        self.toggle(self.kinds.len() as u32 + block);
    }

    /// Notes a change of a point, or of a block, which come after the points.
    fn toggle(&mut self, what: u32) {
        let bit = self.bit_of[what as usize];
        if bit != NONE {
            self.key[bit as usize / 64] ^= 1 << (bit % 64);
        }
    }

    /// Adds `more`, modulo 2³², to the liberties of each of the defender's blocks next to
    /// `point`.
    fn count_liberty(&mut self, point: Point, more: u32) {
        let around = self.topology.neighbors(point);
        for (place, &q) in around.iter().enumerate() {
            let block = self.block_of[q as usize];
            let counted = |&r: &Point| self.block_of[r as usize] == block;
            let stands = self.kinds[q as usize] == Kind::Defender;
            if stands && !around[..place].iter().any(counted) {
                let liberties = &mut self.liberties[block as usize];
                *liberties = liberties.wrapping_add(more);
            }
        }
    }

    /// Whether the attacker's block on `point` has a liberty. If not, `found` is the block.
    fn has_liberty(&mut self, point: Point) -> bool {
        self.found.clear();
        self.found.push(point);
        self.looked_at[point as usize] = true;
        let mut next = 0;
        let mut liberty = false;
        'search: while next < self.found.len() {
            for &q in self.topology.neighbors(self.found[next]) {
                match self.kinds[q as usize] {
                    Kind::Empty => {
                        liberty = true;
                        break 'search;
                    }
                    Kind::Attacker if !self.looked_at[q as usize] => {
                        self.looked_at[q as usize] = true;
                        self.found.push(q);
                    }
                    _ => {}
                }
            }
            next += 1;
        }
        for &stone in &self.found {
            self.looked_at[stone as usize] = false;
        }
        liberty
    }
}
