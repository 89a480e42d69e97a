//! Blocks that keep others alive.

use crate::analysis::Analysis;
use crate::casting_out::{CastingOut, Recorder};
use crate::id::{BlockId, RegionId, Round};
use crate::rules::RegionRule;
use alloc::vec::Vec;

/// All minimal covers are listed up to this many supporters to choose from.
const CHOICES: usize = 12;

/// The support of some chosen blocks Y (Benson 1976, "Supports"): the blocks that keep them
/// alive. S(Y) stands for the blocks of Y that are alive, as in Benson's Corollary. All lists
/// are in order.
///
/// ```
/// use pass_alive::{Analysis, BlockId, Board, Color, Rules, Support};
/// let board = Board::from_rows("
///     . X
///     X .
///     X X
///     . X
///     X .
/// ").unwrap();
/// let analysis = Analysis::new(&board, Color::Black, Rules::default()).unwrap();
/// // The long block is alive with the one above or with the one below.
/// let [a, b, c] = [0, 1, 2].map(BlockId::new);
/// let support = Support::new(&analysis, &[b]);
/// assert_eq!(support.supporters, [a, b, c]);
/// assert_eq!(support.covers, [vec![a, b], vec![b, c]]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Support {
    /// \[Y\]: the blocks that are region-connected to one of Y, from small region to small
    /// region.
    pub connected: Vec<BlockId>,
    /// The largest unconditionally alive subset of \[Y\].
    pub supporters: Vec<BlockId>,
    /// S(Y): those of Y that are unconditionally alive.
    pub support: Vec<BlockId>,
    /// Minimal sets of blocks that are unconditionally alive and contain S(Y). If there are at
    /// most 12 supporters besides S(Y) these are all such sets, in order of size, otherwise
    /// only one of them. Empty if S(Y) is empty.
    pub covers: Vec<Vec<BlockId>>,
}

impl Support {
    /// The support of `chosen`, whatever the starting set of `analysis`.
    ///
    /// # Panics
    /// If there is no such block.
    #[must_use]
    pub fn new(analysis: &Analysis, chosen: &[BlockId]) -> Self {
        let mut sets = Sets { analysis, casting_out: CastingOut::default() };
        let chosen = sets.set(chosen);
        let connected = sets.connected(&chosen);
        let supporters = sets.survivors(&connected);
        let support: Vec<bool> =
            chosen.iter().zip(&supporters).map(|(&chosen, &alive)| chosen && alive).collect();
        let covers = sets.covers(&supporters, &support);
        Self {
            connected: members(&connected),
            supporters: members(&supporters),
            support: members(&support),
            covers: covers.iter().map(|cover| members(cover)).collect(),
        }
    }
}

/// The blocks that have fewer than two vital regions when only the blocks of `set` count, in
/// order. The set is unconditionally alive if there are none.
///
/// # Panics
/// If there is no such block.
#[must_use]
pub fn failing(analysis: &Analysis, set: &[BlockId]) -> Vec<BlockId> {
    let mut first = FirstRound(Vec::new());
    let set = Sets { analysis, casting_out: CastingOut::default() }.set(set);
    let rule = RegionRule::Small;
    CastingOut::default().run_within(&set, analysis.incidences(), rule, &mut first);
    first.0.sort_unstable();
    first.0
}

struct FirstRound(Vec<BlockId>);

impl Recorder for FirstRound {
    fn cast_out(&mut self, block: BlockId, round: Round) {
        if round == Round::START.next() {
            self.0.push(block);
        }
    }

    fn discarded(&mut self, _: RegionId, _: Round) {}
}

fn members(set: &[bool]) -> Vec<BlockId> {
    BlockId::first(set.len() as u32)
        .zip(set)
        .filter_map(|(block, &is_in)| is_in.then_some(block))
        .collect()
}

/// Sets of blocks, each as a value for every block.
struct Sets<'a> {
    analysis: &'a Analysis,
    casting_out: CastingOut,
}

impl Sets<'_> {
    fn set(&self, blocks: &[BlockId]) -> Vec<bool> {
        let mut set = vec![false; self.analysis.blocks().len()];
        for &block in blocks {
            set[block.index()] = true;
        }
        set
    }

    /// The largest unconditionally alive subset.
    fn survivors(&mut self, set: &[bool]) -> Vec<bool> {
        let incidences = self.analysis.incidences();
        self.casting_out.run_within(set, incidences, RegionRule::Small, &mut ()).to_vec()
    }

    fn connected(&self, set: &[bool]) -> Vec<bool> {
        let incidences = self.analysis.incidences();
        let mut connected = set.to_vec();
        let mut crossed = vec![false; incidences.region_count() as usize];
        let mut next = members(set);
        while let Some(block) = next.pop() {
            for around in incidences.around(block) {
                let region = around.region;
                let new = incidences.is_small(region)
                    && !core::mem::replace(&mut crossed[region.index()], true);
                for pair in if new { incidences.neighbors(region) } else { &[] } {
                    if !core::mem::replace(&mut connected[pair.block.index()], true) {
                        next.push(pair.block);
                    }
                }
            }
        }
        connected
    }

    fn covers(&mut self, supporters: &[bool], support: &[bool]) -> Vec<Vec<bool>> {
        if !support.contains(&true) {
            return Vec::new();
        }
        let mut choices = members(supporters);
        choices.retain(|&block| !support[block.index()]);
        if choices.len() > CHOICES {
            return vec![self.one_cover(supporters, support, &choices)];
        }
        let of_size =
            |size| (0u32..1 << choices.len()).filter(move |subset| subset.count_ones() == size);
        let mut minimal: Vec<u32> = Vec::new();
        let mut covers = Vec::new();
        for subset in (0..=choices.len() as u32).flat_map(of_size) {
            if minimal.iter().any(|&smaller| smaller & !subset == 0) {
                continue;
            }
            let mut cover = support.to_vec();
            for (place, &block) in choices.iter().enumerate() {
                cover[block.index()] |= subset >> place & 1 == 1;
            }
            if self.survivors(&cover) == cover {
                minimal.push(subset);
                covers.push(cover);
            }
        }
        covers
    }

    /// Leaves out one supporter after the other, where S(Y) stays alive.
    fn one_cover(
        &mut self,
        supporters: &[bool],
        support: &[bool],
        choices: &[BlockId],
    ) -> Vec<bool> {
        let mut cover = supporters.to_vec();
        for &block in choices {
            if !cover[block.index()] {
                continue;
            }
            let mut smaller = cover.clone();
            smaller[block.index()] = false;
            let smaller = self.survivors(&smaller);
            if support.iter().zip(&smaller).all(|(&wanted, &is_in)| is_in || !wanted) {
                cover = smaller;
            }
        }
        cover
    }
}
