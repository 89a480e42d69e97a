//! `EyeSum`: the sum of the values of independent regions.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use pass_alive_eyes::{Side, Taken, Value, sum};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::record::record;

/// The sum of `values`, texts with a space between them: `EyeSum`, or null if one of them is no value.
#[wasm_bindgen(js_name = eyeSum)]
pub fn eye_sum(values: &str) -> Result<JsValue, JsValue> {
    let values: Result<Vec<Value>, _> = values.split_whitespace().map(str::parse).collect();
    record(&values.ok().map(|values| {
        let sum = sum(&values);
        let played = |side| Played {
            eyes: sum.first(side),
            line: sum.line(side).iter().map(Take::from).collect(),
        };
        Facts { owner: played(Side::Owner), opponent: played(Side::Attacker) }
    }))
}

/// What happens if the side that gives its name moves first.
#[derive(Serialize)]
struct Facts {
    owner: Played,
    opponent: Played,
}

#[derive(Serialize)]
struct Played {
    eyes: u8,
    line: Vec<Take>,
}

#[derive(Serialize)]
struct Take {
    by: &'static str,
    index: usize,
    to: String,
}

impl From<&Taken> for Take {
    fn from(taken: &Taken) -> Self {
        let by = match taken.by {
            Side::Owner => "owner",
            Side::Attacker => "opponent",
        };
        Self { by, index: taken.index, to: taken.to.to_string() }
    }
}
