//! The results of an analysis.

use alloc::string::{String, ToString};

use pass_alive::{
    self as alive, Analysis, Block, Color, Event, Moment, Point, Region, RegionId, RegionRule,
    Suicide, Trace,
};
use pass_alive_scene::BlockNames;
use wasm_bindgen::prelude::*;

use crate::answer::{Answer, List, answer, counts};
use crate::study::Study;
use crate::words::{Word, words};

#[wasm_bindgen]
impl Study {
    /// The results of the analysis of a colour: `Facts`.
    ///
    /// # Errors
    /// `not-analyzed` if the colour has not been analysed; `bad-option`.
    pub fn facts(&self, color: &str) -> Result<JsValue, JsValue> {
        Ok(Facts::new(self.analysis(color)?).to_js())
    }
}

words! {
    /// The color of stones.
    Color as "Color" { Black, White }
    /// The rule on suicide.
    Suicide as "SuicideRule" { Forbidden, Allowed }
    /// The regions that are considered: small ones, or all that are enclosed.
    RegionRule as "RegionRule" { Small, Enclosed }
}

answer! {
    /// The results of the analysis of one colour.
    struct Facts {
        color: Word<Color>,
        rules: Rules,
        blocks: List<BlockFacts>,
        regions: List<RegionFacts>,
        /// `steps[m]` leads from moment m to moment m + 1; moment 0 is the start.
        steps: List<Step>,
        /// The place `round.step` of every moment, from `0`.
        places: List<String>,
        /// The number of rounds in which something falls.
        rounds: u32,
        /// The moment at the end of each round: `[0, …]`, one more than there are rounds shown.
        roundEnds: List<u32>,
        /// The stones of the blocks that are alive.
        alive: List<u32>,
        held: List<u32>,
    }
}

impl Facts {
    fn new(analysis: &Analysis) -> Self {
        let trace = analysis.trace();
        let steps = List::new();
        for (&event, moment) in trace.events().iter().zip(trace.moments().skip(1)) {
            steps.push(Step::new(analysis, event, moment));
        }
        let places = trace.moments().map(|moment| trace.step_number(moment).to_string());
        Self {
            color: Word(analysis.color()),
            rules: Rules {
                suicide: Word(analysis.rules().suicide),
                regions: Word(analysis.rules().regions),
            },
            blocks: analysis.blocks().map(|block| BlockFacts::new(block, trace)).collect(),
            regions: analysis.regions().map(|region| RegionFacts::new(region, trace)).collect(),
            steps,
            places: places.collect(),
            rounds: trace.round_count(),
            roundEnds: counts(trace.round_ends()),
            alive: counts(analysis.alive()),
            held: counts(analysis.held()),
        }
    }
}

answer! {
    /// The rules of an analysis.
    struct Rules {
        suicide: Word<Suicide>,
        regions: Word<RegionRule>,
    }
}

answer! {
    /// A block.
    struct BlockFacts {
        /// A, B … Z, AA, AB …, as in links, files and the answers of the program.
        name: String,
        /// #1, #2 …, as readers see it.
        shown: String,
        /// In reading order; the first locates the block in sentences.
        points: List<u32>,
        liberties: List<u32>,
        /// Regions next to it, by index.
        regions: List<u32>,
        /// The round it is cast out in; 0: outside the starting set; null: never.
        castOut: Option<u32>,
        /// Regions vital to it in the last round; empty unless it survives.
        vital: List<u32>,
    }
}

impl BlockFacts {
    fn new(block: Block<'_>, trace: &Trace) -> Self {
        let vital = block.vital_regions(trace.last_moment()).filter(|_| block.is_alive());
        Self {
            name: block.name(),
            shown: BlockNames::Numbers.name(block.id()),
            points: counts(block.points().iter().copied()),
            liberties: counts(block.liberties()),
            regions: counts(block.regions().map(Region::id)),
            castOut: block.cast_out_at().map(|at| trace.round_of(at).number()),
            vital: counts(vital.map(Region::id)),
        }
    }
}

answer! {
    /// A region.
    struct RegionFacts {
        /// a, b … z, aa, ab …
        name: String,
        points: List<u32>,
        neighbors: List<u32>,
        healthyFor: List<u32>,
        /// An empty interior point if the region is not small, null if it is.
        notSmallAt: Option<u32>,
        /// The round it is discarded in; 0: never in the list; null: never.
        discarded: Option<u32>,
        /// The neighbours whose fall took it away (or that are outside the starting set).
        lost: List<u32>,
        cleared: bool,
    }
}

impl RegionFacts {
    fn new(region: Region<'_>, trace: &Trace) -> Self {
        Self {
            name: region.name(),
            points: counts(region.points().iter().copied()),
            neighbors: counts(region.neighbors().map(Block::id)),
            healthyFor: counts(region.healthy_for().map(Block::id)),
            notSmallAt: region.not_small_at().map(Point::number),
            discarded: region.discarded_at().map(|at| trace.round_of(at).number()),
            lost: counts(region.lost_neighbors().map(Block::id)),
            cleared: region.cleared_at().is_some(),
        }
    }
}

answer! {
    /// One step of the run. Blocks and regions are given by index into the facts.
    enum Step by "kind" in "camelCase" {
        CastOut as "castOut" {
            round: u32,
            block: u32,
            /// The vital regions it had at the start of the round: none or one.
            vital: List<u32>,
            /// Every other region next to it, with the reason why it is not vital.
            others: List<NotVital>,
        }
        Discarded as "discarded" {
            round: u32,
            region: u32,
            lost: List<u32>,
        }
        Settled as "settled" {
            round: u32,
        }
        Cleared as "cleared" {
            round: u32,
            region: u32,
        }
    }
}

impl Step {
    fn new(analysis: &Analysis, event: Event, moment: Moment) -> Self {
        let trace = analysis.trace();
        let round = trace.round_of(moment).number();
        match event {
            Event::CastOut(id) => {
                let block = analysis.block(id);
                let others = block.regions().filter_map(|region| {
                    let reason = region.why_not_vital(id, moment)?;
                    Some(NotVital::new(region.id(), reason, trace))
                });
                Self::CastOut {
                    round,
                    block: id.number(),
                    vital: counts(block.vital_regions(moment).map(Region::id)),
                    others: others.collect(),
                }
            }
            Event::Discarded(region) => Self::Discarded {
                round,
                region: region.number(),
                lost: counts(analysis.region(region).lost_neighbors().map(Block::id)),
            },
            Event::Stable => Self::Settled { round },
            Event::Cleared(region) => Self::Cleared { round, region: region.number() },
        }
    }
}

answer! {
    /// The reason why a region next to a block is not vital to it.
    enum NotVital by "why" in "camelCase" {
        Unhealthy as "unhealthy" {
            region: u32,
            at: u32,
        }
        Outside as "outside" {
            region: u32,
            lost: u32,
        }
        Discarded as "discarded" {
            region: u32,
            round: u32,
            lost: u32,
        }
    }
}

impl NotVital {
    fn new(region: RegionId, reason: alive::NotVital, trace: &Trace) -> Self {
        let region = region.number();
        match reason {
            alive::NotVital::Unhealthy(at) => Self::Unhealthy { region, at: at.number() },
            alive::NotVital::OutsideStart(lost) => Self::Outside { region, lost: lost.number() },
            alive::NotVital::Discarded { at, lost } => {
                let round = trace.round_of(at).number();
                Self::Discarded { region, round, lost: lost.number() }
            }
        }
    }
}
