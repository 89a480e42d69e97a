//! A game alone, and what a text says of it besides its positions: `GameInfo` and `Variation`
//! of `web/engine/games.ts`.

use alloc::string::String;
use alloc::vec::Vec;

use pass_alive_notation::Fork;
use pass_alive_notation::sgf::{GameInfo, Player};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::reading::{Reading, no_position};
use crate::record::record;

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
        record(&Info::from(&info))
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
            Line {
                moves: variation.moves,
                fork: variation.fork.map(|Fork { line, moves }| Leaves { line, moves }),
                comments: variation.comments,
            }
        });
        record(&variations.collect::<Vec<_>>())
    }
}

/// `GameInfo`.
#[derive(Serialize)]
struct Info<'a> {
    black: Side<'a>,
    white: Side<'a>,
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
    description: &'a str,
}

#[derive(Serialize)]
struct Side<'a> {
    name: &'a str,
    rank: &'a str,
    team: &'a str,
}

impl<'a> From<&'a Player> for Side<'a> {
    fn from(player: &'a Player) -> Self {
        Self { name: &player.name, rank: &player.rank, team: &player.team }
    }
}

impl<'a> From<&'a GameInfo> for Info<'a> {
    fn from(info: &'a GameInfo) -> Self {
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

/// `Variation`.
#[derive(Serialize)]
struct Line {
    moves: u32,
    fork: Option<Leaves>,
    comments: Vec<u32>,
}

/// `Fork`.
#[derive(Serialize)]
struct Leaves {
    line: usize,
    moves: u32,
}
