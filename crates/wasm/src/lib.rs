//! The browser's binding of pass-alive. Every export decodes, calls and encodes; nothing is
//! decided here. Its only importer is `web/engine`, whose `types.ts` is the contract.
//!
//! Without features it has the parts for the first board of the page. `texts` adds texts, `lenses`
//! those and all that the page fetches later but the eyes of groups, `eyes` these alone: see
//! `scripts/wasm.mjs`.

#![cfg_attr(not(feature = "panics"), no_std)]

extern crate alloc;

mod answer;
mod drawing;
#[cfg(feature = "eyes")]
pub mod eyes;
mod facts;
#[cfg(feature = "lenses")]
pub mod lenses;
mod marks;
mod moment;
pub mod painter;
#[cfg(feature = "panics")]
pub mod panics;
mod picture;
mod pictures;
mod play;
mod points;
mod position;
mod problem;
#[cfg(feature = "serde")]
mod record;
mod study;
#[cfg(feature = "texts")]
pub mod texts;
mod value;
mod view;
pub mod words;

pub use drawing::palette;
#[cfg(any(feature = "legend", feature = "texts"))]
pub use drawing::roles;
pub use study::Study;
pub use value::Object;

/// Traps without a message: the texts and places of panics would be a tenth of the first board.
#[cfg(all(target_family = "wasm", not(feature = "panics")))]
#[panic_handler]
fn trap(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
