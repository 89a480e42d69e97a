//! `Problem` of `web/engine/problem.ts`: a code, and the points that it is about. The sentences are
//! made in `web/locales`.

use core::str::FromStr;

use pass_alive::{Illegal, Point, Unanalyzable};
use wasm_bindgen::JsValue;

use crate::value::Object;

/// A problem with nothing but its code.
pub(crate) fn problem(code: &str) -> JsValue {
    coded(code).into()
}

/// A plain object with a code.
pub(crate) fn coded(code: &str) -> Object {
    let coded = Object::new();
    coded.set_text("code", code);
    coded
}

/// The value with this word.
///
/// # Errors
/// `bad-option` if there is none.
pub(crate) fn parse<T: FromStr>(word: &str) -> Result<T, JsValue> {
    word.parse().map_err(|_| bad_option())
}

pub(crate) fn bad_option() -> JsValue {
    problem("bad-option")
}

pub(crate) fn unanalyzable(reason: &Unanalyzable) -> JsValue {
    let problem = about_points(reason.code(), reason.points());
    if let Unanalyzable::NoLiberty { color, .. } = reason {
        problem.set_text("color", color.as_str());
    }
    problem.into()
}

pub(crate) fn illegal(reason: Illegal, points: &[Point]) -> JsValue {
    about_points(reason.code(), points).into()
}

fn about_points(code: &str, points: &[Point]) -> Object {
    let problem = coded(code);
    problem.set_points("points", points);
    problem
}
