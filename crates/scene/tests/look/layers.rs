//! The layers of a board side by side.

use super::space::{CORNER, discs, scattered, space, stones};
use super::*;
use pass_alive::{Form, Space};
use pass_alive_scene::{Arrangement, draw_layers, hit_layers};

/// From the left edge of one layer to that of the next, and from one upper edge to the next.
fn steps(space: Space, view: &View<'_>) -> (i32, i32) {
    let single = draw_layers(
        &View { board: &Board::new(space.layer()), stepped: None, other: None, ..*view },
        &Arrangement::default(),
    );
    let across = |count| Arrangement { across: Some(count), ..Arrangement::default() };
    let (row, column) = (draw_layers(view, &across(2)), draw_layers(view, &across(1)));
    let down = (column.height - row.height) / (space.layers() - space.layers().div_ceil(2)) as i32;
    (row.width - single.width, down)
}

#[test]
fn each_layer_is_an_ordinary_board() {
    let cube = space(4, 3, 2, Form::Box);
    let board = scattered(cube, 12, 3);
    for layers in [Layers::NONE, Layers::ALL] {
        let view = View { layers, ..View::new(&board) };
        let whole = draw_layers(&view, &Arrangement { across: Some(2), ..Arrangement::default() });
        let (right, _) = steps(cube, &view);
        let mut expected = Vec::new();
        for layer in 0..2 {
            let mut plane = Board::new(cube.layer());
            for point in 0..12 {
                plane.set(Point::new(point), board.get(Point::new(layer as u32 * 12 + point)));
            }
            let scene = draw(&View { ground: false, board: &plane, ..view });
            for role in [Role::BlackStone, Role::WhiteStone, Role::Star] {
                let moved = discs(&scene, role).into_iter().map(|((x, y), radius)| {
                    ((x - scene.left + layer * right, y - scene.top), radius)
                });
                expected.extend(moved.map(|disc| (role, disc)));
            }
        }
        let mut found = Vec::new();
        for role in [Role::BlackStone, Role::WhiteStone, Role::Star] {
            found.extend(discs(&whole, role).into_iter().map(|disc| (role, disc)));
        }
        let key = |&(role, disc): &(Role, _)| (role as usize, disc);
        expected.sort_unstable_by_key(key);
        found.sort_unstable_by_key(key);
        assert_eq!(found, expected);
    }
}

#[test]
fn a_single_layer_is_the_board_itself() {
    let study = study(WORKED);
    let view = study.view_with("2", Layers::ALL);
    let scene = draw(&view);
    let layer = draw_layers(&view, &Arrangement::default());
    assert_eq!((layer.width, layer.height), (scene.width, scene.height));
    let looks = |scene: &Scene| {
        let mut looks: Vec<_> =
            scene.marks.iter().map(|mark| format!("{:?} {:?}", mark.role, mark.ink)).collect();
        looks.sort_unstable();
        looks
    };
    assert_eq!(looks(&layer), looks(&scene));
}

#[test]
fn results_names_and_numbers_are_on_every_layer() {
    let cube = space(3, 3, 3, Form::Box);
    let board = stones(cube, CORNER);
    let run = Analysis::new(&board, Color::Black, Rules::default()).expect("liberties");
    let view = View {
        stepped: Some(&run),
        moment: run.trace().last_moment(),
        layers: Layers::ALL,
        ..View::new(&board)
    };
    let scene = draw_layers(&view, &Arrangement::default());
    assert_eq!(discs(&scene, Role::BlackStone).len(), 7);
    assert_eq!(discs(&scene, Role::AliveOnBlack).len(), 7);
    let count = |text: &str| texts(&scene).iter().filter(|&&it| it == text).count();
    // The block on each layer; its eyes on the first and the last.
    assert_eq!([count("a"), count("c")], [1, 1]);
    let captions = scene.marks.iter().filter(|mark| mark.role == Role::Caption).count();
    assert_eq!(captions, 3);
    // Also a coordinate on two sides of each layer.
    assert_eq!([count("A"), count("1"), count("2"), count("3")], [3 + 6, 7, 7, 7]);
}

#[test]
fn pointing_finds_the_point_on_every_layer() {
    for (form, layers) in [(Form::Box, 5), (Form::Torus, 1), (Form::Torus, 4), (Form::Cylinder, 3)]
    {
        let board_space = space(4, 3, layers, form);
        let board = scattered(board_space, 20, 5);
        let run = Analysis::new(&board, Color::Black, Rules::default()).expect("liberties");
        let view = View { stepped: Some(&run), layers: Layers::COORDINATES, ..View::new(&board) };
        for across in [None, Some(1), Some(3)] {
            let arrangement = Arrangement { across, ..Arrangement::default() };
            let scene = draw_layers(&view, &arrangement);
            let mut found = vec![0; board_space.len()];
            for (color, role) in
                [(Color::Black, Role::BlackStone), (Color::White, Role::WhiteStone)]
            {
                for ((x, y), _) in discs(&scene, role) {
                    for (dx, dy) in [(0, 0), (-49, 49), (49, -49)] {
                        let hit = hit_layers(&view, &arrangement, x + dx, y + dy);
                        // The second repeated line is below the cover.
                        let Some(hit) = hit else { continue };
                        assert_eq!(board.get(hit.point), Some(color));
                        assert_eq!(hit.block, run.block_at(hit.point).map(|block| block.id()));
                        found[hit.point.index()] += 1;
                    }
                }
            }
            for point in board_space.points() {
                let is_found = found[point.index()] > 0;
                assert_eq!(is_found, board.get(point).is_some(), "{}", board_space.name(point));
            }
            for (x, y) in
                [(-1, 5), (5, -1), (scene.width + 60, 300), (300, scene.height + 60), (1, 1)]
            {
                assert_eq!(hit_layers(&view, &arrangement, x, y), None);
            }
        }
    }
}

#[test]
fn joined_edges_carry_a_faded_margin() {
    let fade = |form, columns| {
        let board_space = space(columns, 5, 1, form);
        let board = stones(board_space, "X");
        let scene = draw_layers(&View::new(&board), &Arrangement::default());
        let veils = scene.marks.iter().filter(|mark| mark.fade > 0);
        let strips = veils.map(|mark| match &mark.shape {
            Shape::Polygons { polygons, .. } => polygons.len(),
            _ => panic!("a veil is an area"),
        });
        (strips.sum::<usize>(), scene.width, scene.height)
    };
    assert_eq!(fade(Form::Box, 5), (0, 524, 524));
    assert_eq!(fade(Form::Cylinder, 5), (2, 724, 524));
    assert_eq!(fade(Form::Torus, 5), (4, 724, 724));
    // The two columns are next to each other anyway.
    assert_eq!(fade(Form::Torus, 2), (2, 224, 724));
}

#[test]
fn names_are_on_the_points_themselves_not_on_those_repeated() {
    let torus = space(5, 5, 1, Form::Torus);
    let board = stones(torus, "X...X ..... ..... ..... XX..X");
    let run = Analysis::new(&board, Color::Black, Rules::default()).expect("liberties");
    let view = View { stepped: Some(&run), layers: Layers::NAMES, ..View::new(&board) };
    let scene = draw_layers(&view, &Arrangement::default());
    assert_eq!(texts(&scene), ["a", "A"]);
    let names: Vec<_> = places(&scene, Role::NameOnBlack);
    let hit = hit_layers(&view, &Arrangement::default(), names[0].0, names[0].1 - 20);
    assert_eq!(hit.map(|hit| torus.name(hit.point)).as_deref(), Some("A5"));
}

#[test]
fn a_pointed_point_lights_its_neighbors_and_lines_of_sight() {
    let cube = space(3, 3, 3, Form::Box);
    let board = stones(cube, "... ... ... / .O. ... ... / ... ... ...");
    let view = View::new(&board);
    let lit = |name: &str| {
        let pointed = cube.point_named(name);
        let arrangement = Arrangement { pointed, ..Arrangement::default() };
        let scene = draw_layers(&view, &arrangement);
        let lit = discs(&scene, Role::Sight).into_iter().map(|((x, y), _)| {
            let hit = hit_layers(&view, &arrangement, x, y).expect("a point");
            cube.name(hit.point)
        });
        let mut lit: Vec<_> = lit.collect();
        lit.sort_unstable();
        lit.join(" ")
    };
    assert_eq!(lit("2:B2"), "1:B2 2:A2 2:B1 2:B2 2:B3 2:C2 3:B2");
    // The stone on 2:B3 ends the view.
    assert_eq!(lit("2:A3"), "1:A3 2:A1 2:A2 2:A3 2:B3 3:A3");
}
