//! Setting up: size, komi and stones (6.3.2), and positions as KataGo and GoGui give them.

use pass_alive::{Board, Color, Game, Grid};

use super::engine::Engine;
use super::failure::{Answer, Failure};
use super::words::{Vertex, Words};

/// The longest side of a board: the letters of the alphabet without I (2.11).
pub(super) const MAX_SIDE: u32 = 25;

/// Also clears the board, which the document leaves open.
pub(super) fn boardsize(engine: &mut Engine, words: &mut Words<'_>) -> Answer {
    let size = words.int()?;
    // A second size is that of a rectangle, which the protocol does not have.
    let is_square = words.is_over();
    let grid = Grid::new(size, size).filter(|_| is_square && size <= MAX_SIDE);
    let grid = grid.ok_or(Failure::UnacceptableSize)?;
    begin(engine, grid, &[])
}

pub(super) fn clear_board(engine: &mut Engine, _: &mut Words<'_>) -> Answer {
    begin(engine, engine.grid(), &[])
}

pub(super) fn komi(engine: &mut Engine, words: &mut Words<'_>) -> Answer {
    engine.set_komi(words.float()?);
    Ok(String::new())
}

/// KataGo's: replaces the position by these stones.
pub(super) fn set_position(engine: &mut Engine, words: &mut Words<'_>) -> Answer {
    let stones = words.moves(engine.grid())?;
    begin(engine, engine.grid(), &stones)
}

/// GoGui's: the same for a board that was cleared.
pub(super) fn gogui_setup(engine: &mut Engine, words: &mut Words<'_>) -> Answer {
    if !engine.is_empty() {
        return Err(Failure::BoardNotEmpty);
    }
    set_position(engine, words)
}

pub(super) fn gogui_setup_player(engine: &mut Engine, words: &mut Words<'_>) -> Answer {
    engine.set_to_play(words.color()?);
    Ok(String::new())
}

/// Begins with these stones, Black to play.
fn begin(engine: &mut Engine, grid: Grid, stones: &[(Color, Vertex)]) -> Answer {
    let mut board = Board::new(grid);
    for &(color, vertex) in stones {
        let Vertex::On(point) = vertex else { return Err(Failure::IllegalPosition) };
        if board.get(point).is_some() {
            return Err(Failure::IllegalPosition);
        }
        board.set(point, Some(color));
    }
    engine.begin(grid, Game::new(board, Color::Black))?;
    Ok(String::new())
}
