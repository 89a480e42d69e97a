//! The lens of eyes.

use super::*;
use pass_alive_scene::{EyeGroup, EyeLevel, EyeRegion, EyeRegionKind, Eyes, draw_eyes};

/// A white group in the corner: one prisoner, and one region open to nobody.
const CORNER: &str = "OOOX./.XOX./..OX./OOOX./XXXX.";

fn content(study: &Study) -> Eyes {
    let all = |names: &[&str]| names.iter().map(|name| study.point(name)).collect::<Vec<_>>();
    let region = all(&["A4", "B4", "A3", "B3"]);
    Eyes {
        groups: vec![EyeGroup {
            name: "A".to_owned(),
            stones: study.board.block_at(study.point("A5")),
            interior: region.clone(),
            chosen: true,
        }],
        points: vec![
            (study.point("A4"), EyeLevel::Full),
            (study.point("B4"), EyeLevel::Half),
            (study.point("A3"), EyeLevel::False),
            (study.point("B3"), EyeLevel::Half),
        ],
        prisoners: all(&["B4"]),
        regions: vec![EyeRegion {
            kind: EyeRegionKind::SemiPure,
            points: region,
            value: "{2|1}".to_owned(),
        }],
        save: all(&["A3"]),
        kill: all(&["A3"]),
        ..Eyes::default()
    }
}

fn drawn(study: &Study, eyes: &Eyes, layers: Layers) -> Scene {
    let mut view = study.view_with("0", layers);
    view.cursor = Some(Point::new(0));
    draw_eyes(&view, eyes)
}

#[test]
fn each_point_has_the_mark_of_its_level_and_prisoners_have_theirs() {
    let study = study(CORNER);
    let scene = drawn(&study, &content(&study), Layers::ALL);
    assert_eq!(study.on(&scene, Role::FullEye), "A4");
    assert_eq!(study.on(&scene, Role::EyeOnBlack), "B4");
    assert_eq!(study.on(&scene, Role::Save), "A3");
    assert_eq!(study.on(&scene, Role::NameOnWhite), "A5");
    for role in [Role::HalfEye, Role::FalseEye, Role::BlackPrisoner, Role::Kill, Role::ChosenGroup]
    {
        assert!(has(&scene, role), "{role:?}");
    }
    for role in [Role::PureRegion, Role::Group, Role::Frontier, Role::WhitePrisoner, Role::Vital] {
        assert!(!has(&scene, role), "{role:?}");
    }
}

/// The radius of a stone.
const STONE: i32 = 46;

/// The rectangle of each plate: left, right, top, bottom.
fn plates(scene: &Scene) -> Vec<[i32; 4]> {
    let plates = scene.marks.iter().filter(|mark| mark.role == Role::ValuePlate);
    let rectangles = plates.map(|mark| {
        let Shape::Polygons { polygons, .. } = &mark.shape else { panic!("{mark:?}") };
        let corners = polygons.concat();
        let (xs, ys) = (corners.iter().map(|it| it.0), corners.iter().map(|it| it.1));
        [xs.clone().min(), xs.max(), ys.clone().min(), ys.max()].map(Option::unwrap)
    });
    rectangles.collect()
}

#[test]
fn no_plate_of_a_value_covers_a_stone_or_the_middle_of_a_point() {
    let study = study(CORNER);
    let mut eyes = content(&study);
    let alone = |name: &str| EyeRegion {
        kind: EyeRegionKind::Pure,
        points: vec![study.point(name)],
        value: "1".to_owned(),
    };
    eyes.regions.push(alone("E5"));
    for value in ["1", "{2|1}", "{{2|1}|0}", "{{3|2}|{1|0}}"] {
        value.clone_into(&mut eyes.regions[0].value);
        value.clone_into(&mut eyes.regions[1].value);
        let scene = drawn(&study, &eyes, Layers::ALL);
        let plates = plates(&scene);
        assert_eq!(plates.len(), 2);
        for [left, right, top, bottom] in plates {
            for point in study.grid.points() {
                let (column, row) = study.grid.coordinates(point);
                let (x, y) = (column as i32 * SPACING, row as i32 * SPACING);
                // The place of the plate that is nearest to the point.
                let (dx, dy) = (x.clamp(left, right) - x, y.clamp(top, bottom) - y);
                let far = if study.board.get(point).is_some() { STONE } else { 0 };
                assert!(dx * dx + dy * dy > far * far, "{value} covers {}", study.grid.name(point));
            }
        }
    }
}

#[test]
fn a_switch_is_written_without_braces() {
    let study = study(CORNER);
    let mut eyes = content(&study);
    for (value, text) in [("{2|1}", "2|1"), ("{{2|1}|0}", "{2|1}|0"), ("1", "1")] {
        value.clone_into(&mut eyes.regions[0].value);
        assert!(texts(&drawn(&study, &eyes, Layers::ALL)).contains(&text), "{value}");
    }
}

#[test]
fn the_lens_is_within_the_drawing_and_ignores_points_beside_the_board() {
    let study = study(CORNER);
    let mut eyes = content(&study);
    let scene = drawn(&study, &eyes, Layers::ALL);
    for role in Role::ALL.iter().filter(|&&role| role != Role::Board) {
        for (x, y) in places(&scene, *role) {
            assert!((scene.left..scene.left + scene.width).contains(&x), "{role:?}");
            assert!((scene.top..scene.top + scene.height).contains(&y), "{role:?}");
        }
    }
    eyes.groups[0].stones.push(Point::new(99));
    eyes.groups[0].interior.push(Point::new(u32::MAX));
    eyes.regions[0].points.push(Point::new(99));
    eyes.points.push((Point::new(99), EyeLevel::Full));
    for list in [
        &mut eyes.frontier,
        &mut eyes.prisoners,
        &mut eyes.save,
        &mut eyes.kill,
        &mut eyes.evidence,
    ] {
        list.push(Point::new(99));
    }
    assert_eq!(drawn(&study, &eyes, Layers::ALL), scene);
}

#[test]
fn an_empty_lens_is_the_clean_board() {
    let study = study(WORKED);
    let mut view = View::new(&study.board);
    let clean = draw(&view);
    view.stepped = Some(&study.black);
    assert_eq!(draw_eyes(&view, &Eyes::default()), clean);
}
