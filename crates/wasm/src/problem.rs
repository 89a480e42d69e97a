//! Errors as JavaScript `Error`s with a code and a place.

use js_sys::{Array, Error, Reflect};
use pass_alive::notation::ReadError;
use pass_alive::{Board, Color, Grid, Illegal, Point, Unanalyzable};
use wasm_bindgen::JsValue;

/// What went wrong, and where.
#[derive(Debug, Default)]
pub(crate) struct Problem {
    pub(crate) code: &'static str,
    pub(crate) message: String,
    pub(crate) line: Option<u32>,
    pub(crate) column: Option<u32>,
    pub(crate) points: Vec<Point>,
}

impl Problem {
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into(), ..Self::default() }
    }

    pub(crate) fn unanalyzable(reason: Unanalyzable, grid: Grid, board: &Board) -> Self {
        match reason {
            Unanalyzable::NoLiberty(points) => {
                let color = board.get(points[0]).map_or("", color_name);
                let at = grid.name(points[0]);
                let message = format!("The {color} block at {at} has no liberty.");
                Self { points, ..Self::new("no-liberty", message) }
            }
            Unanalyzable::NoBlock(point) => {
                let message = match grid.len() > point as usize {
                    true => format!("There is no stone of the colour at {}.", grid.name(point)),
                    false => "The board has no such point.".to_owned(),
                };
                Self { points: vec![point], ..Self::new("no-block", message) }
            }
        }
    }

    pub(crate) fn unreadable(error: &ReadError) -> Self {
        Self {
            line: Some(error.line),
            column: Some(error.column),
            ..Self::new(error.code(), error.to_string())
        }
    }

    pub(crate) fn illegal(reason: Illegal, point: Point) -> Self {
        let code = match reason {
            Illegal::Outside => "outside",
            Illegal::Occupied => "occupied",
            Illegal::Suicide => "suicide",
            Illegal::Ko => "ko",
        };
        Self { points: vec![point], ..Self::new(code, reason.to_string()) }
    }
}

pub(crate) fn color_name(color: Color) -> &'static str {
    match color {
        Color::Black => "black",
        Color::White => "white",
    }
}

impl From<Problem> for JsValue {
    fn from(problem: Problem) -> Self {
        let error = Error::new(&problem.message);
        error.set_name("EngineError");
        let set = |key: &str, value: JsValue| {
            // Setting a property of a fresh object cannot fail.
            let _ = Reflect::set(&error, &key.into(), &value);
        };
        set("code", problem.code.into());
        if let (Some(line), Some(column)) = (problem.line, problem.column) {
            set("line", line.into());
            set("column", column.into());
        }
        if !problem.points.is_empty() {
            set(
                "points",
                problem.points.iter().map(|&p| JsValue::from(p)).collect::<Array>().into(),
            );
        }
        error.into()
    }
}
