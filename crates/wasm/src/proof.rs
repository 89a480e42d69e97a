//! Proofs that can be played, for JavaScript: `AttackMove`, `Squeeze`, `Attempt`, `Room`,
//! `Turning` and `Life` of `web/engine/proof.ts`.

use js_sys::Array;
use pass_alive::proof::{Attack, LastPoint, OwnMoves, Step, spoiling_moves};
use pass_alive::{Analysis, BlockId, Color, Judge, NotVital, Played, Point, Round, Suicide};
use wasm_bindgen::prelude::*;

use crate::position::{decode_color, decode_suicide, stones};
use crate::problem::{bad_option, problem, unanalyzable};
use crate::study::Study;
use crate::value::{Object, list};

#[wasm_bindgen]
impl Study {
    /// The moves that capture a block: `AttackMove[]`, empty if it is unconditionally alive.
    ///
    /// # Errors
    /// `not-analyzed` if the colour was not; `not-all` if its analysis did not start from
    /// all blocks; `bad-option` if there is no such block.
    pub fn capture(&self, color: u32, block: u32) -> Result<Array, JsValue> {
        let analysis = self.analysis(color)?;
        let attack = attack_on(analysis)?;
        let block = existing(analysis, block)?;
        let sequence = attack.capture(block).unwrap_or_default();
        Ok(sequence.steps().map(|step| attacked(analysis, step)).collect())
    }

    /// How the attacker captures and fills until every move is suicide, and what that leaves
    /// around a block: `Squeeze`.
    ///
    /// # Errors
    /// As for `capture`.
    pub fn squeeze(&self, color: u32, block: u32) -> Result<JsValue, JsValue> {
        let analysis = self.analysis(color)?;
        let attack = attack_on(analysis)?;
        let block = existing(analysis, block)?;
        let squeeze = attack.squeeze();
        let demolition = squeeze.demolition().steps();
        let captures: Array = demolition.map(|step| attacked(analysis, step)).collect();
        let lasts = squeeze.obstruction(block).map(|found| found.last_points);
        let lasts: Array = lasts.iter().flatten().map(last_point).collect();
        let answer = Object::new();
        answer.set("captures", &captures);
        answer.set_points("fills", squeeze.fills());
        answer.set("lastPoints", &lasts);
        Ok(answer.into())
    }

    /// The single moves that would change what a block is: `Turning`.
    ///
    /// # Errors
    /// As for `capture`.
    pub fn turning(&self, color: u32, block: u32) -> Result<JsValue, JsValue> {
        let analysis = self.analysis(color)?;
        attack_on(analysis)?;
        let block = existing(analysis, block)?;
        let own = OwnMoves::of(analysis);
        let answer = Object::new();
        answer.set_points("saving", own.saving(block));
        answer.set_points("losing", own.losing(block));
        answer.set_points("spoiling", &spoiling_moves(analysis, block));
        Ok(answer.into())
    }

    /// What becomes of a move of `color`, whatever the rule says of suicide: `Attempt`, or
    /// null if there is a stone on the point or no such point.
    ///
    /// # Errors
    /// `bad-option`.
    pub fn attempt(&self, color: u32, point: Point) -> Result<JsValue, JsValue> {
        let mut board = self.board.clone();
        let played = board.play(decode_color(color)?, point, Suicide::Allowed);
        let Ok(Played { captured, suicide, .. }) = played else { return Ok(JsValue::NULL) };
        let answer = Object::new();
        answer.set_text("stones", &stones(&board));
        answer.set_points("captured", &captured);
        answer.set_points("suicide", &suicide);
        Ok(answer.into())
    }

    /// The points on which `color` may play a stone that stays, and then those on which it
    /// would be suicide: `Room`.
    ///
    /// # Errors
    /// `bad-option`.
    pub fn room(&self, color: u32) -> Result<JsValue, JsValue> {
        let color = decode_color(color)?;
        let (mut free, mut suicides) = (Vec::new(), Vec::new());
        for point in 0..self.board.len() as Point {
            if self.board.get(point).is_none() {
                let stays = self.board.clone().play(color, point, Suicide::Forbidden).is_ok();
                if stays { free.push(point) } else { suicides.push(point) }
            }
        }
        let answer = Object::new();
        answer.set_points("free", &free);
        answer.set_points("suicides", &suicides);
        Ok(answer.into())
    }
}

#[wasm_bindgen]
impl Study {
    /// What is unconditionally alive of Black and of White, without an analysis, and what of
    /// the chosen points is not: `Life[]`.
    ///
    /// # Errors
    /// `no-liberty` with the points of the block; `bad-option`.
    pub fn lives(&mut self, suicide: u32) -> Result<Array, JsValue> {
        let suicide = decode_suicide(suicide)?;
        let mut chosen = vec![false; self.board.len()];
        for point in std::mem::take(&mut self.start) {
            *chosen.get_mut(point as usize).ok_or_else(bad_option)? = true;
        }
        let mut judge = Judge::new();
        let prepared = judge.prepare(&self.board);
        let mut prepared =
            prepared.map_err(|reason| unanalyzable(&reason, self.grid, &self.board))?;
        let lives = Array::new();
        for color in Color::BOTH {
            let verdict = prepared.decide(color, suicide);
            let (alive, fallen) = (Array::new(), Array::new());
            for (stones, is_alive) in verdict.blocks() {
                if is_alive {
                    alive.push(&list(stones.iter().copied()));
                } else if stones.iter().any(|&point| chosen[point as usize]) {
                    fallen.push(&list(stones.iter().copied()));
                }
            }
            let life = Object::new();
            life.set_count("held", verdict.held() as u32);
            life.set("alive", &alive);
            life.set("fallen", &fallen);
            lives.push(&life);
        }
        Ok(lives)
    }
}

fn attack_on(analysis: &Analysis) -> Result<Attack<'_>, JsValue> {
    Attack::new(analysis).map_err(|_| problem("not-all", "The analysis left blocks out."))
}

fn existing(analysis: &Analysis, block: u32) -> Result<BlockId, JsValue> {
    let mut blocks = analysis.blocks().map(|block| block.id());
    blocks.find(|id| id.number() == block).ok_or_else(bad_option)
}

/// `AttackMove`.
fn attacked(analysis: &Analysis, step: Step<'_>) -> JsValue {
    let region = analysis.region_at(step.point);
    let room = match region.and_then(|region| region.why_not_vital(step.target, Round::new(1))) {
        Some(NotVital::Unhealthy(point)) => Some(point),
        _ => None,
    };
    let answer = Object::new();
    answer.set_count("point", step.point);
    answer.set_count("target", step.target.number());
    let wave = analysis.block(step.target).cast_out_in();
    answer.set_count("round", wave.map_or(0, Round::number));
    answer.set_text("why", step.reason.word());
    answer.set_perhaps("region", region.map(|region| region.id()));
    answer.set_perhaps("room", room);
    answer.set_counts("captured", step.captured.iter().copied());
    answer.set_perhaps("emptied", step.emptied);
    answer.into()
}

/// `LastPoint`.
fn last_point(last: &LastPoint) -> JsValue {
    let saviors: Array = last
        .other_liberties
        .iter()
        .map(|&(block, liberty)| {
            let savior = Object::new();
            savior.set_count("block", block.number());
            savior.set_count("liberty", liberty);
            JsValue::from(savior)
        })
        .collect();
    let answer = Object::new();
    answer.set_count("region", last.region.number());
    answer.set_count("point", last.point);
    answer.set("saviors", &saviors);
    answer.into()
}
