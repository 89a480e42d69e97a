//! `View` of `web/engine/types.ts`, read by its properties.

use pass_alive::notation::{Mark, MarkKind};
use pass_alive::{Color, Point};
use pass_alive_scene::{Layers, Selected, Selection, View};
use wasm_bindgen::prelude::*;

use crate::position::decode_color;
use crate::problem::Problem;
use crate::study::Study;

#[wasm_bindgen]
extern "C" {
    /// What to draw.
    #[wasm_bindgen(js_name = View, typescript_type = "View")]
    pub type JsView;
    #[wasm_bindgen(method, getter)]
    fn color(this: &JsView) -> Option<String>;
    #[wasm_bindgen(method, getter)]
    fn moment(this: &JsView) -> u32;
    #[wasm_bindgen(method, getter)]
    fn layers(this: &JsView) -> Vec<String>;
    #[wasm_bindgen(method, getter)]
    fn selection(this: &JsView) -> Option<JsSelection>;
    #[wasm_bindgen(method, getter)]
    fn ghost(this: &JsView) -> Option<JsGhost>;
    #[wasm_bindgen(method, getter)]
    fn cursor(this: &JsView) -> Option<Point>;
    #[wasm_bindgen(method, getter, js_name = lastMove)]
    fn last_move(this: &JsView) -> Option<Point>;
    #[wasm_bindgen(method, getter)]
    fn marks(this: &JsView) -> Option<Vec<JsMark>>;

    type JsSelection;
    #[wasm_bindgen(method, getter)]
    fn kind(this: &JsSelection) -> String;
    #[wasm_bindgen(method, getter)]
    fn color(this: &JsSelection) -> String;
    #[wasm_bindgen(method, getter)]
    fn index(this: &JsSelection) -> u32;

    type JsGhost;
    #[wasm_bindgen(method, getter)]
    fn point(this: &JsGhost) -> Point;
    #[wasm_bindgen(method, getter)]
    fn color(this: &JsGhost) -> String;

    /// A mark of a diagram or game.
    #[wasm_bindgen(js_name = BoardMark, typescript_type = "BoardMark")]
    pub type JsMark;
    #[wasm_bindgen(method, getter)]
    fn point(this: &JsMark) -> Point;
    #[wasm_bindgen(method, getter)]
    fn kind(this: &JsMark) -> String;
    #[wasm_bindgen(method, getter)]
    fn text(this: &JsMark) -> Option<String>;
}

/// What the scene draws; nothing for a kind that it does not know.
fn decode_mark(mark: &JsMark) -> Option<Mark> {
    let kind = match mark.kind().as_str() {
        "circle" => MarkKind::Circle,
        "square" => MarkKind::Square,
        "triangle" => MarkKind::Triangle,
        "cross" => MarkKind::Cross,
        "label" => MarkKind::Label(mark.text().unwrap_or_default()),
        _ => return None,
    };
    Some(Mark { point: mark.point(), kind })
}

/// A view that has been read, with its own marks.
pub(crate) struct Decoded {
    color: Option<Color>,
    moment: u32,
    layers: Layers,
    selection: Option<Selection>,
    ghost: Option<(Point, Color)>,
    cursor: Option<Point>,
    last_move: Option<Point>,
    marks: Vec<Mark>,
}

impl Decoded {
    pub(crate) fn new(view: &JsView) -> Result<Self, Problem> {
        Ok(Self {
            color: view.color().map(|name| decode_color(&name)).transpose()?,
            moment: view.moment(),
            layers: layers(&view.layers())?,
            selection: view.selection().map(|it| decode_selection(&it)).transpose()?,
            ghost: view.ghost().map(|ghost| decode_ghost(&ghost)).transpose()?,
            cursor: view.cursor(),
            last_move: view.last_move(),
            marks: decode_marks(view.marks()),
        })
    }

    pub(crate) fn of<'a>(&'a self, study: &'a Study) -> View<'a> {
        let analyzed = |color: Option<Color>| color.and_then(|color| study.analyzed(color));
        View {
            grid: study.grid,
            board: &study.board,
            stepped: analyzed(self.color),
            other: analyzed(self.color.map(Color::other)),
            moment: self.moment,
            layers: self.layers,
            selection: self.selection,
            ghost: self.ghost,
            cursor: self.cursor,
            last_move: self.last_move,
            marks: &self.marks,
        }
    }
}

pub(crate) fn decode_marks(marks: Option<Vec<JsMark>>) -> Vec<Mark> {
    marks.unwrap_or_default().iter().filter_map(decode_mark).collect()
}

fn layers(names: &[String]) -> Result<Layers, Problem> {
    names.iter().try_fold(Layers::NONE, |layers, name| {
        let layer = match name.as_str() {
            "coordinates" => Layers::COORDINATES,
            "regions" => Layers::REGIONS,
            "statuses" => Layers::STATUSES,
            "names" => Layers::NAMES,
            "labels" => Layers::LABELS,
            _ => return Err(Problem::new("bad-option", "There is no such layer.")),
        };
        Ok(layers | layer)
    })
}

fn decode_selection(selection: &JsSelection) -> Result<Selection, Problem> {
    let index = selection.index();
    let what = match selection.kind().as_str() {
        "block" => Selected::Block(index),
        _ => Selected::Region(index),
    };
    Ok(Selection { what, color: decode_color(&selection.color())? })
}

fn decode_ghost(ghost: &JsGhost) -> Result<(Point, Color), Problem> {
    Ok((ghost.point(), decode_color(&ghost.color())?))
}
