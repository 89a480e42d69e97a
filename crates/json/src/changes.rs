//! Changes by a move of a game: `pass-alive game`.

use alloc::string::String;
use alloc::vec::Vec;

use pass_alive::{ChangedBlock, Changes, Chronicle, Color, Space};
use serde::Serialize;

use crate::names::point_names;

#[derive(Serialize)]
struct Json {
    settled: usize,
    rounds: u32,
    became: Vec<Vec<String>>,
    ceased: Vec<Vec<String>>,
}

/// The points of one colour that are settled after a move, and its blocks that the move changed.
pub fn changes(
    space: Space,
    chronicle: &Chronicle,
    changes: &Changes,
    color: Color,
) -> impl Serialize + use<> {
    let blocks = |blocks: &[ChangedBlock]| {
        let own = blocks.iter().filter(|block| block.color == color);
        own.map(|block| point_names(space, &block.points)).collect()
    };
    Json {
        settled: chronicle.held_count(color),
        rounds: chronicle.rounds(color),
        became: blocks(&changes.became),
        ceased: blocks(&changes.ceased),
    }
}
