//! Benson's casting-out: the one implementation, with and without a record of its rounds.

use crate::partition::Partition;
use alloc::vec::Vec;

/// Which regions the run starts from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum RegionRule {
    /// Only small regions, whose interior points all hold enemy stones (Benson 1976,
    /// section 3).
    #[default]
    Small,
    /// Every enclosed region (Sensei's Library). The blocks that survive are the same,
    /// because a healthy region is always small.
    Enclosed,
}

/// Hears of everything that leaves during a run. Rounds count from 1.
///
/// `()` hears nothing, and compiles away.
pub trait Recorder {
    /// `block` is cast out in `round`.
    fn cast_out(&mut self, block: u32, round: u32);
    /// `region` is discarded in `round`; in round 0 it never was in the list.
    fn discarded(&mut self, region: u32, round: u32);
    /// The run looks at `region` and `block`, which are next to each other: the measure of
    /// its work.
    fn looked_at(&mut self, region: u32, block: u32) {
        let _ = (region, block);
    }
}

impl Recorder for () {
    fn cast_out(&mut self, _: u32, _: u32) {}
    fn discarded(&mut self, _: u32, _: u32) {}
}

/// How many vital regions a block needs. A type, so that the usual number is known to the
/// compiler.
trait Needed: Copy {
    fn regions(self) -> u32;
}

/// Two vital regions (Benson 1976, Theorem 1).
#[derive(Clone, Copy)]
struct Two;

impl Needed for Two {
    fn regions(self) -> u32 {
        2
    }
}

/// One more than the stones that the attacker may place at the same time.
#[derive(Clone, Copy)]
struct MoreThan(u32);

impl Needed for MoreThan {
    fn regions(self) -> u32 {
        self.0.saturating_add(1)
    }
}

/// The memory of a run, to be used again by the next.
#[derive(Debug, Clone, Default)]
pub struct CastingOut {
    /// Whether each block is still in the set.
    blocks: Vec<bool>,
    /// Whether each region is still in the list.
    regions: Vec<bool>,
    /// How many regions of the list are healthy for each block. All of them are vital to
    /// it, because the list only holds regions whose neighbours are all in the set.
    vital: Vec<u32>,
    falling: Vec<u32>,
    next: Vec<u32>,
}

impl CastingOut {
    /// Casts out of `start` every block that has fewer than two vital regions, discards
    /// every region that has lost a neighbour, and repeats until nothing changes (Benson
    /// 1976, section 4). Each round is judged by the sets at its start.
    ///
    /// `start` says for each block whether it is in the set at first; `None` means all.
    /// Returns for each block whether it survives. Linear in points and adjacencies.
    pub fn run(
        &mut self,
        partition: &Partition,
        rule: RegionRule,
        start: Option<&[bool]>,
        recorder: &mut impl Recorder,
    ) -> &[bool] {
        self.run_needing(Two, partition, rule, start, recorder)
    }

    /// The same against an attacker who may place up to `stones` stones at the same time,
    /// before anything is captured, with suicide forbidden: then a block needs one more
    /// vital region than that. Stones placed one after another, with captures in between,
    /// are no more than one.
    ///
    /// ```
    /// use pass_alive::{CastingOut, Color, Partition, RegionRule, Suicide, notation::rows};
    /// let (_, board) = rows::read(". X .").unwrap();
    /// let partition = Partition::new(&board, Color::Black, Suicide::Forbidden);
    /// let mut casting_out = CastingOut::default();
    /// let mut alive = |stones| {
    ///     casting_out.run_against(stones, &partition, RegionRule::Small, None, &mut ())[0]
    /// };
    /// // The smallest block that is alive against one stone; two fill both its eyes.
    /// assert!(alive(1) && !alive(2));
    /// ```
    pub fn run_against(
        &mut self,
        stones: u32,
        partition: &Partition,
        rule: RegionRule,
        start: Option<&[bool]>,
        recorder: &mut impl Recorder,
    ) -> &[bool] {
        self.run_needing(MoreThan(stones), partition, rule, start, recorder)
    }

    /// Whether `block` survived the last run.
    pub(crate) fn survives(&self, block: u32) -> bool {
        self.blocks[block as usize]
    }

    /// Whether `region` was still in the list at the end of the last run.
    pub(crate) fn is_listed(&self, region: u32) -> bool {
        self.regions[region as usize]
    }

    fn run_needing(
        &mut self,
        needed: impl Needed,
        partition: &Partition,
        rule: RegionRule,
        start: Option<&[bool]>,
        recorder: &mut impl Recorder,
    ) -> &[bool] {
        self.begin(needed, partition, rule, start, recorder);
        let mut round = 0;
        while !self.falling.is_empty() {
            round += 1;
            for &block in &self.falling {
                recorder.cast_out(block, round);
            }
            self.discard(needed, partition, round, recorder);
            core::mem::swap(&mut self.falling, &mut self.next);
        }
        &self.blocks
    }

    /// The starting set, its list of regions, and the blocks that fall in the first round.
    fn begin(
        &mut self,
        needed: impl Needed,
        partition: &Partition,
        rule: RegionRule,
        start: Option<&[bool]>,
        recorder: &mut impl Recorder,
    ) {
        let blocks = partition.block_count();
        self.blocks.clear();
        match start {
            Some(start) => self.blocks.extend_from_slice(start),
            None => self.blocks.resize(blocks as usize, true),
        }
        self.vital.clear();
        self.vital.resize(blocks as usize, 0);
        self.regions.clear();
        for region in 0..partition.region_count() {
            let pairs = partition.pairs(region);
            let listed = (rule == RegionRule::Enclosed || partition.is_small(region))
                && pairs.iter().all(|pair| {
                    recorder.looked_at(region, pair.block);
                    self.blocks[pair.block as usize]
                });
            self.regions.push(listed);
            if !listed {
                recorder.discarded(region, 0);
                continue;
            }
            for pair in pairs {
                recorder.looked_at(region, pair.block);
                self.vital[pair.block as usize] += u32::from(pair.healthy);
            }
        }
        self.falling.clear();
        for block in 0..blocks {
            if self.blocks[block as usize] && self.vital[block as usize] < needed.regions() {
                self.blocks[block as usize] = false;
                self.falling.push(block);
            }
        }
    }

    /// Discards the regions around the falling blocks, and finds who falls after them.
    fn discard(
        &mut self,
        needed: impl Needed,
        partition: &Partition,
        round: u32,
        recorder: &mut impl Recorder,
    ) {
        self.next.clear();
        for &block in &self.falling {
            for region in partition.around(block).iter().map(|around| around.region) {
                recorder.looked_at(region, block);
                if !core::mem::take(&mut self.regions[region as usize]) {
                    continue;
                }
                recorder.discarded(region, round);
                for pair in partition.pairs(region) {
                    recorder.looked_at(region, pair.block);
                    if !pair.healthy {
                        continue;
                    }
                    let neighbor = pair.block as usize;
                    self.vital[neighbor] -= 1;
                    if self.vital[neighbor] < needed.regions()
                        && core::mem::take(&mut self.blocks[neighbor])
                    {
                        self.next.push(pair.block);
                    }
                }
            }
        }
    }
}
