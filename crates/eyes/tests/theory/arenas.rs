//! Twenty closed arenas of 15 to 20 empty points, with one limit of positions.

use std::ops::ControlFlow;
use std::time::Instant;

use pass_alive::{Board, Color};
use pass_alive_eyes::solve::{Limits, Moves, Solver, Verdict};
use serde::Deserialize;

use crate::boards::largest_fight;

#[derive(Deserialize)]
struct Enclosed {
    id: String,
    rows: Vec<String>,
    /// What the solver answers with [`POSITIONS`]; `None` if that is not enough.
    status: Option<String>,
    /// It takes seconds even without optimisation.
    quick: bool,
}

/// The most positions for each question about an arena.
const POSITIONS: u64 = 10_000_000;

fn all() -> Vec<Enclosed> {
    let text = include_str!("../../../../tests/positions/arenas.json");
    serde_json::from_str(text).expect("the documented form")
}

fn check(arenas: &[Enclosed]) {
    let mut solver = Solver::new(Limits { positions: POSITIONS });
    let mut found = Vec::new();
    for Enclosed { id, rows, status, .. } in arenas {
        let board = Board::from_rows(&rows.join("\n")).expect("rows");
        let arena = largest_fight(board.grid().expect("a grid"), &board, Color::White);
        // Nothing is assumed of what is around it.
        assert!(arena.assumed.is_empty() && arena.friends.is_empty() && arena.exits.is_empty());
        let begun = Instant::now();
        let solved = solver.solve(&arena, Moves::One, &mut |_| ControlFlow::Continue(()));
        let verdict = Some(solved.verdict).filter(|&verdict| verdict != Verdict::Unsettled);
        println!("{id}: {:?}, {} positions, {:?}", verdict, solved.positions, begun.elapsed());
        found.push((id, verdict.map(Verdict::as_str), status.as_deref()));
    }
    found.retain(|(_, verdict, status)| verdict != status);
    assert!(found.is_empty(), "{found:?}");
}

#[test]
fn there_are_twenty_of_fifteen_to_twenty_empty_points() {
    let arenas = all();
    assert_eq!(arenas.len(), 20);
    for Enclosed { id, rows, .. } in &arenas {
        let board = Board::from_rows(&rows.join("\n")).expect("rows");
        let arena = largest_fight(board.grid().expect("a grid"), &board, Color::White);
        let empty = arena.points().into_iter().filter(|&point| board.get(point).is_none()).count();
        assert!((15..=20).contains(&empty), "{id}: {empty}");
    }
}

#[test]
fn quick_ones_are_solved() {
    let quick: Vec<Enclosed> = all().into_iter().filter(|arena| arena.quick).collect();
    assert!(quick.len() >= 3);
    check(&quick);
}

/// Prints the time of each.
#[test]
#[ignore = "a minute"]
fn each_has_the_answer_that_is_told_of_it() {
    check(&all());
}
