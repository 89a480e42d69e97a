//! Names of blocks and regions on the drawing, and letters of diagrams.

use std::collections::BTreeSet;

use pass_alive::{Form, Space};
use pass_alive_scene::{Arrangement, Solid, draw_layers, draw_solid};

use super::*;

#[test]
fn a_name_is_on_the_first_point_which_sentences_give() {
    let study = study(WORKED);
    let view = study.view_with("0", Layers::NAMES);
    let scene = draw(&view);
    assert_eq!(study.on(&scene, Role::NameOnBlack), "A6 C6 E6 D3 C2");
    assert_eq!(study.on(&scene, Role::Name), "B6 D6 A5 E5 D2 F2");
    let firsts = study.black.regions().map(|region| study.grid.name(region.first()));
    assert_eq!(firsts.collect::<Vec<_>>().join(" "), "B6 D6 A5 E5 D2 F2");
}

#[test]
fn a_region_that_begins_with_enemy_stones_has_its_name_on_its_first_empty_point() {
    let study = study("O.X/XXX");
    let view = study.view_with("0", Layers::NAMES);
    assert_eq!(study.on(&draw(&view), Role::Name), "B2");
}

#[test]
fn a_name_makes_way_for_a_label_and_for_the_last_move_if_it_can() {
    let study = study("XX.X/....");
    let mut view = study.view_with("0", Layers::NAMES | Layers::LABELS);
    let on = |view: &View<'_>, role| study.on(&draw(view), role);
    assert_eq!(on(&view, Role::NameOnBlack), "A2 D2");
    let label = |name| Mark { point: study.point(name), kind: MarkKind::Label("1".to_owned()) };
    let marks = [label("A2"), label("D2")];
    view.marks = &marks;
    assert_eq!(on(&view, Role::NameOnBlack), "B2");
    assert_eq!(on(&view, Role::LabelOnBlack), "A2 D2");
    view.marks = &[];
    view.last_move = Some(study.point("A2"));
    assert_eq!(on(&view, Role::NameOnBlack), "B2 D2");
    assert_eq!(on(&view, Role::LastMoveOnBlack), "A2");
    view.last_move = Some(study.point("D2"));
    assert_eq!(on(&view, Role::NameOnBlack), "A2 D2");
    // A single stone has both, the dot below the name.
    assert_eq!(on(&view, Role::LastMoveOnBlack), "D2");
}

/// A board with as many blocks as it can have: no two stones are neighbours.
fn single_stones(space: Space) -> Board {
    let mut board = Board::new(space);
    for point in board.points() {
        let (column, row, layer) = space.coordinates(point);
        if (column + row + layer).is_multiple_of(2) {
            board.set(point, Some(Color::Black));
        }
    }
    board
}

/// The texts of a drawing of `board` with `layers`, its blocks numbered.
fn texts_on(board: &Board, layers: Layers, draw: &dyn Fn(&View<'_>) -> Scene) -> BTreeSet<String> {
    let run = Analysis::new(board, Color::Black, Rules::default()).expect("liberties");
    let block_names = BlockNames::Numbers;
    let view = View { stepped: Some(&run), layers, block_names, ..View::new(board) };
    texts(&draw(&view)).into_iter().map(str::to_owned).collect()
}

#[test]
fn no_number_of_a_block_is_the_name_of_a_line_or_of_a_move() {
    let plane = |side| Space::from(Grid::new(side, side).expect("a grid"));
    let solid = |side, layers| {
        Space::new(Grid::new(side, side).expect("a grid"), layers, Form::Box).expect("a space")
    };
    for side in 5..=25 {
        let board = single_stones(plane(side));
        let names = texts_on(&board, Layers::NAMES, &draw);
        let lines = texts_on(&board, Layers::COORDINATES, &draw);
        assert!(names.len() > board.len() / 2 && lines.len() == 2 * side as usize);
        assert!(names.is_disjoint(&lines), "{side}");
        assert!(names.iter().all(|name| name.parse::<u32>().is_err()), "{side}");
    }
    for space in [solid(3, 3), solid(5, 4)] {
        let board = single_stones(space);
        let layers = |view: &View<'_>| draw_layers(view, &Arrangement::default());
        let solid = |view: &View<'_>| draw_solid(view, &Solid::default());
        for draw in [&layers as &dyn Fn(&View<'_>) -> Scene, &solid] {
            // The numbers of the layers are there without coordinates too.
            let with_names = texts_on(&board, Layers::NAMES, draw);
            let without = texts_on(&board, Layers::NONE, draw);
            let names: BTreeSet<_> = with_names.difference(&without).cloned().collect();
            assert!(names.contains("#1") && names.contains("#9"));
            assert!(names.is_disjoint(&texts_on(&board, Layers::COORDINATES, draw)));
        }
    }
}

#[test]
fn coordinates_are_at_most_half_as_large_as_names() {
    let sizes = |scene: &Scene, roles: &[Role]| -> Vec<i32> {
        let marks = scene.marks.iter().filter(|mark| roles.contains(&mark.role));
        let size = |shape: &Shape| match shape {
            Shape::Text { size, .. } => Some(*size),
            _ => None,
        };
        marks.filter_map(|mark| size(&mark.shape)).collect()
    };
    for text in [WORKED, "X../.../.O.//.../.X./..."] {
        let board = Board::from_rows(text).expect("a board");
        let run = Analysis::new(&board, Color::Black, Rules::default()).expect("liberties");
        let layers = Layers::NAMES | Layers::COORDINATES;
        let block_names = BlockNames::Numbers;
        let view = View { stepped: Some(&run), layers, block_names, ..View::new(&board) };
        let mut scenes = vec![draw_layers(&view, &Arrangement::default())];
        if board.grid().is_some() {
            scenes.push(draw(&view));
        } else {
            scenes.push(draw_solid(&view, &Solid::default()));
        }
        for scene in scenes {
            let names = sizes(&scene, &[Role::NameOnBlack, Role::Name, Role::NameOnVital]);
            let lines = sizes(&scene, &[Role::Coordinate]);
            let (name, line) = (names.iter().min(), lines.iter().max());
            assert!(2 * line.expect("coordinates") <= *name.expect("names"), "{text}");
        }
    }
}

/// The middles of the shapes of `roles` and their half heights, where a name has room.
fn frames(scene: &Scene, roles: &[Role]) -> Vec<((i32, i32), i32)> {
    let marks = scene.marks.iter().filter(|mark| roles.contains(&mark.role));
    let polygons = marks.flat_map(|mark| match &mark.shape {
        Shape::Polygons { polygons, .. } => polygons.clone(),
        _ => vec![],
    });
    let frame = |polygon: Vec<(i32, i32)>| {
        let ends = |of: fn(&(i32, i32)) -> i32| {
            let sides = || polygon.iter().map(of);
            (sides().min().expect("corners"), sides().max().expect("corners"))
        };
        let ((left, right), (top, bottom)) = (ends(|place| place.0), ends(|place| place.1));
        (((left + right) / 2, (top + bottom) / 2), (bottom - top) / 2)
    };
    polygons.map(frame).collect()
}

/// Region b and a letter b of the diagram: the one is italic and framed, the other upright and
/// free. Round by round, so that every relation of a region is among them.
#[test]
fn a_letter_of_the_diagram_is_told_from_the_name_of_a_region() {
    let study = study(WORKED);
    let letters = ["C4", "D4", "B2"]
        .map(|name| Mark { point: study.point(name), kind: MarkKind::Label("b".to_owned()) });
    for moment in study.black.trace().moments() {
        let mut view = study.view_at(moment);
        view.layers = Layers::ALL;
        view.marks = &letters;
        let scene = draw(&view);
        let framing = [Role::Vital, Role::Healthy, Role::NameFrame];
        let frames = frames(&scene, &framing);
        let framed = |(x, y): (i32, i32)| {
            let holds = |&((left, top), half): &((i32, i32), i32)| {
                // The middle of a text is above its base line.
                left == x && (0..=24).contains(&(y - top)) && (29..=50).contains(&half)
            };
            frames.iter().any(holds)
        };
        let names = [places(&scene, Role::Name), places(&scene, Role::NameOnVital)].concat();
        assert_eq!(names.len(), study.black.regions().len());
        assert!(names.into_iter().all(framed), "{moment:?}");
        let letters = places(&scene, Role::Label);
        assert_eq!(letters.len(), 3);
        assert!(!letters.into_iter().any(framed), "{moment:?}");
    }
    let italic = |role: &&Role| role.face() == Face::Italic;
    let italics: Vec<&Role> = Role::ALL.iter().filter(italic).collect();
    assert_eq!(italics, [&Role::Name, &Role::NameOnVital]);
}

#[test]
fn names_stay_where_they_are_while_a_ghost_passes() {
    let study = study(WORKED);
    let mut view = study.view_with("0", Layers::ALL);
    let places_of = |view: &View<'_>| places(&draw(view), Role::Name);
    let before = places_of(&view);
    for point in study.grid.points() {
        view.ghost = Some((point, Color::White));
        assert_eq!(places_of(&view), before);
    }
}
