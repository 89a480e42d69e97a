//! The binding in a real browser: every export and every error code.
//!
//! Values are compared as JSON, because that is what a caller gets.
#![cfg(target_arch = "wasm32")]

mod answer;
mod drawing;
mod eyeing;
mod painter;
mod playing;
mod proving;
mod reading;
mod scoring;
mod searching;
mod study;
mod supporting;
mod writing;

wasm_bindgen_test::wasm_bindgen_test_configure!(run_in_browser);
