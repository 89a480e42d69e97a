//! `EyeSum`: the sum of the values of independent regions.

use alloc::vec::Vec;

use pass_alive_eyes::{Side, Taken, Value, sum};
use serde::Serialize;
use ts_rs::TS;
use wasm_bindgen::prelude::*;

use super::value::{EyeValue, Player};
use crate::record::record;
use crate::words::Word;

/// The sum of `values`, texts with a space between them: `EyeSum`, or null if one of them is no value.
#[wasm_bindgen(js_name = eyeSum)]
pub fn eye_sum(values: &str) -> Result<JsValue, JsValue> {
    let values: Result<Vec<Value>, _> = values.split_whitespace().map(str::parse).collect();
    record(&values.ok().map(|values| {
        let sum = sum(&values);
        let played = |side| EyeSumPlayed {
            eyes: sum.first(side),
            line: sum.line(side).iter().map(EyeTake::from).collect(),
        };
        EyeSum { owner: played(Side::Owner), opponent: played(Side::Attacker) }
    }))
}

/// The sum of the values of independent regions, for either side moving first.
#[derive(Serialize, TS)]
pub(crate) struct EyeSum {
    owner: EyeSumPlayed,
    opponent: EyeSumPlayed,
}

/// The result of a sum of values if a side moves first and both play well.
#[derive(Serialize, TS)]
struct EyeSumPlayed {
    /// The number of eyes, at most 2.
    eyes: u8,
    /// The moves until all values are numbers.
    line: Vec<EyeTake>,
}

/// A move in a sum: a side takes its side of a switch.
#[derive(Serialize, TS)]
struct EyeTake {
    by: Word<Player>,
    /// The index of the value among those added.
    index: usize,
    /// The value after the move.
    to: EyeValue,
}

impl From<&Taken> for EyeTake {
    fn from(taken: &Taken) -> Self {
        Self { by: Word(taken.by.into()), index: taken.index, to: (&taken.to).into() }
    }
}
