//! Laws of the exact solver: Benson's theorem, symmetries, colours, and answers that keep what
//! the value promises.

use std::collections::BTreeSet;

use pass_alive::{Analysis, Color, Point, Rules};
use pass_alive_exact::{Limits, Local, Side, Solution, Status, solve};
use proptest::prelude::*;

use crate::agreement::boards;
use crate::placed::Rows;

fn solved(rows: &Rows) -> Option<Solution> {
    let local = rows.local().ok()?;
    Some(solve(&local, Limits::default()).expect("within the limits"))
}

/// What a solution says of the whole.
fn told(rows: &Rows) -> Option<String> {
    let solution = solved(rows)?;
    let outcomes = Side::BOTH.map(|first| solution.outcome(first));
    let [save, kill] = [solution.save().len(), solution.kill().len()];
    let (status, ignores) = (solution.status(), solution.ignores());
    let arrangements = solution.arrangements();
    Some(format!("{outcomes:?} {save} {kill} {status:?} {ignores:?} {arrangements}"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn what_benson_calls_alive_is_alive_however_often_it_is_ignored(rows in boards()) {
        let Some(solution) = solved(&rows) else { return Ok(()) };
        // An enemy stone in a corner of the wall may have no liberty.
        let board = rows.board().1;
        prop_assume!(board.block_without_liberties().is_none() && rows.outside_is_open());
        let analysis = Analysis::new(&board, Color::White, Rules::default()).unwrap();
        let alive: BTreeSet<Point> = analysis.alive().collect();
        if rows.wall().concat().iter().all(|stone| alive.contains(stone)) {
            prop_assert_eq!(solution.status(), Ok(Status::Alive));
            prop_assert_eq!(solution.ignores(), Ok(Some(3)));
        }
    }

    #[test]
    fn turned_and_mirrored_boards_have_the_same_values(rows in boards()) {
        let mut mirrored = rows.clone();
        mirrored.0.iter_mut().for_each(|row| row.reverse());
        let mut turned = rows.clone();
        turned.0 = (0..rows.0[0].len())
            .map(|x| rows.0.iter().map(|row| row[x]).collect())
            .collect();
        let known = told(&rows);
        prop_assert_eq!(&known, &told(&mirrored));
        prop_assert_eq!(&known, &told(&turned));
    }

    #[test]
    fn colours_do_not_matter(rows in boards()) {
        let (_, mut board) = rows.board();
        for point in board.points() {
            board.set(point, board.get(point).map(Color::other));
        }
        let playable = rows.playable();
        let mut wall = rows.wall().concat();
        wall.retain(|stone| !playable.contains(stone));
        let swapped = Local::new(&board, Color::Black, &wall, &playable);
        prop_assert_eq!(swapped.is_ok(), rows.local().is_ok());
        if let (Ok(swapped), Some(solution)) = (swapped, solved(&rows)) {
            let swapped = solve(&swapped, Limits::default()).unwrap();
            for first in Side::BOTH {
                prop_assert_eq!(swapped.outcome(first), solution.outcome(first));
            }
        }
    }

    #[test]
    fn answers_hold_or_capture_the_wall_whatever_the_other_side_plays(
        rows in boards(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 60),
    ) {
        let Some(solution) = solved(&rows) else { return Ok(()) };
        let answers = solution.answers().unwrap();
        for first in Side::BOTH {
            let mut position = solution.start(first);
            let answering = if solution.holds(position) { Side::Owner } else { Side::Attacker };
            let mut captured = false;
            for choice in &choices {
                let after = if position.to_move() == answering {
                    solution.play(position, answers.best(position)).unwrap()
                } else {
                    choice.get(&solution.moves(position)).1
                };
                match after {
                    Some(after) => position = after,
                    None => {
                        captured = true;
                        break;
                    }
                }
            }
            prop_assert_eq!(captured, answering == Side::Attacker);
        }
    }
}
