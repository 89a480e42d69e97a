//! The attack under way.

use crate::analysis::{Block, Region};
use crate::board::Suicide;
use crate::id::{BlockId, RegionId};
use crate::proof::attack::Attack;
use crate::proof::contacts::Contact;
use crate::proof::sequence::{Reason, Sequence};
use crate::topology::Point;
use alloc::vec::Vec;

const NONE: u32 = u32::MAX;

/// An attack under way, between two captures. Every region is then *untouched*, with the
/// stones it had and all its neighbours on the board, or *open*: some neighbour has been
/// captured. Blocks are never adjacent, so what a capture empties is no liberty of another
/// block, and need not be filled: there is always room in an open region.
#[derive(Debug, Clone)]
pub(super) struct Siege<'a> {
    pub(super) attack: &'a Attack<'a>,
    pub(super) sequence: Sequence,
    /// Whether there is a stone on each point.
    pub(super) occupied: Vec<bool>,
    /// How many liberties each block has; 0 once it is captured.
    liberties: Vec<u32>,
    /// How many empty points each region has.
    room: Vec<u32>,
    open: Vec<bool>,
    /// The last point whose stone was counted for each block, so that it counts once.
    counted: Vec<Point>,
    /// Blocks to be captured; each depends on the one after it.
    waiting: Vec<Waiting>,
}

/// A block to be captured, and those of its healthy regions, as [`Attack::healthy`] lists
/// them, that may not be open yet.
#[derive(Debug, Clone)]
struct Waiting {
    block: BlockId,
    from: usize,
    to: usize,
}

impl<'a> Siege<'a> {
    pub(super) fn new(attack: &'a Attack<'a>) -> Self {
        let analysis = attack.analysis;
        let occupied: Vec<bool> = analysis.board().stones().iter().map(Option::is_some).collect();
        let blocks = analysis.blocks();
        let is_empty = |contact: &&Contact| !occupied[contact.point as usize];
        let liberties = |block: Block<'_>| {
            attack.contacts.of(block.id()).iter().filter(is_empty).count() as u32
        };
        let is_free = |point: &&Point| !occupied[**point as usize];
        let room = |region: Region<'_>| region.points().iter().filter(is_free).count() as u32;
        Self {
            counted: vec![NONE; blocks.len()],
            liberties: blocks.map(liberties).collect(),
            room: analysis.regions().map(room).collect(),
            attack,
            sequence: Sequence::default(),
            occupied,
            open: vec![false; analysis.regions().len()],
            waiting: Vec::new(),
        }
    }

    fn is_gone(&self, block: BlockId) -> bool {
        self.liberties[block.index()] == 0
    }

    /// Captures `block`, which is cast out in some round, and before it what it depends
    /// on. Does nothing if it is captured already.
    pub(super) fn capture(&mut self, block: BlockId) {
        let to = self.attack.healthy(block).len();
        self.waiting.push(Waiting { block, from: 0, to });
        while let Some(Waiting { block, mut from, mut to }) = self.waiting.pop() {
            if self.is_gone(block) {
                continue;
            }
            let healthy = self.attack.healthy(block);
            while from < to && self.open[healthy[from].index()] {
                from += 1;
            }
            while from < to && self.open[healthy[to - 1].index()] {
                to -= 1;
            }
            if to - from <= 1 {
                self.fill(block, (from < to).then(|| healthy[from]));
                continue;
            }
            // At most one of them is discarded only with the block itself, and it is the
            // last. The first has lost a neighbour in an earlier round.
            let other = self.attack.analysis.first_lost(healthy[from]);
            self.waiting.push(Waiting { block, from, to });
            self.waiting.push(Waiting {
                block: other,
                from: 0,
                to: self.attack.healthy(other).len(),
            });
        }
    }

    /// Fills the liberties of `block`, those in `last` after all others, until it is
    /// captured. All other regions healthy for it are open.
    fn fill(&mut self, block: BlockId, last: Option<RegionId>) {
        let contacts = self.attack.contacts.of(block);
        let mut kept = None;
        for contacts in contacts.chunk_by(|one, other| one.region == other.region) {
            if Some(contacts[0].region) == last {
                kept = Some(contacts);
            } else {
                self.fill_region(block, contacts);
            }
            if self.is_gone(block) {
                return;
            }
        }
        for contact in kept.into_iter().flatten() {
            if !self.is_gone(block) && !self.occupied[contact.point as usize] {
                let open = self.open[contact.region.index()];
                let reason = if open { Reason::Open } else { Reason::Last };
                self.play(contact.point, block, reason);
            }
        }
    }

    /// Fills the liberties of `block` among its contacts with a region that is open or not
    /// healthy for it, until it is captured.
    fn fill_region(&mut self, block: BlockId, contacts: &[Contact]) {
        // With suicide allowed, stones alone may keep a region from being healthy. Then it
        // is filled and empties itself, and the second time those points stay empty.
        if self.fill_contacts(block, contacts) {
            self.fill_contacts(block, contacts);
        }
    }

    /// Fills the empty points among `contacts` until `block` is captured; whether the
    /// stones there were suicide at last.
    fn fill_contacts(&mut self, block: BlockId, contacts: &[Contact]) -> bool {
        for contact in contacts {
            if self.is_gone(block) {
                break;
            }
            if self.occupied[contact.point as usize] {
                continue;
            }
            let open = self.open[contact.region.index()];
            let reason = if open { Reason::Open } else { Reason::Unhealthy };
            self.play(contact.point, block, reason);
            if self.empties_itself(contact.region) {
                return true;
            }
        }
        false
    }

    /// Plays on `point` and removes the blocks that have no liberty then.
    fn play(&mut self, point: Point, target: BlockId, reason: Reason) {
        let Attack { analysis, .. } = self.attack;
        self.occupied[point as usize] = true;
        self.sequence.push(point, target, reason);
        let before = self.sequence.captured().len();
        for &q in analysis.board().topology().neighbors(point) {
            let Some(block) =
                self.attack.contacts.block_at(q).filter(|&block| !self.is_gone(block))
            else {
                continue;
            };
            if core::mem::replace(&mut self.counted[block.index()], point) != point {
                self.liberties[block.index()] -= 1;
                if self.is_gone(block) {
                    self.sequence.capture(block);
                }
            }
        }
        if let Some(region) = analysis.region_at(point) {
            self.room[region.id().index()] -= 1;
        }
        for captured in before..self.sequence.captured().len() {
            let block = self.sequence.captured()[captured];
            for &freed in analysis.members().block(block) {
                self.occupied[freed as usize] = false;
            }
            for around in analysis.incidences().around(block) {
                self.open[around.region.index()] = true;
            }
        }
    }

    /// Removes the attacker's stones from `region` if they fill it and have captured
    /// nothing; whether they did.
    fn empties_itself(&mut self, region: RegionId) -> bool {
        if self.room[region.index()] > 0 || self.open[region.index()] {
            return false;
        }
        let analysis = self.attack.analysis;
        debug_assert_eq!(analysis.rules().suicide, Suicide::Allowed);
        let points = analysis.members().region(region);
        for &point in points {
            self.occupied[point as usize] = false;
        }
        for pair in analysis.incidences().neighbors(region) {
            let freed = self.attack.contacts.between(pair.block, region).len() as u32;
            self.liberties[pair.block.index()] += freed;
            self.counted[pair.block.index()] = NONE;
        }
        self.room[region.index()] = points.len() as u32;
        self.sequence.empty(region);
        true
    }
}
