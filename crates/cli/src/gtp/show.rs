//! The board as text (6.3.6), and points by name.

use pass_alive::{Color, Grid, Point};

use super::engine::Engine;
use super::failure::Answer;
use super::words::Words;
use crate::summary::write_layer;

/// The names of points, as the protocol writes lists of them.
pub(super) fn names(grid: Grid, points: &[Point]) -> String {
    points.iter().map(|&point| grid.name(point)).collect::<Vec<_>>().join(" ")
}

/// GNU Go's: the points of all stones of a colour.
pub(super) fn list_stones(engine: &mut Engine, words: &mut Words<'_>) -> Answer {
    let color = words.color()?;
    let board = engine.board();
    let stones = board.points().zip(board.stones());
    let points: Vec<Point> =
        stones.filter(|(_, stone)| **stone == Some(color)).map(|(point, _)| point).collect();
    Ok(names(engine.grid(), &points))
}

/// The board with letters and numbers around it (2.11): X is Black, O is White.
pub(super) fn showboard(engine: &mut Engine, _: &mut Words<'_>) -> Answer {
    let letters: Vec<char> = (engine.board().stones().iter())
        .map(|stone| match stone {
            Some(Color::Black) => 'X',
            Some(Color::White) => 'O',
            None => '.',
        })
        .collect();
    let mut text = b"\n".to_vec();
    write_layer(engine.grid(), &letters, &mut text).expect("memory takes all bytes");
    Ok(String::from_utf8_lossy(&text).trim_end().to_owned())
}
