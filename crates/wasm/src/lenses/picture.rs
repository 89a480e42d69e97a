//! Drawings with the marks of a lens, and of boards in space: `LensView` of `web/engine/lens-view.ts`
//! and `SpaceView` of `web/engine/space.ts`.

use alloc::boxed::Box;
use alloc::vec::Vec;

use pass_alive::{Point, Space};
use pass_alive_scene::{
    Arrangement, Cut, Hit, Place, Scene, Solid, Turn, View, draw_layers, draw_lens, draw_solid,
    hit_layers, hit_solid, place_on_layers, size_of_layers, size_of_solid,
};
use wasm_bindgen::JsValue;

use super::lens::LensMarks;
use crate::picture::Picture;
use crate::problem::bad_option;
use crate::value::Object;

/// The picture of a view of this build.
///
/// # Errors
/// `bad-option`.
pub(crate) fn picture(space: Space, view: &Object) -> Result<Option<Box<dyn Picture>>, JsValue> {
    Ok(Some(match space.grid() {
        Some(_) => Box::new(LensMarks::decode(view)?),
        None => Box::new(SpacePicture::decode(view)?),
    }))
}

impl Picture for LensMarks {
    fn draw(&self, view: &View<'_>) -> Scene {
        draw_lens(view, &self.lens())
    }
}

/// A board in space: its layers, or a solid.
#[derive(Debug)]
pub(super) struct SpacePicture {
    lens: LensMarks,
    pointed: Option<Point>,
    across: Option<u32>,
    first: [u32; 3],
    surface: Vec<Point>,
    solid: Option<SolidOptions>,
}

#[derive(Debug)]
struct SolidOptions {
    turn: Turn,
    peeled: [(u32, u32); 3],
    cut: Option<Cut>,
    chosen: Option<Vec<Point>>,
    is_fitted: bool,
}

impl SpacePicture {
    /// # Errors
    /// `bad-option`.
    pub(super) fn decode(view: &Object) -> Result<Self, JsValue> {
        let solid =
            view.get_object("solid").map(|solid| SolidOptions::decode(&solid)).transpose()?;
        let first = view.get_counts("first").unwrap_or_default();
        Ok(Self {
            lens: LensMarks::decode(view)?,
            pointed: view.get_point("pointed"),
            across: view.get_count("across"),
            first: core::array::from_fn(|axis| first.get(axis).copied().unwrap_or(0)),
            surface: view.get_points("surface").unwrap_or_default(),
            solid,
        })
    }

    /// The middle of a point of the layers.
    pub(super) fn place(&self, view: &View<'_>, point: Point) -> Place {
        place_on_layers(view, &self.arrangement(), point)
    }

    fn arrangement(&self) -> Arrangement<'_> {
        let &Self { pointed, first, ref surface, ref lens, .. } = self;
        let across = self.across.map(|across| across.max(1) as usize);
        Arrangement { pointed, first, lens: lens.lens(), surface, across }
    }
}

impl Picture for SpacePicture {
    fn draw(&self, view: &View<'_>) -> Scene {
        match &self.solid {
            Some(solid) => draw_solid(view, &solid.of(self)),
            None => draw_layers(view, &self.arrangement()),
        }
    }

    fn hit(&self, view: &View<'_>, x: i32, y: i32) -> Option<Hit> {
        match &self.solid {
            Some(solid) => hit_solid(view, &solid.of(self), x, y),
            None => hit_layers(view, &self.arrangement(), x, y),
        }
    }

    fn size(&self, view: &View<'_>) -> (i32, i32) {
        match &self.solid {
            Some(solid) => size_of_solid(view, &solid.of(self)),
            None => size_of_layers(view, &self.arrangement()),
        }
    }
}

impl SolidOptions {
    fn decode(solid: &Object) -> Result<Self, JsValue> {
        let angle = |name: &str| solid.get_number(name).ok_or_else(bad_option);
        let peeled = solid.get_counts("peeled").unwrap_or_default();
        let pair = |axis: usize| {
            let of = |side: usize| peeled.get(2 * axis + side).copied().unwrap_or(0);
            (of(0), of(1))
        };
        Ok(Self {
            turn: Turn { around: angle("around")?, above: angle("above")? },
            peeled: [pair(0), pair(1), pair(2)],
            cut: solid.get_object("cut").map(|it| cut(&it)).transpose()?,
            chosen: solid.get_points("chosen"),
            is_fitted: solid.get_bool("fitted").unwrap_or(false),
        })
    }

    fn of<'a>(&'a self, options: &'a SpacePicture) -> Solid<'a> {
        Solid {
            turn: self.turn,
            first: options.first,
            peeled: self.peeled,
            cut: self.cut,
            chosen: self.chosen.as_deref(),
            lens: options.lens.lens(),
            surface: &options.surface,
            pointed: options.pointed,
            is_fitted: self.is_fitted,
        }
    }
}

/// # Errors
/// `bad-option`.
fn cut(cut: &Object) -> Result<Cut, JsValue> {
    let normal = cut.get_counts("normal").ok_or_else(bad_option)?;
    Ok(Cut {
        normal: core::array::from_fn(|axis| normal.get(axis).map_or(0, |&factor| factor as i32)),
        sum: cut.get_count("sum").ok_or_else(bad_option)? as i32,
        is_single: cut.get_bool("single").unwrap_or(false),
    })
}
