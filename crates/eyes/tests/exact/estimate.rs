//! The search with the static analysis at its leaves against the exact solver.

use std::ops::ControlFlow;

use pass_alive::{Board, Color, Point};
use pass_alive_eyes::estimate::{Estimate, GivenUp, Limits, Status, estimate, estimate_with};
use pass_alive_eyes::exact::{self, NotLocal, solve};
use pass_alive_eyes::{Choices, Eyes, LookAhead, Part};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;

use crate::agreement::boards;
use crate::figures::{LIMITS, figures};
use crate::placed::Rows;

/// The exact solver decides on so few points only that the search has to do the work.
fn small(points: usize, positions: u64) -> Limits {
    let exact = exact::Limits { points, ..exact::Limits::default() };
    Limits { positions, exact, ..Limits::default() }
}

fn searched(rows: &Rows, limits: Limits) -> Estimate {
    let (grid, board) = rows.board();
    let choices = Choices::default();
    estimate(grid, &board, Color::White, &rows.part(), &choices, limits).expect("a part of a board")
}

/// The word for the exact status; a seki is a life for the search.
fn word(status: exact::Status) -> &'static str {
    if status == exact::Status::Seki { "alive" } else { status.as_str() }
}

#[test]
fn figures_have_their_status() {
    for points in [4, 10] {
        let (mut right, mut sure, mut all) = (0, 0, 0);
        for figure in figures() {
            let rows = figure.rows().on_a_whole_board(&[0, 0]);
            let solution =
                solve(&rows.local().expect("a part"), LIMITS).expect("within the limits");
            let exact = word(solution.status().expect("within the limits"));
            let found = searched(&rows, small(points, 3_000));
            all += 1;
            right += u32::from(found.status.as_str() == exact);
            sure += u32::from(found.sure);
            if found.sure && exact == "critical" {
                assert_eq!(found.save, solution.save(), "{}", figure.id);
                assert_eq!(found.kill, solution.kill(), "{}", figure.id);
            }
        }
        println!("figures, exact from {points} points on: {right} of {all}, {sure} sure");
        assert_eq!((right, all), (26, 26));
    }
}

#[test]
fn random_groups_agree_with_the_exact_solver() {
    let boards = boards();
    for positions in [100, 1_000] {
        let mut runner = TestRunner::deterministic();
        let (mut all, mut right, mut sure, mut unsettled) = (0, 0, 0, 0);
        while all < 300 {
            let rows = boards.new_tree(&mut runner).expect("a board").current();
            let Ok(local) = rows.local() else { continue };
            if local.points().len() < 5 || !rows.enemies_are_one() {
                continue;
            }
            let solution = solve(&local, exact::Limits::default()).expect("within the limits");
            let exact = word(solution.status().expect("within the limits"));
            let found = searched(&rows, small(3, positions));
            all += 1;
            right += u32::from(found.status.as_str() == exact);
            unsettled += u32::from(found.status == Status::Unsettled);
            sure += u32::from(found.sure);
            let board: Vec<String> = rows.0.iter().map(|row| row.iter().collect()).collect();
            if found.sure {
                assert_eq!(found.status.as_str(), exact, "{found:?}\n{}", board.join("\n"));
            }
        }
        println!(
            "random groups, {positions} positions: {right} of {all} right, {unsettled} unsettled, \
             {sure} sure"
        );
        assert!(right * 20 >= all * 19);
    }
}

/// White's group in the lower left corner, by the whole analysis of a board.
fn group(text: &str, limits: Limits) -> (usize, Estimate) {
    let board = Board::from_rows(text).expect("rows");
    let grid = board.grid().expect("a grid");
    let choices = Choices::default();
    let eyes = Eyes::new(grid, &board, Color::White, &choices, LookAhead::Skip).expect("groups");
    let part = eyes.groups[0].part.as_ref().expect("an enclosed group");
    let found = estimate(grid, &board, Color::White, part, &choices, limits).expect("a part");
    (part.playable.len(), found)
}

const CORNER: &str = "
    . X . X X X X X
    X X X X X X X X
    X X X X X X . X
    O O O O O X X X
    . . . . O X X X
    . . . . O X X X
    . . . . O . X X
    . . . . O X X X
";

#[test]
fn large_groups_have_the_status_that_theory_gives_them() {
    // Table 3: two eyes; Benson alone does not say so.
    let (points, found) = group(CORNER, Limits::default());
    assert_eq!((points, found.status), (16, Status::Alive));
    // With a stone of the attacker inside the rules are silent on most of what follows.
    let stone = CORNER.replacen("    . . . . O", "    . . X . O", 1);
    let (points, found) = group(&stone, small(10, 2_000));
    assert_eq!((points, found.status), (16, Status::Unsettled));
    // Either of two eyes of six points is enough: that is certain.
    let two = "
        . X . X X X X X X X
        X X X X X X X X X X
        O O O O O O O O X X
        . . . O O . . O X X
        . . . O O . . O . X
        O O O O O . . O X X
        X X X . O O O O X X
        X X X X X X X X X X
    ";
    let (points, found) = group(two, Limits::default());
    assert_eq!((points, found.status, found.sure), (12, Status::Alive, true));
    assert_eq!(found.given_up, None);
}

#[test]
fn limits_and_a_stop_give_the_result_so_far() {
    let none = Limits { positions: 0, ..Limits::default() };
    let (_, found) = group(CORNER, none);
    assert_eq!((found.status, found.given_up), (Status::Unsettled, Some(GivenUp::Positions)));
    let (_, found) = group(CORNER, Limits { depth: 0, ..Limits::default() });
    assert_eq!((found.status, found.given_up), (Status::Alive, Some(GivenUp::Depth)));
    assert!(!found.sure && found.positions == 2);
    let few = Limits { positions: 500, bytes: 0, arrangements: 0, ..Limits::default() };
    let (_, found) = group(CORNER, few);
    assert_eq!((found.status, found.positions), (Status::Alive, 500));

    let board = Board::from_rows(CORNER).expect("rows");
    let grid = board.grid().expect("a grid");
    let choices = Choices::default();
    let eyes = Eyes::new(grid, &board, Color::White, &choices, LookAhead::Skip).expect("groups");
    let part = eyes.groups[0].part.as_ref().expect("an enclosed group");
    let limits = Limits::default();
    let mut reports = 0;
    let mut stop = |_| {
        reports += 1;
        if reports == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let found = estimate_with(grid, &board, Color::White, part, &choices, limits, &mut stop)
        .expect("a part");
    assert_eq!((found.status, found.given_up), (Status::Alive, Some(GivenUp::Stopped)));
    assert_eq!(reports, 3);

    let outside = Point::new(board.len() as u32);
    let wrong = [
        (vec![], vec![Point::new(0)], NotLocal::NoWall),
        (vec![Point::new(0)], vec![], NotLocal::NotWall(Point::new(0))),
        (vec![outside], vec![], NotLocal::Outside(outside)),
    ];
    for (wall, playable, why) in wrong {
        let part = Part { wall, playable, ..part.clone() };
        let found = estimate(grid, &board, Color::White, &part, &choices, limits);
        assert_eq!(found, Err(why));
    }
}
