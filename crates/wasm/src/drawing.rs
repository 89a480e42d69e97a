//! The drawing of what a study shows: painted, written, and pointed at.

use js_sys::Array;
use pass_alive_scene::{Role, SPACING, draw, hit, size, svg};
use wasm_bindgen::prelude::*;
use web_sys::CanvasRenderingContext2d;

use crate::painter;
use crate::study::Study;
use crate::value::{Object, push_text};

/// The names of the roles that a palette has colours for, in order.
#[wasm_bindgen]
pub fn roles() -> Array {
    words(&Role::NAMES)
}

/// The colours of a theme in the order of the roles: pale (0), dim (1) or forced (2).
#[wasm_bindgen]
pub fn palette(theme: u32) -> Array {
    words(match theme {
        1 => &Role::DIM,
        2 => &Role::FORCED,
        _ => &Role::PALE,
    })
}

#[wasm_bindgen]
impl Study {
    /// Paints the view with its top left corner at the context's origin, `spacing` of its
    /// units to the distance between two lines, in the colours of `palette`.
    pub fn paint(&self, context: &CanvasRenderingContext2d, spacing: f64, palette: &Array) {
        painter::paint(context, &draw(&self.view()), spacing, palette);
    }

    /// Writes the view as an SVG document.
    pub fn svg(&self, title: &str, description: &str) -> String {
        svg::write(&draw(&self.view()), title, description)
    }

    /// What is at `x`, `y`, in spacings from the drawing's top left corner; `null` in the
    /// margin.
    pub fn hit(&self, x: f64, y: f64) -> JsValue {
        let unit = f64::from(SPACING);
        let Some(found) = hit(&self.view(), (x * unit) as i32, (y * unit) as i32) else {
            return JsValue::NULL;
        };
        let answer = Object::new();
        answer.set_count("point", found.point);
        answer.set_perhaps("block", found.block);
        answer.set_perhaps("region", found.region);
        answer.into()
    }

    /// The width and height of the drawing, in spacings.
    pub fn size(&self) -> JsValue {
        let (width, height) = size(&self.view());
        let answer = Object::new();
        answer.set_number("width", f64::from(width) / f64::from(SPACING));
        answer.set_number("height", f64::from(height) / f64::from(SPACING));
        answer.into()
    }
}

/// The list of these words.
fn words(words: &[&str]) -> Array {
    let list = Array::new();
    for word in words {
        push_text(&list, word);
    }
    list
}
