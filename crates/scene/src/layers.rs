//! The layers of a board in space side by side, each an ordinary board.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use pass_alive::{Grid, MarkKind, Point, Space};

use crate::board::{self, Overlay};
use crate::ground;
use crate::hit::{Hit, hit_at};
use crate::layout::{HALF, SPACING, at, frame, size};
use crate::lens::{self, Lens};
use crate::mark::{Ink, Mark as Drawn, Place, Scene, Shape, disc, sharp};
use crate::outline::among;
use crate::role::Role;
use crate::sheet::{Part, Sheet, SheetPoint};
use crate::sight::{STEPS, joined, line};
use crate::star::stars;
use crate::strip::{Cells, arrange, moved};
use crate::view::{Layers, View};
use crate::window::Window;

/// The columns or rows of the other side that are drawn beyond a joined edge: one that is shown, and
/// one below the cover, so that outlines do not end at the edge of the drawing.
const REPEATED: u32 = 2;
/// From the outermost line to the end of the faded margin, and to the end of the cover.
const MARGIN: i32 = SPACING + HALF;
const COVER: i32 = 2 * SPACING + HALF + 10;
/// From the outermost line to the ends of these in a direction that is not joined.
const EDGE: i32 = 62;
/// The share of the ground over the faded margin, in percent.
const VEIL: u8 = 40;
/// The ring around the point under the pointer, its neighbours and a surface, and the dots on the way.
const RING: i32 = 51;
const RING_WIDTH: i32 = 5;
const SURFACE_WIDTH: i32 = 8;
const POINTED_WIDTH: i32 = 9;
const DOT: i32 = 10;

/// The arrangement of the layers of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Arrangement<'a> {
    /// The maximum number of layers in a row; without it the drawing is nearly square.
    pub across: Option<usize>,
    /// The column, row and layer that are shown first, where edges are joined.
    pub first: [u32; 3],
    /// The marks of a lens.
    pub lens: Lens<'a>,
    /// Points that are lit, such as the surface of a region.
    pub surface: &'a [Point],
    /// The point that is pointed at, whose neighbours and lines of sight are lit.
    pub pointed: Option<Point>,
}

/// Draws the layers of a board side by side, the top one first, each as [`crate::draw`] draws a board,
/// with its number below it. Where edges are joined, one column or row of the other side is
/// repeated beyond them, faded.
///
/// ```
/// use pass_alive::{Board, Form, Grid, Space};
/// use pass_alive_scene::{Arrangement, View, draw_layers};
///
/// let cube = Space::new(Grid::new(3, 3).unwrap(), 3, Form::Box).unwrap();
/// let board = Board::new(cube);
/// let view = View::new(&board);
/// let row = Arrangement { across: Some(3), ..Arrangement::default() };
/// assert!(draw_layers(&view, &row).width > 2 * draw_layers(&view, &row).height);
/// ```
///
/// # Panics
/// If the board was made from edges, or the analyses are of boards of another size.
pub fn draw_layers(view: &View<'_>, arrangement: &Arrangement<'_>) -> Scene {
    let spread = Spread::of(view, arrangement);
    let label = |layer: usize| {
        let number = spread.window.line(2, layer as u32) + 1;
        if spread.is_labeled() { number.to_string() } else { String::new() }
    };
    let scenes = spread.draw().into_iter().enumerate();
    let scenes = scenes.map(|(layer, scene)| (scene, label(layer)));
    arrange(vec![scenes.collect()], spread.cells().across, view.ground)
}

/// The point, block and region at `x`, `y` on the drawing of the layers, in board units from its top
/// left corner; a repeated margin leads to the points that it repeats.
pub fn hit_layers(view: &View<'_>, arrangement: &Arrangement<'_>, x: i32, y: i32) -> Option<Hit> {
    let spread = Spread::of(view, arrangement);
    let cells = spread.cells();
    let (right, down) = cells.step();
    let (column, row) = (x.div_euclid(right), y.div_euclid(down));
    if x < 0 || column >= cells.across as i32 {
        return None;
    }
    let layer = u32::try_from(row).ok()?.checked_mul(cells.across as u32)? + column as u32;
    let (left, top) = spread.corner();
    let line = |offset: i32| (offset + HALF).div_euclid(SPACING);
    let lines = [line(x.rem_euclid(right) + left), line(y.rem_euclid(down) + top)];
    let sides = view.space().sides();
    let mut place = [0; 2];
    for axis in 0..2 {
        let beyond = i32::from(spread.repeated[axis] > 0);
        let count = sides[axis] as i32;
        if !(-beyond..count + beyond).contains(&lines[axis]) {
            return None;
        }
        place[axis] = lines[axis].rem_euclid(count) as u32;
    }
    Some(hit_at(view, spread.window.point([place[0], place[1], layer])?))
}

/// The width and height of the drawing of the layers, in board units.
pub fn size_of_layers(view: &View<'_>, arrangement: &Arrangement<'_>) -> (i32, i32) {
    let cells = Spread::of(view, arrangement).cells();
    cells.size((view.space().layers() as usize).div_ceil(cells.across))
}

/// The middle of `point` on the drawing of the layers, in board units from its top left corner.
///
/// # Panics
/// If the board has no such point.
pub fn place_on_layers(view: &View<'_>, arrangement: &Arrangement<'_>, point: Point) -> Place {
    let spread = Spread::of(view, arrangement);
    let cells = spread.cells();
    let [column, row, layer] = spread.window.places(point).map(|place| place as i32);
    let ((right, down), (left, top)) = (cells.step(), spread.corner());
    let across = cells.across as i32;
    (layer % across * right + column * SPACING - left, layer / across * down + row * SPACING - top)
}

/// The layers of a view.
struct Spread<'v, 'a> {
    space: Space,
    window: Window,
    view: &'v View<'a>,
    arrangement: &'v Arrangement<'v>,
    /// The repeated columns on each side, and rows.
    repeated: [u32; 2],
}

impl<'v, 'a> Spread<'v, 'a> {
    fn of(view: &'v View<'a>, arrangement: &'v Arrangement<'v>) -> Self {
        let space = view.space();
        let (joined, sides) = (joined(space), space.sides());
        // The longest sides have no room for a margin.
        let is_repeated =
            |axis: usize| joined[axis] && sides[axis] + 2 * REPEATED <= Grid::MAX_SIDE;
        let repeated = [0, 1].map(|axis| if is_repeated(axis) { REPEATED } else { 0 });
        let window = Window::new(space, arrangement.first);
        Self { space, window, view, arrangement, repeated }
    }

    /// A single layer needs no number.
    fn is_labeled(&self) -> bool {
        self.space.layers() > 1
    }

    /// The extent of the margin beyond the outermost lines, in board units.
    fn beyond(&self) -> (i32, i32) {
        let [beside, above] = self.repeated.map(|repeated| if repeated > 0 { SPACING } else { 0 });
        (beside, above)
    }

    /// The top left corner of the drawing of a layer, whose first point is at (0, 0).
    fn corner(&self) -> Place {
        let frame = self.frame();
        (frame.left, frame.top)
    }

    /// The empty drawing of a layer.
    fn frame(&self) -> Scene {
        let (scene, (beside, above)) = (frame(self.view), self.beyond());
        Scene {
            left: scene.left - beside,
            top: scene.top - above,
            width: scene.width + 2 * beside,
            height: scene.height + 2 * above,
            ..scene
        }
    }

    fn cells(&self) -> Cells {
        let ((width, height), (beside, above)) = (size(self.view), self.beyond());
        let size = (width + 2 * beside, height + 2 * above);
        let count = self.space.layers() as usize;
        let fits = |&across: &usize| {
            let (right, down) = Cells::new(size, self.is_labeled(), count, across).step();
            across as i64 * i64::from(right) >= count.div_ceil(across) as i64 * i64::from(down)
        };
        let across = self.arrangement.across.or_else(|| (1..count).find(fits)).unwrap_or(count);
        Cells::new(size, self.is_labeled(), count, across)
    }

    /// The layers, each with its first point at (0, 0).
    fn draw(&self) -> Vec<Scene> {
        let own = self.space.layer();
        let [beside, above] = self.repeated;
        let grid = Grid::new(own.columns() + 2 * beside, own.rows() + 2 * above).unwrap_or(own);
        let mut marks = self.by_layer();
        for mark in self.view.shown_marks() {
            for (layer, point) in self.copies(grid, mark.point) {
                marks[layer].push((point, &mark.kind));
            }
        }
        let mut lens_marks = self.by_layer();
        for mark in self.arrangement.lens.marks {
            for (layer, point) in self.copies(grid, mark.point) {
                lens_marks[layer].push((point, mark.kind));
            }
        }
        let outlined = among(self.arrangement.lens.outlined, self.space.len());
        let layers = (0..).zip(marks.into_iter().zip(&lens_marks)).zip(self.lights());
        let scenes = layers.map(|((layer, (marks, lens_marks)), lights)| {
            let overlay = |sheet: &Sheet<'_>, scene: &mut Scene| {
                lens::draw(sheet, lens_marks, &outlined, scene);
            };
            let mut scene = self.draw_layer(layer, grid, marks, &overlay);
            scene.marks.extend(lights);
            scene
        });
        scenes.collect()
    }

    /// An empty list for each layer.
    fn by_layer<T>(&self) -> Vec<Vec<T>> {
        (0..self.space.layers()).map(|_| Vec::new()).collect()
    }

    /// The points of a layer's grid at which a point of the board is drawn, with the layer: several if it is
    /// repeated in the margin, none if the board has no such point.
    fn copies(&self, grid: Grid, point: Point) -> impl Iterator<Item = (usize, SheetPoint)> {
        let point = self.view.existing(Some(point));
        point.into_iter().flat_map(move |point| {
            let [column, row, layer] = self.window.places(point);
            let own = self.space.layer();
            let repeats = |place: u32, margin: u32, count: u32| {
                ((place + margin) % count..count + 2 * margin).step_by(count as usize)
            };
            let [beside, above] = self.repeated;
            let columns = repeats(column, beside, own.columns());
            let rows = repeats(row, above, own.rows());
            let places = rows.flat_map(move |row| columns.clone().map(move |at| (at, row)));
            places.filter_map(move |(at, row)| {
                Some((layer as usize, SheetPoint::new(grid.point(at, row)?)))
            })
        })
    }

    /// A layer without its lights, on `grid`, which has the margin too.
    fn draw_layer(
        &self,
        layer: u32,
        grid: Grid,
        marks: Vec<(SheetPoint, &MarkKind)>,
        overlay: &Overlay<'_>,
    ) -> Scene {
        let own = self.space.layer();
        let [beside, above] = self.repeated;
        let (mut points, mut is_margin) = (Vec::new(), Vec::new());
        for point in grid.points() {
            let (column, row) = grid.coordinates(point);
            let wrapped = |at: u32, count: u32, repeated: u32| (at + count - repeated) % count;
            let place =
                [wrapped(column, own.columns(), beside), wrapped(row, own.rows(), above), layer];
            points.extend(self.window.point(place));
            let is_inside =
                |at: u32, margin: u32, count: u32| (margin..margin + count).contains(&at);
            is_margin.push(
                !is_inside(column, beside, own.columns()) || !is_inside(row, above, own.rows()),
            );
        }
        // The point inside the margin, if it is on this layer.
        let local = |point: Point| {
            let [column, row, its_layer] = self.window.places(point);
            let point = grid.point(column + beside, row + above)?;
            (its_layer == layer).then_some(SheetPoint::new(point))
        };
        let rolled = |(x, y): Place| {
            let at = |axis: usize, place: i32| {
                let line = self.window.place(axis, (place / SPACING) as u32);
                (line + self.repeated[axis]) as i32 * SPACING
            };
            (at(0, x), at(1, y))
        };
        let view = View { layers: self.view.layers.without(Layers::COORDINATES), ..*self.view };
        let stars = stars(own).into_iter().map(rolled).collect();
        let part = Part { grid, stars, points: &points, nameless: &is_margin, marks };
        let mut drawn = self.frame();
        board::draw(&Sheet::part(&view, part, &local), overlay, &mut drawn);
        let margin = (-(beside as i32) * SPACING, -(above as i32) * SPACING);
        let mut scene = self.frame();
        scene.marks = drawn.marks.into_iter().map(|mark| moved(mark, margin)).collect();
        self.cover(&mut scene);
        if self.view.layers.contain(Layers::COORDINATES) {
            let first = (self.window.line(0, 0), self.window.line(1, 0));
            ground::name_lines(own, self.beyond(), first, &mut scene);
        }
        scene
    }

    /// Fades the margin, and covers what lies beyond it.
    fn cover(&self, scene: &mut Scene) {
        for (from, to, fade) in [(HALF, MARGIN, VEIL), (MARGIN, COVER, 0)] {
            let strips = self.strips(from, to);
            if !strips.is_empty() {
                let shape = sharp(strips);
                scene.marks.push(Drawn { role: Role::Board, ink: Ink::Fill, fade, shape });
            }
        }
    }

    /// The strips between two distances beyond the outermost lines of joined edges.
    fn strips(&self, from: i32, to: i32) -> Vec<Vec<Place>> {
        let grid = self.space.layer();
        let (right, bottom) = at(grid, Point::new(grid.len() as u32 - 1));
        let [is_beside, is_above] = self.repeated.map(|repeated| repeated > 0);
        let rectangle = |x0, y0, x1, y1| vec![(x0, y0), (x1, y0), (x1, y1), (x0, y1)];
        let mut strips = Vec::new();
        if is_beside {
            let reach = if is_above { to } else { EDGE };
            strips.push(rectangle(-to, -reach, -from, bottom + reach));
            strips.push(rectangle(right + from, -reach, right + to, bottom + reach));
        }
        if is_above {
            let reach = if is_beside { from } else { EDGE };
            strips.push(rectangle(-reach, -to, right + reach, -from));
            strips.push(rectangle(-reach, bottom + from, right + reach, bottom + to));
        }
        strips
    }

    /// The light on the surface, and on the point that is pointed at with its neighbours and lines of
    /// sight, layer by layer.
    fn lights(&self) -> Vec<Vec<Drawn>> {
        let mut scenes: Vec<Scene> = (0..self.space.layers()).map(|_| self.frame()).collect();
        let place = |point: Point| {
            let [column, row, layer] = self.window.places(point);
            (layer as usize, (column as i32 * SPACING, row as i32 * SPACING))
        };
        let pointed = self.view.existing(self.arrangement.pointed);
        for (pointed, towards) in pointed.into_iter().flat_map(|it| STEPS.map(|step| (it, step))) {
            let seen = line(self.space, self.view.board, pointed, towards);
            for (index, &point) in seen.iter().enumerate() {
                let (layer, center) = place(point);
                if index == 0 || self.view.board.get(point).is_some() {
                    scenes[layer].pen(Role::Sight, RING_WIDTH, disc(center, RING));
                } else {
                    scenes[layer].fill(Role::Sight, Shape::Disc { center, radius: DOT });
                }
            }
        }
        let surface = self.arrangement.surface.iter();
        for point in surface.filter_map(|&point| self.view.existing(Some(point))) {
            let (layer, center) = place(point);
            scenes[layer].pen(Role::Surface, SURFACE_WIDTH, disc(center, RING));
        }
        if let Some((layer, center)) = pointed.map(place) {
            scenes[layer].pen(Role::Sight, POINTED_WIDTH, disc(center, RING));
        }
        scenes.into_iter().map(|scene| scene.marks).collect()
    }
}
