//! Boards with layers, cylinders and tori (Kim 1976, corrected).

mod boxes;
mod ladders;
mod life;
mod play;
mod readings;
mod scoring;
mod surfaces;

use pass_alive::notation::rows;
use pass_alive::{Board, Form, Grid, Point, Space};

/// A box: its layers from the top one, separated by `//`, and the rows of each by `/`.
pub(crate) fn solid(text: &str) -> (Space, Board) {
    rows::read_space(text).expect("a board")
}

/// The same with some edges joined.
pub(crate) fn formed(text: &str, form: Form) -> (Space, Board) {
    let (space, solid) = solid(text);
    let space = Space::new(space.layer(), space.layers(), form).expect("a size");
    let mut board = Board::new(space.topology());
    for (point, &stone) in (0..).zip(solid.stones()) {
        board.set(point, stone);
    }
    (space, board)
}

/// A box of this size.
pub(crate) fn cuboid(columns: u32, rows: u32, layers: u32) -> Space {
    let grid = Grid::new(columns, rows).expect("a size");
    Space::new(grid, layers, Form::Box).expect("a size")
}

/// The points with these names.
pub(crate) fn points(space: Space, names: &[&str]) -> Vec<Point> {
    let point = |name: &&str| space.point_named(name).unwrap_or_else(|| panic!("no point {name}"));
    names.iter().map(point).collect()
}

/// Nine stones that live in a corner: the eyes are 1:A5 and 3:A5 (Kim 1976, Example 3).
pub(crate) const EXAMPLE_3: &str = "\
    .X.../X..../...../...../.....//\
    XX.../X..../...../...../.....//\
    .X.../X..../...../...../.....//\
    XX.../...../...../...../.....//\
    ...../...../...../...../.....";
