//! `BoardMark` of `web/engine/types.ts`: the marks of a diagram or game.

use alloc::vec::Vec;

use js_sys::Array;
use pass_alive::{Mark, MarkKind};
use wasm_bindgen::{JsCast, JsValue};

use crate::problem::bad_option;
use crate::value::Object;

/// # Errors
/// `bad-option`.
pub(crate) fn decode(marks: &Array) -> Result<Vec<Mark>, JsValue> {
    marks.iter().map(|mark| decode_one(mark.unchecked_ref())).collect()
}

fn decode_one(mark: &Object) -> Result<Mark, JsValue> {
    let kind = match mark.get_text("kind").as_deref() {
        Some("circle") => MarkKind::Circle,
        Some("square") => MarkKind::Square,
        Some("triangle") => MarkKind::Triangle,
        Some("cross") => MarkKind::Cross,
        // A label is one line.
        Some("label") => {
            let text = mark.get_text("text").unwrap_or_default();
            MarkKind::Label(text.replace(char::is_whitespace, " "))
        }
        _ => return Err(bad_option()),
    };
    let point = mark.get_point("point").ok_or_else(bad_option)?;
    Ok(Mark { point, kind })
}
