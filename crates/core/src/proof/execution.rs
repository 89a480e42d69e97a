//! A plan carried out move by move.

use crate::analysis::{Block, Region};
use crate::id::{BlockId, Point, RegionId};
use crate::proof::contacts::Contact;
use crate::proof::plan::Plan;
use crate::proof::sequence::{Reason, Sequence};
use crate::rules::Suicide;
use alloc::vec::Vec;

/// A plan carried out as far as some capture. Between two captures every region is
/// *untouched*, with the stones it had and all its neighbours on the board, or *open*: some
/// neighbour has been captured. Blocks of one colour are never adjacent, so the points that a
/// capture empties are no liberties of other blocks and need not be filled: an open region
/// always has room.
#[derive(Debug, Clone)]
pub(super) struct Execution<'a> {
    pub(super) plan: &'a Plan<'a>,
    pub(super) sequence: Sequence,
    /// For each point, `true` if there is a stone on it.
    pub(super) occupied: Vec<bool>,
    /// The number of liberties of each block; 0 once it is captured.
    liberties: Vec<u32>,
    /// The number of empty points of each region.
    room: Vec<u32>,
    open: Vec<bool>,
    /// For each block the last point that took a liberty of it, so that it takes only one.
    counted: Vec<Option<Point>>,
    /// A stack of blocks to be captured. Each depends on the one above it.
    waiting: Vec<Waiting>,
}

/// A block to be captured, and the range of its healthy regions, as [`Plan::healthy`] lists
/// them, outside which all are open.
#[derive(Debug, Clone)]
struct Waiting {
    block: BlockId,
    from: usize,
    to: usize,
}

impl<'a> Execution<'a> {
    pub(super) fn new(plan: &'a Plan<'a>) -> Self {
        let analysis = plan.analysis;
        let occupied: Vec<bool> = analysis.board().stones().iter().map(Option::is_some).collect();
        let blocks = analysis.blocks();
        let is_empty = |contact: &&Contact| !occupied[contact.point.index()];
        let liberties =
            |block: Block<'_>| plan.contacts.of(block.id()).iter().filter(is_empty).count() as u32;
        let is_free = |point: &&Point| !occupied[point.index()];
        let room = |region: Region<'_>| region.points().iter().filter(is_free).count() as u32;
        Self {
            counted: vec![None; blocks.len()],
            liberties: blocks.map(liberties).collect(),
            room: analysis.regions().map(room).collect(),
            plan,
            sequence: Sequence::default(),
            occupied,
            open: vec![false; analysis.regions().len()],
            waiting: Vec::new(),
        }
    }

    fn is_captured(&self, block: BlockId) -> bool {
        self.liberties[block.index()] == 0
    }

    /// Captures `block`, which is cast out in some round, and before it the blocks that its
    /// capture depends on. Does nothing if it is captured already.
    pub(super) fn capture(&mut self, block: BlockId) {
        let to = self.plan.healthy(block).len();
        self.waiting.push(Waiting { block, from: 0, to });
        while let Some(Waiting { block, mut from, mut to }) = self.waiting.pop() {
            if self.is_captured(block) {
                continue;
            }
            let healthy = self.plan.healthy(block);
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
            // At most one of these regions is discarded only with the block itself: the
            // last. The first has lost a neighbour in an earlier round, which goes first.
            let Some(other) = self.plan.analysis.first_lost(healthy[from]) else { continue };
            self.waiting.push(Waiting { block, from, to });
            self.waiting.push(Waiting {
                block: other,
                from: 0,
                to: self.plan.healthy(other).len(),
            });
        }
    }

    /// Fills the liberties of `block` until it is captured, those in `last` after all others.
    /// All other regions healthy for it are open.
    fn fill(&mut self, block: BlockId, last: Option<RegionId>) {
        let contacts = self.plan.contacts.of(block);
        let mut kept = None;
        for contacts in contacts.chunk_by(|one, other| one.region == other.region) {
            if Some(contacts[0].region) == last {
                kept = Some(contacts);
            } else {
                self.fill_region(block, contacts);
            }
            if self.is_captured(block) {
                return;
            }
        }
        for contact in kept.into_iter().flatten() {
            if !self.is_captured(block) && !self.occupied[contact.point.index()] {
                let open = self.open[contact.region.index()];
                let reason = if open { Reason::Open } else { Reason::Last };
                self.play(contact.point, block, reason);
            }
        }
    }

    /// Fills the liberties of `block` among its contacts with a region that is open or not
    /// healthy for it, until it is captured.
    fn fill_region(&mut self, block: BlockId, contacts: &[Contact]) {
        // With suicide allowed a region may be unhealthy only because of the stones in it.
        // Filled, it empties itself, and the second time the points of those stones stay
        // empty.
        if self.fill_contacts(block, contacts) {
            self.fill_contacts(block, contacts);
        }
    }

    /// Fills the empty points among `contacts` until `block` is captured. Returns whether
    /// the last of these moves was suicide.
    fn fill_contacts(&mut self, block: BlockId, contacts: &[Contact]) -> bool {
        for contact in contacts {
            if self.is_captured(block) {
                break;
            }
            if self.occupied[contact.point.index()] {
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
        let Plan { analysis, .. } = self.plan;
        self.occupied[point.index()] = true;
        self.sequence.push(point, target, reason);
        let before = self.sequence.captured().len();
        for &q in analysis.board().topology().neighbors(point) {
            let Some(block) = analysis.block_at(q).map(Block::id) else { continue };
            if self.is_captured(block) {
                continue;
            }
            if self.counted[block.index()].replace(point) != Some(point) {
                self.liberties[block.index()] -= 1;
                if self.is_captured(block) {
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
                self.occupied[freed.index()] = false;
            }
            for around in analysis.incidences().around(block) {
                self.open[around.region.index()] = true;
            }
        }
    }

    /// Removes the attacker's stones from `region` if they fill it and have captured
    /// nothing, which is suicide. Returns whether it was.
    fn empties_itself(&mut self, region: RegionId) -> bool {
        if self.room[region.index()] > 0 || self.open[region.index()] {
            return false;
        }
        let analysis = self.plan.analysis;
        debug_assert_eq!(analysis.rules().suicide, Suicide::Allowed);
        let points = analysis.members().region(region);
        for &point in points {
            self.occupied[point.index()] = false;
        }
        for pair in analysis.incidences().neighbors(region) {
            let freed = self.plan.contacts.between(pair.block, region).len() as u32;
            self.liberties[pair.block.index()] += freed;
            self.counted[pair.block.index()] = None;
        }
        self.room[region.index()] = points.len() as u32;
        self.sequence.empty(region);
        true
    }
}
