//! Boards as plain rows.

use pass_alive::{Board, Color, Form, Grid, Point, Space, Topology};
use proptest::prelude::*;

#[test]
fn blanks_slashes_and_lines_mean_the_same_board() {
    let board = Board::from_rows("X.O/..X").expect("a board");
    assert_eq!((board.grid(), board.len()), (Grid::new(3, 2), 6));
    for text in ["X . O / . . X", "\n  X.O\n\t..X  \n", "X.O\r\n..X\r\n"] {
        assert_eq!(Board::from_rows(text).as_ref(), Ok(&board), "{text:?}");
    }
}

#[test]
fn a_fault_has_its_row_and_column() {
    let place = |text: &str| {
        let error = Board::from_rows(text).expect_err(text);
        (error.row, error.column)
    };
    for (text, expected) in [
        ("", (1, 1)),
        (" \n ", (1, 1)),
        ("X.x", (1, 3)),
        (". # .", (1, 2)),
        ("$$ X", (1, 1)),
        ("X.\n..\n?.", (3, 1)),
        ("X.X/..", (2, 3)),
        ("X./...", (2, 3)),
        ("X.\n\n..", (2, 1)),
        ("X.O/\n..X", (2, 1)),
        ("X///O", (2, 1)),
        ("X./..//..", (3, 1)),
        ("X.//../..", (3, 1)),
        ("X.\n--\n--\n..", (1, 1)),
        ("X.\n--", (1, 1)),
        ("--\nX.", (1, 1)),
    ] {
        assert_eq!(place(text), expected, "{text:?}");
    }
    let side = Grid::MAX_SIDE as usize;
    assert_eq!(place(&".".repeat(side + 1)), (1, side as u32 + 1));
    assert_eq!(place(&"./".repeat(side).replace("./", ".\n").repeat(2)), (2 * side as u32, 1));
    assert!(Board::from_rows(&".".repeat(side)).is_ok());
}

#[test]
fn boards_know_the_names_of_their_points() {
    let cube = Space::new(Grid::new(2, 3).expect("a size"), 2, Form::Torus).expect("a size");
    let board = Board::new(cube);
    assert_eq!((board.space(), board.grid()), (Some(cube), None));
    for point in board.points() {
        assert_eq!(board.name(point), cube.name(point));
        assert_eq!(board.point_named(&board.name(point)), Some(point));
    }
    let mut ring = Board::new(Topology::from_edges(3, &[(0, 1), (1, 2), (2, 0)]).expect("edges"));
    ring.set(Point::new(1), Some(Color::White));
    assert_eq!((ring.space(), ring.to_string().as_str()), (None, ".O.\n"));
    assert_eq!(
        (ring.name(Point::new(2)).as_str(), ring.point_named("2"), ring.point_named("3")),
        ("2", Some(Point::new(2)), None)
    );
}

proptest! {
    #[test]
    fn a_board_that_is_printed_is_read_again(
        columns in 1..6u32, rows in 1..6u32, layers in 1..4u32,
        stones in prop::collection::vec(prop::option::of(any::<bool>()), 5 * 5 * 3),
    ) {
        let space = Space::new(Grid::new(columns, rows).expect("a size"), layers, Form::Box).expect("a size");
        let mut board = Board::new(space);
        for (point, stone) in space.points().zip(stones) {
            board.set(point, stone.map(|black| if black { Color::Black } else { Color::White }));
        }
        let text = board.to_string();
        prop_assert_eq!(text.lines().count() as u32, rows * layers + layers - 1);
        prop_assert_eq!(Board::from_rows(&text), Ok(board.clone()));
        let joined = text.replace("\n--\n", "//").replace('\n', "/");
        prop_assert_eq!(Board::from_rows(joined.trim_end_matches('/')), Ok(board));
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in "[XO.x/ \n$-]{0,40}|\\PC{0,40}") {
        if let Ok(board) = Board::from_rows(&text) {
            prop_assert_eq!(Board::from_rows(&board.to_string()), Ok(board));
        }
    }
}
