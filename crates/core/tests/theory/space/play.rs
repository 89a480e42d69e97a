//! Play by Kim's rules: the choice of ko, several stones first or in a turn, and the end.

use pass_alive::{Board, Color, Form, Game, Grid, Illegal, Ko, Point, Prisoners, Space, Suicide};
use proptest::prelude::*;

use super::{EXAMPLE_3, cuboid, points, solid};
use crate::boards::{boards, picture};
use crate::random::Random;

/// Black can take a ko on C2, White one on F2.
const TWO_KOS: [&str; 3] = [".XO..XO.", "XO.OX.XO", ".XO..XO."];

#[test]
fn by_kims_ko_no_ko_is_taken_right_after_a_ko() {
    let (grid, board) = picture(&TWO_KOS);
    let [b2, c2, f2, d1] = ["B2", "C2", "F2", "D1"].map(|n| grid.point_named(n).expect("a point"));
    let mut game = Game::new(board, Color::Black).with_ko_rule(Ko::Kim);
    game.play(c2).expect("a capture");
    let before = game.clone();
    assert_eq!(game.play(f2), Err(Illegal::KoAfterKo));
    assert_eq!(game.play(b2), Err(Illegal::Ko));
    assert_eq!(game, before);
    let mut basic = game.clone().with_ko_rule(Ko::Basic);
    assert_eq!(basic.play(f2).expect("another ko").captured.len(), 1);
    // After a move elsewhere both can be taken.
    for again in [b2, f2] {
        let mut later = game.clone();
        later.play(d1).expect("elsewhere");
        later.pass();
        later.play(again).expect("no longer at once");
    }
}

#[test]
fn by_kims_ko_other_captures_are_free_after_a_ko() {
    let (grid, board) = picture(&[".XO..O.", "XO.OOXX", ".XO..O."]);
    let point = |name| grid.point_named(name).expect("a point");
    let mut game = Game::new(board, Color::Black).with_ko_rule(Ko::Kim);
    game.play(point("C2")).expect("a ko");
    game.play(point("G3")).expect("no capture");
    let mut game = game.with_ko(Some(point("B2")));
    game.set_to_play(Color::White);
    assert_eq!(game.play(point("G1")).expect("two stones").captured.len(), 2);
}

/// The ko of the plane in a box: the stones in the other layer take the liberties there.
#[test]
fn a_ko_in_space_may_not_be_retaken_at_once() {
    let (space, board) = solid(".XO./XO.O/.XO.//..../.XO./....");
    let [b2, c2] = points(space, &["1:B2", "1:C2"])[..] else { panic!("points") };
    for rule in [Ko::Basic, Ko::Kim] {
        let mut game = Game::new(board.clone(), Color::Black).with_ko_rule(rule);
        assert_eq!(game.play(c2).expect("a capture").captured, [b2]);
        assert_eq!(game.ko(), Some(b2));
        assert_eq!(game.play(b2), Err(Illegal::Ko));
    }
}

#[test]
fn two_passes_in_a_row_end_a_game_that_ends_so() {
    let (_, board) = solid(".../...//.../...");
    let mut game = Game::new(board, Color::Black).with_end_after_passes(2);
    game.pass();
    game.play(Point::new(0)).expect("it goes on");
    game.pass();
    assert_eq!((game.passes(), game.is_over()), (1, false));
    game.pass();
    assert_eq!((game.passes(), game.is_over()), (2, true));
    let over = game.clone();
    assert_eq!(game.play(Point::new(1)), Err(Illegal::Over));
    assert_eq!(game.play_together(&[Point::new(1)]), Err(Illegal::Over));
    assert_eq!(game.play_first(&[Point::new(1)]), Err(Illegal::Over));
    game.pass();
    assert_eq!(game, over, "nothing changes any more");
    game.board_mut();
    game.play(Point::new(1)).expect("a board that is changed goes on");
}

#[test]
fn without_such_an_end_a_game_goes_on_after_any_number_of_passes() {
    let (_, board) = solid(".../...");
    let mut game = Game::new(board, Color::Black);
    for _ in 0..5 {
        game.pass();
    }
    assert_eq!((game.passes(), game.is_over(), game.to_play()), (5, false, Color::White));
    game.play(Point::new(0)).expect("it goes on");
}

#[test]
fn the_first_move_of_black_may_be_several_stones() {
    let space = cuboid(3, 3, 3);
    let corners = points(space, &["1:A3", "1:C1", "3:A1", "3:C3"]);
    let mut game = Game::new(Board::new(space), Color::Black);
    let empty = game.clone();
    for (wrong, why) in [
        (vec![0, 1, 0], Illegal::Occupied),
        (vec![0, 27], Illegal::Outside),
        ((0..27).collect(), Illegal::Suicide),
    ] {
        assert_eq!(
            game.play_first(&wrong.into_iter().map(Point::new).collect::<Vec<_>>()),
            Err(why)
        );
        assert_eq!(game, empty);
    }
    game.play_first(&corners).expect("legal");
    assert!(corners.iter().all(|&corner| game.board().get(corner) == Some(Color::Black)));
    assert_eq!(game.to_play(), Color::White);
    assert_eq!(game.play_first(&[Point::new(13)]), Err(Illegal::NotFirst));
    game.pass();
    assert_eq!(game.play_first(&[Point::new(13)]), Err(Illegal::NotFirst));
    let mut white = empty.clone();
    white.pass();
    assert_eq!(white.play_first(&[Point::new(13)]), Err(Illegal::NotFirst));
    let mut none = empty;
    none.play_first(&[]).expect("a pass");
    assert_eq!((none.passes(), none.to_play()), (1, Color::White));
}

#[test]
fn the_stones_of_a_turn_are_played_one_after_another() {
    // Black takes a corner stone with the first stone of a turn, and fills its point with the second.
    let (space, board) = solid("OX./.../...//.../.../...");
    let [corner, below, beside] = points(space, &["1:A3", "2:A3", "1:A2"])[..] else { panic!() };
    let mut game = Game::new(board, Color::Black).with_stones_a_turn(3, 1);
    assert!(game.play(below).expect("legal").captured.is_empty());
    assert_eq!((game.to_play(), game.stones_left()), (Color::Black, 2));
    assert_eq!(game.play(beside).expect("legal").captured, [corner]);
    let before = game.clone();
    assert_eq!(game.play_together(&[Point::new(5), Point::new(7)]), Err(Illegal::TooMany));
    assert_eq!(game, before);
    game.play(corner).expect("the third stone");
    assert_eq!((game.to_play(), game.stones_left()), (Color::White, 1));
    assert_eq!(game.prisoners(), Prisoners { black: 1, white: 0 });
}

#[test]
fn who_leaves_the_rest_of_a_turn_has_not_passed() {
    let (_, board) = solid(".../...//.../...");
    let game = Game::new(board, Color::Black).with_stones_a_turn(2, 2);
    let mut game = game.with_end_after_passes(2);
    game.play(Point::new(0)).expect("legal");
    game.pass();
    assert_eq!((game.passes(), game.to_play(), game.stones_left()), (0, Color::White, 2));
    game.pass();
    assert!(!game.is_over());
    game.pass();
    assert!(game.is_over());
}

#[test]
fn a_ko_is_made_by_the_last_stone_of_a_turn() {
    let (grid, board) = picture(&TWO_KOS);
    let [b2, c2, a1] = ["B2", "C2", "A1"].map(|n| grid.point_named(n).expect("a point"));
    let game = Game::new(board, Color::Black).with_stones_a_turn(2, 1);
    let mut last = game.clone();
    last.play(a1).expect("legal");
    last.play(c2).expect("a ko");
    assert_eq!(last.play(b2), Err(Illegal::Ko));
    let mut first = game;
    first.play(c2).expect("a ko");
    let mut filled = first.clone();
    filled.play(b2).expect("Black may fill it");
    first.play(a1).expect("legal");
    first.play(b2).expect("the board is not as before");
}

/// One after another each is suicide.
#[test]
fn two_stones_at_once_take_two_eyes() {
    let (space, board) = solid(EXAMPLE_3);
    let eyes = points(space, &["1:A5", "3:A5"]);
    let mut outside = board.clone();
    for point in board.points() {
        if board.get(point).is_none() && !eyes.contains(&point) {
            outside.set(point, Some(Color::White));
        }
    }
    // White's wall needs a liberty of its own.
    outside.set(Point::new(space.len() as u32 - 1), None);
    let game = Game::new(outside, Color::White).with_stones_a_turn(1, 2);
    let mut one_by_one = game.clone();
    for &eye in &eyes {
        assert_eq!(one_by_one.play(eye), Err(Illegal::Suicide));
    }
    let mut at_once = game;
    assert_eq!(at_once.play_together(&eyes).expect("a capture").captured.len(), 9);
}

/// Random games by all rules, on boxes, cylinders and tori, with illegal moves among the tries.
#[test]
fn every_stone_played_is_on_the_board_or_a_prisoner() {
    let mut random = Random::new(1976);
    let mut over = 0;
    for _ in 0..600 {
        let grid = Grid::new(1 + random.below(4), 1 + random.below(4)).expect("a size");
        let form = [Form::Box, Form::Cylinder, Form::Torus][random.below(3) as usize];
        let space = Space::new(grid, 1 + random.below(3), form).expect("a size");
        let mut game = Game::new(Board::new(space), Color::Black)
            .with_suicide([Suicide::Forbidden, Suicide::Allowed][random.below(2) as usize])
            .with_ko_rule([Ko::Basic, Ko::Kim][random.below(2) as usize])
            .with_stones_a_turn(1 + random.below(3), 1 + random.below(2))
            .with_end_after_passes(2);
        let mut played = 0;
        for _ in 0..200 {
            let before = game.clone();
            let count = if random.below(40) == 0 { 0 } else { 1 + random.below(2) };
            let places: Vec<Point> =
                (0..count).map(|_| Point::new(random.below(space.len() as u32 + 1))).collect();
            match game.play_together(&places) {
                Ok(_) => played += count,
                Err(why) => {
                    assert_eq!(game, before, "{why}");
                    over += u32::from(why == Illegal::Over);
                }
            }
            let stones = game.board().stones().iter().flatten().count() as u32;
            let Prisoners { black: by_black, white: by_white } = game.prisoners();
            assert_eq!(stones + by_black + by_white, played);
            assert_eq!(game.board().block_without_liberties(), None);
            assert_eq!(game.is_over(), game.passes() == 2);
            assert!(game.stones_left() > 0);
        }
    }
    assert!(over > 1_000, "{over}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    /// Several stones at once: nothing stands without a liberty, and what is refused changes nothing.
    #[test]
    fn playing_together_keeps_boards_legal(
        board in boards(),
        picks in prop::collection::vec(any::<u32>(), 1..5),
        white in any::<bool>(),
    ) {
        let color = if white { Color::White } else { Color::Black };
        let places: Vec<Point> = picks.iter().map(|pick| Point::new(pick % board.len() as u32)).collect();
        for suicide in [Suicide::Forbidden, Suicide::Allowed] {
            let mut after = board.clone();
            let Ok(played) = after.play_together(color, &places, suicide) else {
                prop_assert_eq!(&after, &board);
                continue;
            };
            prop_assert_eq!(after.block_without_liberties(), None);
            prop_assert!(suicide == Suicide::Allowed || played.suicide.is_empty());
            for point in board.points() {
                let removed = played.captured.contains(&point) || played.suicide.contains(&point);
                let placed = places.contains(&point).then_some(color);
                let expected = if removed { None } else { board.get(point).or(placed) };
                prop_assert_eq!(after.get(point), expected);
            }
        }
    }
}
