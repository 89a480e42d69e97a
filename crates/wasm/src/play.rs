//! Moves by the rules.

use pass_alive::{Game, Point};
use wasm_bindgen::prelude::*;

use crate::answer::{Answer, List, answer, counts};
use crate::position::{Position, encode};
use crate::problem::{illegal, parse};
use crate::study::Study;

#[wasm_bindgen]
impl Study {
    /// Plays a move by the rules and gives the position after it; this one stays.
    ///
    /// # Errors
    /// `occupied`, `suicide`, `ko` or `outside`, with the point.
    pub fn play(
        &self,
        color: &str,
        point: Point,
        suicide: &str,
        ko: Option<Point>,
    ) -> Result<JsValue, JsValue> {
        let game = Game::new(self.board.clone(), parse(color)?);
        let mut game = game.with_suicide(parse(suicide)?).with_ko(ko);
        let played = game.play(point).map_err(|reason| illegal(reason, &[point]))?;
        let position = encode(self.space, game.board());
        Ok(PlayedMove { position, captured: counts(played.captured), ko: game.ko() }.to_js())
    }
}

answer! {
    /// A move played by the rules.
    struct PlayedMove {
        position: Position,
        captured: List<u32>,
        ko: Option<u32>,
    }
}
