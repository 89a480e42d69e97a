//! Turns by chosen rules: `TurnRules`, `GameTurn` and `PlayedTurn` of `web/engine/player.ts`.

use alloc::vec::Vec;
use core::str::FromStr;

use pass_alive::{Color, Game, Point};
use serde::Serialize;
use serde_wasm_bindgen::preserve;
use ts_rs::TS;
use wasm_bindgen::prelude::*;

use crate::answer::Answer;
use crate::points::points_of;
use crate::position::{Position, encode};
use crate::problem::{bad_option, illegal, parse};
use crate::record::{numbers, record};
use crate::study::Study;
use crate::texts::reading::Prisoners;
use crate::value::Object;
use crate::words::Word;

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
        points: &[u32],
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
            .with_ko(turn.get_point("ko"))
            .with_progress(played, count(turn, "passes")?);
        let points = points_of(points);
        let captured = if first {
            game.play_first(&points).map(|()| Vec::new())
        } else {
            game.play_together(&points).map(|played| played.captured)
        };
        let captured = captured.map_err(|reason| illegal(reason, &points))?;

        record(&PlayedTurn {
            position: encode(self.space, game.board()).to_js(),
            captured: numbers(&captured),
            turn: GameTurn {
                to_play: Word(game.to_play()),
                played: stones[game.to_play() as usize] - game.stones_left(),
                passes: game.passes(),
                ko: game.ko().map(Point::number),
            },
            prisoners: Prisoners::from(game.prisoners()).to_js(),
        })
    }
}

fn count(of: &Object, name: &str) -> Result<u32, JsValue> {
    of.get_count(name).ok_or_else(bad_option)
}

fn word<T: FromStr>(of: &Object, name: &str) -> Result<T, JsValue> {
    parse(&of.get_text(name).ok_or_else(bad_option)?)
}

/// The game after some stones, a pass, or the end of a turn.
#[derive(Serialize, TS)]
pub(crate) struct PlayedTurn {
    #[serde(with = "preserve")]
    #[ts(as = "Position")]
    position: JsValue,
    /// The enemy stones taken.
    captured: Vec<u32>,
    turn: GameTurn,
    /// The prisoners that this has brought each side.
    #[serde(with = "preserve")]
    #[ts(as = "Prisoners")]
    prisoners: JsValue,
}

/// The turn in which a game is.
#[derive(Serialize, TS)]
#[serde(rename_all = "camelCase")]
struct GameTurn {
    to_play: Word<Color>,
    /// The stones of the turn that have been played.
    played: u32,
    /// The passes since the last stone; the game is over after two.
    passes: u32,
    /// The point that retakes a ko.
    ko: Option<u32>,
}
