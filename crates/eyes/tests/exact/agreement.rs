//! The exact solver against plain alternating search.

use pass_alive_eyes::exact::{Limits, Outcome, Side, solve};

use crate::placed::{Place, Rows, walled};

/// Compares the two for each side moving first.
fn compare(rows: &Rows) {
    let solution = solve(&rows.local().expect("a part of a board"), Limits::default());
    let solution = solution.expect("within the limits");
    let solved = Side::BOTH.map(|first| match solution.outcome(first) {
        Outcome::Eyes(eyes) => Some(eyes == 2),
        Outcome::Ko => None,
    });
    let board: Vec<String> = rows.0.iter().map(|row| row.iter().collect()).collect();
    assert_eq!(solved, rows.plain().lives(), "\n{}", board.join("\n"));
}

#[test]
fn shapes_in_the_corner_agree_with_plain_search() {
    let shapes = [&[3, 1][..], &[3, 3], &[4, 2], &[2, 2], &[3, 2], &[2, 1, 1]];
    for widths in shapes {
        let cells: Vec<(u32, u32)> =
            (0..).zip(widths).flat_map(|(y, &width)| (0..width).map(move |x| (x, y))).collect();
        for spaces in [&[][..], &[1], &[1, 3]] {
            let rows = walled(&cells, Place::Corner).on_a_whole_board(spaces);
            assert!(rows.enemies_are_one());
            compare(&rows);
        }
    }
}
