//! The names of the points of a rectangular board.

use alloc::string::String;
use core::fmt::{self, Write};

use crate::id::Point;

/// A rectangular board of `columns × rows` points, numbered in reading order from the
/// top left: the point in column `c` and row `r` (both from 0) is `r * columns + c`.
///
/// Players write a point as `C3`: the column's letter without I, and the row counted
/// from the bottom. After Z come AA, BB … ZZ, then AAA and so on.
///
/// ```
/// use pass_alive::Grid;
/// let grid = Grid::new(19, 19).unwrap();
/// assert_eq!(grid.point_named("j10"), grid.point(8, 9));
/// assert_eq!(grid.name(grid.point(0, 0).unwrap()), "A19");
/// assert_eq!(grid.point(19, 0), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Grid {
    columns: u32,
    rows: u32,
}

impl Grid {
    /// The longest side of a board, so that every count fits in 32 bits.
    pub const MAX_SIDE: u32 = 20_000;

    /// The usual board of 19×19.
    pub const STANDARD: Self = Self { columns: 19, rows: 19 };

    /// A grid of the given size; `None` if a side is 0 or above 20,000.
    #[must_use]
    pub fn new(columns: u32, rows: u32) -> Option<Self> {
        let side = 1..=Self::MAX_SIDE;
        (side.contains(&columns) && side.contains(&rows)).then_some(Self { columns, rows })
    }

    /// The number of columns.
    #[must_use]
    pub fn columns(self) -> u32 {
        self.columns
    }

    /// The number of rows.
    #[must_use]
    pub fn rows(self) -> u32 {
        self.rows
    }

    /// The number of points.
    #[must_use]
    pub const fn len(self) -> usize {
        self.columns as usize * self.rows as usize
    }

    /// Always `false`: a grid has at least one point.
    #[must_use]
    pub fn is_empty(self) -> bool {
        false
    }

    /// All points in order.
    pub fn points(
        self,
    ) -> impl ExactSizeIterator<Item = Point> + DoubleEndedIterator + Clone + use<> {
        Point::first(self.len() as u32)
    }

    /// The point in `column` and `row`, both counted from 0 at the top left; `None` if it is
    /// outside the grid.
    #[must_use]
    pub fn point(self, column: u32, row: u32) -> Option<Point> {
        (column < self.columns && row < self.rows).then(|| Point::new(row * self.columns + column))
    }

    /// The column and row of `point`, both counted from 0 at the top left.
    ///
    /// # Panics
    /// If the grid has no such point.
    #[must_use]
    pub fn coordinates(self, point: Point) -> (u32, u32) {
        assert!(point.index() < self.len(), "there is no point {point} on the grid");
        (point.number() % self.columns, point.number() / self.columns)
    }

    /// The name players give to `point`, such as `C3`.
    ///
    /// # Panics
    /// If the grid has no such point.
    #[must_use]
    pub fn name(self, point: Point) -> String {
        let (column, row) = self.coordinates(point);
        format!("{}{}", ColumnName(column), self.rows - row)
    }

    /// The point called `name`, in upper or lower case; `None` if the grid has no such point.
    #[must_use]
    pub fn point_named(self, name: &str) -> Option<Point> {
        let letters = name.bytes().take_while(u8::is_ascii_alphabetic).count();
        let (letters, digits) = name.as_bytes().split_at(letters);
        let column = column_named(letters)?;
        let mut row = 0u32;
        for &digit in digits {
            if !digit.is_ascii_digit() {
                return None;
            }
            row = row.checked_mul(10)?.checked_add(u32::from(digit - b'0'))?;
        }
        self.point(column, self.rows.checked_sub(row)?)
    }
}

/// Displays the letters of a column counted from 0.
#[derive(Debug, Clone, Copy)]
pub struct ColumnName(pub u32);

const LETTERS: &[u8; 25] = b"ABCDEFGHJKLMNOPQRSTUVWXYZ";

impl fmt::Display for ColumnName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(LETTERS[self.0 as usize % LETTERS.len()]);
        (0..=self.0 / LETTERS.len() as u32).try_for_each(|_| f.write_char(letter))
    }
}

fn column_named(letters: &[u8]) -> Option<u32> {
    let first = letters.first()?.to_ascii_uppercase();
    if !letters.iter().all(|b| b.to_ascii_uppercase() == first) {
        return None;
    }
    let letter = LETTERS.iter().position(|&l| l == first)?;
    u32::try_from((letters.len() - 1) * LETTERS.len() + letter).ok()
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;
    use alloc::vec::Vec;

    use super::*;

    #[test]
    fn columns_skip_i_and_double_after_z() {
        let names: Vec<String> =
            [0, 7, 8, 24, 25, 49, 50].map(|c| ColumnName(c).to_string()).into();
        assert_eq!(names, ["A", "H", "J", "Z", "AA", "ZZ", "AAA"]);
    }

    #[test]
    fn every_name_leads_back_to_its_point() {
        let grid = Grid::new(52, 3).expect("a size");
        for point in grid.points() {
            assert_eq!(grid.point_named(&grid.name(point)), Some(point));
        }
        for wrong in ["", "C", "3", "I3", "AB1", "A0", "A4", "A+1", "é1", "A99999999999"] {
            assert_eq!(grid.point_named(wrong), None, "{wrong}");
        }
    }
}
