//! Searches through all lines of play: `pass-alive search`.

use pass_alive::search::{GivenUp, Method, Searched};
use pass_alive::{Analysis, BlockId, Space};
use serde::Serialize;

use crate::names::blocks;

#[derive(Serialize)]
struct Json<B> {
    method: &'static str,
    blocks: B,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Found {
    safe: Option<bool>,
    given_up: Option<&'static str>,
    arrangements: u64,
}

/// The searches for the blocks of one colour, in their order.
pub fn search<'a>(
    space: Space,
    analysis: &'a Analysis,
    method: Method,
    found: &'a [Searched],
) -> impl Serialize + 'a {
    let entry = move |block: BlockId| {
        let found = found.get(block.index())?;
        Some(Found {
            safe: found.safe.ok(),
            given_up: found.safe.err().map(GivenUp::as_str),
            arrangements: found.arrangements,
        })
    };
    Json { method: method.as_str(), blocks: blocks(space, analysis, entry) }
}
