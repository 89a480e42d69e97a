//! JavaScript objects, read and written property by property, for the first board and the widget.
//! Later parts use serde (`record`), which would make those two larger.

use alloc::string::String;
use alloc::vec::Vec;

use js_sys::Array;
use pass_alive::Point;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// A plain JavaScript object, or any other whose properties are read or set.
    #[derive(Debug)]
    pub type Object;

    #[wasm_bindgen(constructor)]
    pub(crate) fn new() -> Object;

    #[wasm_bindgen(method, indexing_setter)]
    pub(crate) fn set(this: &Object, name: &str, value: &JsValue);

    #[wasm_bindgen(method, indexing_setter)]
    pub(crate) fn set_text(this: &Object, name: &str, text: &str);

    #[wasm_bindgen(method, indexing_setter)]
    pub(crate) fn set_number(this: &Object, name: &str, number: f64);

    #[wasm_bindgen(method, indexing_getter)]
    pub(crate) fn get_text(this: &Object, name: &str) -> Option<String>;

    #[wasm_bindgen(method, indexing_getter)]
    pub(crate) fn get_bool(this: &Object, name: &str) -> Option<bool>;

    /// A whole number that is not negative.
    #[wasm_bindgen(method, indexing_getter)]
    pub(crate) fn get_count(this: &Object, name: &str) -> Option<u32>;

    /// Any number.
    #[wasm_bindgen(method, indexing_getter)]
    pub fn get_number(this: &Object, name: &str) -> Option<f64>;

    #[wasm_bindgen(method, indexing_getter)]
    pub(crate) fn get_object(this: &Object, name: &str) -> Option<Object>;

    #[wasm_bindgen(method, indexing_getter)]
    pub(crate) fn get_list(this: &Object, name: &str) -> Option<Array>;
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
        let counts = counts.into_iter().map(|count| JsValue::from(count.into()));
        self.set(name, &counts.collect::<Array>());
    }

    /// A list of whole numbers.
    pub fn get_counts(&self, name: &str) -> Option<Vec<u32>> {
        let list = self.get_list(name)?;
        Some(list.iter().filter_map(|count| Some(count.as_f64()? as u32)).collect())
    }

    /// A point by its number.
    pub(crate) fn get_point(&self, name: &str) -> Option<Point> {
        self.get_count(name).map(Point::new)
    }

    /// A list of points by their numbers.
    pub fn get_points(&self, name: &str) -> Option<Vec<Point>> {
        Some(self.get_counts(name)?.into_iter().map(Point::new).collect())
    }

    /// Sets a truth value.
    pub fn set_bool(&self, name: &str, value: bool) {
        self.set(name, &JsValue::from_bool(value));
    }

    /// Sets the number, or null.
    pub fn set_optional(&self, name: &str, count: Option<impl Into<u32>>) {
        self.set(name, &count.map_or(JsValue::NULL, |count| JsValue::from(count.into())));
    }
}
