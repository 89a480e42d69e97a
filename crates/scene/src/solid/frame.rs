//! The box around a solid: its far walls, its edges, and the names along them.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::Range;
use pass_alive::ColumnName;

use super::projection::Projection;
use crate::ground::COORDINATE_SIZE;
use crate::mark::{Place, Scene, sharp};
use crate::role::Role;
use crate::view::{Layers, View};

/// From an edge to the names along it, in distances of two lines, on both sides that meet there.
const NAME_DISTANCE: f64 = 0.48;
const LAYER_SIZE: i32 = 66;
/// Names that would be closer than this are left out, in board units.
const CLOSEST: i32 = 44;

/// The walls that are behind everything, as areas.
pub(super) fn walls(projection: &Projection, left: &[Range<u32>; 3], scene: &mut Scene) {
    if left.iter().any(Range::is_empty) {
        return;
    }
    let corner = |axis: usize, is_last: bool| {
        f64::from(if is_last { left[axis].end - 1 } else { left[axis].start })
    };
    let mut areas = Vec::new();
    for (axis, approach) in projection.approach().into_iter().enumerate() {
        let (one, other) = ((axis + 1) % 3, (axis + 2) % 3);
        if left[one].len() < 2 || left[other].len() < 2 {
            continue;
        }
        let ring = [(false, false), (true, false), (true, true), (false, true)];
        let area = ring.map(|(first, second)| {
            let mut at = [0.0; 3];
            // The far side: the first one if the points come nearer after it.
            at[axis] = corner(axis, approach <= 0.0);
            at[one] = corner(one, first);
            at[other] = corner(other, second);
            projection.at(at).place
        });
        areas.push(area.to_vec());
    }
    for area in areas {
        scene.fill(Role::Wall, sharp(vec![area]));
    }
}

/// The numbers of the layers, and the letters and numbers of lines if the view has coordinates, each
/// along the outermost edge.
pub(super) fn names(view: &View<'_>, projection: &Projection, scene: &mut Scene) {
    let window = projection.window;
    let sides = window.space.sides();
    let number = |at: u32| (window.line(2, at) + 1).to_string();
    if sides[2] > 1 {
        // The edge farthest to the left.
        let edge = edge(projection, sides, 2, &|(x, _)| -x);
        write(projection, sides, 2, edge, (Role::Caption, LAYER_SIZE), &number, scene);
    }
    if view.layers.contain(Layers::COORDINATES) {
        let look = (Role::Coordinate, COORDINATE_SIZE);
        let letter = |at: u32| ColumnName(window.line(0, at)).to_string();
        let from_below = |at: u32| (sides[1] - window.line(1, at)).to_string();
        let lowest = |axis| edge(projection, sides, axis, &|(_, y)| y);
        write(projection, sides, 0, lowest(0), look, &letter, scene);
        write(projection, sides, 1, lowest(1), look, &from_below, scene);
    }
}

/// The edge along `axis` that is farthest out by `measure`, and of these the nearest: for each of the
/// other axes, whether it is at the last line.
fn edge(
    projection: &Projection,
    sides: [u32; 3],
    axis: usize,
    measure: &dyn Fn(Place) -> i32,
) -> (bool, bool) {
    let edges = [(false, false), (true, false), (false, true), (true, true)];
    let farness = |&edge: &(bool, bool)| {
        let middle = f64::from(sides[axis] - 1) / 2.0;
        let projected = projection.at(beside(sides, axis, middle, edge, 0.0));
        (measure(projected.place), projected.nearness)
    };
    edges.into_iter().max_by_key(farness).unwrap_or_default()
}

/// A place so far outside an edge, `along` of the lines from its start.
fn beside(sides: [u32; 3], axis: usize, along: f64, edge: (bool, bool), out: f64) -> [f64; 3] {
    let mut at = [along; 3];
    for (other, is_last) in [((axis + 1) % 3, edge.0), ((axis + 2) % 3, edge.1)] {
        at[other] = if is_last { f64::from(sides[other] - 1) + out } else { -out };
    }
    at
}

fn write(
    projection: &Projection,
    sides: [u32; 3],
    axis: usize,
    edge: (bool, bool),
    (role, size): (Role, i32),
    name: &dyn Fn(u32) -> String,
    scene: &mut Scene,
) {
    let place =
        |line: u32| projection.at(beside(sides, axis, f64::from(line), edge, NAME_DISTANCE)).place;
    let ((x0, y0), (x1, y1)) = (place(0), place(1));
    if (x1 - x0).abs().max((y1 - y0).abs()) < CLOSEST {
        return;
    }
    for line in 0..sides[axis] {
        scene.write(role, place(line), size, name(line));
    }
}
