//! Play by Benson's Rules 1 and 2, corrected.

use pass_alive::{Board, Color, Game, Grid, Illegal, Played, Point, Prisoners, Suicide};
use proptest::prelude::*;

use crate::boards::{boards, names, picture, points};

fn point(grid: Grid, name: &str) -> Point {
    points(grid, &[name])[0]
}

fn play(
    rows: &[&str],
    color: Color,
    name: &str,
    suicide: Suicide,
) -> (Grid, Board, Result<Played, Illegal>) {
    let (grid, mut board) = picture(rows);
    let played = board.play(color, point(grid, name), suicide);
    (grid, board, played)
}

fn shows(board: &Board, rows: &[&str]) {
    assert_eq!(board.stones(), picture(rows).1.stones());
}

/// Printed Rule 2 does not forbid a lone stone in a one-point eye.
#[test]
fn a_lone_stone_may_not_fill_its_last_liberty() {
    let (_, board, played) = play(&[".X."], Color::White, "A1", Suicide::Forbidden);
    assert_eq!(played, Err(Illegal::Suicide));
    shows(&board, &[".X."]);
    let (_, board, played) = play(&[".X."], Color::White, "A1", Suicide::Allowed);
    let played = played.expect("allowed");
    assert_eq!((played.captured, played.suicide), (vec![], vec![Point::new(0)]));
    shows(&board, &[".X."]);
}

/// Printed Rule 2 forbids a legal extension out of atari.
#[test]
fn an_extension_out_of_atari_is_legal() {
    let (_, board, played) = play(&["OX.", ".OX", "..."], Color::White, "A2", Suicide::Forbidden);
    assert_eq!(played, Ok(Played::default()));
    shows(&board, &["OX.", "OOX", "..."]);
}

/// Printed Rule 1 changes one block only.
#[test]
fn every_block_with_the_same_last_liberty_is_captured() {
    let rows = [".OXXO", "OX.XO", ".OXO.", "..O.."];
    let (grid, board, played) = play(&rows, Color::White, "C3", Suicide::Forbidden);
    let played = played.expect("a capture");
    assert_eq!(names(grid, &played.captured), ["C4", "D4", "B3", "D3", "C2"]);
    assert_eq!(played.ko, None);
    shows(&board, &[".O..O", "O.O.O", ".O.O.", "..O.."]);
}

#[test]
fn a_capture_comes_before_suicide() {
    let (grid, board, played) =
        play(&["OX.", "X.X", "..."], Color::Black, "C3", Suicide::Forbidden);
    assert_eq!(played, Ok(Played::default()));
    drop(board);
    let (_, mut board) = picture(&[".XO", "XO.", "O.."]);
    let played = board.play(Color::White, point(grid, "A3"), Suicide::Forbidden);
    assert_eq!(names(grid, &played.expect("a capture").captured), ["B3", "A2"]);
    shows(&board, &["O.O", ".O.", "O.."]);
}

#[test]
fn suicide_of_several_stones_depends_on_the_rule() {
    let rows = ["O.X", "XXX", "..."];
    let (_, board, played) = play(&rows, Color::White, "B3", Suicide::Forbidden);
    assert_eq!(played, Err(Illegal::Suicide));
    shows(&board, &rows);
    let (_, board, played) = play(&rows, Color::White, "B3", Suicide::Allowed);
    assert_eq!(played.expect("allowed").suicide, [0, 1].map(Point::new));
    shows(&board, &["..X", "XXX", "..."]);
}

#[test]
fn a_ko_may_not_be_retaken_at_once() {
    let (grid, board) = picture(&[".XO.", "XO.O", ".XO."]);
    let mut game = Game::new(board, Color::Black);
    game.play(point(grid, "C2")).expect("a capture");
    let retake = point(grid, "B2");
    assert_eq!(game.ko(), Some(retake));
    let before = game.clone();
    assert_eq!(game.play(retake), Err(Illegal::Ko));
    assert_eq!(game, before);
    let mut lifted = game.clone();
    lifted.lift_ko();
    game.pass();
    game.pass();
    for mut game in [game, lifted] {
        game.play(retake).expect("no ko any more");
        shows(game.board(), &[".XO.", "XO.O", ".XO."]);
        assert_eq!(game.prisoners(), Prisoners { black: 1, white: 1 });
    }
}

#[test]
fn a_stone_needs_an_empty_point_of_the_board() {
    let (_, mut board) = picture(&[".X."]);
    let mut play = |point| board.play(Color::White, point, Suicide::Forbidden);
    assert_eq!(play(Point::new(1)), Err(Illegal::Occupied));
    assert_eq!(play(Point::new(3)), Err(Illegal::Outside));
}

/// SGF: the stone is put there whatever was there, then captures are made.
#[test]
fn a_recorded_move_is_executed_even_if_illegal() {
    let (grid, mut board) = picture(&[".XO", "XX.", "O.."]);
    board.execute(Color::White, point(grid, "A3"));
    shows(&board, &[".XO", "XX.", "O.."]);
    board.execute(Color::White, point(grid, "B3"));
    shows(&board, &[".OO", "XX.", "O.."]);
}

#[test]
fn a_block_without_a_liberty_is_found_wherever_it_is() {
    let (_, board) = picture(&["..XO.", "OOXXO", ".XO..", "OOX.."]);
    assert_eq!(board.block_without_liberties(), None);
    let (grid, board) = picture(&["..XO.", "..XXO", ".XOX.", "OXOX.", "OXX.."]);
    let block = board.block_without_liberties().expect("one");
    assert_eq!(names(grid, &block), ["C3", "C2"]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    /// After a legal move every block has a liberty, and nothing else has changed.
    #[test]
    fn play_keeps_boards_legal(board in boards(), at in any::<u32>(), white in any::<bool>()) {
        let color = if white { Color::White } else { Color::Black };
        let at = Point::new(at % board.len() as u32);
        for suicide in [Suicide::Forbidden, Suicide::Allowed] {
            let mut after = board.clone();
            let played = after.play(color, at, suicide);
            prop_assert_eq!(board.is_legal(color, at, suicide), played.is_ok());
            prop_assert!(!board.is_legal(color, Point::new(board.len() as u32), suicide));
            let Ok(played) = played else {
                prop_assert_eq!(&after, &board);
                continue;
            };
            prop_assert_eq!(after.block_without_liberties(), None);
            for point in board.points() {
                let expected = if played.captured.contains(&point) || played.suicide.contains(&point) {
                    None
                } else if point == at {
                    Some(color)
                } else {
                    board.get(point)
                };
                prop_assert_eq!(after.get(point), expected);
            }
            prop_assert!(played.captured.is_empty() || played.suicide.is_empty());
        }
    }
}
