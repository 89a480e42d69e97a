//! A game alone, and what a text says of it besides its positions: `GameInfo` and `Variation`
//! of `web/engine/games.ts`.

use alloc::string::String;
use alloc::vec::Vec;

use pass_alive_notation::sgf;
use serde::Serialize;
use ts_rs::TS;
use wasm_bindgen::prelude::*;

use crate::record::record;
use crate::texts::reading::{Reading, no_position};

#[wasm_bindgen]
impl Reading {
    /// The whole item in its own format, as a text that has nothing else in it.
    ///
    /// # Errors
    /// The fault that kept it from being read; `no-position` if there are fewer items.
    pub fn write(&mut self, item: u32) -> Result<String, JsValue> {
        Ok(self.record(item)?.ok_or_else(no_position)?.write())
    }

    /// The players, the result and the like of an item: `GameInfo`.
    ///
    /// # Errors
    /// The fault that kept the item from being read; `no-position` if there is no such item.
    #[wasm_bindgen(js_name = gameInfo)]
    pub fn game_info(&mut self, item: u32) -> Result<JsValue, JsValue> {
        let info = self.record(item)?.ok_or_else(no_position)?.game_info();
        record(&GameInfo::from(&info))
    }

    /// The first `most` lines of play of an item as a tree, with their comments up to the move
    /// `longest`: `Variation[]`.
    ///
    /// # Errors
    /// As for `gameInfo`.
    pub fn variations(&mut self, item: u32, most: u32, longest: u32) -> Result<JsValue, JsValue> {
        let found = self.record(item)?.ok_or_else(no_position)?;
        let variations = found.variations().take(most as usize).map(|mut variation| {
            variation
                .comments
                .truncate(variation.comments.partition_point(|&number| number <= longest));
            Variation {
                moves: variation.moves,
                fork: variation.fork.map(|fork| Fork { line: fork.line, moves: fork.moves }),
                comments: variation.comments,
            }
        });
        record(&variations.collect::<Vec<_>>())
    }
}

/// The game-info properties of a game as they are written; each is empty if there is none.
#[derive(Serialize, TS)]
pub(crate) struct GameInfo<'a> {
    black: Player<'a>,
    white: Player<'a>,
    result: &'a str,
    komi: &'a str,
    handicap: &'a str,
    rules: &'a str,
    time: &'a str,
    overtime: &'a str,
    date: &'a str,
    name: &'a str,
    event: &'a str,
    round: &'a str,
    place: &'a str,
    source: &'a str,
    annotator: &'a str,
    /// All others are one line; this one may have several.
    description: &'a str,
}

/// A player of a game; each text is empty if the record does not say it.
#[derive(Serialize, TS)]
struct Player<'a> {
    name: &'a str,
    rank: &'a str,
    team: &'a str,
}

impl<'a> From<&'a sgf::Player> for Player<'a> {
    fn from(player: &'a sgf::Player) -> Self {
        Self { name: &player.name, rank: &player.rank, team: &player.team }
    }
}

impl<'a> From<&'a sgf::GameInfo> for GameInfo<'a> {
    fn from(info: &'a sgf::GameInfo) -> Self {
        Self {
            black: (&info.black).into(),
            white: (&info.white).into(),
            result: &info.result,
            komi: &info.komi,
            handicap: &info.handicap,
            rules: &info.rules,
            time: &info.time,
            overtime: &info.overtime,
            date: &info.date,
            name: &info.name,
            event: &info.event,
            round: &info.round,
            place: &info.place,
            source: &info.source,
            annotator: &info.annotator,
            description: &info.description,
        }
    }
}

/// A line of play in the tree of its game.
#[derive(Serialize, TS)]
pub(crate) struct Variation {
    /// The number of its moves from the start of the game.
    moves: u32,
    /// Null for the main line.
    fork: Option<Fork>,
    /// The numbers of the moves with a comment after its fork, in order; 0 is the start of the game.
    comments: Vec<u32>,
}

/// The place where a line of play leaves an earlier one.
#[derive(Serialize, TS)]
struct Fork {
    line: usize,
    /// The number of moves that both have in common.
    moves: u32,
}
