//! The Smart Game Format, FF\[3\] and FF\[4\], for Go
//! (<https://www.red-bean.com/sgf/>).
//!
//! The reader is iterative and keeps the text and a flat tree of byte positions in it, so
//! that no shape of a file can exhaust the stack. Points count from the top left, `a`–`z`
//! then `A`–`Z`, up to 52 a side. Bytes in another encoding than UTF-8 are decoded by the
//! caller; [`charset`] says which one.

mod charset;
mod game;
mod play;
mod trace;
mod tree;
mod value;
mod write;

use std::sync::Arc;

use crate::notation::place::Places;
use crate::notation::record::Source;
use crate::notation::{Fault, ReadError, Record};

pub use charset::charset;
pub(super) use game::Game;
pub(super) use play::GamePlay;
pub use trace::write_trace;
pub use write::{Note, write};

use tree::Collection;

/// The longest side of a board: there are 52 letters.
pub const LONGEST_SIDE: u32 = 52;

/// Whether a game tree starts right here: `(`, perhaps white space, `;`.
pub(super) fn starts_with_tree(text: &str) -> bool {
    text.strip_prefix('(').is_some_and(|rest| rest.trim_start().starts_with(';'))
}

/// Whether a game tree starts anywhere.
pub(super) fn contains_tree(text: &str) -> bool {
    tree::find_tree(text.as_bytes(), 0).is_some()
}

/// Every game tree of a collection; text around them is ignored.
pub(super) fn read(text: &str) -> Vec<Result<Record, ReadError>> {
    let mut places = Places::new(text);
    if u32::try_from(text.len()).is_err() {
        return vec![Err(ReadError { fault: Fault::TooLarge(u32::MAX), line: 1, column: 1 })];
    }
    let collection = Arc::new(Collection::parse(text));
    let games: Vec<_> = (0..collection.trees.len())
        .map(|tree| {
            let place = places.find(collection.trees[tree].start);
            match Game::new(&collection, tree) {
                Ok(game) => Ok(Record { source: Source::Game(game), place }),
                Err((fault, offset)) => {
                    let (line, column) = places.find(offset);
                    Err(ReadError { fault, line, column })
                }
            }
        })
        .collect();
    if games.is_empty() {
        return vec![Err(ReadError { fault: Fault::NothingFound, line: 1, column: 1 })];
    }
    games
}
