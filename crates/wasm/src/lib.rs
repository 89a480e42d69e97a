//! The browser's binding of pass-alive. Every export decodes, calls and encodes; nothing is
//! decided here. Its only importer is `web/engine`, whose `types.ts` is the contract.
//!
//! Without features it has the parts for the first board of the page. `texts` adds those for the
//! widget, `everything` the rest: see `scripts/wasm.mjs`.

#![no_std]

#[macro_use]
extern crate alloc;
#[cfg(any(feature = "everything", not(target_family = "wasm")))]
extern crate std;

#[cfg(feature = "everything")]
mod chronicle;
mod drawing;
#[cfg(feature = "everything")]
mod eyes;
mod facts;
#[cfg(feature = "texts")]
mod fault;
#[cfg(feature = "everything")]
mod game;
#[cfg(feature = "everything")]
mod lens_marks;
mod marks;
mod moment;
pub mod painter;
mod play;
mod position;
mod problem;
#[cfg(feature = "everything")]
mod proof;
#[cfg(feature = "texts")]
mod reading;
#[cfg(feature = "everything")]
mod record;
#[cfg(feature = "everything")]
mod run_writing;
#[cfg(feature = "everything")]
mod score;
#[cfg(feature = "everything")]
mod search;
#[cfg(feature = "everything")]
mod space;
mod study;
#[cfg(feature = "everything")]
mod support;
#[cfg(feature = "everything")]
mod turn;
mod value;
mod view;
#[cfg(feature = "texts")]
mod writing;

pub use drawing::{palette, roles};
#[cfg(feature = "everything")]
pub use eyes::{Referee, eye_shape, eye_shapes, eye_sum};
#[cfg(feature = "texts")]
pub use reading::Reading;
#[cfg(feature = "everything")]
pub use search::Lookahead;
pub use study::Study;
pub use value::Object;

/// Prints panics to the console; a panicked instance must not be called again.
#[cfg(feature = "everything")]
#[wasm_bindgen::prelude::wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(alloc::boxed::Box::new(console_error_panic_hook::hook));
}

/// Traps without a message: the texts and places of panics would be a tenth of the first board.
#[cfg(all(target_family = "wasm", not(feature = "everything")))]
#[panic_handler]
fn trap(_: &core::panic::PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}

#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
