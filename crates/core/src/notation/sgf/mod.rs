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
    let mut error = |(fault, offset): (Fault, usize)| {
        let (line, column) = places.find(offset);
        ReadError { fault, line, column }
    };
    if u32::try_from(text.len()).is_err() {
        return vec![Err(error((Fault::TooLarge(u32::MAX), 0)))];
    }
    let collection = Arc::new(Collection::parse(text));
    let games: Vec<_> = (0..collection.trees.len())
        .map(|tree| Game::new(&collection, tree).map_err(&mut error))
        .map(|game| game.map(|game| Record(Source::Game(game))))
        .collect();
    if games.is_empty() { vec![Err(error((Fault::NothingFound, 0)))] } else { games }
}
