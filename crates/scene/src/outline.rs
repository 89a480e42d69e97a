//! The outlines of sets of points, along the edges of their squares.

use alloc::vec::Vec;
use pass_alive::{Grid, Point};

use crate::layout::{HALF, at};
use crate::mark::Place;
use crate::sheet::SheetPoint;

/// A side of a point's square, in the order in which an outline turns right.
const SIDES: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// The outlines of the classes of points that `class` tells apart, each with its class
/// and in reading order of their first points. Holes have outlines of their own. Lines
/// run `inset` inside the edges of the squares, so that two classes that touch at a
/// corner stay apart.
pub(crate) fn trace(
    grid: Grid,
    inset: i32,
    class: &dyn Fn(SheetPoint) -> Option<u32>,
) -> Vec<(u32, Vec<Place>)> {
    let mut outlines = Vec::new();
    let step = |point: Point, (dx, dy): (i32, i32)| {
        let (column, row) = grid.coordinates(point);
        grid.point(column.checked_add_signed(dx)?, row.checked_add_signed(dy)?)
    };
    let classes: Vec<_> = grid.points().map(|point| class(SheetPoint::new(point))).collect();
    let mut seen = vec![false; grid.len()];
    for first in grid.points() {
        let Some(own) = classes[first.index()] else { continue };
        let inside = |point: Option<Point>| point.filter(|&p| classes[p.index()] == Some(own));
        if seen[first.index()] || inside(step(first, SIDES[0])).is_some() {
            continue;
        }
        // Every outline has an upper side of some point, and is walked once, with the
        // class on its right.
        let mut outline = Vec::new();
        let (mut point, mut side) = (first, 0);
        loop {
            if side == 0 {
                seen[point.index()] = true;
            }
            let from = (point, side);
            let right = (side + 1) % 4;
            let ahead = inside(step(point, SIDES[right]));
            match ahead {
                None => side = right,
                Some(next) => match inside(step(next, SIDES[side])) {
                    None => point = next,
                    Some(beyond) => (point, side) = (beyond, (side + 3) % 4),
                },
            }
            if from.1 != side {
                outline.push(corner(grid, from, (point, side), inset));
            }
            if (point, side) == (first, 0) {
                break;
            }
        }
        outlines.push((own, outline));
    }
    outlines
}

/// For each point of a board, true if it is one of `points`; those beyond the board are ignored.
pub(crate) fn among(points: &[Point], count: usize) -> Vec<bool> {
    let mut among = vec![false; count];
    for &point in points {
        if let Some(is_among) = among.get_mut(point.index()) {
            *is_among = true;
        }
    }
    among
}

/// The place where the lines along two sides meet.
fn corner(grid: Grid, one: (Point, usize), two: (Point, usize), inset: i32) -> Place {
    let place = |(point, side): (Point, usize)| {
        let ((x, y), (dx, dy)) = (at(grid, point), SIDES[side]);
        (x + dx * (HALF - inset), y + dy * (HALF - inset))
    };
    let (level, upright) = if one.1.is_multiple_of(2) { (one, two) } else { (two, one) };
    (place(upright).0, place(level).1)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The outlines of the points drawn as `#`.
    fn outlines(rows: &[&str], inset: i32) -> Vec<Vec<Place>> {
        let grid = Grid::new(rows[0].len() as u32, rows.len() as u32).expect("a size");
        let text = rows.concat();
        trace(grid, inset, &|p| (text.as_bytes()[p.index()] == b'#').then_some(0))
            .into_iter()
            .map(|(_, outline)| outline)
            .collect()
    }

    #[test]
    fn one_point_is_a_square() {
        assert_eq!(outlines(&["#"], 5), [[(45, -45), (45, 45), (-45, 45), (-45, -45)]]);
    }

    #[test]
    fn a_bend_turns_left_once() {
        let bend = outlines(&["#.", "##"], 10);
        assert_eq!(bend, [[(40, -40), (40, 60), (140, 60), (140, 140), (-40, 140), (-40, -40)]]);
    }

    #[test]
    fn a_hole_has_an_outline_of_its_own() {
        let ring = outlines(&["###", "#.#", "###"], 0);
        assert_eq!(ring.len(), 2);
        assert_eq!(ring[0], [(250, -50), (250, 250), (-50, 250), (-50, -50)]);
        assert_eq!(ring[1], [(150, 150), (150, 50), (50, 50), (50, 150)]);
    }

    #[test]
    fn points_that_touch_at_a_corner_stay_apart() {
        assert_eq!(outlines(&["#.", ".#"], 5).len(), 2);
        // Joined elsewhere, the outline passes the corner twice without crossing itself.
        let hooked = outlines(&["##", "#.", "###", ".##"], 5);
        assert_eq!(hooked.len(), 1);
    }

    #[test]
    fn every_outline_turns_right_four_times_more_than_left() {
        let rows = ["#.##.", "###.#", "..###", "##.#.", "#####"];
        for outline in outlines(&rows, 5) {
            let turns: i32 = (0..outline.len())
                .map(|i| {
                    let [a, b, c] = [0, 1, 2].map(|k| outline[(i + k) % outline.len()]);
                    ((b.0 - a.0) * (c.1 - b.1) - (b.1 - a.1) * (c.0 - b.0)).signum()
                })
                .sum();
            assert!(turns == 4 || turns == -4, "{outline:?}");
        }
    }
}
