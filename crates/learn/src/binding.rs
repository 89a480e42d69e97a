//! The build for the page: decodes, calls and encodes. Its only importer is `web/engine/learn.ts`.

use alloc::string::String;
use alloc::vec::Vec;

use wasm_bindgen::prelude::*;

use crate::bits::{Bits, each};
use crate::diagnosis::{Diagnosis, Outcome, Pool, PoolBoard, Shown};
use crate::people::{Mistake, Mistakes, Model, black_blocks};
use crate::plane::Plane;

/// A reader who is asked about boards of a pool.
#[wasm_bindgen]
pub struct Interview {
    pool: Pool,
    diagnosis: Diagnosis,
}

#[wasm_bindgen]
impl Interview {
    /// Nothing if the text is no pool. The same seed and the same answers give the same boards.
    pub fn open(pool: &str, seed: u32) -> Option<Interview> {
        let pool = Pool::read(pool).ok()?;
        Some(Self { pool, diagnosis: Diagnosis::new(seed.into()) })
    }

    /// The rows of the next board, or of the one that is not answered yet; nothing if there are no
    /// more.
    pub fn next_board(&mut self) -> Option<String> {
        let shown = self.diagnosis.next(&self.pool)?;
        Some(self.board(&shown).plane.image(shown.image).to_rows())
    }

    /// Takes the answer to that board: points of the blocks that the reader says stay.
    pub fn answer(&mut self, points: &[u32]) {
        let Some(shown) = self.diagnosis.shown().last() else { return };
        let points = points.iter().filter(|&&point| point < Plane::MOST_POINTS);
        let points = points.fold(0, |all: Bits, point| all | 1 << point);
        let board = self.board(shown);
        let says = |block: &Bits| image(board, *block, shown) & points != 0;
        let staying = board.blocks.iter().map(says).zip(0..);
        let staying = staying.fold(0, |all, (stays, place)| all | u32::from(stays) << place);
        self.diagnosis.answer(&self.pool, staying);
    }

    /// `open`, `faultless`, `no-pattern`, or the name of the mistake that the answers fit.
    pub fn outcome(&self) -> String {
        let name = match self.diagnosis.outcome(&self.pool) {
            Outcome::Open => "open",
            Outcome::Named(mistake) => mistake.name(),
            Outcome::Faultless => "faultless",
            Outcome::NoPattern => "no-pattern",
        };
        name.into()
    }

    /// The number of boards shown so far.
    pub fn count(&self) -> u32 {
        self.diagnosis.shown().len() as u32
    }

    /// The rows of a board shown, from 0.
    pub fn rows(&self, number: u32) -> Option<String> {
        let shown = self.diagnosis.shown().get(number as usize)?;
        Some(self.board(shown).plane.image(shown.image).to_rows())
    }

    /// The stones that the reader said stay on a board; none if it is not answered.
    pub fn said(&self, number: u32) -> Vec<u32> {
        self.stones(number, |shown, _| shown.answer.unwrap_or(0))
    }

    /// The stones that a model says stay on a board: `faultless`, or the name of a mistake or guess.
    /// None if the name is of no model.
    pub fn staying(&self, number: u32, model: &str) -> Vec<u32> {
        let model = model_named(model);
        self.stones(number, |_, board| model.map_or(0, |model| board.staying(model)))
    }

    fn board(&self, shown: &Shown) -> &PoolBoard {
        &self.pool.boards()[shown.place]
    }

    fn stones(&self, number: u32, blocks: impl Fn(&Shown, &PoolBoard) -> u32) -> Vec<u32> {
        let Some(shown) = self.diagnosis.shown().get(number as usize) else { return Vec::new() };
        let board = self.board(shown);
        let chosen = union(&board.blocks, blocks(shown, board).into());
        points(image(board, chosen, shown))
    }
}

/// The stones of Black that a model says stay on a board of these rows, layers between two slashes; nothing if there is no such
/// board or model.
#[wasm_bindgen]
pub fn staying(rows: &str, model: &str) -> Option<Vec<u32>> {
    let plane = Plane::from_rows(rows).ok()?;
    let blocks = match model {
        "apart" => Mistakes::LAYERS_APART.staying(&plane),
        _ => model_named(model)?.staying(&plane),
    };
    Some(points(union(&black_blocks(&plane), blocks)))
}

/// The names of the mistakes, the first in the list first.
#[wasm_bindgen]
pub fn mistakes() -> Vec<String> {
    Mistake::ALL.iter().map(|mistake| mistake.name().into()).collect()
}

fn model_named(name: &str) -> Option<Model> {
    Model::all().find(|model| model.name() == name)
}

/// The stones of some of the blocks.
fn union(blocks: &[Bits], chosen: Bits) -> Bits {
    let chosen = blocks.iter().enumerate().filter(|(place, _)| chosen >> place & 1 == 1);
    chosen.fold(0, |all, (_, block)| all | block)
}

/// Points of a board of the pool as they are on the board shown.
fn image(board: &PoolBoard, points: Bits, shown: &Shown) -> Bits {
    Plane { black: points, white: 0, ..board.plane }.image(shown.image).black
}

fn points(set: Bits) -> Vec<u32> {
    each(set).map(Bits::trailing_zeros).collect()
}

/// Prints panics to the console; a panicked instance must not be called again.
#[cfg(feature = "panics")]
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Traps without a message: the texts and places of panics would be a large part of the build.
#[cfg(all(target_family = "wasm", not(feature = "panics")))]
#[panic_handler]
fn trap(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
