//! Boards on which the rules give more eyes than there are, most of them from the page's gallery.

use pass_alive::Color;
use pass_alive_exact::{Exact, Limits, Outcome, Side, solve};
use pass_alive_eyes::{Choices, Eyes, LookAhead, Status, Value};

use crate::counted::regions::analysed;
use crate::placed::Rows;

/// Compares the values of a region by the rules and by the exact solver, and the second with plain
/// search: for the wall alone, and for a wall with one sure eye more.
fn check(alone: &str, with_an_eye: &str, [rules, exact]: [&str; 2]) {
    let [alone, with_an_eye] = [alone, with_an_eye]
        .map(|rows| Rows::new(&rows.split_whitespace().map(str::to_owned).collect::<Vec<_>>()));
    let region = analysed(&alone);
    assert_eq!(region.part, alone.part());
    assert_eq!(region.value.expect("no look-ahead").to_string(), rules);
    let value: Value = exact.parse().expect("a value");
    let solution = solve(&alone.local().expect("a part of a board"), Limits::default());
    assert_eq!(solution.expect("within the limits").value(), Exact::Value(value.clone()));
    let eyes = [value.owner_first(), value.attacker_first()];
    assert_eq!(alone.plain().lives(), eyes.map(|eyes| Some(eyes == 2)));
    assert_eq!(with_an_eye.plain().lives(), eyes.map(|eyes| Some(eyes >= 1)));
}

/// Nine points in the corner that are open at one end of the first line, with 0, 1, 2 and 3
/// liberties outside.
fn nine_points_open_at_one_end() -> [Rows; 4] {
    let outside = [
        ["XXXXXXXX", "OOOOXXXX"],
        ["X,XXXXXX", "OOOOXXXX"],
        ["X,X,XXXX", "OOOOXXXX"],
        ["X,X,XXXX", "OOOO,XXX"],
    ];
    outside.map(|[above, wall]| {
        let rows = ["=X=XXXXX", "XXXXXXXX", above, wall, "...OXXXX", "...OXXXX", "...:XXXX"];
        Rows::new(&rows.map(str::to_owned))
    })
}

#[test]
fn nine_points_in_the_corner_open_at_one_end_are_alive_by_the_rules_and_a_ko() {
    for rows in nine_points_open_at_one_end() {
        let (grid, board) = rows.board();
        let eyes = Eyes::new(grid, &board, Color::White, &Choices::default(), LookAhead::Skip);
        let group = eyes.expect("liberties").groups.remove(0);
        assert_eq!(group.status, Status::Alive, "\n{rows}");
        let solution = solve(&rows.local().expect("a part of a board"), Limits::default());
        let solution = solution.expect("within the limits");
        assert_eq!(solution.outcome(Side::Owner), Outcome::Eyes(2), "\n{rows}");
        assert_eq!(solution.outcome(Side::Attacker), Outcome::Ko, "\n{rows}");
    }
}

/// The same by plain search.
#[test]
#[ignore = "slow: run by `npm run test:exhaustive`"]
fn nine_points_in_the_corner_open_at_one_end_are_a_ko_by_plain_search() {
    for rows in nine_points_open_at_one_end() {
        assert_eq!(rows.plain().lives(), [Some(true), None], "\n{rows}");
    }
}

#[test]
fn one_move_takes_both_eyes_of_a_zigzag_four() {
    check(
        "
            =X=XXXXX
            XXXXXXXX
            XXX,XXXX
            XXXOO,XX
            XXo.OOXX
            XXo..OXX
            XXXo.OXX
            XXXXOOXX
            XXXXXXXX
        ",
        "
            =X=XXXXXX
            XXXXXXXXX
            XXXOOXXXX
            XXo.OOOOX
            XXo..OeOX
            XXXo.OOOX
            XXXXOOXXX
            XXXXXXXXX
        ",
        ["2", "{2|0}"],
    );
}

/// No smaller region is worth {2|0}.
#[test]
fn one_move_takes_both_eyes_of_a_bent_three() {
    check(
        "
            =X=XXXXX
            XXXXXXXX
            XXX,XXXX
            XXXOO,XX
            XXo.OOXX
            XXo..OXX
            XXXooXXX
            XXXXXXXX
        ",
        "
            =X=XXXXXX
            XXXXXXXXX
            XXXOOOOXX
            XXo.OOeOX
            XXo..OOOX
            XXXooXXXX
            XXXXXXXXX
        ",
        ["{2|1}", "{2|0}"],
    );
}

#[test]
fn two_stones_are_cut_off_at_two_enemy_diagonals() {
    check(
        "
            =X=XXXXX
            XXXXXXXX
            XX,X,XXX
            XXOOOXXX
            XXO.OXXX
            XXO.OOXX
            XXO..OXX
            XXXooXXX
            XXXXXXXX
        ",
        "
            =X=XXXXX
            XXXXXXXX
            XXOOOOOX
            XXO.OeOX
            XXO.OOOX
            XXO..OXX
            XXXooXXX
            XXXXXXXX
        ",
        ["2", "{2|1}"],
    );
}

#[test]
fn a_square_with_four_enemy_corners_is_no_eye() {
    check(
        "
            =X=XXXXX
            XXXXXXXX
            XX,O,XXX
            XXXOOXXX
            XXo..oXX
            XXo..oXX
            XXXooXXX
            XXXXXXXX
        ",
        "
            =X=XXXXX
            XXXXXXXX
            XXOOOXXX
            XXOeOXXX
            XXOOOXXX
            XXXOOXXX
            XXo..oXX
            XXo..oXX
            XXXooXXX
            XXXXXXXX
        ",
        ["1", "0"],
    );
}
