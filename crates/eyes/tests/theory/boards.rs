//! Boards on which the rules once gave a wrong status, in all eight symmetries and both colours.

use pass_alive::{Board, Color, Grid, Point};
use pass_alive_eyes::{Because, Choices, Eyes, Group, LookAhead, Status};

/// The eight ways to turn and mirror rows of letters, each with the colours as they are and exchanged.
fn symmetries(rows: &[&str]) -> Vec<(Grid, Board, Color)> {
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
    let rows = [
        ". X . X X X X X X X X X",
        "X X X X X X X X X X X X",
        "X O O O O O O O X X X X",
        "X O . . . O O O . X X X",
        "X X . . . O O . O X X X",
    ];
    for group in largest_groups(&rows) {
        assert_eq!(group.status, Status::Critical, "{group:#?}");
        assert!(!group.save.is_empty() && !group.kill.is_empty());
    }
}

/// Figure 27, a seki, with a region beside it that is worth nothing.
#[test]
fn a_seki_stays_one_beside_a_region_without_an_eye() {
    let rows = [
        ". X . X . X . X . X . X . X",
        "X X X X X X X X X X X X X X",
        "X X X . X . X X X X X X X X",
        "X O O O O O O O O X X X X X",
        "X O . X X X . O . O X X X X",
    ];
    for group in largest_groups(&rows) {
        assert_eq!((group.status, group.because), (Status::Seki, Because::Seki), "{group:#?}");
    }
}

/// An eye can still be made in the pocket between the group and its enemies.
#[test]
fn a_group_beside_a_pocket_is_not_called_dead() {
    let rows = [
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
    for group in largest_groups(&rows) {
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
