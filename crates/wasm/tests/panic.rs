//! A panic, which is a bug of ours: the console says where, and the caller gets an error.
#![cfg(target_arch = "wasm32")]

use js_sys::{Array, Function, Reflect, global};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn a_panic_is_printed_and_reaches_the_caller_as_an_error() {
    let console = Reflect::get(&global(), &"console".into()).expect("a console");
    let error = Reflect::get(&console, &"error".into()).expect("a function");
    let printed = Array::new();
    let record = Function::new_with_args("list", "return (...said) => list.push(...said)");
    let record = record.call1(&JsValue::NULL, &printed).expect("a function");
    // In place of the hook of the tests, for good: after a panic no hook can be set.
    pass_alive_wasm::panics::start();

    Reflect::set(&console, &"error".into(), &record).expect("a property");
    let call = || -> u32 { panic!("no such region") };
    let panicking: Function = Closure::once_into_js(call).unchecked_into();
    let answer = panicking.call0(&JsValue::NULL);
    Reflect::set(&console, &"error".into(), &error).expect("a property");

    let answer = answer.expect_err("an error");
    assert!(answer.is_instance_of::<js_sys::WebAssembly::RuntimeError>(), "{answer:?}");
    let printed = printed.join("\n").as_string().expect("text");
    assert!(printed.contains("no such region") && printed.contains("panic.rs"), "{printed}");
}
