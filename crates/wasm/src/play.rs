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
        point: u32,
        suicide: &str,
        ko: Option<u32>,
    ) -> Result<JsValue, JsValue> {
        let point = Point::new(point);
        let game = Game::new(self.board.clone(), parse(color)?);
        let mut game = game.with_suicide(parse(suicide)?).with_ko(ko.map(Point::new));
        let played = game.play(point).map_err(|reason| illegal(reason, &[point]))?;
        let position = encode(self.space, game.board());
        Ok(PlayedMove {
            position,
            captured: counts(played.captured),
            ko: game.ko().map(Point::number),
        }
        .to_js())
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
