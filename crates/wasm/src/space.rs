//! Drawings of boards in space: `SpaceView` of `web/engine/space.ts`.

use alloc::vec::Vec;

use pass_alive::{Point, Space, Surface};
use pass_alive_scene::{
    Arrangement, Cut, Hit, Place, Scene, Solid, Turn, View, draw_layers, draw_solid, hit_layers,
    hit_solid, place_on_layers, size_of_layers, size_of_solid,
};
use wasm_bindgen::prelude::*;

use crate::problem::{bad_option, problem};
use crate::study::Study;
use crate::value::Object;

/// How a board in space is drawn.
#[derive(Debug)]
pub(crate) struct SpaceOptions {
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

impl SpaceOptions {
    /// # Errors
    /// `bad-option`.
    pub(crate) fn decode(view: &Object) -> Result<Self, JsValue> {
        let solid =
            view.get_object("solid").map(|solid| SolidOptions::decode(&solid)).transpose()?;
        let first = view.get_points("first").unwrap_or_default();
        Ok(Self {
            pointed: view.get_count("pointed"),
            across: view.get_count("across"),
            first: core::array::from_fn(|axis| first.get(axis).copied().unwrap_or(0)),
            surface: view.get_points("surface").unwrap_or_default(),
            solid,
        })
    }

    pub(crate) fn draw(&self, space: Space, view: &View<'_>) -> Scene {
        match &self.solid {
            Some(solid) => draw_solid(space, view, &solid.of(self)),
            None => draw_layers(space, view, &self.arrangement()),
        }
    }

    pub(crate) fn hit(&self, space: Space, view: &View<'_>, x: i32, y: i32) -> Option<Hit> {
        match &self.solid {
            Some(solid) => hit_solid(space, view, &solid.of(self), x, y),
            None => hit_layers(space, view, &self.arrangement(), x, y),
        }
    }

    pub(crate) fn size(&self, space: Space, view: &View<'_>) -> (i32, i32) {
        match &self.solid {
            Some(solid) => size_of_solid(space, &solid.of(self)),
            None => size_of_layers(space, view, &self.arrangement()),
        }
    }

    /// The middle of a point of the layers.
    pub(crate) fn place(&self, space: Space, view: &View<'_>, point: Point) -> Place {
        place_on_layers(space, view, &self.arrangement(), point)
    }

    fn arrangement(&self) -> Arrangement<'_> {
        let &Self { pointed, first, ref surface, .. } = self;
        let across = self.across.map(|across| across.max(1) as usize);
        Arrangement { pointed, first, surface, across }
    }
}

impl SolidOptions {
    fn decode(solid: &Object) -> Result<Self, JsValue> {
        let angle = |name: &str| solid.get_number(name).ok_or_else(bad_option);
        let peeled = solid.get_points("peeled").unwrap_or_default();
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

    fn of<'a>(&'a self, options: &'a SpaceOptions) -> Solid<'a> {
        Solid {
            turn: self.turn,
            first: options.first,
            peeled: self.peeled,
            cut: self.cut,
            chosen: self.chosen.as_deref(),
            surface: &options.surface,
            pointed: options.pointed,
            is_fitted: self.is_fitted,
        }
    }
}

/// # Errors
/// `bad-option`.
fn cut(cut: &Object) -> Result<Cut, JsValue> {
    let normal = cut.get_points("normal").ok_or_else(bad_option)?;
    Ok(Cut {
        normal: core::array::from_fn(|axis| normal.get(axis).map_or(0, |&factor| factor as i32)),
        sum: cut.get_count("sum").ok_or_else(bad_option)? as i32,
        is_single: cut.get_bool("single").unwrap_or(false),
    })
}

#[wasm_bindgen]
impl Study {
    /// `RegionSurface`: the points around some others, such as those of a region.
    ///
    /// # Errors
    /// `no-point`.
    pub fn surface(&self, region: &[u32]) -> Result<JsValue, JsValue> {
        if region.iter().any(|&point| point as usize >= self.space.len()) {
            return Err(problem("no-point"));
        }
        let surface = Surface::new(self.space, region);
        let answer = Object::new();
        answer.set_points("points", &surface.points);
        answer.set_count("pieces", surface.pieces.len() as u32);
        answer.set_bool("hangsTogether", surface.is_18_connected);
        Ok(answer.into())
    }
}
