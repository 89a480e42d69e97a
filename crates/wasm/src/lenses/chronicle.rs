//! The unconditional life of both colours along a game: `Chronicle` of `web/engine/chronicle.ts`.

use alloc::vec::Vec;

use pass_alive::{self as alive, Board, Changes, Chronicle, Color, Point};
use serde::Serialize;
use ts_rs::TS;
use wasm_bindgen::prelude::*;

use crate::problem::parse;
use crate::record::{numbers, record};
use crate::texts::reading::{Reading, no_position};
use crate::words::Word;

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
            if chronicle.is_none() {
                // From an empty board, so that what is alive at the start is among the changes.
                chronicle = Chronicle::begin(&Board::new(board.topology().clone()), suicide).ok();
            }
            let changes = chronicle.as_mut().and_then(|chronicle| chronicle.follow(board, at).ok());
            ChronicleEntry::new(at.map(Point::number), changes.zip(chronicle.as_ref()))
        });
        record(&ChronicleAnswer { entries: entries.collect(), more: moves.saturating_sub(longest) })
    }
}

/// A line of play up to some move.
#[derive(Serialize, TS)]
#[ts(rename = "Chronicle")]
pub(crate) struct ChronicleAnswer {
    entries: Vec<ChronicleEntry>,
    /// The number of moves after it.
    more: u32,
}

/// A move of a game, and what it changed; the first is the start.
#[derive(Serialize, TS)]
struct ChronicleEntry {
    /// The point played on; null for a pass and at the start.
    at: Option<u32>,
    /// The number of points that Black and White hold; null where a block has no liberty, so that nothing
    /// is known.
    settled: Option<[u32; 2]>,
    /// The blocks that became unconditionally alive; at the start those that are.
    became: Vec<ChangedBlock>,
    /// The blocks that ceased to be.
    ceased: Vec<ChangedBlock>,
}

impl ChronicleEntry {
    /// Without changes if a block of the board has no liberty.
    fn new(at: Option<u32>, followed: Option<(Changes, &Chronicle)>) -> Self {
        let Some((changes, chronicle)) = followed else {
            return Self { at, settled: None, became: Vec::new(), ceased: Vec::new() };
        };
        let settled = Color::BOTH.map(|color| chronicle.held_count(color) as u32);
        let blocks = |changed: Vec<alive::ChangedBlock>| {
            changed.into_iter().map(ChangedBlock::from).collect()
        };
        Self {
            at,
            settled: Some(settled),
            became: blocks(changes.became),
            ceased: blocks(changes.ceased),
        }
    }
}

/// A block that became or ceased to be unconditionally alive.
#[derive(Serialize, TS)]
struct ChangedBlock {
    color: Word<Color>,
    /// Its stones after the move, in reading order.
    points: Vec<u32>,
}

impl From<alive::ChangedBlock> for ChangedBlock {
    fn from(alive::ChangedBlock { color, points }: alive::ChangedBlock) -> Self {
        Self { color: Word(color), points: numbers(&points) }
    }
}
