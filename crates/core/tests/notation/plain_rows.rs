//! Plain rows.

use pass_alive::Grid;
use pass_alive::notation::{self, Format, rows};

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
        assert_eq!(stones(&record, &record.last()), "X.O/...", "{text:?}");
        assert_eq!((lines(&record), record.title()), (vec![0], String::new()));
        assert!(!record.assumes_outside_empty());
    }
}

#[test]
fn boards_stand_between_blank_lines_or_on_a_line_with_slashes() {
    let text = "\n.X\nO.\n \t\n\nX./.O\nO./.X\n..X\n.O.";
    let boards: Vec<String> = notation::read(text)
        .map(Result::unwrap)
        .map(|record| stones(&record, &record.last()))
        .collect();
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
    assert_eq!(error.to_string(), "this row has 2 points, the first one 3");
    assert_eq!(error_place("X../X...\n"), ("ragged-rows", 1, 9));
    assert_eq!(error_place("X./"), ("ragged-rows", 1, 4));
    assert_eq!(error_place("/"), ("ragged-rows", 1, 1));
}

fn error_place(text: &str) -> (&'static str, u32, u32) {
    let error = rows::read(text).expect_err(text);
    (error.code(), error.line, error.column)
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
    let longest = Grid::LONGEST_SIDE as usize;
    assert_eq!(one(&".".repeat(longest)).grid().columns(), Grid::LONGEST_SIDE);
    assert_eq!(error(&".".repeat(longest + 1)), ("too-large", 1, 1));
    assert_eq!(error(&"X\n".repeat(longest + 1)), ("too-large", 1, 1));
}
