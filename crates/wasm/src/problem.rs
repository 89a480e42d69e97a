//! Errors as JavaScript `Error`s with a code and a place.

use js_sys::Error;
use pass_alive::{Board, Color, Grid, Point, Unanalyzable};
use wasm_bindgen::{JsCast, JsValue};

use crate::value::Object;

/// The error with this code and message.
pub(crate) fn problem(code: &str, message: &str) -> JsValue {
    about(code, message).into()
}

pub(crate) fn about(code: &str, message: &str) -> Object {
    let error: Object = Error::new(message).unchecked_into();
    error.set_text("name", "EngineError");
    error.set_text("code", code);
    error
}

/// An error about these points.
pub(crate) fn about_points(code: &str, message: &str, points: &[Point]) -> JsValue {
    let error = about(code, message);
    error.set_points("points", points);
    error.into()
}

pub(crate) fn bad_option() -> JsValue {
    problem("bad-option", "There is no such option.")
}

pub(crate) fn unanalyzable(reason: &Unanalyzable, grid: Grid, board: &Board) -> JsValue {
    let mut message = String::new();
    let mut put = |text: &str| message.push_str(text);
    match reason {
        Unanalyzable::NoLiberty(points) => {
            put("The ");
            put(board.get(points[0]).map_or("", Color::word));
            put(" block at ");
            put(&grid.name(points[0]));
            put(" has no liberty.");
            about_points("no-liberty", &message, points)
        }
        &Unanalyzable::NoBlock(point) => {
            if (point as usize) < grid.len() {
                put("There is no stone of the colour at ");
                put(&grid.name(point));
                put(".");
            } else {
                put("The board has no such point.");
            }
            about_points("no-block", &message, &[point])
        }
    }
}
