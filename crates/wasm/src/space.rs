//! Drawings of boards in space: `SpaceView` of `web/engine/space.ts`.

use alloc::vec::Vec;

use pass_alive::{Point, Space};
use pass_alive_scene::{
    Arrangement, Hit, Place, Scene, Solid, Turn, View, draw_layers, draw_solid, hit_layers,
    hit_solid, place_on_layers, size_of_layers, size_of_solid,
};
use wasm_bindgen::JsValue;

use crate::problem::bad_option;
use crate::value::Object;

/// How a board in space is drawn.
#[derive(Debug)]
pub(crate) struct SpaceOptions {
    pointed: Option<Point>,
    solid: Option<SolidOptions>,
}

#[derive(Debug)]
struct SolidOptions {
    turn: Turn,
    peeled: [(u32, u32); 3],
    chosen: Option<Vec<Point>>,
    surface: Vec<Point>,
}

impl SpaceOptions {
    /// # Errors
    /// `bad-option`.
    pub(crate) fn decode(view: &Object) -> Result<Self, JsValue> {
        let solid =
            view.get_object("solid").map(|solid| SolidOptions::decode(&solid)).transpose()?;
        Ok(Self { pointed: view.get_count("pointed"), solid })
    }

    pub(crate) fn draw(&self, space: Space, view: &View<'_>) -> Scene {
        match &self.solid {
            Some(solid) => draw_solid(space, view, &solid.of(self.pointed)),
            None => draw_layers(space, view, &self.arrangement()),
        }
    }

    pub(crate) fn hit(&self, space: Space, view: &View<'_>, x: i32, y: i32) -> Option<Hit> {
        match &self.solid {
            Some(solid) => hit_solid(space, view, &solid.of(self.pointed), x, y),
            None => hit_layers(space, view, &self.arrangement(), x, y),
        }
    }

    pub(crate) fn size(&self, space: Space, view: &View<'_>) -> (i32, i32) {
        match &self.solid {
            Some(solid) => size_of_solid(space, &solid.of(self.pointed)),
            None => size_of_layers(space, view, &self.arrangement()),
        }
    }

    /// The middle of a point of the layers.
    pub(crate) fn place(&self, space: Space, view: &View<'_>, point: Point) -> Place {
        place_on_layers(space, view, &self.arrangement(), point)
    }

    fn arrangement(&self) -> Arrangement {
        Arrangement { pointed: self.pointed, ..Arrangement::default() }
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
            chosen: solid.get_points("chosen"),
            surface: solid.get_points("surface").unwrap_or_default(),
        })
    }

    fn of(&self, pointed: Option<Point>) -> Solid<'_> {
        Solid {
            turn: self.turn,
            peeled: self.peeled,
            chosen: self.chosen.as_deref(),
            surface: &self.surface,
            pointed,
            ..Solid::default()
        }
    }
}
