//! Moves by the rules.

use pass_alive::{Game, Illegal, Point};
use wasm_bindgen::prelude::*;

use crate::position::encode;
use crate::problem::{about_points, parse};
use crate::study::Study;
use crate::value::Object;

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
        let played = game.play(point).map_err(|reason| illegal(reason, point))?;
        let answer = Object::new();
        answer.set("position", &encode(self.grid, game.board()));
        answer.set_points("captured", &played.captured);
        answer.set_optional("ko", game.ko());
        Ok(answer.into())
    }
}

fn illegal(reason: Illegal, point: Point) -> JsValue {
    let code = match reason {
        Illegal::Outside => "outside",
        Illegal::Occupied => "occupied",
        Illegal::Suicide => "suicide",
        Illegal::Ko => "ko",
    };
    about_points(code, reason.message(), &[point])
}
