//! The Smart Game Format, FF\[3\] and FF\[4\], for Go
//! (<https://www.red-bean.com/sgf/>).
//!
//! The reader is iterative and keeps the text and a flat tree of byte positions in it, so
//! that no shape of a file can exhaust the stack. Points count from the top left, `a`–`z`
//! then `A`–`Z`, up to 52 a side. Bytes in another encoding than UTF-8 are decoded by the
//! caller; [`charset`] says which one.

mod charset;
mod game;
mod name;
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
pub(super) use tree::find_tree;
pub use write::{Note, write};

use tree::Collection;

/// The longest side of a board: there are 52 letters.
pub const LONGEST_SIDE: u32 = 52;

/// Every game tree of a collection; text around them is ignored.
pub(super) fn read(text: &str) -> Vec<Result<Record, ReadError>> {
    let mut places = Places::new(text);
    let collection = Arc::new(Collection::parse(text));
    let mut games = Vec::new();
    for (index, tree) in collection.trees.iter().enumerate() {
        let place = places.find(tree.start);
        let game = Game::new(&collection, index).map_err(|(fault, offset)| {
            let (line, column) = places.find(offset);
            ReadError { fault, line, column }
        });
        games.push(game.map(|game| Record { source: Source::Game(game), place }));
    }
    if games.is_empty() {
        games.push(Err(ReadError { fault: Fault::NothingFound, line: 1, column: 1 }));
    }
    games
}
