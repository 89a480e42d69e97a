//! Positions as plain arguments: a size, and one character a point.

use pass_alive::{Board, Color, Grid, Suicide};
use wasm_bindgen::prelude::*;

use crate::problem::{bad_option, problem};

/// The board of `columns × rows` points that `stones` describes in reading order.
pub(crate) fn decode(columns: u32, rows: u32, stones: &str) -> Result<(Grid, Board), JsValue> {
    let Some(grid) = Grid::new(columns, rows).filter(|grid| grid.len() == stones.len()) else {
        return Err(problem("bad-position", "The board's size and its stones do not fit."));
    };
    let mut board = Board::new(grid.topology());
    for (point, stone) in (0..).zip(stones.bytes()) {
        let stone = match stone {
            b'X' => Some(Color::Black),
            b'O' => Some(Color::White),
            b'.' => continue,
            _ => return Err(problem("bad-position", "A point is X, O or a full stop.")),
        };
        board.set(point, stone);
    }
    Ok((grid, board))
}

/// The stones of `board`, one character a point.
pub(crate) fn stones(board: &Board) -> String {
    let mut stones = String::with_capacity(board.len());
    for stone in board.stones() {
        stones.push(match stone {
            Some(Color::Black) => 'X',
            Some(Color::White) => 'O',
            None => '.',
        });
    }
    stones
}

/// Black is 0 and White 1.
pub(crate) fn decode_color(number: u32) -> Result<Color, JsValue> {
    color_numbered(number).ok_or_else(bad_option)
}

pub(crate) fn color_numbered(number: u32) -> Option<Color> {
    match number {
        0 => Some(Color::Black),
        1 => Some(Color::White),
        _ => None,
    }
}

/// Forbidden is 0 and allowed 1.
pub(crate) fn decode_suicide(number: u32) -> Result<Suicide, JsValue> {
    match number {
        0 => Ok(Suicide::Forbidden),
        1 => Ok(Suicide::Allowed),
        _ => Err(bad_option()),
    }
}
