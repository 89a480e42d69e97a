//! The run at one moment, for JavaScript: `Moment` in `web/engine/types.ts`.

use pass_alive::{Analysis, BlockStatus, RegionStatus, Relation};

use crate::value::Value;

/// `Moment`, with the relations given for each block to the regions around it.
pub(crate) fn at(analysis: &Analysis, moment: u32) -> Value {
    let mut blocks = Vec::new();
    let mut around = Vec::new();
    for block in analysis.blocks() {
        blocks.push(Value::Word(block_status(analysis.block_status(block.index(), moment))));
        let mut relations = Vec::new();
        for region in block.regions() {
            let relation = analysis.relation(region, block.index(), moment);
            relations.push(Value::Word(relation_name(relation)));
        }
        around.push(Value::List(relations));
    }
    let mut regions = Vec::new();
    for region in analysis.regions() {
        regions.push(Value::Word(region_status(analysis.region_status(region.index(), moment))));
    }
    Value::Object(
        &["blocks", "regions", "around"],
        vec![Value::List(blocks), Value::List(regions), Value::List(around)],
    )
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

fn relation_name(relation: Relation) -> &'static str {
    match relation {
        Relation::NotAdjacent => "notAdjacent",
        Relation::Neighbor => "neighbor",
        Relation::Healthy => "healthy",
        Relation::Vital => "vital",
    }
}
