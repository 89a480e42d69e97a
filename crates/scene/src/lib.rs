#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]

#[macro_use]
extern crate alloc;

mod board;
mod cursor;
#[cfg(feature = "eyes")]
mod eyes;
mod ground;
mod hit;
mod labels;
#[cfg(feature = "solid")]
mod layers;
mod layout;
#[cfg(feature = "solid")]
mod lens_mark;
mod mark;
mod names;
mod outline;
mod regions;
mod role;
mod seals;
mod selection;
mod sheet;
#[cfg(feature = "solid")]
mod sight;
#[cfg(feature = "solid")]
mod solid;
mod stones;
mod strip;
pub mod svg;
mod view;
#[cfg(feature = "solid")]
mod window;

#[cfg(feature = "eyes")]
pub use eyes::{EyeGroup, EyeLevel, EyeRegion, EyeRegionKind, Eyes, draw_eyes};
pub use hit::{Hit, hit};
#[cfg(feature = "solid")]
pub use layers::{Arrangement, draw_layers, hit_layers, place_on_layers, size_of_layers};
pub use layout::{SPACING, size};
#[cfg(feature = "solid")]
pub use lens_mark::{LensMark, LensMarkKind};
pub use mark::{Corner, Ink, Mark, Place, Scene, Shape, corner};
pub use role::{Face, Palette, Role};
use sheet::Sheet;
#[cfg(feature = "solid")]
pub use solid::{Cut, Solid, Turn, draw_solid, hit_solid, size_of_solid};
pub use strip::{Panel, strip};
pub use view::{Layers, Selected, Selection, View};

/// Draws `view`.
///
/// Points, blocks and regions of the view that the board does not have are ignored.
///
/// # Panics
/// If the grid, the board and the analyses differ in their number of points.
pub fn draw(view: &View<'_>) -> Scene {
    let mut scene = layout::frame(view);
    if view.ground {
        ground::sheet(&mut scene);
    }
    board::draw(&Sheet::of(view), &mut scene);
    scene
}
