//! `View` of `web/engine/types.ts`.

use alloc::vec::Vec;

use js_sys::Array;
use pass_alive::Mark;
use pass_alive::{BlockId, Color, Moment, Point, RegionId};
use pass_alive_scene::{BlockNames, Layers, Selected, Selection, View};
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
    ground: bool,
    layers: Layers,
    stone_radius: Option<u32>,
    selection: Option<Selection>,
    ghost: Option<(Point, Color)>,
    cursor: Option<Point>,
    last_move: Option<Point>,
    marks: Vec<Mark>,
}

impl ViewOptions {
    /// # Errors
    /// `bad-option`.
    pub(crate) fn decode(view: &Object) -> Result<Self, JsValue> {
        let color = view.get_text("color").map(|word| parse(&word)).transpose()?;
        let ghost = match view.get_object("ghost") {
            Some(ghost) => Some((Point::new(required(&ghost, "point")?), required_color(&ghost)?)),
            None => None,
        };
        Ok(Self {
            color,
            moment: Moment::new(required(view, "moment")?),
            ground: view.get_bool("ground").unwrap_or(true),
            layers: layers(&view.get_list("layers").unwrap_or_default())?,
            stone_radius: view.get_count("stoneRadius"),
            selection: view.get_object("selection").map(|it| selection(&it)).transpose()?,
            ghost,
            cursor: view.get_point("cursor"),
            last_move: view.get_point("lastMove"),
            marks: marks::decode(&view.get_list("marks").unwrap_or_default())?,
        })
    }

    /// The view of a position with its analyses.
    pub(crate) fn of<'a>(&'a self, study: &'a Study) -> View<'a> {
        let usual = View::new(&study.board).stone_radius;
        View {
            board: &study.board,
            stepped: self.color.and_then(|color| study.analyzed(color)),
            other: self.color.and_then(|color| study.analyzed(color.other())),
            moment: self.moment,
            ground: self.ground,
            layers: self.layers,
            block_names: BlockNames::Numbers,
            stone_radius: self.stone_radius.map_or(usual, |radius| radius as i32),
            selection: self.selection,
            ghost: self.ghost,
            cursor: self.cursor,
            last_move: self.last_move,
            marks: &self.marks,
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
