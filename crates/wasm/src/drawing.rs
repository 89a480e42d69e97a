//! A position as the page shows it: painted, pointed at and measured.

use js_sys::Array;
use pass_alive_scene::{Role, SPACING};
use wasm_bindgen::prelude::*;
use web_sys::CanvasRenderingContext2d;

use crate::painter;
use crate::problem::bad_option;
use crate::study::Study;
use crate::value::Object;
use crate::view::ViewOptions;

/// The names of the roles that a palette has colours for, in order.
#[wasm_bindgen]
pub fn roles() -> Array {
    Role::NAMES.into_iter().map(JsValue::from).collect()
}

/// The colours of a theme in the order of the roles: `pale`, `dim`, `paper` or `forced`.
///
/// # Errors
/// `bad-option`.
#[wasm_bindgen]
pub fn palette(theme: &str) -> Result<Array, JsValue> {
    let colors = match theme {
        "pale" => Role::PALE,
        "dim" => Role::DIM,
        "paper" => Role::PAPER,
        "forced" => Role::FORCED,
        _ => return Err(bad_option()),
    };
    Ok(colors.into_iter().map(JsValue::from).collect())
}

#[wasm_bindgen]
impl Study {
    /// Paints a view in the colours of `palette`, with its top left corner at the context's
    /// origin and `spacing` of the context's units between two lines.
    ///
    /// # Errors
    /// `bad-option`, as all of these.
    pub fn paint(
        &self,
        view: &Object,
        context: &CanvasRenderingContext2d,
        spacing: f64,
        palette: &Array,
    ) -> Result<(), JsValue> {
        painter::paint(context, &ViewOptions::decode(view)?.draw(self), spacing, palette);
        Ok(())
    }

    /// The names of the roles of the marks that a view shows, each once.
    pub fn drawn(&self, view: &Object) -> Result<Array, JsValue> {
        let scene = ViewOptions::decode(view)?.draw(self);
        let is_drawn = |role: &&Role| scene.marks.iter().any(|mark| mark.role == **role);
        Ok(Role::ALL.iter().filter(is_drawn).map(|role| JsValue::from(role.name())).collect())
    }

    /// `Hit`: the point, block and region at `x`, `y`, in spacings from the drawing's top left
    /// corner; `null` in the margin.
    pub fn hit(&self, view: &Object, x: f64, y: f64) -> Result<JsValue, JsValue> {
        let unit = f64::from(SPACING);
        let options = ViewOptions::decode(view)?;
        let Some(found) = options.hit(self, (x * unit) as i32, (y * unit) as i32) else {
            return Ok(JsValue::NULL);
        };
        let answer = Object::new();
        answer.set_count("point", found.point);
        answer.set_optional("block", found.block);
        answer.set_optional("region", found.region);
        Ok(answer.into())
    }

    /// The width and height of the drawing, in spacings.
    pub fn size(&self, view: &Object) -> Result<JsValue, JsValue> {
        let (width, height) = ViewOptions::decode(view)?.size(self);
        let answer = Object::new();
        answer.set_number("width", f64::from(width) / f64::from(SPACING));
        answer.set_number("height", f64::from(height) / f64::from(SPACING));
        Ok(answer.into())
    }

    /// The middle of `point` on the drawing of a board in space, in spacings from its top left corner:
    /// x and y.
    ///
    /// # Errors
    /// `no-point`; `bad-option`.
    #[cfg(feature = "everything")]
    pub fn place(&self, view: &Object, point: u32) -> Result<alloc::vec::Vec<f64>, JsValue> {
        if point as usize >= self.space.len() {
            return Err(crate::problem::problem("no-point"));
        }
        let (x, y) = ViewOptions::decode(view)?.place(self, point);
        Ok([x, y].map(|unit| f64::from(unit) / f64::from(SPACING)).into())
    }
}
