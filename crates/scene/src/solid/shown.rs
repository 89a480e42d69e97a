//! The points of a solid that are shown, faded and lit.

use alloc::vec::Vec;
use core::ops::Range;
use pass_alive::Point;

use super::options::Solid;
use super::projection::Projection;
use crate::role::Role;
use crate::sight::{STEPS, line};
use crate::view::{Selected, View};
use crate::window::Window;

/// The part of a board that a solid shows, and how.
pub(super) struct Shown {
    /// The columns, rows and layers that are left.
    pub(super) left: [Range<u32>; 3],
    /// One for each point of the board.
    points: Vec<Showing>,
    /// The lines of sight: the first point of each step along columns, rows or layers.
    sight: Vec<[bool; 3]>,
}

/// How a point is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Showing {
    /// True if it is taken away.
    pub(super) is_gone: bool,
    /// True if others are chosen.
    pub(super) is_faded: bool,
    /// The light around it, and its width in board units.
    pub(super) light: Option<(Role, i32)>,
}

const POINTED: i32 = 13;
const LIT: i32 = 8;
const SURFACE: i32 = 11;

impl Shown {
    pub(super) fn new(projection: &Projection, view: &View<'_>, solid: &Solid<'_>) -> Self {
        let (window, approach) = (projection.window, projection.approach());
        let space = window.space;
        let sides = space.sides();
        let left = core::array::from_fn(|axis| {
            let (first, last) = solid.peeled[axis];
            first.min(sides[axis])..sides[axis].saturating_sub(last)
        });
        let mut shown = Self {
            left,
            points: vec![Showing::default(); space.len()],
            sight: vec![[false; 3]; space.len()],
        };
        for point in space.points() {
            let place = window.places(point);
            let is_cut = solid.cut.is_some_and(|cut| cut.takes(place, approach));
            let is_left = (0..3).all(|axis| shown.left[axis].contains(&place[axis]));
            let showing = &mut shown.points[point.index()];
            showing.is_gone = is_cut || !is_left;
            showing.is_faded = solid.chosen.is_some();
        }
        for &point in solid.chosen.unwrap_or_default().iter().chain(solid.surface) {
            if let Some(showing) = shown.points.get_mut(point.index()) {
                showing.is_faded = false;
            }
        }
        shown.select(view);
        shown.light(solid.lens.outlined, Role::Selection, LIT);
        let pointed = view.existing(solid.pointed);
        if let Some(pointed) = pointed {
            shown.look_around(window, view, pointed);
        }
        // Of the next stones, those of the surface keep its light: the lines of sight lead to them anyway.
        shown.light(solid.surface, Role::Surface, SURFACE);
        shown.light(pointed.as_slice(), Role::Sight, POINTED);
        shown
    }

    /// For each point, true if it is taken away or faded.
    pub(super) fn hidden(&self) -> Vec<bool> {
        self.points.iter().map(|showing| showing.is_gone || showing.is_faded).collect()
    }

    pub(super) fn at(&self, point: Point) -> Showing {
        self.points[point.index()]
    }

    /// Returns `true` if the step from `point` along `axis` is on a line of sight.
    pub(super) fn is_in_sight(&self, point: Point, axis: usize) -> bool {
        self.sight[point.index()][axis]
    }

    fn light(&mut self, points: &[Point], role: Role, width: i32) {
        for &point in points {
            if let Some(showing) = self.points.get_mut(point.index()) {
                showing.light = Some((role, width));
            }
        }
    }

    /// Lights the selected block, or the selected region and the blocks next to it.
    fn select(&mut self, view: &View<'_>) {
        let Some((selected, run)) = view.selected() else { return };
        let points = match selected {
            Selected::Block(id) => run.block(id).points(),
            Selected::Region(id) => {
                for block in run.region(id).neighbors() {
                    self.light(block.points(), Role::Neighbor, LIT / 2);
                }
                run.region(id).points()
            }
        };
        self.light(points, Role::Selection, LIT);
    }

    /// Lights the neighbours of `pointed`, and what is seen from it along the lines of the board.
    fn look_around(&mut self, window: Window, view: &View<'_>, pointed: Point) {
        for towards in STEPS {
            let seen = line(window.space, view.board, pointed, towards);
            let mut before = pointed;
            for (index, &point) in seen.iter().enumerate() {
                let (axis, by) = towards;
                let first = if by > 0 { before } else { point };
                // A step over the edge of the picture has no line.
                if window.places(before)[axis].checked_add_signed(by)
                    == Some(window.places(point)[axis])
                {
                    self.sight[first.index()][axis] = true;
                }
                if index == 0 || view.board.get(point).is_some() {
                    self.light(&[point], Role::Sight, LIT);
                }
                before = point;
            }
        }
    }
}
