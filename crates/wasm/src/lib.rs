//! The browser's binding of pass-alive. Every export decodes, calls and encodes; nothing
//! is decided here. Its only importer is `web/engine`, whose `types.ts` is the contract.
//! Without `panic-messages` it does without the standard library, which would bring along all
//! that it takes to write them.
#![no_std]

extern crate alloc;
#[cfg(feature = "panic-messages")]
extern crate std;

#[cfg(feature = "drawing")]
mod drawing;
#[cfg(feature = "facts")]
mod facts;
#[cfg(feature = "stepping")]
mod moment;
#[cfg(feature = "drawing")]
pub mod painter;
#[cfg(feature = "play")]
mod play;
// Not every part writes positions.
#[allow(dead_code)]
mod position;
mod problem;
#[cfg(feature = "proof")]
mod proof;
#[cfg(feature = "reading")]
mod reading;
#[cfg(feature = "run-writing")]
mod run_writing;
#[cfg(feature = "score")]
mod score;
#[cfg(feature = "search")]
mod search;
#[cfg(feature = "study")]
mod study;
#[cfg(feature = "support")]
mod support;
// Not every part has values of every kind.
#[allow(dead_code)]
mod value;
#[cfg(feature = "drawing")]
mod view;
#[cfg(feature = "writing")]
mod writing;

#[cfg(feature = "drawing")]
pub use drawing::{palette, roles};
#[cfg(feature = "reading")]
pub use reading::Reading;
#[cfg(feature = "search")]
pub use search::Lookahead;
#[cfg(feature = "study")]
pub use study::Study;

/// Prints panics to the console; a panicked instance must not be called again.
#[cfg(feature = "panic-messages")]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(alloc::boxed::Box::new(console_error_panic_hook::hook));
}

/// Without messages a panic is a trap: the compiler then leaves out what they say, and where.
/// Serde's records bring the standard library along.
#[cfg(all(target_family = "wasm", not(any(feature = "panic-messages", feature = "records"))))]
#[panic_handler]
fn trap(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
