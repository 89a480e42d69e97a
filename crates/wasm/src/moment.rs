//! The run at one moment, for JavaScript: `Moment` in `web/engine/types.ts`.

use pass_alive::{Analysis, BlockStatus, RegionStatus, Relation};
use serde::Serialize;

#[derive(Serialize)]
pub(crate) struct Moment {
    blocks: Vec<&'static str>,
    regions: Vec<&'static str>,
    /// For each block what the regions next to it are, in the order of its facts.
    around: Vec<Vec<&'static str>>,
}

impl Moment {
    pub(crate) fn new(analysis: &Analysis, moment: u32) -> Self {
        Self {
            blocks: analysis
                .blocks()
                .map(|block| block_status(analysis.block_status(block.index(), moment)))
                .collect(),
            regions: analysis
                .regions()
                .map(|region| region_status(analysis.region_status(region.index(), moment)))
                .collect(),
            around: analysis
                .blocks()
                .map(|block| {
                    let around = block.regions();
                    around
                        .map(|region| relation(analysis.relation(region, block.index(), moment)))
                        .collect()
                })
                .collect(),
        }
    }
}

fn block_status(status: BlockStatus) -> &'static str {
    match status {
        BlockStatus::Outside => "outside",
        BlockStatus::In => "in",
        BlockStatus::CastOutNow => "castOutNow",
        BlockStatus::CastOut => "castOut",
        BlockStatus::Alive => "alive",
    }
}

fn region_status(status: RegionStatus) -> &'static str {
    match status {
        RegionStatus::NotListed => "notListed",
        RegionStatus::Listed => "listed",
        RegionStatus::DiscardedNow => "discardedNow",
        RegionStatus::Discarded => "discarded",
        RegionStatus::Cleared => "cleared",
    }
}

fn relation(relation: Relation) -> &'static str {
    match relation {
        Relation::NotAdjacent => "notAdjacent",
        Relation::Neighbor => "neighbor",
        Relation::Healthy => "healthy",
        Relation::Vital => "vital",
    }
}
