//! What a text says of a game besides its positions: who played it, and how it branches, and its text.

use alloc::string::String;

use js_sys::Array;
use wasm_bindgen::prelude::*;

use super::reading::{Reading, no_position};
use crate::answer::{Answer, List, answer, counts};

#[wasm_bindgen]
impl Reading {
    /// The text of an item as it is written, which is in UTF-8.
    ///
    /// # Errors
    /// The fault that kept the item from being read; `no-position` if there is no such item.
    pub fn source(&mut self, item: u32) -> Result<String, JsValue> {
        Ok(self.record(item)?.ok_or_else(no_position)?.source())
    }

    /// The players, the result and the like of an item: the texts of `GameInfo` in the order of
    /// `web/engine/texts.ts`.
    ///
    /// # Errors
    /// The fault that kept the item from being read; `no-position` if there is no such item.
    #[wasm_bindgen(js_name = gameInfo)]
    pub fn game_info(&mut self, item: u32) -> Result<Array, JsValue> {
        let info = self.record(item)?.ok_or_else(no_position)?.game_info();
        // Looked at, not moved: that is half of the code.
        let texts = [
            &info.black.name,
            &info.black.rank,
            &info.black.team,
            &info.white.name,
            &info.white.rank,
            &info.white.team,
            &info.result,
            &info.komi,
            &info.handicap,
            &info.rules,
            &info.time,
            &info.overtime,
            &info.date,
            &info.name,
            &info.event,
            &info.round,
            &info.place,
            &info.source,
            &info.annotator,
            &info.description,
        ];
        Ok(texts.into_iter().map(JsValue::from).collect())
    }

    /// The first `most` lines of play of an item as a tree, with their comments up to the move
    /// `longest`: `Variation[]`.
    ///
    /// # Errors
    /// As for `gameInfo`.
    pub fn variations(&mut self, item: u32, most: u32, longest: u32) -> Result<Array, JsValue> {
        let found = self.record(item)?.ok_or_else(no_position)?;
        let variations = found.variations().take(most as usize).map(|variation| {
            let comments = variation.comments.into_iter().take_while(|&number| number <= longest);
            let fork = variation.fork;
            Variation {
                moves: variation.moves,
                fork: fork.map(|fork| Fork { line: fork.line as u32, moves: fork.moves }),
                comments: counts(comments),
            }
            .to_js()
        });
        Ok(variations.collect())
    }
}

answer! {
    /// A line of play in the tree of its game.
    struct Variation {
        /// The number of its moves from the start of the game.
        moves: u32,
        /// Null for the main line.
        fork: Option<Fork>,
        /// The numbers of the moves with a comment after its fork, in order; 0 is the start of the game.
        comments: List<u32>,
    }
}

answer! {
    /// The place where a line of play leaves an earlier one.
    struct Fork {
        line: u32,
        /// The number of moves that both have in common.
        moves: u32,
    }
}
