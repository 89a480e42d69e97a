//! Plain rows: one row of the board a line, `X O .`.

use crate::board::{Board, Color};
use crate::grid::Grid;

/// Reads a board.
pub fn read(text: &str) -> Option<(Grid, Board)> {
    let rows: Vec<Vec<Option<Color>>> = text
        .split(['\n', '/'])
        .map(|line| {
            line.chars()
                .filter_map(|c| match c {
                    'X' | 'x' | '#' => Some(Some(Color::Black)),
                    'O' | 'o' => Some(Some(Color::White)),
                    '.' | '+' => Some(None),
                    _ => None,
                })
                .collect::<Vec<_>>()
        })
        .filter(|row| !row.is_empty())
        .collect();
    let grid = Grid::new(rows.first()?.len() as u32, rows.len() as u32)?;
    let mut board = Board::new(grid.topology());
    for (point, stone) in (0..).zip(rows.concat()) {
        board.set(point, stone);
    }
    Some((grid, board))
}
