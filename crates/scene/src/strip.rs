//! Several drawings of one board as one: the rounds of a run beside each other.

use crate::board;
use crate::ground;
use crate::layout::frame;
use crate::mark::{Mark, Place, Scene, Shape};
use crate::role::Role;
use crate::sheet::Sheet;
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
/// use pass_alive::{Analysis, Board, Color, Moment, Rules};
/// use pass_alive_scene::{Panel, SPACING, View, strip, svg};
///
/// let board = Board::from_rows(".X.X. / XXXXX").unwrap();
/// let grid = board.grid().unwrap();
/// let black = Analysis::new(&board, Color::Black, Rules::default()).unwrap();
/// let panel = |label: &str, moment| {
///     let view = View { stepped: Some(&black), moment, ..View::new(&board) };
///     Panel { view, label: label.to_owned() }
/// };
/// let rounds = vec![panel("Start", Moment::START), panel("Settled", black.trace().last_moment())];
/// let drawing = strip(&[rounds], 4);
/// assert!(drawing.width > 2 * 5 * SPACING);
/// assert!(svg::write(&drawing, "Three eyes", "").contains(">Settled</text>"));
/// ```
///
/// # Panics
/// If a board was made from edges, the analyses of a view are of boards of another size, or the
/// drawing has more than 2³¹ board units on a side.
pub fn strip(groups: &[Vec<Panel<'_>>], across: usize) -> Scene {
    let drawn = |panel: &Panel<'_>| {
        let mut scene = frame(&panel.view);
        board::draw(&Sheet::of(&panel.view), &|_, _| {}, &mut scene);
        (scene, panel.label.clone())
    };
    let groups = groups.iter().map(|group| group.iter().map(drawn).collect()).collect();
    arrange(groups, across, true)
}

/// The places of drawings in rows.
pub(crate) struct Cells {
    /// The number of drawings in a row.
    pub(crate) across: usize,
    /// The size of the largest one.
    width: i32,
    height: i32,
    /// The room below each.
    label: i32,
}

impl Cells {
    /// Even rows of at most `across` drawings, `most` in each group.
    pub(crate) fn new(
        (width, height): (i32, i32),
        is_labeled: bool,
        most: usize,
        across: usize,
    ) -> Self {
        Self {
            across: even(most, across),
            width,
            height,
            label: if is_labeled { LABEL_ROOM } else { 0 },
        }
    }

    /// From the left edge of one drawing to that of the next, and from one upper edge to the next.
    pub(crate) fn step(&self) -> Place {
        (self.width + GUTTER, self.height + self.label + GUTTER)
    }

    /// The size of `rows` rows.
    pub(crate) fn size(&self, rows: usize) -> (i32, i32) {
        let (across, down) = self.step();
        let total = |count: usize, step: i32| (count as i32 * step - GUTTER).max(0);
        (total(self.across, across), total(rows, down))
    }
}

/// Puts drawings with their labels into even rows of at most `across`, on one ground if wanted.
pub(crate) fn arrange(groups: Vec<Vec<(Scene, String)>>, across: usize, ground: bool) -> Scene {
    let most = groups.iter().map(Vec::len).max().unwrap_or(0);
    let scenes = || groups.iter().flatten();
    let width = scenes().map(|(scene, _)| scene.width).max().unwrap_or(0);
    let height = scenes().map(|(scene, _)| scene.height).max().unwrap_or(0);
    let is_labeled = scenes().any(|(_, label)| !label.is_empty());
    let cells = Cells::new((width, height), is_labeled, most, across);
    let rows = groups.iter().map(|group| group.len().div_ceil(cells.across)).sum();
    let (width, height) = cells.size(rows);
    let mut whole = Scene { left: 0, top: 0, width, height, crisp: true, marks: Vec::new() };
    if ground {
        ground::sheet(&mut whole);
    }
    let (right, down) = cells.step();
    let mut row = 0;
    for group in groups {
        let rows = group.len().div_ceil(cells.across);
        for (index, (mut scene, label)) in group.into_iter().enumerate() {
            let middle = scene.left + scene.width / 2;
            let below = scene.top + scene.height + LABEL_DISTANCE;
            scene.write(Role::Caption, (middle, below), LABEL_SIZE, label);
            let (column, row) = (index % cells.across, row + index / cells.across);
            let by = (column as i32 * right - scene.left, row as i32 * down - scene.top);
            whole.marks.extend(scene.marks.into_iter().map(|mark| moved(mark, by)));
        }
        row += rows;
    }
    whole
}

/// The length of a row with which `count` boards fill as many rows as with `most`, evenly.
fn even(count: usize, most: usize) -> usize {
    let rows = count.div_ceil(most.max(1)).max(1);
    count.div_ceil(rows).max(1)
}

pub(crate) fn moved(mut mark: Mark, (dx, dy): Place) -> Mark {
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
