//! The exceptions to Table 3 in the corner.

use pass_alive::{Grid, Point};

use super::{Cell, Shape};

/// An exception to [`Shape::value`] for a region that fills a corner of the board, with all
/// points full and a solid wall: the attacker kills by moving first, although Table 3 says that
/// the region gives two eyes. Found by exact search; there is no other among the shapes of up to
/// eight points. With more outside liberties than given here, Table 3 is right.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Corner {
    /// `true` if the attacker needs to win a ko.
    pub ko: bool,
}

/// A shape with its corner at the first column and row, and the largest numbers of outside
/// liberties with which the region dies, and with which it depends on a ko.
struct Exception {
    cells: &'static [Cell],
    dead: Option<u32>,
    ko: u32,
}

const EXCEPTIONS: [Exception; 4] = [
    // The bent four, with its bend on the corner point.
    Exception { cells: &[(0, 0), (1, 0), (2, 0), (0, 1)], dead: None, ko: 1 },
    // The rectangular six.
    Exception { cells: &[(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)], dead: Some(0), ko: 1 },
    // A rectangle of eight points without the one farthest from the corner.
    Exception {
        cells: &[(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1), (2, 1)],
        dead: None,
        ko: 2,
    },
    // A square of nine points without the one farthest from the corner.
    Exception {
        cells: &[(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2)],
        dead: None,
        ko: 1,
    },
];

impl Corner {
    /// The exception for the region of these `points`, if its wall has `outside` liberties
    /// beside them.
    ///
    /// ```
    /// use pass_alive::Grid;
    /// use pass_alive_eyes::Corner;
    /// let grid = Grid::new(9, 9).unwrap();
    /// let bent = ["A1", "B1", "C1", "A2"].map(|name| grid.point_named(name).unwrap());
    /// assert_eq!(Corner::of(grid, &bent, 1), Some(Corner { ko: true }));
    /// assert_eq!(Corner::of(grid, &bent, 2), None);
    /// ```
    #[must_use]
    pub fn of(grid: Grid, points: &[Point], outside: u32) -> Option<Corner> {
        let (columns, rows) = (grid.columns(), grid.rows());
        EXCEPTIONS.iter().filter(|exception| exception.cells.len() == points.len()).find_map(
            |&Exception { cells, dead, ko }| {
                let fits = (0..8).any(|symmetry| {
                    points.iter().all(|&point| {
                        let (column, row) = grid.coordinates(point);
                        let column = if symmetry & 1 == 0 { column } else { columns - 1 - column };
                        let row = if symmetry & 2 == 0 { row } else { rows - 1 - row };
                        cells.contains(&if symmetry & 4 == 0 {
                            (column, row)
                        } else {
                            (row, column)
                        })
                    })
                });
                let dies = dead.is_some_and(|dead| outside <= dead);
                (fits && outside <= ko).then_some(Corner { ko: !dies })
            },
        )
    }

    /// The shapes with an exception, each as it lies in the corner of the first column and row,
    /// with the largest number of outside liberties with which it is one.
    pub fn shapes() -> impl Iterator<Item = (Shape, u32)> {
        EXCEPTIONS.iter().filter_map(|exception| {
            Some((Shape::new(exception.cells.iter().copied())?, exception.ko))
        })
    }
}

#[cfg(test)]
mod tests {
    use alloc::collections::BTreeSet;
    use alloc::vec::Vec;

    use super::*;

    #[test]
    fn exceptions_hold_in_all_corners_and_only_there() {
        let grid = Grid::new(9, 7).unwrap();
        let mut found = Vec::new();
        for (shape, most) in Corner::shapes() {
            assert_eq!(shape.value().attacker_first(), 2);
            let mut regions = BTreeSet::new();
            for shape in shape.symmetric() {
                for start in grid.points() {
                    let (column, row) = grid.coordinates(start);
                    let cells = shape.cells().iter();
                    let points = cells.map(|(c, r)| grid.point(column + c, row + r));
                    let Some(points) = points.collect::<Option<Vec<Point>>>() else { continue };
                    assert_eq!(Corner::of(grid, &points, most + 1), None);
                    if Corner::of(grid, &points, most).is_some() {
                        regions.insert(points);
                    }
                }
            }
            found.push(regions.len());
        }
        // Four corners, and two ways in each but for the square, which is its own reflection.
        assert_eq!(found, [8, 8, 8, 4]);
    }

    #[test]
    fn the_rectangle_dies_without_outside_liberties() {
        let grid = Grid::new(5, 5).unwrap();
        let rectangle = [0, 1, 5, 6, 10, 11].map(Point::new);
        assert_eq!(Corner::of(grid, &rectangle, 0), Some(Corner { ko: false }));
        assert_eq!(Corner::of(grid, &rectangle, 1), Some(Corner { ko: true }));
        assert_eq!(Corner::of(grid, &rectangle, 2), None);
    }
}
