//! A position as the page shows it: painted, pointed at and measured.

use js_sys::Array;
use pass_alive::{BlockId, RegionId};
use pass_alive_scene::{Role, SPACING, Scene};
use wasm_bindgen::prelude::*;
use web_sys::CanvasRenderingContext2d;

use crate::answer::{Answer, answer};
use crate::painter;
use crate::pictures;
use crate::problem::bad_option;
use crate::study::Study;
use crate::value::Object;
use crate::view::ViewOptions;

/// The names of the roles that a palette has colours for, in order.
#[cfg(any(feature = "legend", feature = "texts"))]
#[wasm_bindgen]
pub fn roles() -> Array {
    Role::NAMES.iter().copied().map(JsValue::from).collect()
}

/// The colours of a theme in the order of the roles: `pale`, `dim`, `paper` or `forced`, and for other people's pages
/// also `wood`, `slate` or `night`.
///
/// # Errors
/// `bad-option`.
#[wasm_bindgen]
pub fn palette(theme: &str) -> Result<Array, JsValue> {
    let colors = match theme {
        "pale" => &Role::PALE,
        "dim" => &Role::DIM,
        "paper" => &Role::PAPER,
        #[cfg(feature = "texts")]
        "wood" => &Role::WOOD,
        #[cfg(feature = "texts")]
        "slate" => &Role::SLATE,
        #[cfg(feature = "texts")]
        "night" => &Role::NIGHT,
        "forced" => &Role::FORCED,
        _ => return Err(bad_option()),
    };
    Ok(colors.iter().map(|color| JsValue::from(color.css())).collect())
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
        painter::paint(context, &self.scene(view)?, spacing, palette);
        Ok(())
    }

    /// `Hit`: the point, block and region at `x`, `y`, in spacings from the drawing's top left
    /// corner; `null` in the margin.
    pub fn hit(&self, view: &Object, x: f64, y: f64) -> Result<JsValue, JsValue> {
        let unit = f64::from(SPACING);
        let (x, y) = ((x * unit) as i32, (y * unit) as i32);
        let options = ViewOptions::decode(view)?;
        let Some(found) = pictures::decode(self.space, view)?.hit(&options.of(self), x, y) else {
            return Ok(JsValue::NULL);
        };
        let pass_alive_scene::Hit { point, block, region } = found;
        let (block, region) = (block.map(BlockId::number), region.map(RegionId::number));
        Ok(Hit { point: point.number(), block, region }.to_js())
    }

    /// The width and height of the drawing, in spacings.
    pub fn size(&self, view: &Object) -> Result<JsValue, JsValue> {
        let options = ViewOptions::decode(view)?;
        let (width, height) = pictures::decode(self.space, view)?.size(&options.of(self));
        let [width, height] = [width, height].map(|units| f64::from(units) / f64::from(SPACING));
        Ok(DrawingSize { width, height }.to_js())
    }
}

#[cfg(feature = "legend")]
#[wasm_bindgen]
impl Study {
    /// The names of the roles of the marks that a view shows, each once.
    pub fn drawn(&self, view: &Object) -> Result<Array, JsValue> {
        let scene = self.scene(view)?;
        let is_drawn = |role: &&Role| scene.marks.iter().any(|mark| mark.role == **role);
        Ok(Role::ALL.iter().filter(is_drawn).map(|role| JsValue::from(role.name())).collect())
    }
}

answer! {
    /// The point at a place on the drawing, and the block and region on it.
    struct Hit {
        point: u32,
        /// The block of the stepped colour there, by index.
        block: Option<u32>,
        /// The region of the stepped colour there, by index.
        region: Option<u32>,
    }
}

answer! {
    /// The size of a drawing, in spacings.
    struct DrawingSize {
        width: f64,
        height: f64,
    }
}

impl Study {
    /// The drawing of a view.
    ///
    /// # Errors
    /// `bad-option`.
    pub(crate) fn scene(&self, view: &Object) -> Result<Scene, JsValue> {
        let options = ViewOptions::decode(view)?;
        Ok(pictures::decode(self.space, view)?.draw(&options.of(self)))
    }
}
