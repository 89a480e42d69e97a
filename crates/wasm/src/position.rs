//! Positions as plain arguments: a size, and one character a point.

use alloc::string::String;

use pass_alive::{Board, Color, Space};
use wasm_bindgen::prelude::*;

use crate::answer::answer;
use crate::problem::problem;
use crate::value::Object;

/// A board of the size of `space`, if there is such a size, that `stones` describes in reading order.
pub(crate) fn decode(space: Option<Space>, stones: &str) -> Result<(Space, Board), JsValue> {
    let Some(space) = space.filter(|space| space.len() == stones.len()) else {
        return Err(problem("bad-position"));
    };
    let mut board = Board::new(space);
    for (point, stone) in space.points().zip(stones.bytes()) {
        let stone = match stone {
            b'X' => Some(Color::Black),
            b'O' => Some(Color::White),
            b'.' => continue,
            _ => return Err(problem("bad-position")),
        };
        board.set(point, stone);
    }
    Ok((space, board))
}

/// `Position` of `web/engine/types.ts`, where it comes in, too.
pub(crate) fn encode(space: Space, board: &Board) -> Position {
    let position = Object::new();
    position.set_count("columns", space.layer().columns());
    position.set_count("rows", space.layer().rows());
    if space.grid().is_none() {
        position.set_count("layers", space.layers());
        position.set_text("form", space.form().as_str());
    }
    position.set_text("stones", &stones(board));
    Position(position)
}

answer! {
    /// A position, already in JavaScript.
    struct Position;
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
