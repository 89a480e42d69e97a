//! An item of a text alone, and all positions of it.

use alloc::string::String;

use js_sys::Array;
use pass_alive::Point;
use wasm_bindgen::prelude::*;

use crate::answer::{Answer, answer};
use crate::position::{Position, encode};
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

    /// The stones at the start of a line of play and after each of its moves, and the point of
    /// the move: `LinePosition[]`.
    ///
    /// # Errors
    /// As for `write`.
    pub fn positions(&mut self, item: u32, line: u32) -> Result<Array, JsValue> {
        let record = self.record(item)?.ok_or_else(no_position)?;
        let positions = record.positions(line as usize).map(|snapshot| {
            let position = encode(record.space(), &snapshot.board);
            LinePosition { position, lastMove: snapshot.last_point().map(Point::number) }.to_js()
        });
        Ok(positions.collect())
    }
}

answer! {
    /// A position of a game, and the move that led there.
    struct LinePosition {
        position: Position,
        /// Null for a pass and at the start.
        lastMove: Option<u32>,
    }
}
