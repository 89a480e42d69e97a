//! The result of a call: a value, or a problem with a code and what it is about.

use js_sys::{JSON, Reflect};
use wasm_bindgen::JsValue;

/// A value as JSON.
pub(crate) fn json(value: &JsValue) -> String {
    JSON::stringify(value).map_or_else(|_| "undefined".to_owned(), String::from)
}

/// The value of a property, `undefined` if there is none.
pub(crate) fn get(value: &JsValue, key: &str) -> JsValue {
    Reflect::get(value, &key.into()).expect("an object")
}

/// The text of a property.
pub(crate) fn text(value: &JsValue, key: &str) -> String {
    get(value, key).as_string().expect(key)
}

/// The code of a problem, which has no words.
pub(crate) fn code<T>(answer: Result<T, JsValue>) -> String {
    let problem = answer.err().expect("a problem");
    assert!(get(&problem, "message").is_undefined());
    text(&problem, "code")
}

/// The code of a problem, and the points that it is about.
pub(crate) fn code_at<T>(answer: Result<T, JsValue>) -> (String, String) {
    let error = answer.err().expect("an error");
    let points = json(&get(&error, "points"));
    (code::<T>(Err(error)), points)
}
