//! Boards with joined edges, shown from another point on.

use super::space::{scattered, space};
use super::*;
use pass_alive::{Form, Space};
use pass_alive_scene::{
    Arrangement, Solid, Turn, draw_layers, draw_solid, hit_layers, hit_solid, place_on_layers,
};

/// The board on which each point has the stone of the one that is shown at its place.
fn moved(space: Space, board: &Board, first: [u32; 3]) -> Board {
    let mut moved = Board::new(space);
    let layer = space.layer();
    for point in space.points() {
        let (column, row, z) = space.coordinates(point);
        let from = space.point(
            (column + first[0]) % layer.columns(),
            (row + first[1]) % layer.rows(),
            (z + first[2]) % space.layers(),
        );
        moved.set(point, board.get(from.expect("a point")));
    }
    moved
}

fn with_names(board: &Board) -> View<'_> {
    View { layers: Layers::ALL, ..View::new(board) }
}

fn without_names(scene: Scene) -> Vec<pass_alive_scene::Mark> {
    let is_name = |role| [Role::Coordinate, Role::Caption, Role::Star].contains(&role);
    scene.marks.into_iter().filter(|mark| !is_name(mark.role)).collect()
}

/// The shapes of a solid, and each of its lines; in its drawing, points as far away as each other are in
/// the order of their numbers.
fn shapes(scene: Scene) -> Vec<String> {
    let marks = without_names(scene).into_iter();
    let mut shapes: Vec<String> = marks
        .flat_map(|mark| match mark.shape {
            Shape::Lines(lines) => lines.iter().map(|line| format!("{line:?}")).collect(),
            shape => vec![format!("{:?} {shape:?}", mark.role)],
        })
        .collect();
    shapes.sort_unstable();
    shapes
}

#[test]
fn a_rolled_board_is_drawn_as_the_board_with_its_stones_moved() {
    let torus = space(5, 4, 3, Form::Torus);
    let board = scattered(torus, 25, 3);
    for first in [[0, 0, 0], [2, 3, 1], [7, 0, 5]] {
        let moved = moved(torus, &board, first);
        let arrangement = Arrangement { first, ..Arrangement::default() };
        assert_eq!(
            without_names(draw_layers(&with_names(&board), &arrangement)),
            without_names(draw_layers(&with_names(&moved), &Arrangement::default())),
        );
        let solid = Solid { first, ..Solid::default() };
        let rolled = shapes(draw_solid(&with_names(&board), &solid));
        assert!(rolled == shapes(draw_solid(&with_names(&moved), &Solid::default())));
    }
}

#[test]
fn points_keep_their_names_and_are_found_where_they_are_shown() {
    let torus = space(5, 5, 3, Form::Torus);
    let board = Board::new(torus);
    let view = View { layers: Layers::COORDINATES, ..View::new(&board) };
    let first = [3, 1, 2];
    let arrangement = Arrangement { first, ..Arrangement::default() };
    for point in torus.points() {
        let (x, y) = place_on_layers(&view, &arrangement, point);
        let hit = hit_layers(&view, &arrangement, x, y).expect("a point");
        assert_eq!(hit.point, point);
    }
    let scene = draw_layers(&view, &arrangement);
    assert_eq!(texts(&scene)[..7], ["D", "D", "E", "E", "A", "A", "B"]);
    let captions = scene.marks.iter().filter(|mark| mark.role == Role::Caption);
    let captions: Vec<_> = captions.map(|mark| format!("{:?}", mark.shape)).collect();
    assert!(captions[0].contains("\"3\"") && captions[1].contains("\"1\""));
    // The middle of the first layer of a solid.
    let turn = Turn { around: 0.0, above: 90.0 };
    let solid = Solid { first, turn, ..Solid::default() };
    let (x, y) = pass_alive_scene::size_of_solid(&view, &solid);
    let hit = hit_solid(&view, &solid, x / 2, y / 2).expect("a point");
    assert_eq!(torus.name(hit.point), "3:A2");
}

#[test]
fn edges_that_are_not_joined_stay_where_they_are() {
    let cylinder = space(4, 3, 2, Form::Cylinder);
    let board = scattered(cylinder, 8, 6);
    let view = View::new(&board);
    let draw = |first| draw_layers(&view, &Arrangement { first, ..Arrangement::default() });
    assert_eq!(draw([1, 2, 1]), draw([1, 0, 0]));
    assert_ne!(draw([1, 0, 0]), draw([0, 0, 0]));
}

#[test]
fn stars_go_with_their_points() {
    let torus = space(9, 9, 1, Form::Torus);
    let board = Board::new(torus);
    let view = View::new(&board);
    let arrangement = Arrangement { first: [2, 0, 0], ..Arrangement::default() };
    let stars = places(&draw_layers(&view, &arrangement), Role::Star);
    let place =
        |name| place_on_layers(&view, &arrangement, torus.point_named(name).expect("a point"));
    assert_eq!(stars, ["C7", "G7", "E5", "C3", "G3"].map(place));
}

#[test]
fn a_surface_is_lit_on_the_layers() {
    let cube = space(3, 3, 2, Form::Box);
    let board = Board::new(cube);
    let view = View::new(&board);
    let arrangement = Arrangement {
        surface: &[Point::new(0), Point::new(10), Point::new(99)],
        ..Arrangement::default()
    };
    let lit = places(&draw_layers(&view, &arrangement), Role::Surface);
    let place = |point| place_on_layers(&view, &arrangement, point);
    assert_eq!(lit, [place(Point::new(0)), place(Point::new(10))]);
}
