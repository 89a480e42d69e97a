//! The points that one grid of lines shows, which may be a part of a larger board.

use core::ops::Deref;

use pass_alive::{Analysis, Block, Grid, Point, Region};

#[cfg(feature = "solid")]
use crate::layout::SPACING;
use crate::mark::Place;
use crate::view::View;
#[cfg(feature = "solid")]
use crate::window::Window;

/// A view whose points are numbered by its own grid, while its runs are those of the whole board.
pub(crate) struct Sheet<'a> {
    view: View<'a>,
    /// The part that it is; without it the grid is the board.
    #[cfg(feature = "solid")]
    part: Option<Part<'a>>,
    /// Each point of a solid: true if it cannot carry a name, because it is not shown in full.
    #[cfg(feature = "solid")]
    hidden: &'a [bool],
}

/// A layer of a board, with a margin in which joined edges are repeated.
#[cfg(feature = "solid")]
#[derive(Clone, Copy)]
pub(crate) struct Part<'a> {
    /// The point of the whole board at each point of the sheet's grid.
    pub(crate) points: &'a [Point],
    /// The layer without the margin.
    pub(crate) grid: Grid,
    /// The columns of the margin on each side, and its rows.
    pub(crate) margin: (u32, u32),
    pub(crate) window: Window,
}

impl<'a> Sheet<'a> {
    /// The whole board.
    pub(crate) fn of(view: &View<'a>) -> Self {
        Self {
            view: *view,
            #[cfg(feature = "solid")]
            part: None,
            #[cfg(feature = "solid")]
            hidden: &[],
        }
    }

    /// The whole board in a solid, with the points that are hidden or faded.
    #[cfg(feature = "solid")]
    pub(crate) fn hiding(view: &View<'a>, hidden: &'a [bool]) -> Self {
        Self { hidden, ..Self::of(view) }
    }

    /// A part of a board, whose points are those of the runs; all others in `view` are its grid's.
    #[cfg(feature = "solid")]
    pub(crate) fn part(view: View<'a>, part: Part<'a>) -> Self {
        Self { view, part: Some(part), hidden: &[] }
    }

    pub(crate) fn block_at(&self, run: &'a Analysis, point: Point) -> Option<Block<'a>> {
        run.block_at(self.on_board(point))
    }

    pub(crate) fn region_at(&self, run: &'a Analysis, point: Point) -> Option<Region<'a>> {
        run.region_at(self.on_board(point))
    }

    /// The point of the whole board at a point of the grid.
    pub(crate) fn on_board(&self, point: Point) -> Point {
        #[cfg(feature = "solid")]
        if let Some(part) = &self.part {
            return part.points[point as usize];
        }
        point
    }

    /// The grid inside the margin, and the place of its first point.
    pub(crate) fn without_margin(&self) -> (Grid, Place) {
        #[cfg(feature = "solid")]
        if let Some(part) = &self.part {
            let (columns, rows) = part.margin;
            return (part.grid, (columns as i32 * SPACING, rows as i32 * SPACING));
        }
        (self.view.grid, (0, 0))
    }

    /// The place of a point of the layer, given the one that it has on a board which is not rolled.
    #[cfg(feature = "solid")]
    pub(crate) fn rolled(&self, (x, y): Place) -> Place {
        let Some(Part { window, .. }) = self.part else { return (x, y) };
        let at =
            |axis: usize, place: i32| window.place(axis, (place / SPACING) as u32) as i32 * SPACING;
        (at(0, x), at(1, y))
    }

    /// Returns `true` if `point` of the grid is in the margin, or is not shown in full.
    #[cfg(feature = "solid")]
    pub(crate) fn is_beside(&self, point: Point) -> bool {
        let is_hidden = self.hidden.get(point as usize) == Some(&true);
        is_hidden
            || self.part.is_some_and(|part| {
                let ((column, row), (beside, above)) =
                    (self.view.grid.coordinates(point), part.margin);
                let inside = |at: u32, margin, count: u32| (margin..margin + count).contains(&at);
                !inside(column, beside, part.grid.columns())
                    || !inside(row, above, part.grid.rows())
            })
    }
}

impl<'a> Deref for Sheet<'a> {
    type Target = View<'a>;

    fn deref(&self) -> &View<'a> {
        &self.view
    }
}
