//! Names of blocks and regions on the drawing, and letters of diagrams.

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
    assert_eq!(on(&view, Role::LastMoveOnBlack), "");
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
