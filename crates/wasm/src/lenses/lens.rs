//! `LensView` of `web/engine/lens-view.ts`: the marks of a lens.

use alloc::vec::Vec;

use pass_alive::{Color, Point};
use pass_alive_scene::{Lens, LensMark, LensMarkKind};
use wasm_bindgen::{JsCast, JsValue};

use crate::problem::bad_option;
use crate::value::Object;

/// The marks that a lens adds to a view.
#[derive(Debug)]
pub(super) struct LensMarks {
    marks: Vec<LensMark>,
    outlined: Vec<Point>,
}

impl LensMarks {
    /// # Errors
    /// `bad-option`.
    pub(super) fn decode(view: &Object) -> Result<Self, JsValue> {
        let marks = view.get_list("lensMarks").unwrap_or_default();
        Ok(Self {
            marks: marks
                .iter()
                .map(|mark| decode_one(mark.unchecked_ref()))
                .collect::<Result<_, _>>()?,
            outlined: view.get_points("outlined").unwrap_or_default(),
        })
    }

    pub(super) fn lens(&self) -> Lens<'_> {
        Lens { marks: &self.marks, outlined: &self.outlined }
    }
}

fn decode_one(mark: &Object) -> Result<LensMark, JsValue> {
    let kind = match mark.get_text("kind").as_deref() {
        Some("alive") => LensMarkKind::Alive,
        Some("falls") => LensMarkKind::Falls,
        Some("cover") => LensMarkKind::Cover,
        Some("supporter") => LensMarkKind::Supporter,
        Some("joined") => LensMarkKind::Joined,
        Some("gone") => LensMarkKind::Gone,
        Some("black") => LensMarkKind::Counts(Color::Black),
        Some("white") => LensMarkKind::Counts(Color::White),
        Some("neutral") => LensMarkKind::Neutral,
        Some("chosen-black") => LensMarkKind::Chosen(Color::Black),
        Some("chosen-white") => LensMarkKind::Chosen(Color::White),
        _ => return Err(bad_option()),
    };
    Ok(LensMark { point: mark.get_point("point").ok_or_else(bad_option)?, kind })
}
