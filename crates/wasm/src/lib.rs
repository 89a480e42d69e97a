//! The browser's binding of pass-alive. Every export decodes, calls and encodes; nothing
//! is decided here. Its only importer is `web/engine`, whose `types.ts` is the contract.

mod drawing;
mod facts;
mod moment;
pub mod painter;
mod position;
mod problem;
mod reading;
mod study;
mod value;
mod view;
mod writing;

pub use drawing::{palette, roles};
pub use reading::Reading;
pub use study::Study;
use wasm_bindgen::prelude::*;

/// Prints panics to the console; a panicked instance must not be called again.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(console_error_panic_hook::hook));
}

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
