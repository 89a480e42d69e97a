#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]

#[macro_use]
extern crate alloc;

mod block_names;
mod board;
mod cursor;
mod eyes;
mod ground;
mod hit;
mod labels;
mod layers;
mod layout;
mod lens;
mod mark;
mod names;
mod outline;
mod paint;
mod regions;
mod role;
mod seals;
mod selection;
mod sheet;
mod sight;
mod solid;
mod star;
mod stones;
mod strip;
pub mod svg;
mod theme;
mod view;
mod window;

use alloc::vec::Vec;

pub use block_names::BlockNames;
pub use eyes::{EyeGroup, EyeLevel, EyeRegion, EyeRegionKind, Eyes, draw_eyes};
pub use hit::{Hit, hit};
pub use layers::{Arrangement, draw_layers, hit_layers, place_on_layers, size_of_layers};
pub use layout::{SPACING, size};
pub use lens::{Lens, LensMark, LensMarkKind};
pub use mark::{Corner, Ink, Mark, Place, Scene, Shape, corner};
pub use paint::{Paint, SystemColor};
pub use role::{Face, Palette, Role};
use sheet::{Sheet, SheetPoint};
pub use solid::{Cut, Solid, Turn, draw_solid, hit_solid, size_of_solid};
pub use strip::{Panel, strip};
pub use view::{Layers, Selected, Selection, View};

/// Draws `view`.
///
/// Points, blocks and regions of the view that the board does not have are ignored.
///
/// # Panics
/// If the board was made from edges, or the analyses are of boards of another size.
pub fn draw(view: &View<'_>) -> Scene {
    let mut scene = layout::frame(view);
    if view.ground {
        ground::sheet(&mut scene);
    }
    board::draw(&Sheet::of(view), &|_, _| {}, &mut scene);
    scene
}

/// Draws `view` with the marks of `lens`, which lie above the stones and below the cursor.
///
/// Points of the lens that the board does not have are ignored.
///
/// # Panics
/// As [`draw`].
pub fn draw_lens(view: &View<'_>, lens: &Lens<'_>) -> Scene {
    let mut scene = layout::frame(view);
    if view.ground {
        ground::sheet(&mut scene);
    }
    let outlined = outline::among(lens.outlined, view.board.len());
    let existing = lens.marks.iter().filter(|mark| view.existing(Some(mark.point)).is_some());
    let marks: Vec<_> = existing.map(|mark| (SheetPoint::new(mark.point), mark.kind)).collect();
    let overlay = |sheet: &Sheet<'_>, scene: &mut Scene| {
        lens::draw(sheet, &marks, &outlined, scene);
    };
    board::draw(&Sheet::of(view), &overlay, &mut scene);
    scene
}
