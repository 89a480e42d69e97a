//! The result of a call: a value, or an error with a code and a place.

use js_sys::{Error, JSON, Reflect};
use wasm_bindgen::{JsCast, JsValue};

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

/// The code of an error, which has a name and says something.
pub(crate) fn code<T>(answer: Result<T, JsValue>) -> String {
    let error: Error = answer.err().expect("an error").dyn_into().expect("an Error");
    assert_eq!(error.name(), "EngineError");
    assert_ne!(error.message(), "");
    text(&error, "code")
}

/// The code of an error, and the points that it is about.
pub(crate) fn code_at<T>(answer: Result<T, JsValue>) -> (String, String) {
    let error = answer.err().expect("an error");
    let points = json(&get(&error, "points"));
    (code::<T>(Err(error)), points)
}
