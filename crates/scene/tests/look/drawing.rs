//! The extent of a drawing, its lines, and the point under a place on it.

use super::*;

#[test]
fn what_the_board_does_not_have_is_not_drawn() {
    let study = study(".X./XX.");
    let mut view = study.view("0");
    let as_it_was = draw(&view);
    let marks = [Mark { point: Point::new(6), kind: MarkKind::Circle }];
    view.marks = &marks;
    view.cursor = Some(Point::new(99));
    view.last_move = Some(Point::new(6));
    view.ghost = Some((Point::new(u32::MAX), Color::White));
    for what in [Selected::Block(BlockId::new(1)), Selected::Region(RegionId::new(u32::MAX))] {
        view.selection = Some(Selection { what, color: Color::Black });
        assert_eq!(draw(&view), as_it_was);
    }
    view.selection =
        Some(Selection { what: Selected::Block(BlockId::new(0)), color: Color::White });
    assert_eq!(draw(&view), as_it_was);
}

#[test]
fn every_mark_lies_within_the_drawing() {
    let study = study(WORKED);
    for layers in [Layers::NONE, Layers::ALL] {
        let mut view = study.view_with("2", layers);
        view.cursor = Some(Point::new(0));
        let scene = draw(&view);
        assert_eq!((scene.width, scene.height), size(&view));
        let roles = Role::ALL.iter().filter(|&&role| role != Role::Board);
        for (x, y) in roles.flat_map(|&role| places(&scene, role)) {
            assert!((scene.left..scene.left + scene.width).contains(&x));
            assert!((scene.top..scene.top + scene.height).contains(&y));
        }
    }
}

#[test]
fn without_ground_nothing_is_drawn_where_the_board_is_bare() {
    let study = study(WORKED);
    let mut view = study.view_with("1", Layers::ALL);
    let whole = draw(&view);
    view.ground = false;
    let bare = draw(&view);
    assert_eq!(whole.marks[0].role, Role::Board);
    assert_eq!(bare.marks[..], whole.marks[1..]);
    assert_eq!(Role::PAPER[Role::Board as usize].css(), "#ffffff");
    assert_eq!(Role::PAPER[1..], Role::PALE[1..]);
}

#[test]
fn the_lines_of_a_mark_all_run_along_those_of_the_board_or_none_does() {
    let study = study(WORKED);
    for moment in study.black.trace().moments() {
        let mut view = study.view_at(moment);
        view.layers = Layers::ALL;
        view.cursor = Some(Point::new(0));
        view.selection =
            Some(Selection { what: Selected::Region(RegionId::new(3)), color: Color::Black });
        for mark in draw(&view).marks {
            let lines = match mark.shape {
                Shape::Lines(lines) => lines,
                Shape::Polygons { polygons, .. } => {
                    let sides = |p: &Vec<(i32, i32)>| {
                        let next = p.iter().cycle().skip(1);
                        p.iter().copied().zip(next.copied()).collect::<Vec<_>>()
                    };
                    polygons.iter().flat_map(sides).collect()
                }
                Shape::Disc { .. } | Shape::Text { .. } => continue,
            };
            let straight = lines.iter().filter(|(a, b)| a.0 == b.0 || a.1 == b.1).count();
            assert!(!lines.is_empty() && [0, lines.len()].contains(&straight), "{:?}", mark.role);
        }
    }
}

#[test]
fn pointing_finds_the_point_that_was_drawn() {
    let study = study(WORKED);
    for layers in [Layers::NONE, Layers::COORDINATES] {
        let view = study.view_with("0", layers);
        let scene = draw(&view);
        for point in study.grid.points() {
            let (column, row) = study.grid.coordinates(point);
            let (x, y) = (column as i32 * SPACING - scene.left, row as i32 * SPACING - scene.top);
            let expected = Hit {
                point,
                block: study.black.block_at(point).map(|block| block.id()),
                region: study.black.region_at(point).map(|region| region.id()),
            };
            for (dx, dy) in [(0, 0), (-49, 49), (49, -49)] {
                assert_eq!(hit(&view, x + dx, y + dy), Some(expected));
            }
        }
        let (width, height) = size(&view);
        for (x, y) in [(0, 0), (width, 9), (9, height), (i32::MIN, 9), (9, i32::MAX), (-1, -1)] {
            assert_eq!(hit(&view, x, y), None, "{x}, {y}");
        }
    }
}

#[test]
fn stones_are_as_large_as_asked_within_bounds_and_what_is_on_them_keeps_within() {
    let study = study(WORKED);
    for moment in study.black.trace().moments() {
        let mut view = study.view_at(moment);
        view.layers = Layers::STATUSES | Layers::NAMES;
        let usual = draw(&view);
        let radius_of = |scene: &Scene, role: Role| {
            let radii = scene.marks.iter().filter(|mark| mark.role == role);
            radii
                .filter_map(|mark| match mark.shape {
                    Shape::Disc { radius, .. } => Some(radius),
                    _ => None,
                })
                .max()
        };
        for (asked, drawn) in [(46, 46), (40, 40), (50, 50), (i32::MIN, 40), (i32::MAX, 50)] {
            view.stone_radius = asked;
            let scene = draw(&view);
            assert_eq!(radius_of(&scene, Role::BlackStone), Some(drawn));
            assert_eq!(scene.marks.len(), usual.marks.len());
            if asked == 46 {
                assert_eq!(scene, usual);
            }
            if let Some(ring) = radius_of(&scene, Role::AliveOnBlack) {
                assert!(ring + 5 <= drawn);
            }
            let names = |scene: &Scene| places(scene, Role::NameOnBlack).len();
            assert_eq!(names(&scene), names(&usual));
        }
    }
}
