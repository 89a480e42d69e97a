//! Positions as plain arguments: a size, and one character a point.

use pass_alive::{Board, Color, Grid, Point, Suicide};
use wasm_bindgen::prelude::*;

use crate::problem::{Problem, color_name};
use crate::value::Value;

/// The board of `columns × rows` points that `stones` describes in reading order.
pub(crate) fn decode(columns: u32, rows: u32, stones: &str) -> Result<(Grid, Board), Problem> {
    let grid =
        Grid::new(columns, rows).filter(|grid| grid.len() == stones.len()).ok_or_else(|| {
            Problem::new("bad-position", "The board's size and its stones do not fit.")
        })?;
    let mut board = Board::new(grid.topology());
    for (point, stone) in (0..).zip(stones.bytes()) {
        match stone {
            b'X' => board.set(point, Some(Color::Black)),
            b'O' => board.set(point, Some(Color::White)),
            b'.' => {}
            _ => return Err(Problem::new("bad-position", "A point is X, O or a full stop.")),
        }
    }
    Ok((grid, board))
}

/// The stones of `board`, one character a point.
pub(crate) fn stones(board: &Board) -> String {
    let character = |stone: &Option<Color>| match stone {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '.',
    };
    board.stones().iter().map(character).collect()
}

pub(crate) fn decode_color(name: &str) -> Result<Color, Problem> {
    Color::BOTH
        .into_iter()
        .find(|&color| color_name(color) == name)
        .ok_or_else(|| Problem::new("bad-option", "A colour is black or white."))
}

pub(crate) fn decode_suicide(name: &str) -> Result<Suicide, Problem> {
    match name {
        "forbidden" => Ok(Suicide::Forbidden),
        "allowed" => Ok(Suicide::Allowed),
        _ => Err(Problem::new("bad-option", "Suicide is forbidden or allowed.")),
    }
}

/// Plays a move by the rules.
///
/// # Errors
/// `occupied`, `suicide`, `ko` or `outside`, with the point.
#[wasm_bindgen]
pub fn play(
    columns: u32,
    rows: u32,
    stones: &str,
    color: &str,
    point: Point,
    suicide: &str,
    ko: Option<Point>,
) -> Result<JsValue, JsValue> {
    let (_, mut board) = decode(columns, rows, stones)?;
    let played = board
        .play(decode_color(color)?, point, decode_suicide(suicide)?, ko)
        .map_err(|reason| Problem::illegal(reason, point))?;
    let played = Value::Object(
        &["stones", "captured", "ko"],
        vec![
            Value::Text(self::stones(&board)),
            Value::Numbers(played.captured),
            Value::number(played.ko),
        ],
    );
    Ok(played.encode())
}
