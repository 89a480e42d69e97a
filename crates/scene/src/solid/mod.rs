//! A board in space as a solid: a box in parallel projection that can be turned.

mod frame;
mod lines;
mod options;
mod points;
mod projection;
mod rank;
mod shown;
mod turn;

use alloc::vec::Vec;
use pass_alive::{Color, Point};

use crate::ground;
use crate::hit::{Hit, hit_at};
use crate::layout::HALF;
use crate::mark::{Place, Scene};
use crate::names::Names;
use crate::regions::Regions;
use crate::sheet::{Sheet, SheetPoint};
use crate::view::View;
use crate::window::Window;
use crate::{cursor, stones};

pub use options::{Cut, Solid};
use points::Pencil;
use projection::Projection;
use rank::Rank;
use shown::Shown;
pub use turn::Turn;

/// From the points that are farthest out to the edge of the drawing.
const MARGIN: i32 = 135;
/// How much of the ground shows through the farthest black and white stones, in percent: marks on black
/// ones need a darker ground.
const FAR_BLACK: f64 = 48.0;
const FAR_WHITE: f64 = 66.0;
/// The reach of an empty point for a pointer.
const EMPTY: i32 = 20;

/// Draws a board as a solid, from the farthest marks to the nearest: the far walls of the box, lines
/// that fade with their depth, stones, and the results of the run on them as [`crate::draw`] shows them.
/// Instead of outlines each empty point of a small region carries its sign. Points at the same depth are
/// drawn in the order of their numbers, so that turning moves marks and changes their order, and does
/// nothing else.
///
/// The middle of the board is at (0, 0).
///
/// ```
/// use pass_alive::{Board, Color, Form, Grid, Space};
/// use pass_alive_scene::{Role, Solid, View, draw_solid};
///
/// let cube = Space::new(Grid::new(3, 3).unwrap(), 3, Form::Box).unwrap();
/// let mut board = Board::new(cube);
/// board.set(cube.point_named("2:B2").unwrap(), Some(Color::Black));
/// let scene = draw_solid(&View::new(&board), &Solid::default());
/// assert_eq!(scene.marks.iter().filter(|mark| mark.role == Role::BlackStone).count(), 1);
/// ```
///
/// # Panics
/// If the board was made from edges, or the analyses are of boards of another size.
pub fn draw_solid(view: &View<'_>, solid: &Solid<'_>) -> Scene {
    let space = view.space();
    let sheet = Sheet::of(view);
    let projection = Projection::new(Window::new(space, solid.first), solid.turn);
    let shown = Shown::new(&projection, view, solid);
    let mut scene = empty(solid, &projection);
    if view.ground {
        ground::sheet(&mut scene);
    }
    frame::walls(&projection, &shown.left, &mut scene);
    if solid.peeled != [(0, 0); 3] || solid.cut.is_some() {
        lines::whole_box(&projection, &mut scene);
    }
    frame::names(view, &projection, &mut scene);
    let hidden = shown.hidden();
    let names = Names::of(&Sheet::without_names(view, &hidden));
    let mut marks = vec![Vec::new(); space.len()];
    view.shown_marks().for_each(|mark| marks[mark.point.index()].push(mark));
    let mut lens_marks = vec![Vec::new(); space.len()];
    for mark in solid.lens.marks {
        if let Some(kinds) = lens_marks.get_mut(mark.point.index()) {
            kinds.push(mark.kind);
        }
    }
    let pencil = Pencil {
        sheet: &sheet,
        regions: &Regions::without_outlines(&sheet),
        names: &names,
        marks: &marks,
        lens_marks: &lens_marks,
    };
    let projected = space.points().map(|point| projection.point(point));
    let (places, nearness): (Vec<Place>, Vec<i32>) =
        projected.map(|point| (point.place, point.nearness)).unzip();
    // The nearest stone is in full colour, wherever it is on the board.
    let stones =
        space.points().filter(|&point| !shown.at(point).is_gone && view.board.get(point).is_some());
    let nearest = stones.map(|point| nearness[point.index()]).max().unwrap_or_default();
    // Lines lie below the points of their depth.
    let lines = lines::lines(&shown, &projection);
    let points = space.points().filter(|&point| !shown.at(point).is_gone);
    let mut order: Vec<Rank> = points
        .map(|point| Rank::point(point.number(), nearness[point.index()]))
        .chain((0..).zip(&lines).map(|(number, line)| line.rank(number, &nearness)))
        .collect();
    order.sort_unstable();
    let mut pending = lines::Pending::new();
    for rank in order {
        let index = rank.number as usize;
        if !rank.is_point {
            pending.add(&lines[index], &projection, &places, &nearness, &mut scene);
            continue;
        }
        let from = scene.marks.len();
        let point = Point::new(rank.number);
        let farthest =
            if view.board.get(point) == Some(Color::Black) { FAR_BLACK } else { FAR_WHITE };
        let fade = (projection.between(nearest, nearness[index]) * farthest + 0.5) as u8;
        pencil.draw(point, places[index], shown.at(point), fade, &mut scene);
        // The lines before it, if it has any marks.
        let own = scene.marks.split_off(from);
        if !own.is_empty() {
            pending.flush(&mut scene);
            scene.marks.extend(own);
        }
    }
    pending.flush(&mut scene);
    if let Some(point) = view.existing(view.cursor) {
        cursor::draw_at(places[point.index()], &mut scene);
    }
    scene
}

/// The point of a solid at `x`, `y`, in board units from the top left corner of its drawing, with its
/// block and region: of the stones and empty points there the nearest to the viewer, or else the point
/// that is nearest on the drawing, within half the distance of two lines of a board.
pub fn hit_solid(view: &View<'_>, solid: &Solid<'_>, x: i32, y: i32) -> Option<Hit> {
    let space = view.space();
    let projection = Projection::new(Window::new(space, solid.first), solid.turn);
    let frame = empty(solid, &projection);
    if !(0..frame.width).contains(&x) || !(0..frame.height).contains(&y) {
        return None;
    }
    let (x, y) = (x + frame.left, y + frame.top);
    let sheet = Sheet::of(view);
    let shown = Shown::new(&projection, view, solid);
    let names = Names { blocks: vec![None; view.board.len()], regions: Vec::new() };
    let points = space.points().filter(|&point| !shown.at(point).is_gone);
    let candidates = points.filter_map(|point| {
        let projected = projection.point(point);
        let square = |from: i32, to: i32| i64::from(to - from) * i64::from(to - from);
        let distance = square(projected.place.0, x) + square(projected.place.1, y);
        let is_within = |radius: i32| distance <= i64::from(radius) * i64::from(radius);
        let stone = stones::Stone::on(&sheet, &names, SheetPoint::new(point), projected.place);
        let radius = match stone {
            Some(_) if shown.at(point).is_faded => EMPTY,
            Some(stone) => stone.radius(),
            None => EMPTY,
        };
        // A point under the pointer comes before one that is only near it.
        let is_there = is_within(radius);
        let nearness = if is_there { 0 } else { -distance };
        let key = (is_there, nearness, projected.nearness, point);
        is_within(radius.max(HALF)).then_some(key)
    });
    candidates.max().map(|(.., point)| hit_at(view, point))
}

/// The width and height of the drawing of a solid, in board units.
pub fn size_of_solid(view: &View<'_>, solid: &Solid<'_>) -> (i32, i32) {
    let space = view.space();
    let scene = empty(solid, &Projection::new(Window::new(space, solid.first), solid.turn));
    (scene.width, scene.height)
}

/// The empty drawing of a solid.
fn empty(solid: &Solid<'_>, projection: &Projection) -> Scene {
    let (right, down) = if solid.is_fitted { fitted(projection) } else { projection.reach };
    let (right, down) = (right + MARGIN, down + MARGIN);
    let size = (2 * right, 2 * down);
    Scene {
        left: -right,
        top: -down,
        width: size.0,
        height: size.1,
        crisp: false,
        marks: Vec::new(),
    }
}

/// From the middle to the corners that are farthest out in this turn.
fn fitted(projection: &Projection) -> (i32, i32) {
    let [column, row, _] = projection.window.space.sides().map(|count| f64::from(count - 1));
    // One corner of each diagonal: the others lie opposite.
    let corners = [(0.0, 0.0), (column, 0.0), (0.0, row), (column, row)];
    let corners = corners.map(|(column, row)| projection.at([column, row, 0.0]).place);
    corners.iter().fold((0, 0), |(right, down), &(x, y)| (right.max(x.abs()), down.max(y.abs())))
}
