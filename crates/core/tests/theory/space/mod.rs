//! Boards with layers, cylinders and tori (Kim 1978, corrected).

mod boxes;
mod fewest;
mod gallery;
mod ladders;
mod life;
mod play;
mod readings;
mod scoring;
mod surfaces;

use pass_alive::{Board, Form, Grid, Point, Space, Topology};

/// A box: its layers from the top one, separated by `//`, and the rows of each by `/`.
pub(crate) fn solid(text: &str) -> (Space, Board) {
    let board = Board::from_rows(text).expect("a board");
    (board.space().expect("a box"), board)
}

/// The same with some edges joined.
pub(crate) fn formed(text: &str, form: Form) -> (Space, Board) {
    let (space, solid) = solid(text);
    let space = space.with_form(form);
    let mut board = Board::new(space);
    for (point, &stone) in solid.points().zip(solid.stones()) {
        board.set(point, stone);
    }
    (space, board)
}

/// A box of this size.
pub(crate) fn cuboid(columns: u32, rows: u32, layers: u32) -> Space {
    let grid = Grid::new(columns, rows).expect("a size");
    Space::new(grid, layers, Form::Box).expect("a size")
}

/// A box of any number of dimensions, all with `side` points. One step in a direction is `side` times
/// as far as one in the direction before.
pub(crate) fn hypercube(dimensions: u32, side: u32) -> Topology {
    let points = side.pow(dimensions);
    let mut edges = Vec::new();
    for point in 0..points {
        let steps = (0..dimensions).map(|direction| side.pow(direction));
        let inside = steps.filter(|step| point / step % side + 1 < side);
        edges.extend(inside.map(|step| (point, point + step)));
    }
    Topology::from_edges(points, &edges).expect("edges")
}

/// The points with these names.
pub(crate) fn points(space: Space, names: &[&str]) -> Vec<Point> {
    let point = |name: &&str| space.point_named(name).unwrap_or_else(|| panic!("no point {name}"));
    names.iter().map(point).collect()
}

/// Nine stones that live in a corner: the eyes are 1:A5 and 3:A5 (Kim 1978, Example 3).
pub(crate) const EXAMPLE_3: &str = "\
    .X.../X..../...../...../.....//\
    XX.../X..../...../...../.....//\
    .X.../X..../...../...../.....//\
    XX.../...../...../...../.....//\
    ...../...../...../...../.....";
