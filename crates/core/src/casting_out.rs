//! Benson's casting-out: the one implementation, with and without a record of its rounds.

use crate::id::{BlockId, RegionId, Round};
use crate::incidences::Incidences;
use crate::rules::RegionRule;
use alloc::vec::Vec;
use core::fmt;

/// Observer of a run, called on each removal. Rounds count from 1.
///
/// `()` observes nothing and compiles away.
pub trait Recorder {
    /// `block` is cast out in `round`.
    fn cast_out(&mut self, block: BlockId, round: Round);
    /// `region` is discarded in `round`; round 0 means that it was never in the list.
    fn discarded(&mut self, region: RegionId, round: Round);
    /// The adjacent pair of `region` and `block` is examined. The number of calls measures the
    /// work of a run.
    fn examined(&mut self, region: RegionId, block: BlockId) {
        let _ = (region, block);
    }
}

impl Recorder for () {
    fn cast_out(&mut self, _: BlockId, _: Round) {}
    fn discarded(&mut self, _: RegionId, _: Round) {}
}

/// The number of vital regions that a block needs (Benson 1976, "Unconditional life").
const TWO: u32 = 2;

/// The memory of a run, to be used again by the next.
#[derive(Debug, Clone, Default)]
pub struct CastingOut {
    /// The blocks still in the set, as `true`.
    blocks: Vec<bool>,
    /// The regions still in the list, as `true`.
    regions: Vec<bool>,
    /// The number of regions of the list that are healthy for each block. All are vital to
    /// it, because the list only holds regions whose neighbours are all in the set.
    vital: Vec<u32>,
    /// The blocks that fall in this round, and those that fall in the next.
    falling: Vec<BlockId>,
    next: Vec<BlockId>,
}

/// The error for a starting set that does not say of every block whether it is in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WrongStart {
    /// The length of the starting set.
    pub given: usize,
    /// The number of blocks, which the length should have been.
    pub blocks: usize,
}

impl fmt::Display for WrongStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { given, blocks } = self;
        write!(f, "the starting set has {given} values for {blocks} blocks")
    }
}

impl core::error::Error for WrongStart {}

impl CastingOut {
    /// Casts out every block that has fewer than two vital regions, discards every region
    /// that has lost a neighbour, and repeats until nothing changes (Benson 1976,
    /// "Supports"). Each round is judged by the sets at its start.
    ///
    /// Returns for each block whether it survives. Linear in points and adjacencies.
    pub fn run(
        &mut self,
        incidences: &Incidences,
        rule: RegionRule,
        recorder: &mut impl Recorder,
    ) -> &[bool] {
        self.run_needing(TWO, incidences, rule, None, recorder)
    }

    /// Like [`CastingOut::run`], but begins with the blocks that are `true` in `start`.
    ///
    /// # Errors
    /// [`WrongStart`] if `start` has another length than there are blocks.
    pub fn run_from(
        &mut self,
        start: &[bool],
        incidences: &Incidences,
        rule: RegionRule,
        recorder: &mut impl Recorder,
    ) -> Result<&[bool], WrongStart> {
        let blocks = incidences.block_count() as usize;
        if start.len() != blocks {
            return Err(WrongStart { given: start.len(), blocks });
        }
        Ok(self.run_within(start, incidences, rule, recorder))
    }

    /// The same for a starting set that is known to have the right length.
    pub(crate) fn run_within(
        &mut self,
        start: &[bool],
        incidences: &Incidences,
        rule: RegionRule,
        recorder: &mut impl Recorder,
    ) -> &[bool] {
        self.run_needing(TWO, incidences, rule, Some(start), recorder)
    }

    /// Like [`CastingOut::run`], but against an attacker who may place up to `stones` stones
    /// at once, before captures are resolved, with suicide forbidden: a block then needs
    /// `stones + 1` vital regions. Stones placed one after another, with captures in between,
    /// do not need more than a single stone does.
    ///
    /// ```
    /// use pass_alive::graph::{CastingOut, Partition};
    /// use pass_alive::{Board, Color, RegionRule, Suicide};
    /// let board = Board::from_rows(". X .").unwrap();
    /// let partition = Partition::new(&board, Color::Black, Suicide::Forbidden);
    /// let mut casting_out = CastingOut::default();
    /// let mut alive = |stones| {
    ///     casting_out.run_against(stones, partition.incidences(), RegionRule::Small, &mut ())[0]
    /// };
    /// // The smallest block that is alive against one stone; two fill both its eyes.
    /// assert!(alive(1) && !alive(2));
    /// ```
    pub fn run_against(
        &mut self,
        stones: u32,
        incidences: &Incidences,
        rule: RegionRule,
        recorder: &mut impl Recorder,
    ) -> &[bool] {
        self.run_needing(stones.saturating_add(1), incidences, rule, None, recorder)
    }

    /// Returns `true` if `block` survived the last run.
    pub(crate) fn survives(&self, block: BlockId) -> bool {
        self.blocks[block.index()]
    }

    /// Returns `true` if `region` was still in the list at the end of the last run.
    pub(crate) fn is_listed(&self, region: RegionId) -> bool {
        self.regions[region.index()]
    }

    #[inline]
    fn run_needing(
        &mut self,
        needed: u32,
        incidences: &Incidences,
        rule: RegionRule,
        start: Option<&[bool]>,
        recorder: &mut impl Recorder,
    ) -> &[bool] {
        self.begin(needed, incidences, rule, start, recorder);
        let mut round = Round::START;
        while !self.falling.is_empty() {
            round = round.next();
            for &block in &self.falling {
                recorder.cast_out(block, round);
            }
            self.discard(needed, incidences, round, recorder);
            core::mem::swap(&mut self.falling, &mut self.next);
        }
        &self.blocks
    }

    /// The starting set, its list of regions, and the blocks that fall in the first round.
    #[inline]
    fn begin(
        &mut self,
        needed: u32,
        incidences: &Incidences,
        rule: RegionRule,
        start: Option<&[bool]>,
        recorder: &mut impl Recorder,
    ) {
        let blocks = incidences.block_count();
        self.blocks.clear();
        match start {
            Some(start) => self.blocks.extend_from_slice(start),
            None => self.blocks.resize(blocks as usize, true),
        }
        self.vital.clear();
        self.vital.resize(blocks as usize, 0);
        self.regions.clear();
        for region in RegionId::first(incidences.region_count()) {
            let pairs = incidences.neighbors(region);
            let listed = (rule == RegionRule::Enclosed || incidences.is_small(region))
                && pairs.iter().all(|pair| {
                    recorder.examined(region, pair.block);
                    self.blocks[pair.block.index()]
                });
            self.regions.push(listed);
            if !listed {
                recorder.discarded(region, Round::START);
                continue;
            }
            for pair in pairs {
                recorder.examined(region, pair.block);
                self.vital[pair.block.index()] += u32::from(pair.healthy);
            }
        }
        self.falling.clear();
        for block in BlockId::first(blocks) {
            if self.blocks[block.index()] && self.vital[block.index()] < needed {
                self.blocks[block.index()] = false;
                self.falling.push(block);
            }
        }
    }

    /// Discards the regions around the falling blocks, and finds the blocks that fall after them.
    #[inline]
    fn discard(
        &mut self,
        needed: u32,
        incidences: &Incidences,
        round: Round,
        recorder: &mut impl Recorder,
    ) {
        self.next.clear();
        for &block in &self.falling {
            for region in incidences.around(block).iter().map(|around| around.region) {
                recorder.examined(region, block);
                if !core::mem::take(&mut self.regions[region.index()]) {
                    continue;
                }
                recorder.discarded(region, round);
                for pair in incidences.neighbors(region) {
                    recorder.examined(region, pair.block);
                    if !pair.healthy {
                        continue;
                    }
                    let neighbor = pair.block.index();
                    self.vital[neighbor] -= 1;
                    if self.vital[neighbor] < needed && core::mem::take(&mut self.blocks[neighbor])
                    {
                        self.next.push(pair.block);
                    }
                }
            }
        }
    }
}
