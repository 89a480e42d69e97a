//! The unconditional life of both colours along a game: `Chronicle` of `web/engine/chronicle.ts`.

use alloc::vec::Vec;

use pass_alive::{ChangedBlock, Changes, Chronicle, Color, Point};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::problem::parse;
use crate::reading::{Reading, no_position};
use crate::record::record;

#[wasm_bindgen]
impl Reading {
    /// The start of a line of play of an item and each of its first `longest` moves: `Chronicle`.
    ///
    /// # Errors
    /// The fault that kept the item from being read; `no-position` if there is no such item or
    /// line; `bad-option`.
    pub fn chronicle(
        &mut self,
        item: u32,
        line: u32,
        suicide: &str,
        longest: u32,
    ) -> Result<JsValue, JsValue> {
        let suicide = parse(suicide)?;
        let game = self.record(item)?.ok_or_else(no_position)?;
        let moves = game.lines().nth(line as usize).ok_or_else(no_position)?;
        let mut chronicle: Option<Chronicle> = None;
        let positions = game.positions(line as usize).take((longest as usize).saturating_add(1));
        let entries = positions.map(|snapshot| {
            let (board, at) = (&snapshot.board, snapshot.last_point());
            let changes = match &mut chronicle {
                Some(chronicle) => chronicle.follow(board, at).ok(),
                None => Chronicle::begin(board, suicide).ok().map(|begun| {
                    chronicle = Some(begun);
                    Changes::default()
                }),
            };
            Entry::new(at, changes.zip(chronicle.as_ref()))
        });
        record(&Answer { entries: entries.collect(), more: moves.saturating_sub(longest) })
    }
}

#[derive(Serialize)]
struct Answer {
    entries: Vec<Entry>,
    more: u32,
}

/// `ChronicleEntry`.
#[derive(Serialize)]
struct Entry {
    at: Option<Point>,
    settled: Option<[u32; 2]>,
    became: Vec<Block>,
    ceased: Vec<Block>,
}

impl Entry {
    /// Without changes if a block of the board has no liberty.
    fn new(at: Option<Point>, followed: Option<(Changes, &Chronicle)>) -> Self {
        let Some((changes, chronicle)) = followed else {
            return Self { at, settled: None, became: Vec::new(), ceased: Vec::new() };
        };
        let settled = Color::BOTH.map(|color| chronicle.held_count(color) as u32);
        let blocks = |changed: Vec<ChangedBlock>| changed.into_iter().map(Block::from).collect();
        Self {
            at,
            settled: Some(settled),
            became: blocks(changes.became),
            ceased: blocks(changes.ceased),
        }
    }
}

/// `ChangedBlock`.
#[derive(Serialize)]
struct Block {
    color: &'static str,
    points: Vec<Point>,
}

impl From<ChangedBlock> for Block {
    fn from(ChangedBlock { color, points }: ChangedBlock) -> Self {
        Self { color: color.word(), points }
    }
}
