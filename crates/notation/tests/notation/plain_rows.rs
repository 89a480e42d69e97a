//! Plain rows.

use pass_alive::{Color, Form, Grid};
use pass_alive_notation::{self as notation, Format, rows};

use crate::{error, lines, one, stones};

#[test]
fn the_same_position_on_lines_and_joined_by_slashes() {
    for text in [
        "X.O\n...",
        "x . o\r\n+ + +\r\n",
        "#.o/...",
        "  X.O / ...\n\n",
        "X.O\r...",
        "\u{feff}X.O\n...",
    ] {
        assert_eq!(notation::detect(text), Format::Rows);
        let record = one(text);
        assert_eq!(stones(&record.last()), "X.O/...", "{text:?}");
        assert_eq!((lines(&record), record.title()), (vec![0], String::new()));
        assert!(!record.assumes_outside_empty());
    }
}

#[test]
fn boards_stand_between_blank_lines_or_on_a_line_with_slashes() {
    let text = "\n.X\nO.\n \t\n\nX./.O\nO./.X\n..X\n.O.";
    let boards: Vec<String> =
        notation::read(text).map(Result::unwrap).map(|record| stones(&record.last())).collect();
    assert_eq!(boards, [".X/O.", "X./.O", "O./.X", "..X/.O."]);
}

#[test]
fn a_bad_board_is_an_error_with_its_place_among_the_others() {
    let results = notation::read("X.\n..\n\nX.\n.?\n\n..\n.\n\nO.");
    let codes: Vec<_> = results
        .map(|result| result.as_ref().map_or_else(|e| (e.code(), e.line, e.column), |_| ("", 0, 0)))
        .collect();
    let good = ("", 0, 0);
    assert_eq!(codes, [good, ("unknown-character", 5, 2), ("ragged-rows", 8, 2), good]);
}

#[test]
fn ragged_rows_say_how_many_points_there_are() {
    let error = rows::read("X..\nX.").unwrap_err();
    assert_eq!(error.to_string(), "this row has 2 points; the first has 3");
    let error = rows::read("X..\nX").unwrap_err();
    assert_eq!(error.to_string(), "this row has 1 point; the first has 3");
    assert_eq!(error_place("X../X...\n"), ("ragged-rows", 1, 9));
    assert_eq!(error_place("X./"), ("ragged-rows", 1, 4));
    assert_eq!(error_place("/"), ("ragged-rows", 1, 1));
}

#[test]
fn a_column_is_a_character() {
    assert_eq!(error_place("XX\nX\u{3000}é"), ("unknown-character", 2, 3));
}

#[test]
fn reading_one_board_refuses_none_and_several() {
    assert_eq!(error_place(" \n\t\n"), ("empty", 1, 1));
    assert_eq!(error_place("X.\n\n  O."), ("second-board", 3, 3));
    assert_eq!(error_place("X./..\nO./.."), ("second-board", 2, 1));
}

#[test]
fn what_is_no_board_is_told_apart() {
    assert_eq!(error(""), ("empty", 1, 1));
    assert_eq!(error(" \n\u{feff}"), ("empty", 1, 1));
    assert_eq!(error("\n Dear wiki, hello."), ("nothing-found", 2, 2));
    assert_eq!(error("\u{89}PNG\r\n\u{1a}\n\0\0\0\rIHDR"), ("binary", 1, 1));
    assert_eq!(error("\u{fffd}a\u{fffd}b\u{fffd}c"), ("binary", 1, 1));
}

#[test]
fn a_board_may_be_long_but_not_longer_than_a_grid() {
    let longest = Grid::MAX_SIDE as usize;
    assert_eq!(one(&".".repeat(longest)).grid().unwrap().columns(), Grid::MAX_SIDE);
    assert_eq!(error(&".".repeat(longest + 1)), ("too-large", 1, 1));
    assert_eq!(error(&"X\n".repeat(longest + 1)), ("too-large", 1, 1));
}

/// The rows of a board, with the line between layers.
const SPACE: &str = "X.\n.O\n--\n..\nXX\n--\nOO\n..\n";

#[test]
fn layers_on_lines_and_joined_by_two_slashes() {
    let board = rows::read(SPACE).unwrap();
    let space = board.space().unwrap();
    assert_eq!(
        (space.layer(), space.layers(), space.form()),
        (Grid::new(2, 2).unwrap(), 3, Form::Box)
    );
    assert_eq!(board.get(space.point_named("2:B1").unwrap()), Some(Color::Black));
    assert_eq!(board.to_string(), SPACE);
    for text in [
        "X./.O//../XX//OO/..",
        " x . / . o // + + / # # // O O / . . \n\n",
        "\n\u{feff}X.\r\n.O\r\n \t-- \r\n..\r\nXX\r\n--\r\nOO\r\n..",
        "X.\r.O\r--\r..\rXX\r--\rOO\r..",
    ] {
        assert_eq!(notation::detect(text), Format::Rows);
        assert_eq!(rows::read(text).unwrap(), board.clone(), "{text:?}");
        let record = one(text);
        assert_eq!((record.space(), record.last().board), (space, board.clone()), "{text:?}");
        assert_eq!((record.write(), lines(&record)), (SPACE.to_owned(), vec![0]));
    }
}

#[test]
fn dashes_never_end_a_board() {
    let text = format!("X\n\n{SPACE}\n X/./O \n{SPACE}X//O\n.\n--\n.\n");
    let sizes = notation::read(&text).map(|record| {
        let space = record.unwrap().space();
        (space.layer().columns(), space.layer().rows(), space.layers())
    });
    let sizes: Vec<_> = sizes.collect();
    assert_eq!(sizes, [(1, 1, 1), (2, 2, 3), (1, 3, 1), (2, 2, 3), (1, 1, 2), (1, 1, 2)]);
}

#[test]
fn a_bad_board_of_layers_is_an_error_with_its_place() {
    for (text, code, line, column) in [
        (
            "X.
O.
--
..",
            "ragged-layers",
            4,
            3,
        ),
        (
            "X.
--
O.
..
  --
..",
            "ragged-layers",
            5,
            3,
        ),
        ("X./..//..//../..", "ragged-layers", 1, 10),
        // Layers without rows.
        (
            "--
X.O
...",
            "ragged-layers",
            1,
            1,
        ),
        (
            "X.
--",
            "ragged-layers",
            2,
            3,
        ),
        (
            "X.
--
",
            "ragged-layers",
            2,
            3,
        ),
        (
            "X.
--
--
.O",
            "ragged-layers",
            3,
            1,
        ),
        (
            "--
--",
            "ragged-layers",
            1,
            1,
        ),
        // The columns are those of the first row of all.
        (
            "X.
--
X",
            "ragged-rows",
            3,
            2,
        ),
        ("X.//..///..", "ragged-rows", 1, 9),
        ("//X", "ragged-rows", 1, 1),
        ("X.//", "ragged-rows", 1, 5),
        // Not quite the line between layers.
        (
            "XO
---
XO",
            "unknown-character",
            2,
            1,
        ),
        (
            "XO
- -
XO",
            "unknown-character",
            2,
            1,
        ),
        (
            "XO
-
XO",
            "unknown-character",
            2,
            1,
        ),
        ("XO/..--", "unknown-character", 1, 6),
    ] {
        assert_eq!(error_place(text), (code, line, column), "{text:?}");
    }
    assert_eq!(
        error_place(
            "X.
--
.O

--
.."
        ),
        ("second-board", 5, 1)
    );
}

fn error_place(text: &str) -> (&'static str, u32, u32) {
    let error = rows::read(text).expect_err(text);
    (error.code(), error.line, error.column)
}

#[test]
fn where_one_layer_is_asked_for_several_are_refused() {
    let error = one("
 X./..//.O/..")
    .grid()
    .unwrap_err();
    assert_eq!((error.code(), error.line, error.column), ("layers", 2, 2));
    assert_eq!(error.to_string(), "this board has 2 layers; here it can have only one");
    let record = one("
 X./..//.O/..");
    assert_eq!(record.grid(), Err(error));
    assert_eq!(record.last().board.len(), 8);
}

#[test]
fn dashes_begin_no_board() {
    // The signature of a letter.
    assert_eq!(
        error(
            "-- 
Joe
"
        ),
        ("nothing-found", 1, 1)
    );
    assert_eq!(
        notation::detect(
            "--
Joe

(;SZ[9])"
        ),
        Format::Sgf
    );
    assert_eq!(
        notation::detect(
            "X.
--
Joe

(;SZ[9])"
        ),
        Format::Sgf
    );
    assert_eq!(
        error(
            "--
X..O
"
        ),
        ("ragged-layers", 1, 1)
    );
}

#[test]
fn a_board_may_be_deep_but_not_deeper_than_a_space() {
    let longest = Grid::MAX_SIDE as usize;
    let deep = |layers: usize| ["."].repeat(layers).join("//");
    assert_eq!(one(&deep(longest)).space().layers(), Grid::MAX_SIDE);
    assert_eq!(error_place(&deep(longest + 1)), ("too-large", 1, 1));
    // A million points without a stone.
    let layer = vec![".".repeat(100); 100].join(
        "
",
    );
    let board = one(&vec![layer; 100].join(
        "
--
",
    ));
    assert_eq!((board.space().layers(), board.last().board.len()), (100, 1_000_000));
}
