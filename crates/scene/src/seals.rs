//! The diamonds of regions, and their names.
//!
//! A region's name is italic and framed: in its diamond, or in a frame of its own. A letter
//! of the diagram is upright and stands free, as in a printed one.

use alloc::vec::Vec;
use pass_alive::{Region, Relation};

use crate::mark::{Place, Scene, Shape, diamond, sharp};
use crate::names::{Names, length, prime};
use crate::regions::{OUTLINE, Regions};
use crate::role::Role;
use crate::sheet::Sheet;
use crate::view::{Layers, View};

/// The diamond alone, and with a name in it.
const DIAMOND: i32 = 27;
const NAMED_DIAMOND: i32 = 44;
/// Half the height of a frame, and half its width by the length of the name.
const FRAME_HEIGHT: i32 = 29;
const FRAME_WIDTHS: [i32; 4] = [0, 23, 33, 38];
const FRAME_ROUNDING: i32 = 10;
const FRAME: i32 = 5;

pub(crate) fn draw(sheet: &Sheet<'_>, regions: &Regions<'_, '_>, names: &Names, scene: &mut Scene) {
    let Some(run) = sheet.view.stepped else { return };
    let points = run.regions().zip(&names.regions);
    let places: Vec<_> =
        points.filter_map(|(region, &point)| Some((region, sheet.place(point?)))).collect();
    draw_at(&sheet.view, regions, &places, scene);
}

/// The seals of some regions, each at a place.
pub(crate) fn draw_at(
    view: &View<'_>,
    regions: &Regions<'_, '_>,
    places: &[(Region<'_>, Place)],
    scene: &mut Scene,
) {
    let Some(run) = view.stepped else { return };
    let named = view.layers.contain(Layers::NAMES);
    let half = if named { NAMED_DIAMOND } else { DIAMOND };
    let (mut filled, mut hollow, mut frames) = (Vec::new(), Vec::new(), Vec::new());
    let (mut on_vital, mut on_board) = (Vec::new(), Vec::new());
    for &(region, center) in places {
        let name = region.name() + prime(view, run);
        let relation = regions.relation(region.id());
        match relation {
            Some(Relation::Vital) => filled.push(diamond(center, half)),
            Some(Relation::Healthy) => hollow.push(diamond(center, half - OUTLINE / 2)),
            _ if named => frames.push(frame(center, length(&name))),
            _ => {}
        }
        let texts = if relation == Some(Relation::Vital) { &mut on_vital } else { &mut on_board };
        texts.push((center, name));
    }
    if !filled.is_empty() {
        scene.fill(Role::Vital, sharp(filled));
    }
    if !hollow.is_empty() {
        scene.fill(Role::Board, sharp(hollow.clone()));
        scene.pen(Role::Healthy, OUTLINE, sharp(hollow));
    }
    if !frames.is_empty() {
        let frames = Shape::Polygons { polygons: frames, rounding: FRAME_ROUNDING };
        scene.fill(Role::Board, frames.clone());
        scene.pen(Role::NameFrame, FRAME, frames);
    }
    if !named {
        return;
    }
    for (role, texts) in [(Role::Name, on_board), (Role::NameOnVital, on_vital)] {
        for (center, name) in texts {
            let size = [0, 58, 46, 36].get(length(&name)).copied().unwrap_or(28);
            scene.write(role, center, size, name);
        }
    }
}

/// A frame around a name with `characters` characters.
fn frame((x, y): Place, characters: usize) -> Vec<Place> {
    let width = FRAME_WIDTHS[characters.min(FRAME_WIDTHS.len() - 1)];
    let (left, right, top, bottom) = (x - width, x + width, y - FRAME_HEIGHT, y + FRAME_HEIGHT);
    vec![(left, top), (right, top), (right, bottom), (left, bottom)]
}
