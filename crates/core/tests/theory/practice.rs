//! The boards of practice (`crates/learn/practice`) have the answers of the definition, rounds included.

use std::fs;

use pass_alive::{Analysis, Board, Color, Point, Rules, Suicide};
use pass_alive_learn::{Benson, Plane, decide};

use crate::literal::{Definition, Points};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../learn/practice");

fn boards() -> Vec<Plane> {
    let mut files: Vec<_> = fs::read_dir(FOLDER)
        .expect("a folder")
        .map(|entry| entry.expect("a file").path())
        .collect();
    files.sort();
    let texts = files.iter().map(|file| fs::read_to_string(file).expect("boards"));
    let rows: Vec<String> =
        texts.flat_map(|text| text.lines().map(Into::into).collect::<Vec<_>>()).collect();
    rows.iter().map(|rows| Plane::from_rows(rows).expect("a board")).collect()
}

/// The stones of the blocks that are left after each round, by the words of the definition.
fn rounds(board: &Board) -> Vec<Points> {
    let definition = Definition::new(board, Color::Black, Rules::default());
    let run = definition.run(&definition.blocks());
    run.blocks.into_iter().map(|blocks| blocks.into_iter().flatten().collect()).collect()
}

fn check(plane: &Plane) {
    let (board, rows) = (plane.board(), plane.to_rows());
    let expected = rounds(&board);
    let last = expected.last().expect("a round");
    let analysis = Analysis::new(&board, Color::Black, Rules::default()).expect("liberties");
    assert!(analysis.alive().eq(last.iter().copied()), "{rows}");
    assert_eq!(analysis.trace().round_count() as usize, expected.len() - 1, "{rows}");
    let alive = decide(plane, Color::Black, Suicide::Forbidden, &Benson).alive;
    let is_alive = |point: &Point| alive >> point.number() & 1 == 1;
    assert!(board.points().filter(is_alive).eq(last.iter().copied()), "{rows}");
}

#[test]
fn one_board_in_twenty_has_the_answer_of_the_definition() {
    boards().iter().step_by(20).for_each(check);
}

#[test]
#[ignore = "slow: run by `npm run test:exhaustive`"]
fn every_board_has_the_answer_of_the_definition() {
    boards().iter().for_each(check);
}
