//! Blocks that keep others alive: `pass-alive support`.

use alloc::string::String;
use alloc::vec::Vec;

use pass_alive::{Analysis, BlockId, Space, Support, failing};
use serde::Serialize;

use crate::names::{block_names, blocks};

#[derive(Serialize)]
struct Json<B> {
    blocks: B,
    of: Vec<String>,
    failing: Vec<String>,
    connected: Vec<String>,
    supporters: Vec<String>,
    support: Vec<String>,
    covers: Vec<Vec<String>>,
}

#[derive(Serialize)]
struct NameOnly {}

/// The support of the chosen blocks of one colour.
pub fn support<'a>(
    space: Space,
    analysis: &'a Analysis,
    chosen: &[BlockId],
    support: &Support,
) -> impl Serialize + 'a {
    Json {
        blocks: blocks(space, analysis, |_| Some(NameOnly {})),
        of: block_names(chosen),
        failing: block_names(&failing(analysis, chosen)),
        connected: block_names(&support.connected),
        supporters: block_names(&support.supporters),
        support: block_names(&support.support),
        covers: support.covers.iter().map(|cover| block_names(cover)).collect(),
    }
}
