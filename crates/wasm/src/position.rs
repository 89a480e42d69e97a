//! Positions as plain arguments: a size, and one character a point.

use alloc::string::String;

use pass_alive::{Board, Color, Grid};
use wasm_bindgen::prelude::*;

use crate::problem::problem;
use crate::value::Object;

/// The board of `columns × rows` points that `stones` describes in reading order.
pub(crate) fn decode(columns: u32, rows: u32, stones: &str) -> Result<(Grid, Board), JsValue> {
    let Some(grid) = Grid::new(columns, rows).filter(|grid| grid.len() == stones.len()) else {
        return Err(problem("bad-position"));
    };
    let mut board = Board::new(grid.topology());
    for (point, stone) in (0..).zip(stones.bytes()) {
        let stone = match stone {
            b'X' => Some(Color::Black),
            b'O' => Some(Color::White),
            b'.' => continue,
            _ => return Err(problem("bad-position")),
        };
        board.set(point, stone);
    }
    Ok((grid, board))
}

/// `Position` of `web/engine/types.ts`.
pub(crate) fn encode(grid: Grid, board: &Board) -> Object {
    let position = Object::new();
    position.set_count("columns", grid.columns());
    position.set_count("rows", grid.rows());
    position.set_text("stones", &stones(board));
    position
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
