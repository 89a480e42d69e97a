//! The drawing of a study: painted, written, and pointed at.

use pass_alive_scene::{Role, draw, hit, size, svg};
use wasm_bindgen::prelude::*;
use web_sys::CanvasRenderingContext2d;

use crate::painter;
use crate::study::Study;
use crate::value::Value;
use crate::view::{Decoded, JsView};

/// The names of the roles that a palette has colours for, in order.
#[wasm_bindgen]
pub fn roles() -> Vec<String> {
    Role::NAMES.map(str::to_owned).into()
}

/// The colours of a theme in the order of the roles: `pale`, `dim` or `forced`.
#[wasm_bindgen]
pub fn palette(theme: &str) -> Vec<String> {
    let palette = match theme {
        "dim" => Role::DIM,
        "forced" => Role::FORCED,
        _ => Role::PALE,
    };
    palette.map(str::to_owned).into()
}

#[wasm_bindgen]
impl Study {
    /// Paints `view` with its top left corner at the context's origin, `spacing` of its
    /// units to the distance between two lines, in the colours of `palette`.
    ///
    /// # Errors
    /// `bad-option` if the view names something unknown.
    pub fn paint(
        &self,
        context: &CanvasRenderingContext2d,
        view: &JsView,
        spacing: f64,
        palette: Vec<String>,
    ) -> Result<(), JsValue> {
        let scene = draw(&Decoded::new(view)?.of(self));
        painter::paint(context, &scene, spacing, &palette);
        Ok(())
    }

    /// Writes `view` as an SVG document.
    ///
    /// # Errors
    /// `bad-option` if the view names something unknown.
    pub fn svg(&self, view: &JsView, title: &str, description: &str) -> Result<String, JsValue> {
        Ok(svg::write(&draw(&Decoded::new(view)?.of(self)), title, description))
    }

    /// What is at `x`, `y`, in spacings from the drawing's top left corner; `null` in the
    /// margin.
    ///
    /// # Errors
    /// `bad-option` if the view names something unknown.
    pub fn hit(&self, view: &JsView, x: f64, y: f64) -> Result<JsValue, JsValue> {
        let unit = f64::from(pass_alive_scene::SPACING);
        let view = Decoded::new(view)?;
        let found = hit(&view.of(self), (x * unit) as i32, (y * unit) as i32);
        Ok(found.map_or(JsValue::NULL, |found| {
            let parts = [Some(found.point), found.block, found.region];
            let values = parts.map(Value::number).into();
            Value::Object(&["point", "block", "region"], values).encode()
        }))
    }

    /// The width and height of the drawing of `view`, in spacings.
    ///
    /// # Errors
    /// `bad-option` if the view names something unknown.
    pub fn size(&self, view: &JsView) -> Result<Vec<f64>, JsValue> {
        let (width, height) = size(&Decoded::new(view)?.of(self));
        let unit = f64::from(pass_alive_scene::SPACING);
        Ok(vec![f64::from(width) / unit, f64::from(height) / unit])
    }
}
