//! The neighbours of a point in space, and what is seen from it along the lines of the board.

use alloc::vec::Vec;
use pass_alive::{Board, Point, Space};

/// A step along the columns, rows or layers of a board.
pub(crate) type Step = (usize, i32);

/// The six directions: left, right, up and down on a layer, to the layer above and the one below.
pub(crate) const STEPS: [Step; 6] = [(0, -1), (0, 1), (1, -1), (1, 1), (2, -1), (2, 1)];

/// Returns `true` for each direction in which the first points are next to the last ones, and were
/// not so anyway.
pub(crate) fn joined(space: Space) -> [bool; 3] {
    let (is_joined, sides) = (space.form().joined(), space.sides());
    core::array::from_fn(|axis| is_joined[axis] && sides[axis] > 2)
}

/// The column, row and layer of `point`.
pub(crate) fn coordinates(space: Space, point: Point) -> [u32; 3] {
    let (column, row, layer) = space.coordinates(point);
    [column, row, layer]
}

/// The point one step from `point`, round a joined edge if there is one.
pub(crate) fn step(space: Space, point: Point, (axis, by): Step) -> Option<Point> {
    let mut place = coordinates(space, point);
    let count = space.sides()[axis];
    place[axis] = match place[axis].checked_add_signed(by).filter(|&at| at < count) {
        Some(at) => at,
        None if joined(space)[axis] => (place[axis] + count).wrapping_add_signed(by) % count,
        None => return None,
    };
    space.point(place[0], place[1], place[2])
}

/// The points seen from `point` in a direction, up to the first stone, and that one too. Round a joined
/// edge the view ends before it comes back.
pub(crate) fn line(space: Space, board: &Board, point: Point, towards: Step) -> Vec<Point> {
    let mut seen = Vec::new();
    let mut at = point;
    while let Some(next) = step(space, at, towards).filter(|&next| next != point) {
        seen.push(next);
        if board.get(next).is_some() {
            break;
        }
        at = next;
    }
    seen
}
