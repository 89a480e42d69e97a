//! Turns by chosen rules: `TurnRules`, `GameTurn` and `PlayedTurn` of `web/engine/player.ts`.

use alloc::vec::Vec;
use core::str::FromStr;

use pass_alive::{Color, Game, Point};
use wasm_bindgen::prelude::*;

use crate::position::encode;
use crate::problem::{bad_option, illegal, parse};
use crate::study::Study;
use crate::value::Object;

#[wasm_bindgen]
impl Study {
    /// Plays on `points` at the same time, and gives the game after it: `PlayedTurn`. With no point it
    /// passes, or leaves the rest of a turn. `first` is Black's first move, of any number of stones.
    /// The game is over after two passes.
    ///
    /// # Errors
    /// The rule that forbids the move, with the points; `bad-option`.
    #[wasm_bindgen(js_name = playTurn)]
    pub fn play_turn(
        &self,
        rules: &Object,
        turn: &Object,
        points: Vec<Point>,
        first: bool,
    ) -> Result<JsValue, JsValue> {
        let stones = [count(rules, "black")?, count(rules, "white")?];
        let color: Color = word(turn, "toPlay")?;
        let played = count(turn, "played")?;
        if stones.contains(&0) || played >= stones[color as usize] {
            return Err(bad_option());
        }
        let mut game = Game::new(self.board.clone(), color)
            .with_suicide(word(rules, "suicide")?)
            .with_ko_rule(word(rules, "ko")?)
            .with_stones_a_turn(stones[0], stones[1])
            .with_end_after_passes(2)
            .with_ko(turn.get_count("ko"))
            .with_progress(played, count(turn, "passes")?);
        let captured = if first {
            game.play_first(&points).map(|()| Vec::new())
        } else {
            game.play_together(&points).map(|played| played.captured)
        };
        let captured = captured.map_err(|reason| illegal(reason, &points))?;

        let prisoners = Object::new();
        prisoners.set_count("byBlack", game.prisoners().black);
        prisoners.set_count("byWhite", game.prisoners().white);
        let after = Object::new();
        after.set_text("toPlay", game.to_play().word());
        after.set_count("played", stones[game.to_play() as usize] - game.stones_left());
        after.set_count("passes", game.passes());
        after.set_optional("ko", game.ko());
        let answer = Object::new();
        answer.set("position", &encode(self.space, game.board()));
        answer.set_points("captured", &captured);
        answer.set("turn", &after);
        answer.set("prisoners", &prisoners);
        Ok(answer.into())
    }
}

fn count(of: &Object, name: &str) -> Result<u32, JsValue> {
    of.get_count(name).ok_or_else(bad_option)
}

fn word<T: FromStr>(of: &Object, name: &str) -> Result<T, JsValue> {
    parse(&of.get_text(name).ok_or_else(bad_option)?)
}
