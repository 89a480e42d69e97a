//! `analyze()` of the package for JavaScript: every position of a text, in the JSON of
//! `pass-alive analyze`. Its only importer is `web/engine/analyze.ts`.

mod fault;
mod positions;

use core::num::NonZeroU32;

use pass_alive::{Color, Rules};
use pass_alive_json::Selection;
use wasm_bindgen::prelude::*;

use positions::Asked;

#[wasm_bindgen]
extern "C" {
    /// `Question` of `web/engine/analyze.ts`.
    pub type Question;
    #[wasm_bindgen(method, getter)]
    fn colors(this: &Question) -> Vec<String>;
    #[wasm_bindgen(method, getter)]
    fn suicide(this: &Question) -> String;
    #[wasm_bindgen(method, getter)]
    fn regions(this: &Question) -> String;
    #[wasm_bindgen(method, getter)]
    fn start(this: &Question) -> Option<Vec<String>>;
    #[wasm_bindgen(method, getter)]
    fn r#move(this: &Question) -> Option<u32>;
    #[wasm_bindgen(method, getter)]
    fn every(this: &Question) -> Option<u32>;

    /// `Listener` of `web/engine/analyze.ts`. Its methods throw nothing; all but the last one answer
    /// whether to go on.
    pub type Listener;
    #[wasm_bindgen(method)]
    fn begin(this: &Listener, columns: u32, rows: u32, positions: u32) -> bool;
    #[wasm_bindgen(method)]
    fn answer(this: &Listener, json: &str) -> bool;
    #[wasm_bindgen(method)]
    fn warn(this: &Listener, index: u32, message: &str) -> bool;
    #[wasm_bindgen(method)]
    fn fail(this: &Listener, fault: &str);
}

/// Tells the listener the answer for each position of `text` that is asked about, in order, and after
/// those of an item the warnings about it. It ends at the first position without an answer, whose
/// fault it tells.
///
/// # Errors
/// If the question has a word that this engine does not know, which is a bug of the caller.
#[wasm_bindgen]
pub fn analyze(text: &str, question: &Question, listener: &Listener) -> Result<(), JsError> {
    let colors: Result<Vec<Color>, _> = question.colors().iter().map(|it| it.parse()).collect();
    let start = question.start();
    let asked = Asked {
        colors: &colors?,
        rules: Rules { suicide: question.suicide().parse()?, regions: question.regions().parse()? },
        start: start.as_deref(),
        moves: match (question.r#move(), question.every().and_then(NonZeroU32::new)) {
            (Some(number), _) => Selection::One(number),
            (None, Some(step)) => Selection::Every(step),
            (None, None) => Selection::Last,
        },
    };
    if let Err(Some(fault)) = asked.answer(text, listener) {
        listener.fail(&fault.to_json());
    }
    Ok(())
}

/// Prints panics to the console; a panicked instance must not be called again.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
