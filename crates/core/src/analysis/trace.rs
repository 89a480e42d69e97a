//! The record of a run, from which any moment of it can be shown at once.

use alloc::vec::Vec;

use crate::analysis::step_number::StepNumber;
use crate::casting_out::Recorder;
use crate::csr::Csr;
use crate::id::{BlockId, Moment, RegionId, Round};

/// The record of a run: when every block was cast out and every region discarded. Each
/// leaves at most once, so this is the whole run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trace {
    /// The moment each block is cast out, or [`NEVER`].
    block_moments: Vec<Moment>,
    /// The moment each region is discarded; 0 if it never was in the list.
    region_moments: Vec<Moment>,
    /// The moment each region is cleared away, or [`NEVER`].
    cleared_moments: Vec<Moment>,
    events: Vec<Event>,
    /// The moment before the first event of each round, from round 1.
    round_starts: Vec<Moment>,
}

const NEVER: Moment = Moment::new(u32::MAX);

/// A step of a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// A block is cast out.
    CastOut(BlockId),
    /// A region is discarded.
    Discarded(RegionId),
    /// Nothing fell in this round: the blocks still in are unconditionally alive.
    Stable,
    /// A region that is vital to no block is cleared away (the last step of Sensei's Library's
    /// wording; only with [`crate::RegionRule::Enclosed`]).
    Cleared(RegionId),
}

impl Trace {
    /// The number of rounds in which something fell: the n with Z(n) = Z(n+1).
    #[must_use]
    pub fn round_count(&self) -> u32 {
        self.round_starts.len() as u32 - 1
    }

    /// The round of the step that led to `moment`: 0 for the start, and from [`Trace::stable_moment`] on
    /// the round after the last one in which something fell. A moment after the last counts as the last.
    #[must_use]
    pub fn round_of(&self, moment: Moment) -> Round {
        let moment = moment.min(self.last_moment());
        Round::new(self.round_starts.partition_point(|&start| start < moment) as u32)
    }

    /// The moment at which the round of `moment` began, by whose sets the round is judged.
    #[must_use]
    pub fn round_start(&self, moment: Moment) -> Moment {
        let before = (self.round_of(moment).number() as usize).checked_sub(1);
        before.map_or(Moment::START, |before| self.round_starts[before])
    }

    /// The moments at which rounds end: the start, which ends round 0, then one for each round, and last
    /// the last moment.
    pub fn round_ends(&self) -> impl ExactSizeIterator<Item = Moment> + Clone {
        (0..self.round_starts.len() as u32 + 1).map(|round| self.round_end(round))
    }

    /// The last moment. Moment 0 is the start, and each step leads to the next moment.
    #[must_use]
    pub fn last_moment(&self) -> Moment {
        Moment::new(self.events.len() as u32)
    }

    /// All moments in order, the start and the last among them.
    pub fn moments(&self) -> impl ExactSizeIterator<Item = Moment> + Clone + use<> {
        (0..self.events.len() as u32 + 1).map(Moment::new)
    }

    /// The steps in order; the first leads from moment 0 to moment 1.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The steps of `round` in order; none if the run has no such round.
    #[must_use]
    pub fn events_in(&self, round: Round) -> &[Event] {
        let from = self.round_end(round.number().saturating_sub(1));
        &self.events[from.number() as usize..self.round_end(round.number()).number() as usize]
    }

    /// The number that people give to `moment`; a moment after the last counts as the last.
    #[must_use]
    pub fn step_number(&self, moment: Moment) -> StepNumber {
        let moment = moment.min(self.last_moment());
        let step = moment.number() - self.round_start(moment).number();
        StepNumber { round: self.round_of(moment), step }
    }

    /// The moment after the step with this number. A step beyond the last of its round counts
    /// as the end of the round, and a round beyond the last as the end of the run.
    #[must_use]
    pub fn moment(&self, number: StepNumber) -> Moment {
        let round = number.round.number() as usize;
        let Some(before) = round.checked_sub(1) else { return Moment::START };
        let Some(&start) = self.round_starts.get(before) else { return self.last_moment() };
        let moment = Moment::new(start.number().saturating_add(number.step));
        moment.min(self.round_starts.get(round).copied().unwrap_or(self.last_moment()))
    }

    /// The moment after the last step of a round; the start for round 0.
    fn round_end(&self, round: u32) -> Moment {
        self.moment(StepNumber::end_of(Round::new(round)))
    }

    /// The moment at which `block` has just been cast out, if it is. A block outside the
    /// starting set is out at moment 0.
    pub(crate) fn block_moment(&self, block: BlockId) -> Option<Moment> {
        Some(self.block_moments[block.index()]).filter(|&moment| moment != NEVER)
    }

    /// The moment at which `region` has just been discarded, if it is. A region that never
    /// was in the list is out at moment 0.
    pub(crate) fn region_moment(&self, region: RegionId) -> Option<Moment> {
        Some(self.region_moments[region.index()]).filter(|&moment| moment != NEVER)
    }

    /// The moment at which `region` has just been cleared away at the end, if it is.
    pub(crate) fn cleared_moment(&self, region: RegionId) -> Option<Moment> {
        Some(self.cleared_moments[region.index()]).filter(|&moment| moment != NEVER)
    }

    /// The moment after [`Event::Stable`], from which on the blocks still in are known to be
    /// unconditionally alive.
    #[must_use]
    pub fn stable_moment(&self) -> Moment {
        self.round_starts[self.round_count() as usize].next()
    }

    pub(crate) fn clear(&mut self, region: RegionId) {
        self.events.push(Event::Cleared(region));
        self.cleared_moments[region.index()] = self.last_moment();
    }
}

/// A recorder that notes the round of each removal; [`Rounds::trace`] puts them in order.
#[derive(Debug)]
pub(super) struct Rounds {
    blocks: Vec<Round>,
    regions: Vec<Round>,
    last: Round,
}

/// The round of blocks and regions that stay.
const NO_ROUND: Round = Round::new(u32::MAX);

impl Rounds {
    /// Before a run from the blocks in `start`.
    pub(super) fn new(start: &[bool], regions: u32) -> Self {
        let blocks = start.iter().map(|&is_in| if is_in { NO_ROUND } else { Round::START });
        Self {
            blocks: blocks.collect(),
            regions: vec![NO_ROUND; regions as usize],
            last: Round::START,
        }
    }

    /// The steps in order: round by round, blocks in order of name, then regions.
    pub(super) fn trace(self) -> Trace {
        let falls = |round: Round| round != NO_ROUND && round != Round::START;
        // Two lists a round: its blocks, and then its regions.
        let list = |round: Round| 2 * (round.number() as usize - 1);
        let blocks = BlockId::first(self.blocks.len() as u32).zip(&self.blocks);
        let regions = RegionId::first(self.regions.len() as u32).zip(&self.regions);
        let cast_out = blocks.filter(|(_, round)| falls(**round));
        let discarded = regions.filter(|(_, round)| falls(**round));
        let cast_out = cast_out.map(|(block, &round)| (list(round), Event::CastOut(block)));
        let discarded =
            discarded.map(|(region, &round)| (list(round) + 1, Event::Discarded(region)));
        let rounds = self.last.number() as usize;
        let sorted = Csr::new(2 * rounds, cast_out.chain(discarded));

        let starts = (0..rounds).map(|round| sorted.range(2 * round).start);
        let starts = starts.chain([sorted.items().len()]);
        let round_starts = starts.map(|start| Moment::new(start as u32)).collect();
        let moment = |&round: &Round| if round == Round::START { Moment::START } else { NEVER };
        let mut block_moments: Vec<Moment> = self.blocks.iter().map(moment).collect();
        let mut region_moments: Vec<Moment> = self.regions.iter().map(moment).collect();
        let mut now = Moment::START;
        for &event in sorted.items() {
            now = now.next();
            match event {
                Event::CastOut(block) => block_moments[block.index()] = now,
                Event::Discarded(region) => region_moments[region.index()] = now,
                Event::Stable | Event::Cleared(_) => {}
            }
        }
        let mut events = sorted.into_items();
        events.push(Event::Stable);
        let cleared_moments = vec![NEVER; region_moments.len()];
        Trace { block_moments, region_moments, cleared_moments, events, round_starts }
    }
}

impl Recorder for Rounds {
    fn cast_out(&mut self, block: BlockId, round: Round) {
        self.blocks[block.index()] = round;
        self.last = self.last.max(round);
    }

    fn discarded(&mut self, region: RegionId, round: Round) {
        self.regions[region.index()] = round;
    }
}
