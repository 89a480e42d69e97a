//! The solid: its geometry and order, and the point under a place.

use super::space::{CORNER, discs, scattered, space, stones};
use super::*;
use pass_alive::{Form, Space};
use pass_alive_scene::{Cut, Solid, Turn, draw_solid, hit_solid};

/// Turns of all kinds, face on and askew.
fn turns() -> Vec<Turn> {
    let mut turns = vec![Turn::default()];
    for around in [-400.0, -90.0, -31.5, 0.0, 12.25, 45.0, 77.7, 180.0, 263.0] {
        for above in [-90.0, -20.0, 0.0, 33.3, 90.0] {
            turns.push(Turn { around, above });
        }
    }
    turns
}

fn turned(turn: Turn) -> Solid<'static> {
    Solid { turn, ..Solid::default() }
}

/// The place of a point and its nearness, by the definition of a turn.
fn projected(space: Space, turn: Turn, point: Point) -> (f64, f64, f64) {
    let distance = if space.layers() == 1 { 100.0 } else { 138.0 };
    let from_middle = |at: u32, count: u32| (f64::from(at) - f64::from(count - 1) / 2.0) * distance;
    let (column, row, layer) = space.coordinates(point);
    let x = from_middle(column, space.layer().columns());
    let y = from_middle(row, space.layer().rows());
    let z = from_middle(layer, space.layers());
    let (sin, cos) = turn.around.to_radians().sin_cos();
    let (lift, level) = turn.above.to_radians().sin_cos();
    let front = x * sin + y * cos;
    (x * cos - y * sin, front * lift + z * level, front * level - z * lift)
}

/// The stones in the order in which they are drawn.
fn drawn(scene: &Scene) -> Vec<(Color, (i32, i32))> {
    let stones = scene.marks.iter().filter_map(|mark| match (mark.role, &mark.shape) {
        (Role::BlackStone, Shape::Disc { center, .. }) => Some((Color::Black, *center)),
        (Role::WhiteStone, Shape::Disc { center, .. }) => Some((Color::White, *center)),
        _ => None,
    });
    stones.collect()
}

fn is_at((x, y): (i32, i32), projected: (f64, f64, f64)) -> bool {
    (f64::from(x) - projected.0).abs() < 1.0 && (f64::from(y) - projected.1).abs() < 1.0
}

#[test]
fn every_stone_is_drawn_once_at_its_place_from_the_farthest_to_the_nearest() {
    let boards = [
        (space(5, 4, 3, Form::Box), 30),
        (space(3, 3, 3, Form::Torus), 14),
        (space(6, 6, 1, Form::Box), 14),
    ];
    for (board_space, count) in boards {
        let board = scattered(board_space, count, 11);
        for turn in turns() {
            let scene = draw_solid(&View::new(&board), &turned(turn));
            let mut missing: Vec<Point> =
                board_space.points().filter(|&point| board.get(point).is_some()).collect();
            let mut before = f64::MIN;
            for (color, center) in drawn(&scene) {
                let place = |point| projected(board_space, turn, point);
                // Of points at one place the farthest one comes first.
                let found = missing
                    .iter()
                    .copied()
                    .filter(|&point| board.get(point) == Some(color) && is_at(center, place(point)))
                    .min_by(|&one, &other| place(one).2.total_cmp(&place(other).2))
                    .expect("a stone is there");
                missing.retain(|&point| point != found);
                assert!(place(found).2 > before - 0.2, "{turn:?}: {}", board_space.name(found));
                before = before.max(place(found).2);
            }
            assert!(missing.is_empty(), "{turn:?}");
        }
    }
}

#[test]
fn pointing_finds_the_stone_that_is_drawn_on_top() {
    let cube = space(5, 5, 5, Form::Box);
    let board = scattered(cube, 60, 23);
    let view = View::new(&board);
    let mut stones_hit = 0;
    for turn in turns() {
        let solid = turned(turn);
        let scene = draw_solid(&view, &solid);
        for (x, y) in (0..40).flat_map(|row| (0..40).map(move |column| (column, row))) {
            let (x, y) = (x * scene.width / 40, y * scene.height / 40);
            let hit = hit_solid(&view, &solid, x, y);
            let (x, y) = (x + scene.left, y + scene.top);
            let within = |(cx, cy): (i32, i32), radius: i32| {
                (x - cx).pow(2) + (y - cy).pow(2) <= radius * radius
            };
            let top = drawn(&scene).into_iter().rev().find(|&(_, center)| within(center, 46));
            let Some((color, center)) = top else {
                assert!(hit.is_none_or(|hit| board.get(hit.point).is_none() || {
                    let place = projected(cube, turn, hit.point);
                    within((place.0 as i32, place.1 as i32), 52)
                }));
                continue;
            };
            let point = hit.expect("a stone is there").point;
            let place = projected(cube, turn, point);
            match board.get(point) {
                Some(found) => {
                    assert!(found == color && is_at(center, place), "{turn:?}");
                    stones_hit += 1;
                }
                None => assert!(within((place.0 as i32, place.1 as i32), 22), "{turn:?}"),
            }
        }
    }
    assert!(stones_hit > 1000);
}

#[test]
fn points_in_the_margin_and_places_beyond_are_nothing() {
    let cube = space(3, 3, 3, Form::Box);
    let board = stones(cube, CORNER);
    let view = View::new(&board);
    let scene = draw_solid(&view, &Solid::default());
    for (x, y) in [(0, 0), (scene.width, 0), (i32::MIN, 0), (i32::MAX, i32::MIN)] {
        assert_eq!(hit_solid(&view, &Solid::default(), x, y), None);
    }
}

#[test]
fn a_board_of_one_layer_seen_from_above_is_the_plane() {
    let study = study(WORKED);
    let view = study.view_with("2", Layers::STATUSES | Layers::NAMES);
    let plane = draw(&view);
    let solid = Solid { turn: Turn { around: 0.0, above: 90.0 }, ..Solid::default() };
    let scene = draw_solid(&view, &solid);
    let middle = ((study.grid.columns() as i32 - 1) * 50, (study.grid.rows() as i32 - 1) * 50);
    for role in [
        Role::BlackStone,
        Role::CastOutOnBlack,
        Role::EarlierOnBlack,
        Role::NameOnBlack,
        Role::Name,
        Role::NameFrame,
        Role::Vital,
    ] {
        let sorted = |mut places: Vec<(i32, i32)>| {
            places.sort_unstable();
            places
        };
        let of_plane = places(&plane, role).into_iter().map(|(x, y)| (x - middle.0, y - middle.1));
        assert_eq!(sorted(places(&scene, role)), sorted(of_plane.collect()), "{role:?}");
    }
    let radii =
        |scene: &Scene| discs(scene, Role::BlackStone).into_iter().map(|disc| disc.1).sum::<i32>();
    assert_eq!(radii(&scene), radii(&plane));
}

/// The board seen after a half turn is the board with its columns and rows reversed.
#[test]
fn half_turns_and_reversed_boards_are_the_same() {
    let cube = space(4, 3, 5, Form::Box);
    let board = scattered(cube, 25, 4);
    let mut reversed = Board::new(cube);
    for point in cube.points() {
        let (column, row, layer) = cube.coordinates(point);
        let opposite = cube.point(3 - column, 2 - row, layer).expect("a point");
        reversed.set(opposite, board.get(point));
    }
    for turn in
        [Turn::default(), Turn { around: -63.1, above: 17.3 }, Turn { around: 200.4, above: -51.0 }]
    {
        let half = Turn { around: turn.around + 180.0, ..turn };
        let scene = |board, turn| draw_solid(&View::new(board), &turned(turn));
        assert_eq!(drawn(&scene(&board, half)), drawn(&scene(&reversed, turn)));
        // No two points are equally near: both go from the farthest to the nearest.
        let whole = Turn { around: turn.around - 360.0, ..turn };
        assert_eq!(drawn(&scene(&board, whole)), drawn(&scene(&board, turn)));
    }
}

#[test]
fn turning_changes_places_and_order_and_nothing_else() {
    let cube = space(5, 5, 5, Form::Box);
    let board = scattered(cube, 70, 9);
    let run = Analysis::new(&board, Color::Black, Rules::default()).expect("liberties");
    let view = View {
        stepped: Some(&run),
        layers: Layers::STATUSES | Layers::REGIONS | Layers::NAMES,
        ..View::new(&board)
    };
    let looks = |turn| {
        let scene = draw_solid(&view, &turned(turn));
        let marks = scene
            .marks
            .iter()
            .filter(|mark| ![Role::Grid, Role::Wall, Role::Caption].contains(&mark.role));
        let mut looks: Vec<_> = marks
            .map(|mark| match &mark.shape {
                Shape::Disc { radius, .. } => format!("{:?} {:?} {radius}", mark.role, mark.ink),
                Shape::Text { size, text, .. } => format!("{:?} {size} {text}", mark.role),
                Shape::Lines(lines) => format!("{:?} {:?} {}", mark.role, mark.ink, lines.len()),
                Shape::Polygons { rounding, .. } => format!("{:?} {rounding}", mark.role),
            })
            .collect();
        looks.sort_unstable();
        ((scene.left, scene.top, scene.width, scene.height), looks)
    };
    let first = looks(Turn::default());
    for turn in turns() {
        assert_eq!(looks(turn), first, "{turn:?}");
    }
}

#[test]
fn every_mark_lies_within_the_drawing_in_every_turn() {
    for board_space in [
        space(5, 2, 4, Form::Box),
        space(1, 1, 1, Form::Box),
        space(1, 1, 6, Form::Box),
        space(9, 9, 2, Form::Torus),
    ] {
        let board = scattered(board_space, 12, 2);
        let view = View { layers: Layers::ALL, cursor: Some(Point::new(0)), ..View::new(&board) };
        for (turn, is_fitted) in turns().into_iter().flat_map(|turn| [(turn, false), (turn, true)])
        {
            let scene = draw_solid(&view, &Solid { turn, is_fitted, ..Solid::default() });
            for &role in Role::ALL.iter().filter(|&&role| role != Role::Board) {
                for (x, y) in places(&scene, role) {
                    let (x, y) = (x - scene.left, y - scene.top);
                    let is_within = (20..=scene.width - 20).contains(&x)
                        && (20..=scene.height - 10).contains(&y);
                    assert!(
                        is_within,
                        "{role:?} {turn:?} {x} {y} of {} {}",
                        scene.width, scene.height
                    );
                }
            }
        }
    }
}

#[test]
fn what_is_taken_away_is_neither_drawn_nor_found() {
    let cube = space(5, 5, 5, Form::Box);
    let board = scattered(cube, 60, 1);
    let view = View::new(&board);
    let peeled = Solid { peeled: [(1, 0), (0, 2), (1, 1)], ..Solid::default() };
    let plane = Cut { normal: [1, -2, 0], sum: 1, is_single: false };
    let cut = Solid { cut: Some(plane), ..Solid::default() };
    let turn = Turn { around: 180.0, above: 24.0 };
    let from_behind = Solid { turn, ..cut };
    let single = Solid { cut: Some(Cut { is_single: true, ..plane }), ..Solid::default() };
    let is_left = |solid: &Solid<'_>, point: Point| {
        let (column, row, layer) = cube.coordinates(point);
        let sum = column as i32 - 2 * row as i32;
        match solid.cut {
            Some(Cut { is_single: true, .. }) => sum == 1,
            // The rows come nearer faster than the columns, and from behind the other way round.
            Some(_) if solid.turn == turn => sum <= 1,
            Some(_) => sum >= 1,
            None => column >= 1 && row < 3 && (1..4).contains(&layer),
        }
    };
    for solid in [peeled, cut, from_behind, single] {
        let left = cube.points().filter(|&point| is_left(&solid, point));
        let stones = left.filter(|&point| board.get(point).is_some()).count();
        let scene = draw_solid(&view, &solid);
        assert_eq!(drawn(&scene).len(), stones);
        for (x, y) in (0..60).flat_map(|row| (0..60).map(move |column| (column, row))) {
            let hit = hit_solid(&view, &solid, x * scene.width / 60, y * scene.height / 60);
            assert!(hit.is_none_or(|hit| is_left(&solid, hit.point)));
        }
    }
    let nothing = Solid { peeled: [(u32::MAX, 0), (3, 3), (0, u32::MAX)], ..Solid::default() };
    assert!(drawn(&draw_solid(&view, &nothing)).is_empty());
    assert_eq!(hit_solid(&view, &nothing, 500, 500), None);
}

#[test]
fn chosen_points_are_shown_in_full_and_surfaces_are_lit() {
    let cube = space(3, 3, 3, Form::Box);
    let board = stones(cube, ".X. X.. ..O / XX. X.. .OO / .X. X.. ...");
    let run = Analysis::new(&board, Color::Black, Rules::default()).expect("liberties");
    let view = View { stepped: Some(&run), moment: run.trace().last_moment(), ..View::new(&board) };
    let chosen: Vec<Point> = run.block(BlockId::new(0)).points().to_vec();
    let scene = draw_solid(
        &view,
        &Solid { chosen: Some(&chosen), surface: &[Point::new(99)], ..Solid::default() },
    );
    let radii = |role| discs(&scene, role).into_iter().map(|disc| disc.1).collect::<Vec<_>>();
    assert_eq!(radii(Role::BlackStone), [46; 7]);
    assert_eq!(radii(Role::WhiteStone), [20; 3]);
    assert_eq!(radii(Role::AliveOnBlack).len(), 7);
    assert!(!has(&scene, Role::Surface));
    let surface = [1, 3, 9].map(|point| Point::new(point as u32));
    let lit = Solid { surface: &surface, ..Solid::default() };
    assert_eq!(discs(&draw_solid(&view, &lit), Role::Surface).len(), 3);
    // The point in the corner, next to all of them, has lines of sight to them and takes no light away.
    let scene = draw_solid(&view, &Solid { pointed: Some(Point::new(0)), ..lit });
    assert_eq!(discs(&scene, Role::Surface).len(), 3);
    assert_eq!(discs(&scene, Role::Sight).len(), 1);
}

#[test]
fn a_pointed_point_lights_its_neighbors_and_lines_of_sight() {
    let cube = space(5, 5, 5, Form::Box);
    let board = stones(cube, "");
    let view = View::new(&board);
    let scene = |pointed| draw_solid(&view, &Solid { pointed, ..Solid::default() });
    assert!(!has(&scene(None), Role::Sight) && !has(&scene(Some(Point::new(125))), Role::Sight));
    let lit = scene(cube.point_named("3:C3"));
    assert_eq!(discs(&lit, Role::Sight).len(), 7);
    let lines = |scene: &Scene| -> usize {
        let sight = scene.marks.iter().filter(|mark| mark.role == Role::Sight);
        sight.map(|mark| if let Shape::Lines(lines) = &mark.shape { lines.len() } else { 0 }).sum()
    };
    assert_eq!(lines(&lit), 12);
    assert_eq!(discs(&scene(cube.point_named("1:A5")), Role::Sight).len(), 4);
    // Round the edges of a torus there is no line, but a neighbour.
    let torus = space(5, 5, 5, Form::Torus);
    let round = Solid { pointed: torus.point_named("1:A5"), ..Solid::default() };
    let board = stones(torus, "");
    let round = draw_solid(&View::new(&board), &round);
    assert_eq!(discs(&round, Role::Sight).len(), 7);
}

#[test]
fn small_regions_carry_their_signs_on_every_point() {
    // An eye of two points, and six that are open below.
    let cube = space(3, 3, 2, Form::Box);
    let board = stones(cube, "..X XXX ... / XXX XXX ...");
    let run = Analysis::new(&board, Color::Black, Rules::default()).expect("liberties");
    let view = View { stepped: Some(&run), ..View::new(&board) };
    let scene = draw_solid(&view, &Solid::default());
    let vital: usize = places(&scene, Role::Vital).len() + places(&scene, Role::Healthy).len();
    assert_eq!(vital, 2 + 6);
}
