//! `View` of `web/engine/types.ts`.

use alloc::vec::Vec;

use js_sys::Array;
use pass_alive::Mark;
use pass_alive::{BlockId, Color, Moment, Point, RegionId};
#[cfg(feature = "everything")]
use pass_alive_scene::Place;
use pass_alive_scene::{Hit, Layers, Scene, Selected, Selection, View, draw, hit, size};
use wasm_bindgen::JsValue;

use crate::marks;
use crate::problem::{bad_option, parse};
use crate::study::Study;
use crate::value::Object;

/// A decoded `View`: the moment, layers and highlights to show.
#[derive(Debug)]
pub(crate) struct ViewOptions {
    color: Option<Color>,
    moment: Moment,
    pub(crate) ground: bool,
    layers: Layers,
    selection: Option<Selection>,
    ghost: Option<(Point, Color)>,
    cursor: Option<Point>,
    last_move: Option<Point>,
    marks: Vec<Mark>,
    #[cfg(feature = "everything")]
    eyes: Option<pass_alive_scene::Eyes>,
    #[cfg(feature = "everything")]
    lens: crate::lens_marks::LensMarks,
    #[cfg(feature = "everything")]
    space: crate::space::SpaceOptions,
}

impl ViewOptions {
    /// # Errors
    /// `bad-option`.
    pub(crate) fn decode(view: &Object) -> Result<Self, JsValue> {
        let color = view.get_text("color").map(|word| parse(&word)).transpose()?;
        let ghost = match view.get_object("ghost") {
            Some(ghost) => Some((required(&ghost, "point")?, required_color(&ghost)?)),
            None => None,
        };
        Ok(Self {
            color,
            moment: Moment::new(required(view, "moment")?),
            ground: view.get_bool("ground").unwrap_or(true),
            layers: layers(&view.get_list("layers").unwrap_or_default())?,
            selection: view.get_object("selection").map(|it| selection(&it)).transpose()?,
            ghost,
            cursor: view.get_count("cursor"),
            last_move: view.get_count("lastMove"),
            marks: marks::decode(&view.get_list("marks").unwrap_or_default())?,
            #[cfg(feature = "everything")]
            eyes: view.get_object("eyes").map(|it| crate::eyes::layer(&it)).transpose()?,
            #[cfg(feature = "everything")]
            lens: crate::lens_marks::LensMarks::decode(view)?,
            #[cfg(feature = "everything")]
            space: crate::space::SpaceOptions::decode(view)?,
        })
    }

    /// The drawing of a position with its analyses.
    pub(crate) fn draw(&self, study: &Study) -> Scene {
        let view = self.of(study);
        #[cfg(feature = "everything")]
        if let Some(eyes) = &self.eyes {
            return pass_alive_scene::draw_eyes(&view, eyes);
        }
        #[cfg(feature = "everything")]
        if study.space.grid().is_none() {
            return self.space.draw(study.space, &view);
        }
        draw(&view)
    }

    /// The point, block and region at a place on the drawing, in board units.
    pub(crate) fn hit(&self, study: &Study, x: i32, y: i32) -> Option<Hit> {
        let view = self.of(study);
        #[cfg(feature = "everything")]
        if study.space.grid().is_none() {
            return self.space.hit(study.space, &view, x, y);
        }
        hit(&view, x, y)
    }

    /// The width and height of the drawing, in board units.
    pub(crate) fn size(&self, study: &Study) -> (i32, i32) {
        let view = self.of(study);
        #[cfg(feature = "everything")]
        if study.space.grid().is_none() {
            return self.space.size(study.space, &view);
        }
        size(&view)
    }

    /// The middle of a point on the drawing of a board in space.
    #[cfg(feature = "everything")]
    pub(crate) fn place(&self, study: &Study, point: Point) -> Place {
        self.space.place(study.space, &self.of(study), point)
    }

    /// The view of a position with its analyses.
    pub(crate) fn of<'a>(&'a self, study: &'a Study) -> View<'a> {
        View {
            grid: study.space.layer(),
            board: &study.board,
            stepped: self.color.and_then(|color| study.analyzed(color)),
            other: self.color.and_then(|color| study.analyzed(color.other())),
            moment: self.moment,
            ground: self.ground,
            layers: self.layers,
            selection: self.selection,
            ghost: self.ghost,
            cursor: self.cursor,
            last_move: self.last_move,
            marks: &self.marks,
            #[cfg(feature = "everything")]
            lens_marks: &self.lens.marks,
            #[cfg(feature = "everything")]
            outlined: &self.lens.outlined,
        }
    }
}

fn layers(words: &Array) -> Result<Layers, JsValue> {
    words.iter().try_fold(Layers::NONE, |layers, word| {
        let layer = match word.as_string().as_deref() {
            Some("coordinates") => Layers::COORDINATES,
            Some("regions") => Layers::REGIONS,
            Some("statuses") => Layers::STATUSES,
            Some("names") => Layers::NAMES,
            Some("labels") => Layers::LABELS,
            _ => return Err(bad_option()),
        };
        Ok(layers | layer)
    })
}

fn selection(selection: &Object) -> Result<Selection, JsValue> {
    let index = required(selection, "index")?;
    let what = match selection.get_text("kind").as_deref() {
        Some("block") => Selected::Block(BlockId::new(index)),
        Some("region") => Selected::Region(RegionId::new(index)),
        _ => return Err(bad_option()),
    };
    Ok(Selection { what, color: required_color(selection)? })
}

fn required(object: &Object, name: &str) -> Result<u32, JsValue> {
    object.get_count(name).ok_or_else(bad_option)
}

fn required_color(object: &Object) -> Result<Color, JsValue> {
    parse(&object.get_text("color").unwrap_or_default())
}
