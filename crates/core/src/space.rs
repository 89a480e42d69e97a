//! Boards with layers, and boards whose edges are joined.

use alloc::string::String;

use crate::form::Form;
use crate::grid::Grid;
use crate::id::Point;

/// A board of `columns × rows × layers` points, numbered in reading order: layer by layer from the top
/// one, and in each layer as in a [`Grid`]. The point in column `c`, row `r` and layer `l` (all from 0)
/// is `(l * rows + r) * columns + c`. J. B. Kim carried the game to such boards: *On the game of Go*,
/// J. Korean Math. Soc. 14, No. 2 (1978), from page 197.
///
/// A point is called `2:C3`, its layer counted from 1, the top one; on a board of one layer `C3`.
///
/// ```
/// use pass_alive::{Form, Grid, Space, Topology};
/// let cube = Space::new(Grid::new(3, 3).unwrap(), 3, Form::Box).unwrap();
/// let center = cube.point(1, 1, 1).unwrap();
/// assert_eq!(cube.name(center), "2:B2");
/// assert_eq!(cube.point_named("2:b2"), Some(center));
/// assert_eq!(cube.coordinates(center), (1, 1, 1));
/// assert_eq!(Topology::from(cube).neighbors(center).len(), 6);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Space {
    grid: Grid,
    layers: u32,
    form: Form,
}

impl Space {
    /// The largest number of points of a board: more would not leave room for six adjacencies each in
    /// 32 bits.
    pub const MAX_POINTS: u32 = 1 << 29;

    /// A board of `layers` layers, each of the size of `layer`; `None` if there are none, more than
    /// 20,000, or more than 2²⁹ points.
    #[must_use]
    pub fn new(layer: Grid, layers: u32, form: Form) -> Option<Self> {
        let points = u64::from(layers) * layer.len() as u64;
        let fits = (1..=Grid::MAX_SIDE).contains(&layers) && points <= u64::from(Self::MAX_POINTS);
        fits.then_some(Self { grid: layer, layers, form })
    }

    /// The same size with other edges joined.
    #[must_use]
    pub fn with_form(self, form: Form) -> Self {
        Self { form, ..self }
    }

    /// The size of a layer.
    #[must_use]
    pub fn layer(self) -> Grid {
        self.grid
    }

    /// The number of layers.
    #[must_use]
    pub fn layers(self) -> u32 {
        self.layers
    }

    /// The numbers of columns, rows and layers.
    #[must_use]
    pub fn sides(self) -> [u32; 3] {
        [self.grid.columns(), self.grid.rows(), self.layers]
    }

    /// Which edges are joined.
    #[must_use]
    pub fn form(self) -> Form {
        self.form
    }

    /// The grid, if this is one: a board of one layer without joined edges.
    #[must_use]
    pub fn grid(self) -> Option<Grid> {
        (self.layers == 1 && self.form == Form::Box).then_some(self.grid)
    }

    /// The number of points.
    #[must_use]
    pub fn len(self) -> usize {
        self.grid.len() * self.layers as usize
    }

    /// Always `false`: a board has at least one point.
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

    /// The points next to `point`, and those next to two of these in two different directions: in space
    /// at most 18, six over the faces of a cube and twelve over its edges; on one layer at most
    /// eight. No stones connect so, but surfaces do ([`crate::Surface`]). In no particular order, and
    /// some twice where a side has two points that are joined.
    ///
    /// # Panics
    /// If the board has no such point.
    pub(crate) fn around_edges(self, point: Point) -> impl Iterator<Item = Point> {
        let (column, row, layer) = self.coordinates(point);
        let steps = [self.along(0, column), self.along(1, row), self.along(2, layer)];
        let places = (1..27u32).filter_map(move |number| {
            let chosen = [number % 3, number / 3 % 3, number / 9];
            if chosen.iter().all(|&step| step > 0) {
                return None;
            }
            let [column, row, layer] =
                [0, 1, 2].map(|direction: usize| steps[direction][chosen[direction] as usize]);
            Some((column?, row?, layer?))
        });
        places.filter_map(move |(column, row, layer)| self.point(column, row, layer))
    }

    /// The coordinate `at` in one direction, and those one step before and after it.
    fn along(self, direction: usize, at: u32) -> [Option<u32>; 3] {
        let side = self.sides()[direction];
        let joined = self.form.joined()[direction] && side > 1;
        let before = at.checked_sub(1).or(joined.then_some(side - 1));
        let after = if at + 1 < side { Some(at + 1) } else { joined.then_some(0) };
        [Some(at), before, after]
    }

    /// The point in `column`, `row` and `layer`, all counted from 0 at the top left of the top layer;
    /// `None` if it is outside the board.
    #[must_use]
    pub fn point(self, column: u32, row: u32, layer: u32) -> Option<Point> {
        let point = self.grid.point(column, row)?;
        let before = layer.checked_mul(self.grid.len() as u32)?;
        (layer < self.layers).then(|| Point::new(before + point.number()))
    }

    /// The column, row and layer of `point`, all counted from 0.
    ///
    /// # Panics
    /// If the board has no such point.
    #[must_use]
    pub fn coordinates(self, point: Point) -> (u32, u32, u32) {
        assert!(point.index() < self.len(), "there is no point {point} on the board");
        let (point, layer) = self.on_layer(point);
        let (column, row) = self.grid.coordinates(point);
        (column, row, layer)
    }

    /// The point of a layer's grid at `point`, and the layer.
    ///
    /// # Panics
    /// If the board has no such point.
    fn on_layer(self, point: Point) -> (Point, u32) {
        assert!(point.index() < self.len(), "there is no point {point} on the board");
        let points = self.grid.len() as u32;
        (Point::new(point.number() % points), point.number() / points)
    }

    /// The name of `point`, such as `2:C3`, or `C3` on a board of one layer.
    ///
    /// # Panics
    /// If the board has no such point.
    #[must_use]
    pub fn name(self, point: Point) -> String {
        let (point, layer) = self.on_layer(point);
        let name = self.grid.name(point);
        if self.layers == 1 { name } else { format!("{}:{name}", layer + 1) }
    }

    /// The point called `name`, in upper or lower case; `None` if the board has no such point.
    #[must_use]
    pub fn point_named(self, name: &str) -> Option<Point> {
        let (layer, name) = match name.split_once(':') {
            Some((layer, name)) if layer.bytes().all(|digit| digit.is_ascii_digit()) => {
                (layer.parse::<u32>().ok()?.checked_sub(1)?, name)
            }
            None if self.layers == 1 => (0, name),
            _ => return None,
        };
        let (column, row) = self.grid.coordinates(self.grid.point_named(name)?);
        self.point(column, row, layer)
    }
}

impl From<Grid> for Space {
    fn from(grid: Grid) -> Self {
        Self { grid, layers: 1, form: Form::Box }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::topology::Topology;

    fn space(columns: u32, rows: u32, layers: u32, form: Form) -> Space {
        Space::new(Grid::new(columns, rows).expect("a size"), layers, form).expect("a size")
    }

    #[test]
    fn every_name_leads_back_to_its_point() {
        for board in [space(3, 4, 12, Form::Box), space(52, 2, 1, Form::Torus)] {
            for point in board.points() {
                assert_eq!(board.point_named(&board.name(point)), Some(point));
            }
        }
        let cube = space(3, 3, 3, Form::Box);
        for wrong in [
            "",
            ":",
            "C3",
            "0:C3",
            "4:C3",
            "+1:C3",
            ":C3",
            "1:",
            "1:1:C3",
            "1:D3",
            "99999999999:C3",
        ] {
            assert_eq!(cube.point_named(wrong), None, "{wrong}");
        }
        assert_eq!(space(3, 3, 1, Form::Box).point_named("1:C3"), Some(Point::new(2)));
    }

    #[test]
    fn sizes() {
        let grid = Grid::new(20_000, 20_000).expect("a size");
        assert_eq!(Space::new(grid, 2, Form::Box), None);
        assert_eq!(Space::new(grid, 0, Form::Box), None);
        assert_eq!(Space::new(Grid::new(1, 1).expect("a size"), 20_001, Form::Box), None);
        let torus = Topology::from(space(52, 52, 52, Form::Torus));
        assert_eq!(torus.adjacencies(), 6 * 52 * 52 * 52);
    }

    #[test]
    fn joined_edges() {
        let around = |space: Space, name: &str| {
            let topology = Topology::from(space);
            let around = topology.neighbors(space.point_named(name).expect("a point"));
            around.iter().map(|&point| space.name(point)).collect::<alloc::vec::Vec<_>>()
        };
        assert_eq!(around(space(4, 3, 1, Form::Cylinder), "A3"), ["B3", "D3", "A2"]);
        assert_eq!(around(space(4, 3, 1, Form::Torus), "A3"), ["B3", "D3", "A2", "A1"]);
        assert_eq!(around(space(3, 2, 2, Form::Torus), "1:A1"), ["1:A2", "1:B1", "1:C1", "2:A1"]);
        assert_eq!(around(space(2, 1, 1, Form::Cylinder), "A1"), ["B1"]);
        assert!(around(space(1, 1, 1, Form::Torus), "A1").is_empty());
    }
}
