//! The lens of eyes: groups, their eye points and eye regions, as marks.
//!
//! Everything to be shown is given as plain data, so that the drawing knows no analysis.

mod around;
mod content;
mod groups;
mod points;
mod regions;

use crate::layout;
use crate::mark::Scene;
use crate::names::Names;
use crate::regions::Regions;
use crate::sheet::Sheet;
use crate::view::View;
use crate::{cursor, ground, labels, stones};

pub use content::{EyeGroup, EyeLevel, EyeRegion, EyeRegionKind, Eyes};

/// Draws `view` without the casting-out, and with `eyes`.
///
/// Points that the board does not have are ignored.
///
/// # Panics
/// If the board was made from edges.
pub fn draw_eyes(view: &View<'_>, eyes: &Eyes) -> Scene {
    let sheet = &Sheet::of(&View { stepped: None, other: None, selection: None, ..*view });
    let view = &sheet.view;
    let mut scene = layout::frame(view);
    if view.ground {
        ground::sheet(&mut scene);
    }
    let mut names = Names::of(sheet);
    groups::name(sheet, eyes, &mut names);
    ground::coordinates(view, &mut scene);
    regions::grounds(view.grid(), eyes, &mut scene);
    ground::lines(sheet, &mut scene);
    regions::outlines(view.grid(), eyes, &mut scene);
    points::on_board(view, eyes, &mut scene);
    stones::draw(sheet, &names, &mut scene);
    points::on_stones(view, eyes, &mut scene);
    labels::draw(sheet, &Regions::of(sheet), &names, &mut scene);
    groups::outlines(view.grid(), eyes, &mut scene);
    points::evidence(view.grid(), eyes, &mut scene);
    regions::values(view, eyes, &mut scene);
    cursor::draw(sheet, &mut scene);
    scene
}
