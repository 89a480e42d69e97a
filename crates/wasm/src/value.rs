//! Results on their way to JavaScript, built there property by property; as records by serde
//! in the parts that have room for it.

use js_sys::Array;
use pass_alive::Point;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// A plain JavaScript object, or any other that properties are set of.
    pub(crate) type Object;

    #[wasm_bindgen(constructor)]
    pub(crate) fn new() -> Object;

    #[wasm_bindgen(method, indexing_setter)]
    pub(crate) fn set(this: &Object, name: &str, value: &JsValue);

    #[wasm_bindgen(method, indexing_setter)]
    pub(crate) fn set_text(this: &Object, name: &str, text: &str);

    #[wasm_bindgen(method, indexing_setter)]
    pub(crate) fn set_number(this: &Object, name: &str, number: f64);

    #[wasm_bindgen(method, js_name = push)]
    fn push_text(this: &Object, text: &str);

    #[wasm_bindgen(method, js_name = push)]
    fn push_number(this: &Object, number: f64);
}

impl Object {
    pub(crate) fn set_count(&self, name: &str, count: u32) {
        self.set_number(name, f64::from(count));
    }

    pub(crate) fn set_points(&self, name: &str, points: &[Point]) {
        self.set_counts(name, points.iter().copied());
    }

    /// Sets a list of numbers, of blocks for example.
    pub(crate) fn set_counts(&self, name: &str, counts: impl IntoIterator<Item = impl Into<u32>>) {
        self.set(name, &list(counts));
    }

    pub(crate) fn set_truth(&self, name: &str, truth: bool) {
        self.set(name, &JsValue::from_bool(truth));
    }

    /// Sets the number, or null.
    pub(crate) fn set_perhaps(&self, name: &str, count: Option<impl Into<u32>>) {
        match count {
            Some(count) => self.set_count(name, count.into()),
            None => self.set(name, &JsValue::NULL),
        }
    }
}

/// A plain array of the numbers.
pub(crate) fn list(numbers: impl IntoIterator<Item = impl Into<u32>>) -> JsValue {
    let list = Array::new();
    let items: &Object = list.unchecked_ref();
    for number in numbers {
        items.push_number(f64::from(number.into()));
    }
    list.into()
}

/// Adds a text to a list.
pub(crate) fn push_text(list: &Array, text: &str) {
    list.unchecked_ref::<Object>().push_text(text);
}

/// A plain object with the fields of a record.
#[cfg(feature = "everything")]
pub(crate) fn record(fields: &impl serde::Serialize) -> JsValue {
    // Records of numbers can always be written.
    serde_wasm_bindgen::to_value(fields).unwrap_or(JsValue::NULL)
}
