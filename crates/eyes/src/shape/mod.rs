//! Connected shapes of points, and their eyes by Table 3.

mod corner;
mod free;

use alloc::vec::Vec;

use pass_alive::{Grid, Point};

use crate::value::Value;

pub use corner::Corner;

/// A column and a row, counted from 0.
type Cell = (u32, u32);

/// Connected points of a board, wherever they are: the smallest column and the smallest row
/// are 0.
///
/// ```
/// use pass_alive_eyes::{Shape, Value};
/// let knife = Shape::new([(0, 0), (1, 0), (0, 1), (1, 1), (0, 2)]).unwrap();
/// assert_eq!(knife.name(), Some("knife five"));
/// assert_eq!(knife.exterior(), 9);
/// assert_eq!(knife.value().to_string(), "{2|1}");
/// assert_eq!(knife.vital(), [(0, 1)]);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Shape {
    /// In reading order.
    cells: Vec<Cell>,
}

impl Shape {
    /// The shape of `cells`, each a column and a row; `None` if there are none or they are not
    /// connected.
    #[must_use]
    pub fn new(cells: impl IntoIterator<Item = (u32, u32)>) -> Option<Self> {
        let mut shape = Self { cells: Vec::new() };
        cells.into_iter().for_each(|cell| shape.add(cell));
        shape.placed()
    }

    /// This, with the smallest column and row 0; `None` if it is empty or not connected.
    fn placed(mut self) -> Option<Self> {
        let left = self.cells.iter().map(|&(column, _)| column).min()?;
        let top = self.cells[0].1;
        for (column, row) in &mut self.cells {
            (*column, *row) = (*column - left, *row - top);
        }
        self.is_connected().then_some(self)
    }

    /// The shape of `points` of a grid; `None` if there are none or they are not connected.
    ///
    /// # Panics
    /// If the grid does not have one of the points.
    #[must_use]
    pub fn of_points(grid: Grid, points: &[Point]) -> Option<Self> {
        Self::new(points.iter().map(|&point| grid.coordinates(point)))
    }

    /// The number of points.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a shape has at least one point")]
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// The points in reading order, each a column and a row.
    #[must_use]
    pub fn cells(&self) -> &[(u32, u32)] {
        &self.cells
    }

    /// The number of points next to the shape, each counted once, those that may be off the
    /// board among them: Ext(R) of the paper.
    #[must_use]
    pub fn exterior(&self) -> u32 {
        self.around().len() as u32
    }

    /// Returns `true` if four of the points are a square.
    #[must_use]
    pub fn has_square(&self) -> bool {
        self.cells.iter().any(|&(column, row)| {
            [(1, 0), (0, 1), (1, 1)].iter().all(|(c, r)| self.contains((column + c, row + r)))
        })
    }

    /// The eyes of a pure region of this shape with all points full and a solid wall, away from
    /// the corners (Chen and Chen 1999, Table 3): the exterior decides.
    ///
    /// | exterior | value |
    /// |---|---|
    /// | up to 6 | 1 |
    /// | 7 | {2\|1} |
    /// | 8 | 1 for the square four, 2 for the zigzag four, otherwise {2\|1} |
    /// | 9 | {2\|1} with a square in it, otherwise 2 |
    /// | 10 or more | 2 |
    ///
    /// For all shapes of up to eight points this agrees with exact search.
    #[must_use]
    pub fn value(&self) -> Value {
        match self.exterior() {
            ..=6 => Value::eyes(1),
            7 => Value::one_and_a_half(),
            8 if self.len() == 4 && self.has_square() => Value::eyes(1),
            8 if self.len() == 4 && self.most_neighbors() == 2 => Value::eyes(2),
            8 => Value::one_and_a_half(),
            9 if self.has_square() => Value::one_and_a_half(),
            _ => Value::eyes(2),
        }
    }

    /// The vital point of a shape with the value {2|1}, the point with the most neighbours: only
    /// there does the attacker kill, and the owner lives there (in the knife and rabbity shapes
    /// also by making a smaller living shape). Empty for other shapes.
    #[must_use]
    pub fn vital(&self) -> Vec<(u32, u32)> {
        if self.value().halves() != Some(3) {
            return Vec::new();
        }
        let most = self.most_neighbors();
        self.cells.iter().copied().filter(|&cell| self.neighbors(cell).count() == most).collect()
    }

    /// The customary name of the shape in English, `None` if it has none.
    ///
    /// The shapes of one point to four all have one; then come the knife five (also bulky
    /// five), the flower five (also crossed five), the rabbity six (also grape six, flower six)
    /// and the rectangular six.
    #[must_use]
    pub fn name(&self) -> Option<&'static str> {
        match (self.len(), self.exterior(), self.has_square()) {
            (1, ..) => Some("one point"),
            (2, ..) => Some("two points"),
            (3, 7, _) => Some("bent three"),
            (3, ..) => Some("straight three"),
            (4, 10, _) => Some("straight four"),
            (4, 9, _) => Some("bent four"),
            (4, _, true) => Some("square four"),
            (4, ..) if self.most_neighbors() == 3 => Some("T-four"),
            (4, ..) => Some("zigzag four"),
            (5, _, true) => Some("knife five"),
            (5, 8, _) => Some("flower five"),
            (6, 9, _) => Some("rabbity six"),
            (6, ..) if self.fills_its_frame() && self.has_square() => Some("rectangular six"),
            _ => None,
        }
    }

    /// The index of a cell, or the one to insert it at.
    fn find(&self, (column, row): Cell) -> Result<usize, usize> {
        self.cells.binary_search_by_key(&(row, column), |&(c, r)| (r, c))
    }

    fn contains(&self, cell: Cell) -> bool {
        self.find(cell).is_ok()
    }

    fn add(&mut self, cell: Cell) {
        if let Err(index) = self.find(cell) {
            self.cells.insert(index, cell);
        }
    }

    /// The shape one column and one row further, so that there is room on all sides.
    fn moved(&self) -> Self {
        Self { cells: self.cells.iter().map(|&(column, row)| (column + 1, row + 1)).collect() }
    }

    /// The cells next to those of [`Shape::moved`], in reading order.
    fn around(&self) -> Vec<Cell> {
        let moved = self.moved();
        let mut around = Self { cells: Vec::new() };
        for &(column, row) in &moved.cells {
            for next in [(column, row - 1), (column - 1, row), (column + 1, row), (column, row + 1)]
            {
                if !moved.contains(next) {
                    around.add(next);
                }
            }
        }
        around.cells
    }

    /// The indices of the cells next to a cell.
    fn neighbors(&self, (column, row): Cell) -> impl Iterator<Item = usize> {
        let left = column.checked_sub(1).map(|left| (left, row));
        let above = row.checked_sub(1).map(|above| (column, above));
        let all = [above, left, Some((column + 1, row)), Some((column, row + 1))];
        all.into_iter().flatten().filter_map(|cell| self.find(cell).ok())
    }

    fn most_neighbors(&self) -> usize {
        self.cells.iter().map(|&cell| self.neighbors(cell).count()).max().unwrap_or(0)
    }

    /// The number of columns and of rows.
    fn frame(&self) -> (u32, u32) {
        let columns = self.cells.iter().map(|&(column, _)| column + 1).max();
        let rows = self.cells.last().map(|&(_, row)| row + 1);
        (columns.unwrap_or(0), rows.unwrap_or(0))
    }

    fn fills_its_frame(&self) -> bool {
        let (columns, rows) = self.frame();
        u64::from(columns) * u64::from(rows) == self.len() as u64
    }

    fn is_connected(&self) -> bool {
        let mut reached = vec![false; self.len()];
        let mut open = vec![0];
        reached[0] = true;
        while let Some(index) = open.pop() {
            for next in self.neighbors(self.cells[index]) {
                if !reached[next] {
                    reached[next] = true;
                    open.push(next);
                }
            }
        }
        !reached.contains(&false)
    }
}

#[cfg(test)]
mod tests {
    use alloc::string::ToString;

    use super::*;

    /// The shape drawn with `#`.
    pub(super) fn drawn(picture: &str) -> Shape {
        let rows = picture.split_whitespace().zip(0..);
        let cells = rows.flat_map(|(line, row)| {
            let columns = line.chars().zip(0..);
            columns.filter(|&(c, _)| c == '#').map(move |(_, column)| (column, row))
        });
        Shape::new(cells).expect("a connected shape")
    }

    #[test]
    fn shapes_have_no_place_and_are_connected() {
        assert_eq!(Shape::new([(5, 7), (5, 6)]), Shape::new([(0, 1), (0, 0), (0, 0)]));
        assert_eq!(Shape::new([(0, 0), (1, 1)]), None);
        assert_eq!(Shape::new([]), None);
        let far = Shape::new([(u32::MAX, u32::MAX), (u32::MAX - 1, u32::MAX)]).unwrap();
        assert_eq!((far.len(), far.exterior()), (2, 6));
    }

    #[test]
    fn names_values_and_vital_points() {
        for (picture, name, exterior, value, vital) in [
            ("#", "one point", 4, "1", None),
            ("##", "two points", 6, "1", None),
            ("###", "straight three", 8, "{2|1}", Some((1, 0))),
            ("## #.", "bent three", 7, "{2|1}", Some((0, 0))),
            ("####", "straight four", 10, "2", None),
            ("### #..", "bent four", 9, "2", None),
            ("### .#.", "T-four", 8, "{2|1}", Some((1, 0))),
            ("##. .##", "zigzag four", 8, "2", None),
            ("## ##", "square four", 8, "1", None),
            ("## ## #.", "knife five", 9, "{2|1}", Some((0, 1))),
            (".#. ### .#.", "flower five", 8, "{2|1}", Some((1, 1))),
            ("##. ### .#.", "rabbity six", 9, "{2|1}", Some((1, 1))),
            ("### ###", "rectangular six", 10, "2", None),
        ] {
            let shape = drawn(picture);
            assert_eq!(shape.name(), Some(name));
            assert_eq!(shape.exterior(), exterior, "{name}");
            assert_eq!(shape.value().to_string(), value, "{name}");
            assert_eq!(shape.vital(), Vec::from_iter(vital), "{name}");
        }
        for unnamed in ["#####", "######", "##. .#. .##", "#.# ###"] {
            assert_eq!(drawn(unnamed).name(), None, "{unnamed}");
        }
    }
}
