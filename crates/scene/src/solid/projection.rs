//! The places of points in parallel projection.

use pass_alive::{Point, Space};

use super::turn::{Rotation, Turn};
use crate::layout::SPACING;
use crate::mark::Place;
use crate::window::Window;

/// The distance of two lines of a solid in board units: stones that are next to each other leave a gap
/// through which those behind can be seen. The lines of a single layer are as far apart as on a board.
const DISTANCE: i32 = 138;
/// Steps of depth to a board unit.
const DEPTHS: f64 = 16.0;

/// A board in space seen from a direction. The middle of the board is at (0, 0).
pub(super) struct Projection {
    pub(super) window: Window,
    rotation: Rotation,
    distance: i32,
    /// From the middle of the board to the farthest points: to the side in any turn round the upright
    /// line, and in any turn at all.
    pub(super) reach: (i32, i32),
}

/// A place on the drawing, and how near to the viewer it is, in sixteenths of a board unit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Projected {
    pub(super) place: Place,
    pub(super) nearness: i32,
}

impl Projection {
    pub(super) fn new(window: Window, turn: Turn) -> Self {
        let distance = if window.space.layers() == 1 { SPACING } else { DISTANCE };
        let reach = reach(window.space, distance);
        Self { window, rotation: Rotation::new(turn), distance, reach }
    }

    pub(super) fn point(&self, point: Point) -> Projected {
        self.at(self.window.places(point).map(f64::from))
    }

    /// The place of `at`, counted in columns, rows and layers from the first that are shown.
    pub(super) fn at(&self, at: [f64; 3]) -> Projected {
        let sides = self.window.space.sides();
        let from_middle =
            |axis: usize| (at[axis] - f64::from(sides[axis] - 1) / 2.0) * f64::from(self.distance);
        let [right, down, near] = self.rotation.turn(core::array::from_fn(from_middle));
        Projected { place: (round(right), round(down)), nearness: round(near * DEPTHS) }
    }

    /// How much nearer than the one before a point is, one step along each axis.
    pub(super) fn approach(&self) -> [f64; 3] {
        core::array::from_fn(|axis| {
            self.rotation.turn(core::array::from_fn(|other| f64::from(u8::from(axis == other))))[2]
        })
    }

    /// The distance behind the nearest point of any turn, from 0 to 1.
    pub(super) fn depth(&self, nearness: i32) -> f64 {
        self.between((f64::from(self.reach.1) * DEPTHS) as i32, nearness)
    }

    /// The distance of something behind something `nearest`, from 0 to 1: between the points of the
    /// board that are farthest apart.
    pub(super) fn between(&self, nearest: i32, nearness: i32) -> f64 {
        let reach = f64::from(self.reach.1.max(1)) * DEPTHS;
        (f64::from(nearest - nearness) / (2.0 * reach)).clamp(0.0, 1.0)
    }
}

/// From the middle to the farthest points of the layers, and of the board.
fn reach(space: Space, distance: i32) -> (i32, i32) {
    let [columns, rows, layers] = space.sides().map(|count| (count - 1) as i32 * distance);
    (diagonal([columns, rows, 0]) / 2, diagonal([columns, rows, layers]) / 2)
}

/// The diagonal of a box, or at most a tenth more: exact for a cube and for a square.
fn diagonal(sides: [i32; 3]) -> i32 {
    let [one, other, third] = sides.map(f64::from);
    let (longest, shortest) = (one.max(other).max(third), one.min(other).min(third));
    let middle = one + other + third - longest - shortest;
    // The length is convex, and this is it where the sides are equal or 0.
    let root_2 = core::f64::consts::SQRT_2;
    let root_3 = 1.732_050_807_568_877_2;
    (longest + (root_2 - 1.0) * middle + (root_3 - root_2) * shortest) as i32 + 1
}

/// The nearest whole number; halves go away from 0, so that turns by a half are symmetric.
fn round(value: f64) -> i32 {
    (value + if value < 0.0 { -0.5 } else { 0.5 }) as i32
}
