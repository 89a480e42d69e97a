//! Handicap stones (4.1, 6.3.2).

use std::collections::HashSet;

use pass_alive::{Board, Color, Game, Grid, Point};

use super::engine::Engine;
use super::failure::{Answer, Failure};
use super::genmove::choose;
use super::show::names;
use super::words::{Vertex, Words};

pub(super) fn fixed_handicap(engine: &mut Engine, words: &mut Words<'_>) -> Answer {
    let stones = words.int()?;
    check_empty(engine)?;
    let points = fixed(engine.grid(), stones).ok_or(Failure::InvalidNumber)?;
    place(engine, &points)
}

/// Places the fixed handicap where there is one, and otherwise as many stones as the board takes,
/// where `genmove` would play.
pub(super) fn place_free_handicap(engine: &mut Engine, words: &mut Words<'_>) -> Answer {
    let stones = words.int()?;
    check_empty(engine)?;
    if stones < 2 || stones as usize >= engine.grid().len() {
        return Err(Failure::InvalidNumber);
    }
    let begun = (2..=stones).rev().find_map(|number| fixed(engine.grid(), number));
    let mut points = begun.unwrap_or_default();
    while points.len() < stones as usize {
        let game = with_stones(engine.grid(), &points);
        let Some(point) = choose(&game, Color::Black, engine.suicide()) else { break };
        points.push(point);
    }
    place(engine, &points)
}

pub(super) fn set_free_handicap(engine: &mut Engine, words: &mut Words<'_>) -> Answer {
    let mut points = Vec::new();
    while !words.is_over() {
        points.push(words.vertex(engine.grid())?);
    }
    check_empty(engine)?;
    let on = |vertex: Vertex| if let Vertex::On(point) = vertex { Some(point) } else { None };
    let points: Option<Vec<Point>> = points.into_iter().map(on).collect();
    let points = points.ok_or(Failure::BadVertexList)?;
    let distinct = points.iter().collect::<HashSet<_>>().len();
    if distinct < points.len() || distinct < 2 || distinct >= engine.grid().len() {
        return Err(Failure::BadVertexList);
    }
    place(engine, &points)?;
    Ok(String::new())
}

fn check_empty(engine: &Engine) -> Result<(), Failure> {
    if engine.is_empty() { Ok(()) } else { Err(Failure::BoardNotEmpty) }
}

/// Places black stones, which are no moves, and names them. White plays next.
fn place(engine: &mut Engine, points: &[Point]) -> Answer {
    let grid = engine.grid();
    engine.begin(grid, with_stones(grid, points))?;
    Ok(names(grid, points))
}

fn with_stones(grid: Grid, points: &[Point]) -> Game {
    let mut board = Board::new(grid);
    points.iter().for_each(|&point| board.set(point, Some(Color::Black)));
    Game::new(board, Color::White)
}

/// The points of the fixed handicap (4.1.1): corners, sides and centre, on the third line of boards
/// below 13×13 and on the fourth of others. `None` if the document has none for this board and
/// number of stones.
fn fixed(grid: Grid, stones: u32) -> Option<Vec<Point>> {
    let size = grid.columns();
    let most = match size {
        ..7 => 0,
        7 => 4,
        _ if size.is_multiple_of(2) => 4,
        _ => 9,
    };
    if !(2..=most).contains(&stones) {
        return None;
    }
    let near = if size < 13 { 2 } else { 3 };
    let (far, middle) = (size - 1 - near, size / 2);
    // Columns from the left, rows from the top.
    let corners = [(near, far), (far, near), (near, near), (far, far)];
    let sides = [(near, middle), (far, middle), (middle, far), (middle, near)];
    let of_sides = match stones {
        ..6 => 0,
        6 | 7 => 2,
        _ => 4,
    };
    let center = (stones % 2 == 1 && stones > 4).then_some((middle, middle));
    let of_corners = corners.into_iter().take(stones as usize);
    let points = of_corners.chain(sides.into_iter().take(of_sides)).chain(center);
    points.map(|(column, row)| grid.point(column, row)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The table of the document.
    #[test]
    fn fixed_handicaps_are_those_of_the_document() {
        let on = |size, stones| {
            let grid = Grid::new(size, size).expect("a size");
            fixed(grid, stones).map(|points| names(grid, &points))
        };
        assert_eq!(on(19, 2).as_deref(), Some("D4 Q16"));
        assert_eq!(on(19, 3).as_deref(), Some("D4 Q16 D16"));
        assert_eq!(on(9, 5).as_deref(), Some("C3 G7 C7 G3 E5"));
        assert_eq!(on(13, 7).as_deref(), Some("D4 K10 D10 K4 D7 K7 G7"));
        assert_eq!(on(19, 9).as_deref(), Some("D4 Q16 D16 Q4 D10 Q10 K4 K16 K10"));
        for (size, most) in [(6, 0), (7, 4), (8, 4), (9, 9), (12, 4), (19, 9), (24, 4), (25, 9)] {
            let allowed = (0..12).filter(|&stones| on(size, stones).is_some());
            assert!(allowed.eq(2..=most), "{size}");
        }
    }
}
