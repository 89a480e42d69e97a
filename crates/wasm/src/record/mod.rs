//! Plain JavaScript objects made by serde, and the types of all answers in TypeScript.

mod typescript;

use alloc::vec::Vec;

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// A plain object with the fields of a record; `None` is null.
pub(crate) fn record(fields: &impl Serialize) -> Result<JsValue, JsValue> {
    Ok(fields.serialize(&Serializer::json_compatible())?)
}

/// The numbers of points, of blocks or of regions.
pub(crate) fn numbers<T: Copy + Into<u32>>(list: &[T]) -> Vec<u32> {
    list.iter().copied().map(T::into).collect()
}
