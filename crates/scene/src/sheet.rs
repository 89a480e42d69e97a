//! The points that one grid of lines shows, which may be a part of a larger board.

use alloc::vec::Vec;
use pass_alive::{Analysis, Block, Color, Grid, MarkKind, Point, Region};

use crate::layout::at;
use crate::mark::Place;
use crate::star::stars;
use crate::view::{Layers, View};

/// A point of a sheet. The board's point there may have another number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct SheetPoint(Point);

impl SheetPoint {
    /// The point of a sheet with the number of `point`: the same one where the sheet is the whole board.
    pub(crate) fn new(point: Point) -> Self {
        Self(point)
    }

    pub(crate) fn index(self) -> usize {
        self.0.index()
    }

    /// The place on a sheet with this grid.
    pub(crate) fn place(self, grid: Grid) -> Place {
        at(grid, self.0)
    }
}

/// A grid of points, with what a view shows on them.
pub(crate) struct Sheet<'a> {
    /// The view of the whole board, whose points are those of the board.
    pub(crate) view: View<'a>,
    pub(crate) grid: Grid,
    /// The places of the star points.
    pub(crate) stars: Vec<Place>,
    /// The marks of the diagram or game that are drawn.
    pub(crate) marks: Vec<(SheetPoint, &'a MarkKind)>,
    pub(crate) ghost: Option<(SheetPoint, Color)>,
    pub(crate) cursor: Option<SheetPoint>,
    pub(crate) last_move: Option<SheetPoint>,
    /// The board's point at each point; empty if the sheet is the whole board.
    points: &'a [Point],
    /// True for each point that carries no name, because it is not shown in full; empty if all may.
    nameless: &'a [bool],
}

/// The part of a board that a sheet shows.
pub(crate) struct Part<'a> {
    pub(crate) grid: Grid,
    pub(crate) stars: Vec<Place>,
    /// The board's point at each point of the grid.
    pub(crate) points: &'a [Point],
    /// True for each point of the grid that carries no name.
    pub(crate) nameless: &'a [bool],
    pub(crate) marks: Vec<(SheetPoint, &'a MarkKind)>,
}

impl<'a> Sheet<'a> {
    /// The whole board.
    pub(crate) fn of(view: &View<'a>) -> Self {
        Self::without_names(view, &[])
    }

    /// The whole board, with no names on some of its points.
    pub(crate) fn without_names(view: &View<'a>, nameless: &'a [bool]) -> Self {
        let marks = view.shown_marks().map(|mark| (SheetPoint(mark.point), &mark.kind)).collect();
        let part =
            Part { grid: view.grid(), stars: stars(view.grid()), points: &[], nameless, marks };
        Self::part(view, part, &|point| Some(SheetPoint(point)))
    }

    /// A part of a board. `local` gives the point of the sheet that is a point of the board.
    pub(crate) fn part(
        view: &View<'a>,
        part: Part<'a>,
        local: &dyn Fn(Point) -> Option<SheetPoint>,
    ) -> Self {
        let Part { grid, stars, points, nameless, marks } = part;
        let existing = |point: Option<Point>| view.existing(point).and_then(local);
        let ghost = view.ghost.and_then(|(point, color)| Some((existing(Some(point))?, color)));
        Self {
            view: *view,
            grid,
            stars,
            marks,
            ghost,
            cursor: existing(view.cursor),
            last_move: existing(view.last_move),
            points,
            nameless,
        }
    }

    /// The number of points.
    pub(crate) fn len(&self) -> usize {
        if self.points.is_empty() { self.view.board.len() } else { self.points.len() }
    }

    /// All points in order.
    pub(crate) fn points(&self) -> impl Iterator<Item = SheetPoint> + use<> {
        (0..self.len() as u32).map(|number| SheetPoint(Point::new(number)))
    }

    /// The place of a point.
    pub(crate) fn place(&self, point: SheetPoint) -> Place {
        point.place(self.grid)
    }

    /// The stone on a point.
    pub(crate) fn stone(&self, point: SheetPoint) -> Option<Color> {
        self.view.board.get(self.on_board(point))
    }

    pub(crate) fn block_at(&self, run: &'a Analysis, point: SheetPoint) -> Option<Block<'a>> {
        run.block_at(self.on_board(point))
    }

    pub(crate) fn region_at(&self, run: &'a Analysis, point: SheetPoint) -> Option<Region<'a>> {
        run.region_at(self.on_board(point))
    }

    /// Returns `true` if `point` is the last move and that is shown.
    pub(crate) fn shows_last_move(&self, point: SheetPoint) -> bool {
        self.view.layers.contain(Layers::LABELS) && self.last_move == Some(point)
    }

    /// The board's point at a point.
    pub(crate) fn on_board(&self, point: SheetPoint) -> Point {
        self.points.get(point.index()).copied().unwrap_or(point.0)
    }

    /// Returns `true` if `point` carries no name.
    pub(crate) fn is_nameless(&self, point: SheetPoint) -> bool {
        self.nameless.get(point.index()) == Some(&true)
    }
}
