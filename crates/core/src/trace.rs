//! What a run said, step by step, so that any moment of it can be shown at once.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::casting_out::Recorder;
use crate::name::push_number;

/// When every block and region left. Each leaves at most once, so this is the whole run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trace {
    /// The moment each block is cast out, or [`NEVER`].
    block_moments: Vec<u32>,
    /// The moment each region is discarded; 0 if it never was in the list.
    region_moments: Vec<u32>,
    /// The moment each region is cleared away, or [`NEVER`].
    cleared_moments: Vec<u32>,
    events: Vec<Event>,
    /// The moment before the first event of each round, from round 1.
    round_starts: Vec<u32>,
}

const NEVER: u32 = u32::MAX;

/// What happens in one step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Event {
    /// A block is cast out.
    CastOut(u32),
    /// A region is discarded.
    Discarded(u32),
    /// Nothing fell in this round: the blocks still in are unconditionally alive.
    Settled,
    /// A region vital to nobody is cleared away (the last step of Sensei's Library's
    /// wording; only with [`crate::RegionRule::Enclosed`]).
    Cleared(u32),
}

/// A place in a run, written `round.step`: after the first `step` steps of round `round`.
/// The start is `0`. A round alone, such as `2`, is its end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Place {
    /// The round, from 1; 0 is the start.
    pub round: u32,
    /// The number of steps done in the round.
    pub step: u32,
}

impl Place {
    /// The place as it is written.
    pub fn text(self) -> String {
        let mut text = String::new();
        push_number(&mut text, self.round);
        if self.round > 0 {
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
        Ok(Place { round, step: if round == 0 { 0 } else { step } })
    }
}

impl Trace {
    /// The number of rounds in which something fell: the n with Z(n) = Z(n+1).
    pub fn rounds(&self) -> u32 {
        self.round_starts.len() as u32 - 1
    }

    /// The last moment. Moment 0 is the start, and each step leads to the next moment.
    pub fn last_moment(&self) -> u32 {
        self.events.len() as u32
    }

    /// The steps in order; the step `events()[m]` leads from moment `m` to `m + 1`.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The round and step of `moment`; moments after the last are the last.
    pub fn place(&self, moment: u32) -> Place {
        let moment = moment.min(self.last_moment());
        let round = self.round_starts.partition_point(|&start| start < moment);
        Place {
            round: round as u32,
            step: match round {
                0 => 0,
                round => moment - self.round_starts[round - 1],
            },
        }
    }

    /// The moment of `place`, brought to the nearest one that the run has: a step beyond
    /// its round is the round's end, and a round beyond the run is the run's end.
    pub fn moment(&self, place: Place) -> u32 {
        let round = place.round as usize;
        if round == 0 {
            return 0;
        }
        let Some(&start) = self.round_starts.get(round - 1) else {
            return self.last_moment();
        };
        let end = self.round_starts.get(round).copied();
        start.saturating_add(place.step).min(end.unwrap_or_else(|| self.last_moment()))
    }

    /// The moment at which `block` has just been cast out, if it is. A block outside the
    /// starting set is out at moment 0.
    pub fn block_moment(&self, block: u32) -> Option<u32> {
        Some(self.block_moments[block as usize]).filter(|&moment| moment != NEVER)
    }

    /// The moment at which `region` has just been discarded, if it is. A region that never
    /// was in the list is out at moment 0.
    pub fn region_moment(&self, region: u32) -> Option<u32> {
        Some(self.region_moments[region as usize]).filter(|&moment| moment != NEVER)
    }

    /// The moment at which `region` has just been cleared away at the end, if it is.
    pub fn cleared_moment(&self, region: u32) -> Option<u32> {
        Some(self.cleared_moments[region as usize]).filter(|&moment| moment != NEVER)
    }

    /// The round in which `block` is cast out (0: outside the starting set), if it is.
    pub fn block_round(&self, block: u32) -> Option<u32> {
        self.block_moment(block).map(|moment| self.place(moment).round)
    }

    /// The round in which `region` is discarded (0: never in the list), if it is.
    pub fn region_round(&self, region: u32) -> Option<u32> {
        self.region_moment(region).map(|moment| self.place(moment).round)
    }

    /// The moment at which the run has found that nothing falls any more.
    pub fn settled_moment(&self) -> u32 {
        self.round_starts[self.rounds() as usize] + 1
    }

    pub(crate) fn clear(&mut self, region: u32) {
        self.events.push(Event::Cleared(region));
        self.cleared_moments[region as usize] = self.last_moment();
    }
}

/// Notes the round of everything that leaves, to be put in order by [`Rounds::trace`].
#[derive(Debug)]
pub(crate) struct Rounds {
    blocks: Vec<u32>,
    regions: Vec<u32>,
    last: u32,
}

impl Rounds {
    pub(crate) fn new(blocks: u32, regions: u32) -> Self {
        Self {
            blocks: vec![NEVER; blocks as usize],
            regions: vec![NEVER; regions as usize],
            last: 0,
        }
    }

    /// The steps in order: round by round, blocks in order of name, then regions.
    pub(crate) fn trace(self, in_start: impl Fn(u32) -> bool) -> Trace {
        // A counting sort: bucket 2i holds the blocks of round i, 2i + 1 its regions.
        let mut starts = vec![0u32; 2 * self.last as usize + 3];
        let block_bucket = |round: u32| 2 * round as usize;
        let region_bucket = |round: u32| 2 * round as usize + 1;
        let falls = |&&round: &&u32| round != NEVER && round != 0;
        for &round in self.blocks.iter().filter(falls) {
            starts[block_bucket(round) + 1] += 1;
        }
        for &round in self.regions.iter().filter(falls) {
            starts[region_bucket(round) + 1] += 1;
        }
        for bucket in 1..starts.len() {
            starts[bucket] += starts[bucket - 1];
        }
        let round_starts: Vec<u32> = (1..=self.last + 1).map(|r| starts[block_bucket(r)]).collect();
        let falls = starts[starts.len() - 1] as usize;
        let mut events = vec![Event::Settled; falls + 1];
        let mut place = |bucket: usize, event: Event| {
            let at = starts[bucket];
            starts[bucket] += 1;
            events[at as usize] = event;
            at + 1
        };
        let mut block_moments = self.blocks;
        for (block, round) in (0..).zip(&mut block_moments) {
            if !in_start(block) {
                *round = 0;
            } else if *round != NEVER {
                *round = place(block_bucket(*round), Event::CastOut(block));
            }
        }
        let mut region_moments = self.regions;
        for (region, round) in (0..).zip(&mut region_moments) {
            if *round != NEVER && *round != 0 {
                *round = place(region_bucket(*round), Event::Discarded(region));
            }
        }
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
    fn cast_out(&mut self, block: u32, round: u32) {
        self.blocks[block as usize] = round;
        self.last = self.last.max(round);
    }

    fn discarded(&mut self, region: u32, round: u32) {
        self.regions[region as usize] = round;
    }
}
