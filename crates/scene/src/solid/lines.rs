//! The lines of a solid: those of the board between two points, and the edges of the box.

use alloc::vec::Vec;
use pass_alive::Point;

use super::projection::Projection;
use super::rank::Rank;
use super::shown::Shown;
use crate::mark::{Ink, Mark, Place, Scene, Shape};
use crate::role::Role;

const LINE: i32 = 3;
const EDGE: i32 = 7;
const NEAR_EDGE: i32 = 3;
const SIGHT: i32 = 9;
/// How much of the ground shows through the nearest and the farthest lines, in percent.
const NEAR: f64 = 25.0;
const FAR: f64 = 88.0;
const FAR_EDGE: f64 = 45.0;
const GLASS: f64 = 62.0;
/// The least approach of an axis for which the box has a near and a far side.
const LEAST_APPROACH: f64 = 0.03;
const NO_APPROACH: f64 = -LEAST_APPROACH;
/// Fades go by such steps, so that lines of about one depth are one mark.
const FADES: f64 = 9.0;

/// A line between two neighbouring points.
#[derive(Debug, Clone, Copy)]
pub(super) struct Line {
    point: Point,
    next: Point,
    kind: Kind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Inside,
    Edge,
    /// An edge between two sides of the box that are turned to the viewer.
    NearEdge,
    Sight,
}

/// The lines between shown points.
pub(super) fn lines(shown: &Shown, projection: &Projection) -> Vec<Line> {
    let (approach, window) = (projection.approach(), projection.window);
    let count = window.space.len();
    let mut lines = Vec::with_capacity(3 * count);
    for point in window.space.points().filter(|&point| !shown.at(point).is_gone) {
        let place = window.places(point);
        for axis in 0..3 {
            let mut after = place;
            after[axis] += 1;
            let Some(next) = window.point(after).filter(|&next| !shown.at(next).is_gone) else {
                continue;
            };
            let others = [(axis + 1) % 3, (axis + 2) % 3];
            let is_first = |axis: usize| place[axis] == shown.left[axis].start;
            let is_last = |axis: usize| place[axis] + 1 == shown.left[axis].end;
            let is_near = |axis: usize| match approach[axis] {
                LEAST_APPROACH.. => is_last(axis),
                ..=NO_APPROACH => is_first(axis),
                _ => false,
            };
            let kind = if shown.is_in_sight(point, axis) {
                Kind::Sight
            } else if others.into_iter().all(is_near) {
                Kind::NearEdge
            } else if others.into_iter().all(|axis| is_first(axis) || is_last(axis)) {
                Kind::Edge
            } else {
                Kind::Inside
            };
            lines.push(Line { point, next, kind });
        }
    }
    lines
}

impl Line {
    /// The nearness of its far end, over which it lies.
    fn nearness(&self, nearness: &[i32]) -> i32 {
        nearness[self.point.index()].min(nearness[self.next.index()])
    }

    /// Its place in the order of drawing. Most lines lie below all points: too many across stones would
    /// hide what is on them.
    pub(super) fn rank(&self, number: u32, nearness: &[i32]) -> Rank {
        let is_below = matches!(self.kind, Kind::Inside | Kind::Edge);
        Rank::line(number, self.nearness(nearness), is_below)
    }
}

/// Lines that look alike and follow each other.
pub(super) struct Pending {
    kind: Kind,
    fade: u8,
    lines: Vec<(Place, Place)>,
}

impl Pending {
    pub(super) fn new() -> Self {
        Self { kind: Kind::Inside, fade: 0, lines: Vec::new() }
    }

    pub(super) fn add(
        &mut self,
        line: &Line,
        projection: &Projection,
        places: &[Place],
        nearness: &[i32],
        scene: &mut Scene,
    ) {
        let depth = (projection.depth(line.nearness(nearness)) * FADES + 0.5) as u8;
        let depth = f64::from(depth) / FADES;
        let fade = match line.kind {
            Kind::Inside => NEAR + (FAR - NEAR) * depth,
            Kind::Edge => FAR_EDGE * depth,
            Kind::NearEdge => GLASS,
            Kind::Sight => 0.0,
        };
        if (self.kind, self.fade) != (line.kind, fade as u8) {
            self.flush(scene);
            (self.kind, self.fade) = (line.kind, fade as u8);
        }
        self.lines.push((places[line.point.index()], places[line.next.index()]));
    }

    /// Draws the lines that have been added.
    pub(super) fn flush(&mut self, scene: &mut Scene) {
        if self.lines.is_empty() {
            return;
        }
        let (role, width) = match self.kind {
            Kind::Inside => (Role::Grid, LINE),
            Kind::Edge => (Role::Grid, EDGE),
            Kind::NearEdge => (Role::Grid, NEAR_EDGE),
            Kind::Sight => (Role::Sight, SIGHT),
        };
        let shape = Shape::Lines(core::mem::take(&mut self.lines));
        scene.marks.push(Mark { role, ink: Ink::Pen { width, dash: 0 }, fade: self.fade, shape });
    }
}

/// The edges of the whole box, where a part of it is taken away.
pub(super) fn whole_box(projection: &Projection, scene: &mut Scene) {
    let last = projection.window.space.sides().map(|count| f64::from(count - 1));
    let mut edges = Vec::new();
    for axis in 0..3 {
        for (first, second) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
            let end = |along: f64| {
                let mut at = [along * last[axis]; 3];
                at[(axis + 1) % 3] = first * last[(axis + 1) % 3];
                at[(axis + 2) % 3] = second * last[(axis + 2) % 3];
                projection.at(at).place
            };
            edges.push((end(0.0), end(1.0)));
        }
    }
    let ink = Ink::Pen { width: LINE, dash: 0 };
    scene.marks.push(Mark { role: Role::Grid, ink, fade: 50, shape: Shape::Lines(edges) });
}
