//! Stones that the attacker plays and takes back, while the defender passes.

use alloc::sync::Arc;
use alloc::vec::Vec;

use super::limits::{Budget, GivenUp};
use crate::board::Board;
use crate::color::Color;
use crate::components::Components;
use crate::id::{NONE, Point};
use crate::rules::Suicide;
use crate::topology::Topology;

/// A position of a search. The defender's blocks never change, they only disappear.
#[derive(Debug, Clone)]
pub(super) struct Stones {
    setup: Arc<Setup>,
    /// The bit of each point, and then of each block; none where nothing can change.
    bits: Arc<[u32]>,
    on: Vec<Content>,
    /// The number of liberties of each block; a block without is captured.
    liberties: Vec<u32>,
    /// The changes since the bits were numbered: a bit for each point where a stone of the
    /// attacker comes or goes, and one for each block captured.
    key: Vec<u64>,
    /// The blocks captured, in order.
    captured: Vec<u32>,
    /// The attacker's stones removed by suicide and not put back, in order.
    removed: Vec<Point>,
    /// The attacker's block, or a part of it, found by the last search for a liberty.
    group: Vec<Point>,
    in_group: Vec<bool>,
}

/// The data that stay the same from move to move.
#[derive(Debug)]
struct Setup {
    topology: Arc<Topology>,
    suicide: Suicide,
    /// The defender's block that each point belonged to at first.
    block_of: Vec<u32>,
    blocks: Vec<Vec<Point>>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Content {
    Empty,
    Defender,
    Attacker,
}

/// A move of the attacker that can be taken back, the last one first.
#[derive(Debug, Clone, Copy)]
pub(super) struct Move {
    point: Point,
    /// The number of blocks captured before it.
    captured: usize,
    /// The number of stones removed by suicide before it.
    removed: usize,
}

impl Move {
    pub(super) fn point(self) -> Point {
        self.point
    }
}

impl Stones {
    pub(super) fn new(
        board: &Board,
        components: &Components,
        color: Color,
        suicide: Suicide,
    ) -> Self {
        let mut block_of = vec![NONE; board.len()];
        let mut blocks = Vec::new();
        let own = |&component: &u32| components.stone(component) == Some(color);
        for component in (0..components.len() as u32).filter(own) {
            for &point in components.points(component) {
                block_of[point.index()] = blocks.len() as u32;
            }
            blocks.push(components.points(component).to_vec());
        }
        let content = |&stone: &Option<Color>| match stone {
            None => Content::Empty,
            Some(stone) if stone == color => Content::Defender,
            Some(_) => Content::Attacker,
        };
        let mut stones = Self {
            bits: vec![NONE; board.len() + blocks.len()].into(),
            on: board.stones().iter().map(content).collect(),
            liberties: vec![0; blocks.len()],
            key: Vec::new(),
            captured: Vec::new(),
            removed: Vec::new(),
            group: Vec::new(),
            in_group: vec![false; board.len()],
            setup: Arc::new(Setup {
                topology: Arc::clone(board.topology()),
                suicide,
                block_of,
                blocks,
            }),
        };
        for point in board.points() {
            if stones.is_empty(point) {
                stones.count_liberty(point, 1);
            }
        }
        stones
    }

    /// A copy to play on: but for the suicides, for which [`Stones::make_room`] makes room,
    /// no move allocates anything.
    pub(super) fn copy(&self, budget: &mut Budget) -> Result<Self, GivenUp> {
        Ok(Self {
            setup: Arc::clone(&self.setup),
            bits: Arc::clone(&self.bits),
            on: budget.copy(&self.on, 0)?,
            liberties: budget.copy(&self.liberties, 0)?,
            key: budget.copy(&self.key, 0)?,
            // No block is in it twice.
            captured: budget.copy(&self.captured, self.block_count())?,
            removed: Vec::new(),
            group: budget.copy(&[], self.on.len())?,
            in_group: budget.copy(&self.in_group, 0)?,
        })
    }

    /// Makes room for the stones that the next move may remove.
    pub(super) fn make_room(&mut self, budget: &mut Budget) -> Result<(), GivenUp> {
        match self.setup.suicide {
            Suicide::Forbidden => Ok(()),
            Suicide::Allowed => budget.reserve(&mut self.removed, self.on.len()),
        }
    }

    /// Numbers what can change from here on, if the attacker plays on `allowed` points.
    pub(super) fn number(&mut self, allowed: &[bool]) {
        let mut bits = Vec::with_capacity(self.bits.len());
        let mut next = 0;
        let mut give_bit = |changes: bool| {
            bits.push(if changes { next } else { NONE });
            next += u32::from(changes);
        };
        for (content, &allowed) in self.on.iter().zip(allowed) {
            give_bit(match content {
                Content::Attacker => self.setup.suicide == Suicide::Allowed,
                Content::Empty | Content::Defender => allowed,
            });
        }
        for _ in &self.setup.blocks {
            give_bit(true);
        }
        self.bits = bits.into();
        self.key = vec![0; (next as usize).div_ceil(64).max(1)];
    }

    /// The arrangement of the stones: equal keys are equal positions.
    pub(super) fn key(&self) -> &[u64] {
        &self.key
    }

    pub(super) fn is_empty(&self, point: Point) -> bool {
        self.on[point.index()] == Content::Empty
    }

    /// The defender's block that had a stone on `point` at first.
    pub(super) fn block_of(&self, point: Point) -> Option<u32> {
        self.setup.block_of.get(point.index()).copied().filter(|&block| block != NONE)
    }

    pub(super) fn block_count(&self) -> usize {
        self.liberties.len()
    }

    /// The blocks that have been captured.
    pub(super) fn captured(&self) -> &[u32] {
        &self.captured
    }

    /// The blocks that the last move has captured.
    pub(super) fn captured_by(&self, last: Move) -> &[u32] {
        &self.captured[last.captured..]
    }

    fn is_captured(&self, block: u32) -> bool {
        self.liberties[block as usize] == 0
    }

    pub(super) fn is_next_to_block(&self, point: Point) -> bool {
        let mut around = self.setup.topology.neighbors(point).iter();
        around.any(|&q| self.on[q.index()] == Content::Defender)
    }

    /// The maximal connected sets of points without a stone of the defender.
    pub(super) fn regions(&self) -> Vec<Vec<Point>> {
        let mut seen: Vec<bool> = self.on.iter().map(|&on| on == Content::Defender).collect();
        let mut regions = Vec::new();
        for first in Point::first(seen.len() as u32) {
            if core::mem::replace(&mut seen[first.index()], true) {
                continue;
            }
            let mut region = Vec::new();
            self.setup
                .topology
                .flood(first, &mut region, |q| !core::mem::replace(&mut seen[q.index()], true));
            regions.push(region);
        }
        regions
    }

    /// The attacker plays on an empty point; nothing, and no change, if that is illegal or
    /// changes nothing.
    pub(super) fn play(&mut self, point: Point) -> Option<Move> {
        let played = Move { point, captured: self.captured.len(), removed: self.removed.len() };
        self.put(point);
        let setup = Arc::clone(&self.setup);
        for &q in setup.topology.neighbors(point) {
            let block = setup.block_of[q.index()];
            if self.on[q.index()] == Content::Defender && self.is_captured(block) {
                self.remove(block);
                self.captured.push(block);
            }
        }
        if self.captured.len() > played.captured || self.has_liberty(point) {
            return Some(played);
        }
        if setup.suicide == Suicide::Forbidden || self.group.len() == 1 {
            self.take_away(point);
            return None;
        }
        self.removed.extend_from_slice(&self.group);
        for index in played.removed..self.removed.len() {
            self.take_away(self.removed[index]);
        }
        Some(played)
    }

    /// Takes the last move back.
    pub(super) fn take_back(&mut self, last: Move) {
        for index in last.removed..self.removed.len() {
            self.put(self.removed[index]);
        }
        self.removed.truncate(last.removed);
        for index in last.captured..self.captured.len() {
            self.put_back(self.captured[index]);
        }
        self.captured.truncate(last.captured);
        self.take_away(last.point);
    }

    fn put(&mut self, point: Point) {
        self.on[point.index()] = Content::Attacker;
        self.toggle(point.number());
        self.count_liberty(point, u32::MAX);
    }

    fn take_away(&mut self, point: Point) {
        self.on[point.index()] = Content::Empty;
        self.toggle(point.number());
        self.count_liberty(point, 1);
    }

    fn remove(&mut self, block: u32) {
        self.set_block(block, Content::Empty);
    }

    fn put_back(&mut self, block: u32) {
        self.set_block(block, Content::Defender);
    }

    fn set_block(&mut self, block: u32, content: Content) {
        for &point in &self.setup.blocks[block as usize] {
            self.on[point.index()] = content;
        }
        self.toggle(self.on.len() as u32 + block);
    }

    /// Notes a change of a point, or of a block, which come after the points.
    fn toggle(&mut self, what: u32) {
        let bit = self.bits[what as usize];
        if bit != NONE {
            self.key[bit as usize / 64] ^= 1 << (bit % 64);
        }
    }

    /// Adds `more`, modulo 2³², to the liberties of each of the defender's blocks next to
    /// `point`.
    fn count_liberty(&mut self, point: Point, more: u32) {
        let Setup { topology, block_of, .. } = &*self.setup;
        let around = topology.neighbors(point);
        for (index, &q) in around.iter().enumerate() {
            let block = block_of[q.index()];
            let counted = |&r: &Point| block_of[r.index()] == block;
            let stands = self.on[q.index()] == Content::Defender;
            if stands && !around[..index].iter().any(counted) {
                let liberties = &mut self.liberties[block as usize];
                *liberties = liberties.wrapping_add(more);
            }
        }
    }

    /// Returns `true` if the attacker's block on `point` has a liberty. If it has none,
    /// `group` is the whole block.
    fn has_liberty(&mut self, point: Point) -> bool {
        self.group.clear();
        self.group.push(point);
        self.in_group[point.index()] = true;
        let mut next = 0;
        let mut liberty = false;
        'search: while next < self.group.len() {
            for &q in self.setup.topology.neighbors(self.group[next]) {
                match self.on[q.index()] {
                    Content::Empty => {
                        liberty = true;
                        break 'search;
                    }
                    Content::Attacker if !self.in_group[q.index()] => {
                        self.in_group[q.index()] = true;
                        self.group.push(q);
                    }
                    _ => {}
                }
            }
            next += 1;
        }
        for &stone in &self.group {
            self.in_group[stone.index()] = false;
        }
        liberty
    }
}
