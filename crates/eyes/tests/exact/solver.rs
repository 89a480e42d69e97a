//! The solver by proof numbers against the exact solver and against plain search of whole boards.

use std::cell::RefCell;

use pass_alive::{Board, Color, Grid, Point, Suicide};
use pass_alive_exact::{Limits as Exact, Outcome, Side, Status, solve};
use pass_alive_eyes::solve::{ALWAYS, Arena, Limits, Solver, Stop, Walled};
use proptest::prelude::*;

use crate::agreement::boards;
use crate::placed::Rows;
use crate::whole::Whole;

/// In the exact solver, and in plain search, the owner may not retake a ko at once and the attacker may.
const KO_FOR_ATTACKER: [u8; 2] = [0, ALWAYS];

thread_local! {
    static SOLVER: RefCell<Solver> = RefCell::new(Solver::new(Limits { positions: 3_000_000 }));
}

/// For each side first, whether the wall stays, by the solver.
fn stays(arena: &Arena) -> [bool; 2] {
    SOLVER.with_borrow_mut(|solver| stays_by(solver, arena))
}

fn stays_by(solver: &mut Solver, arena: &Arena) -> [bool; 2] {
    Side::BOTH.map(|first| solver.stays(arena, first, KO_FOR_ATTACKER).expect("within the limit"))
}

/// A wall of one block: of several the exact solver wants to hold each, and the solver any.
fn compare_regions(rows: &Rows) -> Result<(), TestCaseError> {
    prop_assume!(rows.places(&[]).len() <= 8);
    let local = rows.local();
    let (grid, board) = rows.board();
    prop_assume!(board.block_without_liberties().is_none() && rows.wall().len() == 1);
    prop_assume!(rows.outside_is_open());
    let solution = solve(&local.expect("a part"), Exact::default()).expect("within the limits");
    let exact = Side::BOTH.map(|first| solution.outcome(first) == Outcome::Eyes(2));
    let mut wall = rows.wall().concat();
    let playable = rows.playable();
    wall.retain(|stone| !playable.contains(stone));
    let arena = Arena::on(grid, &board, &wall, &playable).expect("a small fight");
    prop_assert_eq!(stays(&arena), exact, "\n{}", rows);
    Ok(())
}

/// The eyes of a wall of any number of blocks, with kos, and the moves that decide on it.
fn compare_eyes(rows: &Rows) -> Result<(), TestCaseError> {
    prop_assume!(rows.playable().len() <= 9);
    let (_, board) = rows.board();
    let walled = Walled::new(&board, Color::White, &rows.at("O"), &rows.playable());
    let Ok(local) = rows.local() else {
        prop_assert!(walled.is_none(), "\n{}", rows);
        return Ok(());
    };
    let solution = solve(&local, Exact::default()).expect("within the limits");
    let exact = Side::BOTH.map(|first| match solution.outcome(first) {
        Outcome::Eyes(eyes) => Stop::Eyes(eyes),
        Outcome::Ko => Stop::Ko,
    });
    let mut walled = walled.expect("a wall with liberties");
    let stops = Side::BOTH.map(|first| walled.stop(first).expect("within the limit"));
    prop_assert_eq!(stops, exact, "\n{}", rows);
    let vital = walled.vital();
    prop_assert_eq!(vital.is_some(), solution.status() == Ok(Status::Critical), "\n{}", rows);
    let Some([save, kill]) = vital else { return Ok(()) };
    // The exact solver lets a part of the wall fill its last liberty.
    let mut saving = solution.save().to_vec();
    saving.retain(|&point| board.clone().play(Color::White, point, Suicide::Forbidden).is_ok());
    prop_assert_eq!(save, saving, "\n{}", rows);
    // The exact solver leaves out what makes a ko of whether one eye is left.
    prop_assert!(solution.kill().iter().all(|point| kill.contains(point)), "\n{}", rows);
    for (played, after) in solution.moves(solution.start(Side::Attacker)) {
        if played.point().is_some_and(|point| kill.contains(&point)) {
            prop_assert!(after.is_none_or(|after| !solution.holds(after)), "\n{}", rows);
        }
    }
    Ok(())
}

#[test]
fn a_move_that_captures_a_block_of_the_wall_at_once_kills() {
    let rows = ["XXXO..OXX", "XXOO.OXXX", "XXO.oOXXX", "XXOOOOXXX", "XXXXXXXXX", "=X=XXXXXX"];
    compare_eyes(&Rows::new(&rows)).unwrap();
}

/// So many regions are compared; others that are drawn do not fit.
fn config(cases: u32) -> ProptestConfig {
    ProptestConfig { max_global_rejects: 100 * cases, ..ProptestConfig::with_cases(cases) }
}

proptest! {
    #![proptest_config(config(2_000))]

    #[test]
    fn regions_are_as_in_the_exact_solver(rows in boards()) {
        compare_regions(&rows)?;
    }

    #[test]
    fn eyes_are_as_in_the_exact_solver(rows in boards()) {
        compare_eyes(&rows)?;
    }
}

proptest! {
    #![proptest_config(config(100_000))]

    #[test]
    #[ignore = "slow: run by `npm run test:exhaustive`"]
    fn many_regions_are_as_in_the_exact_solver(rows in boards()) {
        compare_regions(&rows)?;
    }

    #[test]
    #[ignore = "slow: run by `npm run test:exhaustive`"]
    fn eyes_of_many_regions_are_as_in_the_exact_solver(rows in boards()) {
        compare_eyes(&rows)?;
    }
}

/// A board of the size with random stones.
fn whole(columns: u32, rows: u32) -> impl Strategy<Value = (Grid, Board)> {
    let grid = Grid::new(columns, rows).expect("a size");
    let stone = prop::sample::select(&[None, None, Some(Color::Black), Some(Color::White)][..]);
    prop::collection::vec(stone, (columns * rows) as usize).prop_map(move |stones| {
        let mut board = Board::new(grid);
        (0..).map(Point::new).zip(stones).for_each(|(point, stone)| board.set(point, stone));
        (grid, board)
    })
}

/// Compares the first white block of a board on which every point can be played on.
fn compare_whole(
    solver: &mut Solver,
    grid: Grid,
    board: &Board,
    least: usize,
) -> Result<(), TestCaseError> {
    prop_assume!(board.block_without_liberties().is_none());
    let first = board.points().find(|&point| board.get(point) == Some(Color::White));
    prop_assume!(first.is_some());
    let all: Vec<Point> = board.points().collect();
    let wall = board.block_at(first.expect("a stone"));
    prop_assume!(wall.len() >= least);
    // In plain search the loss of one stone of the block is that of all.
    let plain = Whole::new(board, &wall).stays();
    let arena = Arena::on(grid, board, &wall, &all).expect("a small fight");
    prop_assert!(arena.is_closed());
    prop_assert_eq!(stays_by(solver, &arena), plain, "{}", board);
    Ok(())
}

proptest! {
    #![proptest_config(config(150))]

    #[test]
    fn whole_boards_are_as_in_plain_search((grid, board) in whole(3, 3)) {
        SOLVER.with_borrow_mut(|solver| compare_whole(solver, grid, &board, 1))?;
    }
}

proptest! {
    #![proptest_config(config(30))]

    #[test]
    fn larger_whole_boards_are_as_in_plain_search((grid, board) in whole(4, 3)) {
        SOLVER.with_borrow_mut(|solver| compare_whole(solver, grid, &board, 2))?;
    }
}

proptest! {
    #![proptest_config(config(20))]

    #[test]
    #[ignore = "slow: run by `npm run test:exhaustive`"]
    fn whole_boards_of_sixteen_points_are_as_in_plain_search((grid, board) in whole(4, 4)) {
        let mut solver = Solver::new(Limits { positions: 30_000_000 });
        compare_whole(&mut solver, grid, &board, 4)?;
    }
}
