//! Panics with their message and place.

use alloc::boxed::Box;

/// Prints panics to the console; a panicked instance must not be called again.
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(console_error_panic_hook::hook));
}
