//! Results on their way to JavaScript.
//!
//! One type with one encoding: a type of its own for every result would repeat serde's
//! code for each of them in the wasm file.

use serde::ser::{Serialize, SerializeMap, Serializer};
use wasm_bindgen::JsValue;

/// A plain JavaScript value.
pub(crate) enum Value {
    Null,
    Bool(bool),
    Number(u32),
    Word(&'static str),
    Text(String),
    Numbers(Vec<u32>),
    List(Vec<Value>),
    /// The names of the properties, and as many values.
    Object(&'static [&'static str], Vec<Value>),
}

impl Value {
    pub(crate) fn number(number: Option<u32>) -> Self {
        number.map_or(Value::Null, Value::Number)
    }

    pub(crate) fn encode(&self) -> JsValue {
        // Fails only for a property that cannot be set, which a fresh object has not.
        self.serialize(
            &serde_wasm_bindgen::Serializer::new()
                .serialize_missing_as_null(true)
                .serialize_maps_as_objects(true),
        )
        .unwrap_or(JsValue::NULL)
    }
}

impl Serialize for Value {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Value::Null => serializer.serialize_none(),
            Value::Bool(value) => serializer.serialize_bool(*value),
            Value::Number(number) => serializer.serialize_u32(*number),
            Value::Word(word) => serializer.serialize_str(word),
            Value::Text(text) => serializer.serialize_str(text),
            Value::Numbers(numbers) => serializer.collect_seq(numbers),
            Value::List(values) => serializer.collect_seq(values),
            Value::Object(names, values) => {
                let mut object = serializer.serialize_map(Some(names.len()))?;
                for (name, value) in names.iter().zip(values) {
                    object.serialize_entry(name, value)?;
                }
                object.end()
            }
        }
    }
}
