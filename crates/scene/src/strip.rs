//! Several drawings of one board as one: the rounds of a run beside each other.

use crate::board;
use crate::ground;
use crate::layout::{frame, size};
use crate::mark::{Mark, Place, Scene, Shape};
use crate::role::Role;
use crate::view::View;
use alloc::string::String;
use alloc::vec::Vec;

/// Between two boards, beside their margins.
const GUTTER: i32 = 50;
/// From a board's lower edge to the middle of its label.
const LABEL_DISTANCE: i32 = 32;
/// The room below a board for its label.
const LABEL_ROOM: i32 = 112;
const LABEL_SIZE: i32 = 88;

/// A board of a strip.
#[derive(Debug, Clone)]
pub struct Panel<'a> {
    /// The board.
    pub view: View<'a>,
    /// The caption below it, one line; may be empty.
    pub label: String,
}

/// Draws the panels in reading order, `across` in a row, each with its label below it, on
/// one ground. Every element of `groups` begins a new row; the rows of one group are as
/// even as can be, so that no board is left alone in the last.
///
/// ```
/// use pass_alive::{Analysis, Color, Moment, Rules, notation::rows};
/// use pass_alive_scene::{Panel, SPACING, View, strip, svg};
///
/// let (grid, board) = rows::read(".X.X. / XXXXX").unwrap();
/// let black = Analysis::new(&board, Color::Black, Rules::default()).unwrap();
/// let panel = |label: &str, moment| {
///     let view = View { stepped: Some(&black), moment, ..View::new(grid, &board) };
///     Panel { view, label: label.to_owned() }
/// };
/// let rounds = vec![panel("Start", Moment::START), panel("Settled", black.trace().last_moment())];
/// let drawing = strip(&[rounds], 4);
/// assert!(drawing.width > 2 * 5 * SPACING);
/// assert!(svg::write(&drawing, "Three eyes", "").contains(">Settled</text>"));
/// ```
///
/// # Panics
/// If the grid, the board and the analyses of a view differ in their number of points, or
/// the drawing has more than 2³¹ board units on a side.
pub fn strip(groups: &[Vec<Panel<'_>>], across: usize) -> Scene {
    let most = groups.iter().map(Vec::len).max().unwrap_or(0);
    let across = even(most, across);
    let sizes = || groups.iter().flatten().map(|panel| size(&panel.view));
    let cell_width = sizes().map(|(width, _)| width).max().unwrap_or(0);
    let cell_height = sizes().map(|(_, height)| height).max().unwrap_or(0) + LABEL_ROOM;
    let mut rows = 0;
    let mut marks = Vec::new();
    for group in groups {
        for (index, panel) in group.iter().enumerate() {
            let column = (index % across) as i32;
            let row = rows + (index / across) as i32;
            let corner = (column * (cell_width + GUTTER), row * (cell_height + GUTTER));
            add(panel, corner, &mut marks);
        }
        rows += group.len().div_ceil(across) as i32;
    }
    let total = |count: i32, side: i32| (count * (side + GUTTER) - GUTTER).max(0);
    let (width, height) = (total(across as i32, cell_width), total(rows, cell_height));
    let mut scene = Scene { left: 0, top: 0, width, height, marks: Vec::new() };
    ground::sheet(&mut scene);
    scene.marks.append(&mut marks);
    scene
}

/// The length of a row with which `count` boards fill as many rows as with `most`, evenly.
fn even(count: usize, most: usize) -> usize {
    let rows = count.div_ceil(most.max(1)).max(1);
    count.div_ceil(rows).max(1)
}

/// Adds a panel with its upper left corner at `corner`.
fn add(panel: &Panel<'_>, corner: Place, marks: &mut Vec<Mark>) {
    let mut scene = frame(&panel.view);
    board::draw(&panel.view, &mut scene);
    let middle = scene.left + scene.width / 2;
    let below = scene.top + scene.height + LABEL_DISTANCE;
    scene.write(Role::Caption, (middle, below), LABEL_SIZE, panel.label.clone());
    let by = (corner.0 - scene.left, corner.1 - scene.top);
    marks.extend(scene.marks.into_iter().map(|mark| moved(mark, by)));
}

fn moved(mut mark: Mark, (dx, dy): Place) -> Mark {
    let shift = |place: &mut Place| *place = (place.0 + dx, place.1 + dy);
    match &mut mark.shape {
        Shape::Disc { center, .. } => shift(center),
        Shape::Lines(lines) => lines.iter_mut().for_each(|(from, to)| {
            shift(from);
            shift(to);
        }),
        Shape::Polygons { polygons, .. } => polygons.iter_mut().flatten().for_each(shift),
        Shape::Text { base, .. } => shift(base),
    }
    mark
}

#[cfg(test)]
mod tests {
    use super::even;

    #[test]
    fn rows_are_even() {
        let across = |most| [1, 4, 5, 6, 7, 9, 11].map(|count| even(count, most));
        assert_eq!(across(5), [1, 4, 5, 3, 4, 5, 4]);
        assert_eq!(across(1), [1; 7]);
        assert_eq!((even(0, 3), even(3, 0)), (1, 1));
    }
}
