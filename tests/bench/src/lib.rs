//! The same measurements, natively and in WebAssembly, so that the two can be compared.
//! `npm run bench` builds this for both and runs it in turns.

#[path = "../../../crates/core/tests/theory/big.rs"]
mod big;
#[path = "../../../crates/core/benches/measured/mod.rs"]
mod measured;

use std::hint::black_box;

use pass_alive::{Board, Grid, Judge};
use wasm_bindgen::prelude::*;

use big::{falling_chain, random_board};
use measured::{ends, every_move, games, longest, traced, untraced};

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// A measurement: a name, and a function that does it once. The answers of both sides are compared.
type Measurement = (String, Box<dyn FnMut() -> usize>);

/// The measurements.
#[wasm_bindgen]
pub struct Bench {
    measurements: Vec<Measurement>,
}

#[wasm_bindgen]
impl Bench {
    /// Prepares the measurements, with game collections on 9×9, 13×13 and 19×19.
    ///
    /// # Panics
    /// If a game cannot be read.
    #[wasm_bindgen(constructor)]
    pub fn new(nine: &str, thirteen: &str, nineteen: &str) -> Self {
        let mut bench = Self { measurements: Vec::new() };
        for (lines, text) in [("9×9", nine), ("13×13", thirteen), ("19×19", nineteen)] {
            bench.add_boards(&format!("{lines} game ends"), ends(&games(text)));
        }
        let square = |side| Grid::new(side, side).expect("a size");
        let random = (1..=64).map(|seed| random_board(square(19), seed)).collect();
        bench.add_boards("19×19 random", random);
        bench.add_boards("1000×1000 random", vec![random_board(square(1000), 1)]);
        bench.add_boards("1000×1000 falling one by one", vec![falling_chain(square(1000)).0]);

        let game = longest(&games(nineteen)).clone();
        let name = format!("19×19 game, {} moves, every move traced", game.moves());
        bench.measurements.push((name, Box::new(move || every_move(black_box(&game)))));
        bench
    }

    /// The names of the measurements, a line each.
    pub fn names(&self) -> String {
        let names: Vec<&str> = self.measurements.iter().map(|(name, _)| name.as_str()).collect();
        names.join("\n")
    }

    /// Does a measurement some times, and returns a sum of its answers.
    ///
    /// # Panics
    /// If there is no such measurement.
    pub fn run(&mut self, measurement: usize, times: u32) -> u32 {
        let (_, once) = &mut self.measurements[measurement];
        (0..times).fold(0, |sum, _| sum.wrapping_add(once() as u32))
    }
}

impl Bench {
    /// One analysis of both colours of one board after the other.
    fn add_boards(&mut self, name: &str, boards: Vec<Board>) {
        let boards: &'static [Board] = boards.leak();
        let mut judge = Judge::new();
        let mut next = boards.iter().cycle();
        let once = move || untraced(&mut judge, black_box(next.next().expect("a board")));
        self.measurements.push((format!("{name}, untraced"), Box::new(once)));
        let mut next = boards.iter().cycle();
        let once = move || traced(black_box(next.next().expect("a board")));
        self.measurements.push((format!("{name}, traced"), Box::new(once)));
    }
}
