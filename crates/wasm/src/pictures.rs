//! The pictures that a build has.

use alloc::boxed::Box;

use pass_alive::Space;
use wasm_bindgen::JsValue;

use crate::picture::{Picture, Plain};
use crate::value::Object;

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
