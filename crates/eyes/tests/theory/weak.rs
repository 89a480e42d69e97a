//! Blocks with few liberties around a fight, which may yet be captured.

use std::ops::ControlFlow;

use pass_alive::{Color, Point};
use pass_alive_eyes::solve::{Arena, Extent, Limits, Moves, Solver, Verdict};
use pass_alive_eyes::{Choices, Eyes, LookAhead, Solution};

use crate::boards::{liberties, symmetries};

/// Groups of the games that are played here, after half of their moves.
#[test]
fn a_status_that_no_first_move_changes_takes_no_block_with_few_liberties_to_stay() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/games/selfplay9.sgf");
    let games = std::fs::read_to_string(path).expect("a file");
    let mut solver = Solver::new(Limits { positions: 20_000 });
    let mut go_on = |_| ControlFlow::Continue(());
    let (mut kept, mut open) = (0, 0);
    for game in pass_alive_notation::read(&games) {
        let game = game.expect("a game");
        let position = game.positions(0).nth((game.moves() / 2) as usize).expect("a position");
        let (board, grid) = (&position.board, position.board.grid().expect("a grid"));
        for color in Color::BOTH {
            let eyes = Eyes::new(grid, board, color, &Choices::default(), LookAhead::Skip);
            for group in eyes.expect("every block has a liberty").groups {
                let stones = group.stones();
                let wide = Arena::of(grid, board, &stones, &[], Extent::Wide).expect("a fight");
                let first = solver.solve(&wide, Moves::One, &mut go_on).verdict;
                let found =
                    Solution::new(&mut solver, grid, board, &group, &[], Moves::One, &mut go_on);
                let found = found.expect("a fight");
                if !matches!(first, Verdict::Alive | Verdict::Dead | Verdict::Seki) {
                    continue;
                }
                let weak: Vec<Point> = wide
                    .assumed
                    .iter()
                    .copied()
                    .filter(|&stone| liberties(board, stone) <= 5)
                    .collect();
                match found.judgement() {
                    None => {
                        assert_eq!(found.doubtful, weak, "{board}");
                        open += 1;
                    }
                    Some(judgement) => {
                        assert!(found.doubtful.is_empty(), "{board}");
                        let doubted = Solution::new(
                            &mut solver,
                            grid,
                            board,
                            &group,
                            &weak,
                            Moves::One,
                            &mut go_on,
                        );
                        let doubted = doubted.expect("a fight");
                        assert_eq!(doubted.solved.verdict, judgement.status, "{board}");
                        kept += usize::from(judgement.status == first);
                    }
                }
            }
        }
    }
    assert!(kept > 0 && open > 0, "{kept} kept, {open} open");
}

/// White has one eye in the corner, and takes another from Black's three stones at the edge, if he begins.
#[test]
fn a_group_lives_by_a_block_with_few_liberties() {
    let rows = ["..O.X.X.", ".OOXXX..", ".OOXX...", "XOXX....", "X.......", "X.......", "........"];
    let mut solver = Solver::new(Limits { positions: 20_000 });
    let mut go_on = |_| ControlFlow::Continue(());
    for (grid, board, owner) in symmetries(&rows) {
        let eyes = Eyes::new(grid, &board, owner, &Choices::default(), LookAhead::Skip);
        let groups = eyes.expect("every block has a liberty").groups;
        let [group] = &groups[..] else { panic!("one group") };
        let stones = group.stones();
        let wide = Arena::of(grid, &board, &stones, &[], Extent::Wide).expect("a fight");
        assert!(wide.assumed.iter().any(|&stone| liberties(&board, stone) == 4), "{board}");
        assert_eq!(solver.solve(&wide, Moves::One, &mut go_on).verdict, Verdict::Dead);
        let found = Solution::new(&mut solver, grid, &board, group, &[], Moves::One, &mut go_on);
        let found = found.expect("a fight");
        assert_eq!(found.judgement().map(|judged| judged.status), Some(Verdict::Critical));
        assert!(found.arena.assumed.iter().all(|&stone| liberties(&board, stone) > 5));
    }
}
