//! Errors as JavaScript `Error`s with a name, a code and a place.

use alloc::borrow::ToOwned;
use core::str::FromStr;

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

/// The value with this word.
///
/// # Errors
/// `bad-option` if there is none.
pub(crate) fn parse<T: FromStr>(word: &str) -> Result<T, JsValue> {
    word.parse().map_err(|_| bad_option())
}

pub(crate) fn bad_option() -> JsValue {
    problem("bad-option", "There is no such option.")
}

pub(crate) fn unanalyzable(reason: &Unanalyzable, grid: Grid, board: &Board) -> JsValue {
    match reason {
        Unanalyzable::NoLiberty(points) => {
            let color = board.get(points[0]).map_or("", Color::word);
            let message = format!("The {color} block at {} has no liberty.", grid.name(points[0]));
            about_points("no-liberty", &message, points)
        }
        &Unanalyzable::NoBlock(point) => {
            let message = match (point as usize) < grid.len() {
                true => format!("There is no stone of the colour at {}.", grid.name(point)),
                false => "The board has no such point.".to_owned(),
            };
            about_points("no-block", &message, &[point])
        }
    }
}
