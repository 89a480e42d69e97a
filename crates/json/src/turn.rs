//! Moves that turn a verdict: `pass-alive turn`.

use alloc::string::String;
use alloc::vec::Vec;

use pass_alive::proof::OwnMoves;
use pass_alive::{Analysis, BlockId, Point, Region, Space};
use serde::Serialize;

use crate::names::{blocks, point_names};

#[derive(Serialize)]
struct Json<B> {
    blocks: B,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Moves {
    Alive { alive: bool, losing: Vec<String> },
    Falls { alive: bool, saving: Vec<Saving>, spoiling: Vec<String> },
}

#[derive(Serialize)]
struct Saving {
    at: String,
    region: Option<String>,
}

/// The moves that would change the verdict on the blocks of one colour: `own` ones, and for each block
/// the opponent's that leave it no saving move.
pub fn turn<'a>(
    space: Space,
    analysis: &'a Analysis,
    own: &'a OwnMoves,
    spoiling: &'a [Vec<Point>],
) -> impl Serialize + 'a {
    let entry = move |block: BlockId| {
        if analysis.block(block).is_alive() {
            return Some(Moves::Alive {
                alive: true,
                losing: point_names(space, own.losing(block)),
            });
        }
        let repair = |&at: &Point| Saving {
            at: space.name(at),
            region: analysis.region_at(at).map(Region::name),
        };
        Some(Moves::Falls {
            alive: false,
            saving: own.saving(block).iter().map(repair).collect(),
            spoiling: point_names(space, spoiling.get(block.index())?),
        })
    };
    Json { blocks: blocks(space, analysis, entry) }
}
