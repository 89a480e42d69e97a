//! The points that one grid of lines shows, which may be a part of a larger board.

use core::ops::Deref;

use alloc::vec::Vec;
use pass_alive::{Analysis, Block, Point, Region};

use crate::mark::Place;
use crate::star::stars;
use crate::view::View;

/// A view whose points are numbered by its own grid, while its runs are those of the whole board.
pub(crate) struct Sheet<'a> {
    view: View<'a>,
    /// The places of the star points.
    pub(crate) stars: Vec<Place>,
    /// The point of the whole board at each point of the grid; empty if the grid is the board.
    points: &'a [Point],
    /// True for each point that carries no name, because it is not shown in full; empty if all may.
    nameless: &'a [bool],
}

impl<'a> Sheet<'a> {
    /// The whole board.
    pub(crate) fn of(view: &View<'a>) -> Self {
        Self::without_names(view, &[])
    }

    /// The whole board, with no names on some of its points.
    pub(crate) fn without_names(view: &View<'a>, nameless: &'a [bool]) -> Self {
        Self { view: *view, stars: stars(view.grid), points: &[], nameless }
    }

    /// A part of a board, whose points are those of the runs; all others in `view` are its grid's.
    pub(crate) fn part(
        view: View<'a>,
        stars: Vec<Place>,
        points: &'a [Point],
        nameless: &'a [bool],
    ) -> Self {
        Self { view, stars, points, nameless }
    }

    pub(crate) fn block_at(&self, run: &'a Analysis, point: Point) -> Option<Block<'a>> {
        run.block_at(self.on_board(point))
    }

    pub(crate) fn region_at(&self, run: &'a Analysis, point: Point) -> Option<Region<'a>> {
        run.region_at(self.on_board(point))
    }

    /// The point of the whole board at a point of the grid.
    pub(crate) fn on_board(&self, point: Point) -> Point {
        self.points.get(point as usize).copied().unwrap_or(point)
    }

    /// Returns `true` if `point` of the grid carries no name.
    pub(crate) fn is_nameless(&self, point: Point) -> bool {
        self.nameless.get(point as usize) == Some(&true)
    }
}

impl<'a> Deref for Sheet<'a> {
    type Target = View<'a>;

    fn deref(&self) -> &View<'a> {
        &self.view
    }
}
