//! `LensView` of `web/engine/lens-view.ts`: the marks of a lens.

use alloc::vec::Vec;

use pass_alive::Point;
use pass_alive_scene::{Lens, LensMark, LensMarkKind};
use wasm_bindgen::{JsCast, JsValue};

use crate::problem::{bad_option, parse};
use crate::value::Object;
use crate::words::Words;

impl Words for LensMarkKind {
    const TYPE: (&'static str, &'static str) = (
        "LensMarkKind",
        "The meaning of a mark on a point, which has its own shape, line style and color.\n",
    );
    const ALL: &'static [Self] = LensMarkKind::ALL;

    fn as_str(self) -> &'static str {
        LensMarkKind::as_str(self)
    }
}

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
    let kind = parse(&mark.get_text("kind").unwrap_or_default())?;
    Ok(LensMark { point: mark.get_point("point").ok_or_else(bad_option)?, kind })
}
