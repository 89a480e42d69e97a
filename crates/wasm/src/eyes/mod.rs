//! The lens of eyes: `web/engine/eyes.ts`.

mod drawing;
mod facts;
mod referee;
mod shapes;
mod steps;
mod sum;

use alloc::vec::Vec;

use pass_alive::{Color, Point};
use pass_alive_eyes::{Choices, Eyes, LookAhead};
use wasm_bindgen::prelude::*;

pub(crate) use drawing::decode as layer;
pub use referee::Referee;
pub use shapes::{eye_shape, eye_shapes};
pub use sum::eye_sum;

use crate::problem::unanalyzable;
use crate::study::Study;

#[wasm_bindgen]
impl Study {
    /// The groups of both colours, with their eyes and their status: `EyeFacts`. `join` and `part`
    /// are pairs of points one after the other. Without `look_ahead` a value that needs exact search
    /// stays unknown.
    ///
    /// # Errors
    /// `no-liberty` with the points of the block; `no-grid`.
    pub fn eyes(
        &self,
        look_ahead: bool,
        join: &[u32],
        part: &[u32],
        dead: &[u32],
        alive: &[u32],
    ) -> Result<JsValue, JsValue> {
        let grid = self.grid()?;
        let choices = choices(join, part, dead, alive);
        let look_ahead = if look_ahead { LookAhead::Exact } else { LookAhead::Skip };
        let [black, white] =
            Color::BOTH.map(|color| Eyes::new(grid, &self.board, color, &choices, look_ahead));
        let [black, white] =
            [black, white].map(|eyes| eyes.map_err(|reason| unanalyzable(&reason)));
        Ok(facts::facts(&black?, &white?).into())
    }
}

fn choices(join: &[Point], part: &[Point], dead: &[Point], alive: &[Point]) -> Choices {
    Choices { join: pairs(join), part: pairs(part), dead: dead.to_vec(), alive: alive.to_vec() }
}

fn pairs(points: &[Point]) -> Vec<(Point, Point)> {
    points.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}
