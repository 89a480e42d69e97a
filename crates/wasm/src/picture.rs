//! Pictures of a position: the board, or what a build draws in its place.

use alloc::boxed::Box;

use pass_alive::Space;
use pass_alive_scene::{Hit, Scene, View, draw, hit, size};
use wasm_bindgen::JsValue;

use crate::value::Object;

/// A way to draw a view. Places are in board units from the top left corner of the drawing.
pub(crate) trait Picture {
    fn draw(&self, view: &View<'_>) -> Scene {
        draw(view)
    }

    /// The point, block and region at a place.
    fn hit(&self, view: &View<'_>, x: i32, y: i32) -> Option<Hit> {
        hit(view, x, y)
    }

    /// The width and height.
    fn size(&self, view: &View<'_>) -> (i32, i32) {
        size(view)
    }
}

/// The board alone.
struct Plain;

impl Picture for Plain {}

/// A picture other than the board, if a view asks for it.
type Reader = fn(Space, &Object) -> Result<Option<Box<dyn Picture>>, JsValue>;

/// The pictures that this build has besides the board.
const READERS: &[Reader] = &[
    #[cfg(feature = "eyes")]
    crate::eyes::picture,
    #[cfg(feature = "lenses")]
    crate::lenses::picture,
];

/// The picture that `view` asks for.
///
/// # Errors
/// `bad-option`.
pub(crate) fn decode(space: Space, view: &Object) -> Result<Box<dyn Picture>, JsValue> {
    for read in READERS {
        if let Some(picture) = read(space, view)? {
            return Ok(picture);
        }
    }
    Ok(Box::new(Plain))
}
