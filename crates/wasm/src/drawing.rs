//! The drawing of a study: painted, written, and pointed at.

use pass_alive_scene::{Role, draw, hit, size, svg};
use wasm_bindgen::prelude::*;
use web_sys::CanvasRenderingContext2d;

use crate::painter;
use crate::study::Study;
use crate::value::Value;
use crate::view::Decoded;

/// The names of the roles that a palette has colours for, in order, a line each.
#[wasm_bindgen]
pub fn roles() -> String {
    lines(&Role::NAMES)
}

fn lines(texts: &[&str]) -> String {
    let mut lines = String::new();
    for text in texts {
        lines.push_str(text);
        lines.push('\n');
    }
    lines
}

/// The colours of a theme in the order of the roles: `pale`, `dim` or `forced`; a
/// line each.
#[wasm_bindgen]
pub fn palette(theme: &str) -> String {
    lines(match theme {
        "dim" => &Role::DIM,
        "forced" => &Role::FORCED,
        _ => &Role::PALE,
    })
}

#[wasm_bindgen]
impl Study {
    /// Paints `view` with its top left corner at the context's origin, `spacing` of its
    /// units to the distance between two lines, in the colours of `palette`.
    ///
    /// # Errors
    /// `bad-option` if the view has not its ten numbers.
    pub fn paint(
        &self,
        context: &CanvasRenderingContext2d,
        view: &[u32],
        marks: &str,
        spacing: f64,
        palette: &str,
    ) -> Result<(), JsValue> {
        let scene = draw(&Decoded::new(view, marks)?.of(self));
        let palette: Vec<&str> = palette.lines().collect();
        painter::paint(context, &scene, spacing, &palette);
        Ok(())
    }

    /// Writes `view` as an SVG document.
    ///
    /// # Errors
    /// `bad-option` if the view has not its ten numbers.
    pub fn svg(
        &self,
        view: &[u32],
        marks: &str,
        title: &str,
        description: &str,
    ) -> Result<String, JsValue> {
        Ok(svg::write(&draw(&Decoded::new(view, marks)?.of(self)), title, description))
    }

    /// What is at `x`, `y`, in spacings from the drawing's top left corner; `null` in the
    /// margin.
    ///
    /// # Errors
    /// `bad-option` if the view has not its ten numbers.
    pub fn hit(&self, view: &[u32], marks: &str, x: f64, y: f64) -> Result<JsValue, JsValue> {
        let unit = f64::from(pass_alive_scene::SPACING);
        let view = Decoded::new(view, marks)?;
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
    /// `bad-option` if the view has not its ten numbers.
    pub fn size(&self, view: &[u32], marks: &str) -> Result<Vec<f64>, JsValue> {
        let (width, height) = size(&Decoded::new(view, marks)?.of(self));
        let unit = f64::from(pass_alive_scene::SPACING);
        Ok(vec![f64::from(width) / unit, f64::from(height) / unit])
    }
}
