//! Everything an analysis says, for JavaScript: `Facts` in `web/engine/types.ts`.

use pass_alive::{Analysis, Event, NotVital, Point, RegionRule, Suicide, block_name, region_name};
use serde::Serialize;

use crate::problem::color_name;

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Facts {
    color: &'static str,
    rules: Rules,
    blocks: Vec<BlockFacts>,
    regions: Vec<RegionFacts>,
    steps: Vec<Step>,
    places: Vec<String>,
    rounds: u32,
    round_ends: Vec<u32>,
    alive: Vec<Point>,
    held: Vec<Point>,
}

#[derive(Serialize)]
struct Rules {
    suicide: &'static str,
    regions: &'static str,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct BlockFacts {
    name: String,
    points: Vec<Point>,
    liberties: Vec<Point>,
    regions: Vec<u32>,
    cast_out: Option<u32>,
    vital: Vec<u32>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct RegionFacts {
    name: String,
    points: Vec<Point>,
    neighbors: Vec<u32>,
    healthy_for: Vec<u32>,
    small: bool,
    not_small_at: Option<Point>,
    discarded: Option<u32>,
    lost: Vec<u32>,
    cleared: bool,
}

#[derive(Serialize)]
struct Step {
    kind: &'static str,
    round: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    block: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    region: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    vital: Option<Vec<u32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    others: Option<Vec<Other>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lost: Option<Vec<u32>>,
}

/// A region next to a block that is not vital to it, and why.
#[derive(Serialize)]
struct Other {
    region: u32,
    why: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    at: Option<Point>,
    #[serde(skip_serializing_if = "Option::is_none")]
    round: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lost: Option<u32>,
}

impl Facts {
    pub(crate) fn new(analysis: &Analysis) -> Self {
        let trace = analysis.trace();
        let rules = analysis.rules();
        let moments = 0..=trace.last_moment();
        let mut round_ends: Vec<u32> = (0..trace.rounds())
            .map(|round| trace.moment(pass_alive::Place { round, step: u32::MAX }))
            .collect();
        round_ends.push(trace.settled_moment() - 1);
        round_ends.push(trace.last_moment());
        Self {
            color: color_name(analysis.color()),
            rules: Rules {
                suicide: match rules.suicide {
                    Suicide::Forbidden => "forbidden",
                    Suicide::Allowed => "allowed",
                },
                regions: match rules.regions {
                    RegionRule::Small => "small",
                    RegionRule::Enclosed => "enclosed",
                },
            },
            blocks: analysis.blocks().map(|block| block_facts(analysis, block.index())).collect(),
            regions: analysis
                .regions()
                .map(|region| region_facts(analysis, region.index()))
                .collect(),
            steps: (0..trace.last_moment()).map(|moment| step(analysis, moment)).collect(),
            places: moments.map(|moment| trace.place(moment).to_string()).collect(),
            rounds: trace.rounds(),
            round_ends,
            alive: analysis.alive(),
            held: analysis.held(),
        }
    }
}

fn block_facts(analysis: &Analysis, index: u32) -> BlockFacts {
    let block = analysis.block(index);
    let trace = analysis.trace();
    let last = trace.rounds() + 1;
    BlockFacts {
        name: block_name(index),
        points: block.points().to_vec(),
        liberties: block.liberties(),
        regions: block.regions().collect(),
        cast_out: trace.block_round(index),
        vital: match analysis.is_alive(index) {
            true => analysis.vital_regions(index, last),
            false => Vec::new(),
        },
    }
}

fn region_facts(analysis: &Analysis, index: u32) -> RegionFacts {
    let region = analysis.region(index);
    let trace = analysis.trace();
    RegionFacts {
        name: region_name(index),
        points: region.points().to_vec(),
        neighbors: region.neighbors(),
        healthy_for: region.healthy_for(),
        small: region.is_small(),
        not_small_at: region.not_small_at(),
        discarded: trace.region_round(index),
        lost: analysis.lost_neighbors(index),
        cleared: trace.cleared_moment(index).is_some(),
    }
}

/// The step that leads from `moment` to the next.
fn step(analysis: &Analysis, moment: u32) -> Step {
    let event = analysis.trace().events()[moment as usize];
    let round = analysis.trace().place(moment + 1).round;
    let bare = |kind| Step {
        kind,
        round,
        block: None,
        region: None,
        vital: None,
        others: None,
        lost: None,
    };
    match event {
        Event::CastOut(block) => Step {
            block: Some(block),
            vital: Some(analysis.vital_regions(block, round)),
            others: Some(
                analysis
                    .block(block)
                    .regions()
                    .filter_map(|region| {
                        analysis
                            .why_not_vital(region, block, round)
                            .map(|reason| other(region, reason))
                    })
                    .collect(),
            ),
            ..bare("castOut")
        },
        Event::Discarded(region) => Step {
            region: Some(region),
            lost: Some(analysis.lost_neighbors(region)),
            ..bare("discarded")
        },
        Event::Settled => bare("settled"),
        Event::Cleared(region) => Step { region: Some(region), ..bare("cleared") },
    }
}

fn other(region: u32, reason: NotVital) -> Other {
    let bare = |why| Other { region, why, at: None, round: None, lost: None };
    match reason {
        NotVital::Unhealthy(at) => Other { at: Some(at), ..bare("unhealthy") },
        NotVital::OutsideStart(lost) => Other { lost: Some(lost), ..bare("outside") },
        NotVital::Discarded { round, lost } => {
            Other { round: Some(round), lost: Some(lost), ..bare("discarded") }
        }
    }
}
