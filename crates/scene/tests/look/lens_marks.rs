//! The marks of lenses, on a board, on layers and on a solid.

use super::space::{scattered, space};
use super::*;
use pass_alive::{Form, Space};
use pass_alive_scene::{
    Arrangement, Lens, LensMark, LensMarkKind, Mark as Drawn, Solid, Turn, draw_layers, draw_lens,
    draw_solid,
};

/// The marks that a scene has more than another.
fn added(scene: &Scene, without: &Scene) -> Vec<String> {
    let look = |mark: &Drawn| format!("{:?} {:?} {:?}", mark.role, mark.ink, mark.shape);
    let mut rest: Vec<String> = without.marks.iter().map(look).collect();
    let mut added = Vec::new();
    for mark in scene.marks.iter().map(look) {
        match rest.iter().position(|each| *each == mark) {
            Some(at) => drop(rest.swap_remove(at)),
            None => added.push(mark),
        }
    }
    added
}

/// The first points of each kind: empty, black and white.
fn places(board: &Board) -> [Point; 3] {
    [None, Some(Color::Black), Some(Color::White)]
        .map(|stone| board.points().find(|&point| board.get(point) == stone).expect("a point"))
}

#[test]
fn every_kind_looks_different_and_the_same_in_all_pictures() {
    let plane = space(5, 5, 1, Form::Box);
    let board = scattered(plane, 12, 5);
    let view = View::new(&board);
    let flat = Solid { turn: Turn { around: 0.0, above: 90.0 }, ..Solid::default() };
    let arrangement = Arrangement::default();
    for point in places(&board) {
        let mut looks = Vec::new();
        for &kind in LensMarkKind::ALL {
            let marks = [LensMark { point, kind }, LensMark { point: Point::new(99), kind }];
            let lens = Lens { marks: &marks, outlined: &[] };
            let on_grid = added(&draw_lens(&view, &lens), &draw(&view));
            assert!(!on_grid.is_empty(), "{kind:?}");
            let layers = |lens| draw_layers(&view, &Arrangement { lens, ..arrangement });
            assert_eq!(added(&layers(lens), &layers(Lens::default())).len(), on_grid.len());
            // The middle of a solid is at (0, 0), that of this board two lines right and down.
            let roles = |scene: &Scene, without: &Scene| {
                let text = |mark: String| mark.split(" {").next().map(str::to_owned);
                added(scene, without).into_iter().map(text).collect::<Vec<_>>()
            };
            assert_eq!(
                roles(&draw_solid(&view, &Solid { lens, ..flat }), &draw_solid(&view, &flat)),
                roles(&draw_lens(&view, &lens), &draw(&view)),
            );
            looks.push(on_grid);
        }
        let count = looks.len();
        looks.sort_unstable();
        looks.dedup();
        assert_eq!(looks.len(), count);
    }
}

#[test]
fn marks_on_a_solid_are_hidden_by_nearer_stones_and_taken_away_with_their_points() {
    // One behind the other, seen from the front.
    let row = space(1, 3, 1, Form::Box);
    let mut board = Board::new(row);
    (0..3).for_each(|point| board.set(Point::new(point), (point > 0).then_some(Color::Black)));
    let marks =
        [0, 1, 2].map(|number| LensMark { point: Point::new(number), kind: LensMarkKind::Alive });
    let view = View::new(&board);
    let lens = Lens { marks: &marks, outlined: &[] };
    let front = Solid { turn: Turn { around: 0.0, above: 0.0 }, lens, ..Solid::default() };
    let scene = draw_solid(&view, &front);
    let order: Vec<Role> = (scene.marks.iter().map(|mark| mark.role))
        .filter(|role| [Role::BlackStone, Role::AliveOnBlack, Role::Label].contains(role))
        .collect();
    use Role::{AliveOnBlack, BlackStone, Label};
    assert_eq!(order, [Label, BlackStone, AliveOnBlack, BlackStone, AliveOnBlack]);
    let peeled = Solid { peeled: [(0, 0), (0, 2), (0, 0)], ..front };
    assert!(!has(&draw_solid(&view, &peeled), AliveOnBlack));
    let faded = Solid { chosen: Some(&[Point::new(1)]), ..front };
    assert_eq!(super::places(&draw_solid(&view, &faded), AliveOnBlack).len(), 1);
}

#[test]
fn marks_are_repeated_in_the_margin_and_outlines_go_over_layers() {
    let ring: Space = space(5, 5, 1, Form::Torus);
    let mut board = Board::new(ring);
    board.set(Point::new(0), Some(Color::White));
    let marks = [LensMark { point: Point::new(0), kind: LensMarkKind::Cover }];
    let view = View::new(&board);
    let lens = Lens { marks: &marks, outlined: &[Point::new(0)] };
    let scene = draw_layers(&view, &Arrangement { lens, ..Arrangement::default() });
    // In the middle, beyond the lower and the right edge, and in the corner.
    assert_eq!(super::places(&scene, Role::CoverOnWhite).len(), 4);
    assert!(has(&scene, Role::Selection));
    assert!(!has(&draw_layers(&view, &Arrangement::default()), Role::Selection));
    let lit = draw_solid(&view, &Solid { lens, ..Solid::default() });
    assert_eq!(super::space::discs(&lit, Role::Selection).len(), 1);
}
