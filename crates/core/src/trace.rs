//! What a run said, step by step, so that any moment of it can be shown at once.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::casting_out::Recorder;
use crate::id::{BlockId, Moment, RegionId, Round, push_number};

/// When every block and region left. Each leaves at most once, so this is the whole run.
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

/// What happens in one step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// A block is cast out.
    CastOut(BlockId),
    /// A region is discarded.
    Discarded(RegionId),
    /// Nothing fell in this round: the blocks still in are unconditionally alive.
    Settled,
    /// A region vital to nobody is cleared away (the last step of Sensei's Library's
    /// wording; only with [`crate::RegionRule::Enclosed`]).
    Cleared(RegionId),
}

/// A place in a run, written `round.step`: after the first `step` steps of round `round`.
/// The start is `0`. A round alone, such as `2`, is its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Place {
    /// The round, from 1; 0 is the start.
    pub round: Round,
    /// The number of steps done in the round.
    pub step: u32,
}

impl Place {
    /// The place as it is written.
    pub fn text(self) -> String {
        let mut text = String::new();
        push_number(&mut text, self.round.number());
        if self.round > Round::START {
            text.push('.');
            push_number(&mut text, self.step);
        }
        text
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

/// Text that is not a place in a run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotAPlace;

impl fmt::Display for NotAPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a place in a run is written round.step, such as 2.1, or as a round alone")
    }
}

impl core::error::Error for NotAPlace {}

impl FromStr for Place {
    type Err = NotAPlace;

    /// Reads `2.1`, or `2` for the end of round 2, whose step is then [`u32::MAX`]. All of
    /// round 0 is the start.
    fn from_str(text: &str) -> Result<Self, NotAPlace> {
        let number = |digits: &str| {
            let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
            plain.then(|| digits.parse().ok()).flatten().ok_or(NotAPlace)
        };
        let (round, step) = match text.split_once('.') {
            Some((round, step)) => (number(round)?, number(step)?),
            None => (number(text)?, u32::MAX),
        };
        Ok(Place { round: Round::new(round), step: if round == 0 { 0 } else { step } })
    }
}

impl Trace {
    /// The number of rounds in which something fell: the n with Z(n) = Z(n+1).
    pub fn rounds(&self) -> u32 {
        self.round_starts.len() as u32 - 1
    }

    /// The round in which nothing falls any more: the one after [`Trace::rounds`].
    pub fn last_round(&self) -> Round {
        Round::new(self.round_starts.len() as u32)
    }

    /// The last moment. Moment 0 is the start, and each step leads to the next moment.
    pub fn last_moment(&self) -> Moment {
        Moment::new(self.events.len() as u32)
    }

    /// All moments in order, the start and the last among them.
    pub fn moments(&self) -> impl ExactSizeIterator<Item = Moment> + use<> {
        (0..self.events.len() as u32 + 1).map(Moment::new)
    }

    /// The steps in order; the first leads from moment 0 to moment 1.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The round and step of `moment`; moments after the last are the last.
    pub fn place(&self, moment: Moment) -> Place {
        let moment = moment.min(self.last_moment());
        let round = self.round_starts.partition_point(|&start| start < moment);
        Place {
            round: Round::new(round as u32),
            step: match round {
                0 => 0,
                round => moment.number() - self.round_starts[round - 1].number(),
            },
        }
    }

    /// The moment of `place`, brought to the nearest one that the run has: a step beyond
    /// its round is the round's end, and a round beyond the run is the run's end.
    pub fn moment(&self, place: Place) -> Moment {
        let round = place.round.number() as usize;
        if round == 0 {
            return Moment::START;
        }
        let Some(&start) = self.round_starts.get(round - 1) else {
            return self.last_moment();
        };
        let end = self.round_starts.get(round).copied();
        let moment = Moment::new(start.number().saturating_add(place.step));
        moment.min(end.unwrap_or_else(|| self.last_moment()))
    }

    /// The moment at which `block` has just been cast out, if it is. A block outside the
    /// starting set is out at moment 0.
    pub fn block_moment(&self, block: BlockId) -> Option<Moment> {
        Some(self.block_moments[block.index()]).filter(|&moment| moment != NEVER)
    }

    /// The moment at which `region` has just been discarded, if it is. A region that never
    /// was in the list is out at moment 0.
    pub fn region_moment(&self, region: RegionId) -> Option<Moment> {
        Some(self.region_moments[region.index()]).filter(|&moment| moment != NEVER)
    }

    /// The moment at which `region` has just been cleared away at the end, if it is.
    pub fn cleared_moment(&self, region: RegionId) -> Option<Moment> {
        Some(self.cleared_moments[region.index()]).filter(|&moment| moment != NEVER)
    }

    /// The round in which `block` is cast out (0: outside the starting set), if it is.
    pub fn block_round(&self, block: BlockId) -> Option<Round> {
        self.block_moment(block).map(|moment| self.place(moment).round)
    }

    /// The round in which `region` is discarded (0: never in the list), if it is.
    pub fn region_round(&self, region: RegionId) -> Option<Round> {
        self.region_moment(region).map(|moment| self.place(moment).round)
    }

    /// The moment at which the run has found that nothing falls any more.
    pub fn settled_moment(&self) -> Moment {
        self.round_starts[self.rounds() as usize].next()
    }

    pub(crate) fn clear(&mut self, region: RegionId) {
        self.events.push(Event::Cleared(region));
        self.cleared_moments[region.index()] = self.last_moment();
    }
}

/// Notes the round of everything that leaves, to be put in order by [`Rounds::trace`].
#[derive(Debug)]
pub(crate) struct Rounds {
    blocks: Vec<Round>,
    regions: Vec<Round>,
    last: Round,
}

/// The round of what stays.
const NO_ROUND: Round = Round::new(u32::MAX);

impl Rounds {
    pub(crate) fn new(blocks: u32, regions: u32) -> Self {
        Self {
            blocks: vec![NO_ROUND; blocks as usize],
            regions: vec![NO_ROUND; regions as usize],
            last: Round::START,
        }
    }

    /// The steps in order: round by round, blocks in order of name, then regions.
    pub(crate) fn trace(self, in_start: impl Fn(BlockId) -> bool) -> Trace {
        // A counting sort: bucket 2i holds the blocks of round i, 2i + 1 its regions.
        let block_bucket = |round: Round| 2 * round.number() as usize;
        let region_bucket = |round: Round| 2 * round.number() as usize + 1;
        let mut starts = vec![0u32; block_bucket(self.last) + 3];
        let falls = |&&round: &&Round| round != NO_ROUND && round != Round::START;
        for &round in self.blocks.iter().filter(falls) {
            starts[block_bucket(round) + 1] += 1;
        }
        for &round in self.regions.iter().filter(falls) {
            starts[region_bucket(round) + 1] += 1;
        }
        for bucket in 1..starts.len() {
            starts[bucket] += starts[bucket - 1];
        }
        let rounds = (1..=self.last.number() + 1).map(Round::new);
        let round_starts = rounds.map(|round| Moment::new(starts[block_bucket(round)])).collect();
        let falls = starts[starts.len() - 1] as usize;
        let mut events = vec![Event::Settled; falls + 1];
        let mut place = |bucket: usize, event: Event| {
            let at = starts[bucket];
            starts[bucket] += 1;
            events[at as usize] = event;
            Moment::new(at).next()
        };
        let blocks = (0..).map(BlockId::new).zip(self.blocks);
        let block_moments = blocks
            .map(|(block, round)| match round {
                _ if !in_start(block) => Moment::START,
                NO_ROUND => NEVER,
                round => place(block_bucket(round), Event::CastOut(block)),
            })
            .collect();
        let regions = (0..).map(RegionId::new).zip(self.regions);
        let region_moments: Vec<Moment> = regions
            .map(|(region, round)| match round {
                Round::START => Moment::START,
                NO_ROUND => NEVER,
                round => place(region_bucket(round), Event::Discarded(region)),
            })
            .collect();
        Trace {
            block_moments,
            cleared_moments: vec![NEVER; region_moments.len()],
            region_moments,
            events,
            round_starts,
        }
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
