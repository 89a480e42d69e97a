//! Boards on which the rules once gave a wrong status, and the solver on them, in all eight symmetries and
//! both colours.

use std::ops::ControlFlow;

use pass_alive::{Board, Color, Grid, Judge, Point, Suicide};
use pass_alive_eyes::solve::{
    Arena, Extent, First, Limits, Moves, Outcome, Solved, Solver, Verdict,
};
use pass_alive_eyes::{Because, Choices, Eyes, Group, LookAhead, Solution, Status};

/// The number of liberties of the block with a stone on `stone`.
pub(crate) fn liberties(board: &Board, stone: Point) -> usize {
    let block = board.block_at(stone);
    let is_liberty = |&point: &Point| {
        let mut around = board.topology().neighbors(point).iter();
        board.get(point).is_none() && around.any(|next| block.contains(next))
    };
    board.points().filter(is_liberty).count()
}

/// The eight ways to turn and mirror rows of letters, each with the colours as they are and exchanged.
pub(crate) fn symmetries(rows: &[&str]) -> Vec<(Grid, Board, Color)> {
    let mut turned: Vec<Vec<char>> =
        rows.iter().map(|row| row.chars().filter(|letter| *letter != ' ').collect()).collect();
    let mut all = Vec::new();
    for _ in 0..4 {
        let column = |x: usize| turned.iter().rev().map(|row| row[x]).collect();
        turned = (0..turned[0].len()).map(column).collect();
        let mirrored: Vec<Vec<char>> = turned.iter().rev().cloned().collect();
        for rows in [&turned, &mirrored] {
            for owner in Color::BOTH {
                let grid = Grid::new(rows[0].len() as u32, rows.len() as u32).expect("a size");
                let mut board = Board::new(grid);
                for (point, letter) in (0..).map(Point::new).zip(rows.iter().flatten()) {
                    let stone = match letter {
                        'O' => Some(owner),
                        'X' => Some(owner.other()),
                        _ => None,
                    };
                    board.set(point, stone);
                }
                all.push((grid, board, owner));
            }
        }
    }
    assert_eq!(all.len(), 16);
    all
}

/// The group with the most stones of each of the symmetric boards.
fn largest_groups(rows: &[&str]) -> impl Iterator<Item = Group> {
    symmetries(rows).into_iter().map(|(grid, board, owner)| {
        let eyes = Eyes::new(grid, &board, owner, &Choices::default(), LookAhead::Exact);
        let groups = eyes.expect("every block has a liberty").groups;
        groups.into_iter().max_by_key(|group| group.stones().len()).expect("a group")
    })
}

/// The region of figure 17 is {{2|1}|0}, of which the exact solver sees {1|0}. With {1|0} beside it the
/// sum is two eyes if the owner begins.
#[test]
fn figure_17_beside_half_an_eye_is_critical() {
    for group in largest_groups(&FIGURE_17) {
        assert_eq!(group.status, Status::Critical, "{group:#?}");
        assert!(!group.save.is_empty() && !group.kill.is_empty());
    }
}

/// Figure 27, a seki, with a region beside it that is worth nothing.
#[test]
fn a_seki_stays_one_beside_a_region_without_an_eye() {
    for group in largest_groups(&FALSE_EYE_AND_SEKI) {
        assert_eq!((group.status, group.because), (Status::Seki, Because::Seki), "{group:#?}");
    }
}

/// An eye can still be made in the pocket between the group and its enemies.
#[test]
fn a_group_beside_a_pocket_is_not_called_dead() {
    for group in largest_groups(&POCKET) {
        assert_eq!(
            (group.status, group.because),
            (Status::Unsettled, Because::LookAhead),
            "{group:#?}"
        );
    }
}

/// A third block is linked with both of the two.
#[test]
fn parted_blocks_are_in_different_groups_whatever_links_them() {
    let rows = [". . . . .", ". . . O .", ". . O . .", ". O . . .", ". . . . ."];
    for (grid, board, owner) in symmetries(&rows) {
        let groups = |choices: &Choices, color: Color| {
            Eyes::new(grid, &board, color, choices, LookAhead::Skip).expect("liberties").groups
        };
        assert_eq!(groups(&Choices::default(), owner).len(), 1);
        let stones: Vec<Point> =
            board.points().filter(|&point| board.get(point).is_some()).collect();
        let part = vec![(stones[0], stones[2])];
        let parted = groups(&Choices { part: part.clone(), ..Choices::default() }, owner);
        assert_eq!(parted.len(), 2);
        assert!(parted.iter().all(|group| group.stones().len() < 3));
        let join = part.clone();
        let both = groups(&Choices { join, part, ..Choices::default() }, owner);
        assert_eq!(both.len(), 2, "parting goes before joining");
    }
}

/// Six die on the second line: the rules take the six points for a way out.
const SIX_DIE: [&str; 4] =
    [". X . X . X . X . X", "X X X X X X X X X X", "X X O O O O O O X X", "X X . . . . . . X X"];

const FIGURE_17: [&str; 5] = [
    ". X . X X X X X X X X X",
    "X X X X X X X X X X X X",
    "X O O O O O O O X X X X",
    "X O . . . O O O . X X X",
    "X X . . . O O . O X X X",
];

const FALSE_EYE_AND_SEKI: [&str; 5] = [
    ". X . X . X . X . X . X . X",
    "X X X X X X X X X X X X X X",
    "X X X . X . X X X X X X X X",
    "X O O O O O O O O X X X X X",
    "X O . X X X . O . O X X X X",
];

const MIXED: [&str; 5] = [
    ". X . X . X . X .",
    "X X X X X X X X X",
    "X X O O O O O X X",
    "X O . . X . X O X",
    "X O O . O . O O X",
];

const POCKET: [&str; 9] = [
    ". O . . X . . . .",
    ". O . . X . . . .",
    "O O O O X . . . .",
    "X X X X X . . . .",
    ". . . . . . . . .",
    ". . . . . . . . .",
    ". . . . . . . . .",
    ". . . . . . . . .",
    ". . . . . . . . .",
];

const FIGURE_8: [&str; 4] = [
    ". X . X . X . X . X . X .",
    "X X X X X X X X X X X X X",
    "X X X O O O O O O O X X X",
    "X X . . . . . . . . . X X",
];

/// The verdict on each board, and how many moves save and kill.
const SOLVED: [(&[&str], Verdict, [usize; 2]); 6] = [
    (&SIX_DIE, Verdict::Dead, [0, 0]),
    (&FIGURE_17, Verdict::Critical, [2, 4]),
    (&FALSE_EYE_AND_SEKI, Verdict::Seki, [0, 0]),
    (&MIXED, Verdict::Critical, [3, 2]),
    (&POCKET, Verdict::Critical, [1, 2]),
    (&FIGURE_8, Verdict::Critical, [3, 2]),
];

/// The fight about the group with the most stones.
pub(crate) fn largest_fight(grid: Grid, board: &Board, owner: Color) -> Arena {
    let eyes = Eyes::new(grid, board, owner, &Choices::default(), LookAhead::Skip);
    let groups = eyes.expect("every block has a liberty").groups;
    let group = groups.into_iter().max_by_key(|group| group.stones().len()).expect("a group");
    Arena::of(grid, board, &group.stones(), &[], Extent::Wide).expect("a small fight")
}

fn solved(solver: &mut Solver, grid: Grid, board: &Board, owner: Color) -> (Arena, Solved) {
    let arena = largest_fight(grid, board, owner);
    let solved = solver.solve(&arena, Moves::All, &mut |_| ControlFlow::Continue(()));
    (arena, solved)
}

#[test]
fn the_solver_gives_the_same_answer_however_the_board_is_turned() {
    let mut solver = Solver::default();
    for (rows, verdict, moves) in SOLVED {
        let mut positions = None;
        for (grid, board, owner) in symmetries(rows) {
            let (_, solved) = solved(&mut solver, grid, &board, owner);
            assert_eq!(solved.verdict, verdict, "{board}");
            assert_eq!([solved.save().len(), solved.kill().len()], moves, "{board}");
            let first = *positions.get_or_insert(solved.positions);
            assert_eq!(solved.positions, first, "{board}");
        }
    }
}

#[test]
fn a_limit_and_a_cancelled_search_leave_the_same_open_however_the_board_is_turned() {
    let mut solver = Solver::new(Limits { positions: 500 });
    let mut open = None;
    for (grid, board, owner) in symmetries(&FIGURE_17) {
        let (_, solved) = solved(&mut solver, grid, &board, owner);
        let outcomes = [solved.owner_first.outcome, solved.attacker_first.outcome];
        assert_eq!(*open.get_or_insert(outcomes), outcomes, "{board}");
        let (grid, board) = (grid, &board);
        let stones: Vec<Point> =
            board.points().filter(|&point| board.get(point) == Some(owner)).collect();
        let arena = Arena::of(grid, board, &stones, &[], Extent::Wide).expect("a small fight");
        let mut big = Solver::default();
        let cancelled = big.solve(&arena, Moves::All, &mut |_| ControlFlow::Break(()));
        assert!(cancelled.cancelled && cancelled.positions <= 1 << 13);
    }
    assert_eq!(open, Some([None, None]));
}

/// Where the limit leaves a fight open, a narrower one is asked: in the games that are played here, after
/// half of their moves.
#[test]
fn a_narrower_fight_answers_where_the_wide_one_takes_too_long() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/games/selfplay9.sgf");
    let games = std::fs::read_to_string(path).expect("a file");
    let mut solver = Solver::new(Limits { positions: 20_000 });
    let mut go_on = |_| ControlFlow::Continue(());
    let mut narrower = 0;
    for game in pass_alive_notation::read(&games) {
        if narrower > 0 {
            break;
        }
        let game = game.expect("a game");
        let half = (game.moves() / 2) as usize;
        let position = game.positions(0).nth(half).expect("a position");
        let (board, grid) = (&position.board, position.board.grid().expect("a grid"));
        let eyes = Eyes::new(grid, board, Color::Black, &Choices::default(), LookAhead::Skip);
        for group in eyes.expect("every block has a liberty").groups {
            let stones = group.stones();
            let wide = Arena::of(grid, board, &stones, &[], Extent::Wide).expect("a fight");
            let first = solver.solve(&wide, Moves::One, &mut go_on);
            let found =
                Solution::new(&mut solver, grid, board, &group, &[], Moves::One, &mut go_on);
            let found = found.expect("a fight");
            if first.verdict != Verdict::Unsettled || found.judgement().is_none() {
                // Unless it rests on a block with few liberties, which is asked about again.
                if !wide.assumed.iter().any(|&stone| liberties(board, stone) <= 5) {
                    assert_eq!(found.arena, wide, "{board}");
                }
                continue;
            }
            narrower += 1;
            let narrow = Arena::of(grid, board, &stones, &[], Extent::Narrow).expect("a fight");
            assert_eq!(found.arena, narrow, "{board}");
            assert!(narrow.points().iter().all(|point| wide.points().contains(point)), "{board}");
            assert!(found.solved.positions > first.positions, "{board}");
        }
    }
    assert!(narrower > 0);
}

/// Plays a line on the library's own board; returns the board at its end.
fn replayed(board: &Board, first: &First, mut color: Color) -> Board {
    let mut board = board.clone();
    for by in &first.line {
        if let Some(point) = *by {
            board.play(color, point, Suicide::Forbidden).expect("a legal move");
        }
        color = color.other();
    }
    board
}

#[test]
fn each_line_can_be_played_and_ends_as_the_solver_says() {
    let mut solver = Solver::default();
    for (rows, ..) in SOLVED {
        for (grid, board, owner) in symmetries(rows) {
            let (arena, solved) = solved(&mut solver, grid, &board, owner);
            let group: Vec<Point> = {
                let own = arena.points().into_iter();
                own.filter(|&point| board.get(point) == Some(owner)).collect()
            };
            let both = [(&solved.owner_first, owner), (&solved.attacker_first, owner.other())];
            for (first, color) in both {
                let end = replayed(&board, first, color);
                let life = Judge::new().decide_color(&end, owner, Suicide::Forbidden).unwrap();
                let alive = group.iter().any(|&point| life.is_alive(point));
                match first.outcome {
                    Some(Outcome::Lives) => assert!(alive, "{board}{end}"),
                    Some(Outcome::Seki) => {
                        assert!(!alive && group.iter().any(|&p| end.get(p) == Some(owner)));
                    }
                    Some(Outcome::Dies) => assert!(!alive, "{board}{end}"),
                    other => panic!("{other:?}"),
                }
            }
        }
    }
}
