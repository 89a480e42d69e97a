//! All shapes of a size.

use alloc::vec::Vec;

use super::Shape;

impl Shape {
    /// All shapes of `size` points, one for each set of shapes that are equal after turning and
    /// reflecting: 1, 1, 2, 5, 12, 35, 108 and 369 for the sizes from 1 to 8. The number grows
    /// nearly fourfold with each further point.
    ///
    /// ```
    /// use pass_alive_eyes::Shape;
    /// let fours: Vec<_> = Shape::free(4).iter().filter_map(Shape::name).collect();
    /// assert_eq!(fours.len(), 5);
    /// ```
    #[must_use]
    pub fn free(size: usize) -> Vec<Shape> {
        let mut shapes: Vec<Shape> = Vec::from_iter(Shape::new([(0, 0)]).filter(|_| size > 0));
        for _ in 1..size {
            let mut larger: Vec<Shape> = Vec::new();
            for shape in shapes.iter().flat_map(Shape::grown) {
                if let Err(index) = larger.binary_search(&shape) {
                    larger.insert(index, shape);
                }
            }
            shapes = larger;
        }
        shapes
    }

    /// The eight shapes that this one becomes by turning and reflecting it, equal ones among
    /// them.
    pub fn symmetric(&self) -> impl Iterator<Item = Shape> {
        let (columns, rows) = self.frame();
        (0..8).filter_map(move |symmetry| {
            Shape::new(self.cells.iter().map(|&(column, row)| {
                let column = if symmetry & 1 == 0 { column } else { columns - 1 - column };
                let row = if symmetry & 2 == 0 { row } else { rows - 1 - row };
                if symmetry & 4 == 0 { (column, row) } else { (row, column) }
            }))
        })
    }

    /// The first of the symmetric shapes, the same for all of them.
    #[must_use]
    pub fn canonical(&self) -> Shape {
        self.symmetric().min().unwrap_or_else(|| self.clone())
    }

    /// The canonical shapes with one point more.
    fn grown(&self) -> impl Iterator<Item = Shape> {
        let moved = self.moved().cells;
        self.around().into_iter().filter_map(move |cell| {
            Shape::new(moved.iter().copied().chain([cell])).map(|shape| shape.canonical())
        })
    }
}

#[cfg(test)]
mod tests {
    use alloc::collections::BTreeSet;
    use alloc::string::String;

    use serde::Deserialize;

    use super::*;

    #[test]
    fn shapes_are_counted() {
        let counts: Vec<usize> = (0..=8).map(|size| Shape::free(size).len()).collect();
        assert_eq!(counts, [0, 1, 1, 2, 5, 12, 35, 108, 369]);
    }

    #[test]
    fn symmetric_shapes_are_alike() {
        for shape in Shape::free(6) {
            for other in shape.symmetric() {
                assert_eq!(other.canonical(), shape);
                assert_eq!(other.exterior(), shape.exterior());
                assert_eq!(other.value(), shape.value());
                assert_eq!(other.name(), shape.name());
                assert_eq!(other.vital().len(), shape.vital().len());
            }
        }
    }

    #[derive(Deserialize)]
    struct Values {
        shapes: Vec<Known>,
    }

    #[derive(Deserialize)]
    struct Known {
        n: usize,
        shape: Vec<String>,
        ext: u32,
        square: bool,
        value: (u8, u8),
        table3: (u8, u8),
    }

    #[test]
    fn table_3_agrees_with_exact_search_on_all_164_shapes() {
        let text = include_str!("../../../../tests/positions/eye-values.json");
        let Values { shapes } = serde_json::from_str(text).unwrap();
        let mut seen = BTreeSet::new();
        for Known { n, shape, ext, square, value, table3 } in shapes {
            let rows = shape.iter().zip(0..);
            let cells = rows.flat_map(|(line, row)| {
                let columns = line.chars().zip(0..);
                columns.filter(|&(c, _)| c == '.').map(move |(_, column)| (column, row))
            });
            let shape = Shape::new(cells).unwrap();
            assert_eq!((shape.len(), shape.exterior(), shape.has_square()), (n, ext, square));
            assert_eq!(value, table3);
            assert_eq!((shape.value().owner_first(), shape.value().attacker_first()), value);
            let one_vital_point = value == (2, 1);
            assert_eq!(shape.vital().len(), usize::from(one_vital_point), "{shape:?}");
            seen.insert(shape.canonical());
        }
        let all: BTreeSet<Shape> = (1..=7).flat_map(Shape::free).collect();
        assert_eq!(seen.len(), 164);
        assert_eq!(seen, all);
    }
}
