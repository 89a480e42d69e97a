//! `problems`: the analysis of eyes against the solutions of life-and-death problems.

use serde_json::{Value, json};

use super::games::folder;
use super::run;

/// A problem as SGF: the stones of a board in rows, and what follows.
fn problem(rows: &[&str], rest: &str) -> String {
    let mut stones = [String::from("AB"), String::from("AW")];
    for (row, letters) in (b'a'..).zip(rows) {
        for (column, letter) in (b'a'..).zip(letters.bytes()) {
            let place = format!("[{}{}]", char::from(column), char::from(row));
            match letter {
                b'X' => stones[0] += &place,
                b'O' => stones[1] += &place,
                _ => {}
            }
        }
    }
    let [black, white] = stones;
    format!("(;SZ[{}]{black}{white}{rest})", rows.len())
}

/// A white straight three at the edge.
const STRAIGHT_THREE: [&str; 7] =
    [".......", ".......", ".......", ".......", "XXXXXXX", "XOOOOOX", "XO...OX"];

fn checked(text: &str) -> Value {
    checked_with(&[], text)
}

fn checked_with(options: &[&str], text: &str) -> Value {
    let ran = run(&[&["problems", "--json"], options].concat(), text);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let [answer] = &ran.answers()[..] else { panic!("one answer") };
    answer.clone()
}

#[test]
fn a_problem_has_exactly_the_keys_that_are_documented() {
    let answer = json!({
        "status": "critical", "because": null, "moves": ["D1"], "right": true, "move": true,
    });
    let checked = checked(&problem(&STRAIGHT_THREE, ";B[dg]"));
    let expected = json!({
        "version": 1, "source": "-", "index": 0,
        "group": ["B2", "C2", "D2", "E2", "F2", "B1", "F1"], "owner": "white",
        "toPlay": "black", "solution": ["D1"], "static": answer, "solved": answer, "failing": 2,
        "positions": checked["positions"],
    });
    assert_eq!(checked, expected);
    assert!(checked["positions"].as_u64().expect("a number") > 0);
}

#[test]
fn the_side_that_moves_first_lives_or_kills() {
    let answer = checked(&problem(&STRAIGHT_THREE, "PL[W];W[dg]C[Correct]"));
    assert_eq!((&answer["owner"], &answer["toPlay"]), (&json!("white"), &json!("white")));
    assert_eq!(answer["static"]["move"], true);
}

#[test]
fn the_correct_moves_are_those_that_the_record_marks() {
    let solution = |rest: &str| checked(&problem(&STRAIGHT_THREE, rest))["solution"].clone();
    // Unmarked, the main line counts.
    assert_eq!(solution("(;B[cg])(;B[dg])"), json!(["C1"]));
    for right in ["C[RIGHT]", "C[+]", "C[Correct!]", "TE[1]"] {
        assert_eq!(solution(&format!("(;B[cg])(;B[dg]{right})")), json!(["D1"]), "{right}");
    }
    for wrong in ["C[Wrong]", "C[-]", "BM[1]"] {
        assert_eq!(solution(&format!("(;B[cg]{wrong})(;B[dg])")), json!(["D1"]), "{wrong}");
    }
    // The mark may be anywhere on the line, and several first moves may be correct.
    let deep = "(;B[cg](;W[dg])(;W[eg];B[dg]C[RIGHT]))(;B[dg]C[RIGHT])(;B[eg])";
    assert_eq!(solution(deep), json!(["C1", "D1"]));
    // A refutation is no solution.
    assert_eq!(solution("(;B[cg];W[dg]TE[1])(;B[dg]C[RIGHT])"), json!(["D1"]));
}

#[test]
fn a_record_without_a_question_is_left_out() {
    let left_out = |text: &str| checked(text)["leftOut"].clone();
    assert_eq!(left_out("(;SZ[9];B[aa];W[bb])"), "no-solution");
    assert_eq!(left_out(&problem(&STRAIGHT_THREE, "")), "no-solution");
    assert_eq!(left_out(&problem(&STRAIGHT_THREE, ";B[dg]C[Wrong]")), "no-solution");
    assert_eq!(left_out(&problem(&STRAIGHT_THREE, ";B[]")), "no-solution");
    assert_eq!(left_out(&problem(&STRAIGHT_THREE, ";B[dg]C[RIGHT, with a ko]")), "ko");
    // White is unconditionally alive.
    let alive = [".......", ".......", "XXXXXXX", "XOOOOOX", "XO.O.OX", "XOOOOOX", "XXXXXXX"];
    assert_eq!(left_out(&problem(&alive, ";B[ab]")), "no-group");
}

#[test]
fn the_group_is_the_marked_one_or_that_of_the_task() {
    // Whose group it is does not need the answer.
    let few = ["--limit", "1000"];
    let owner = |rest| checked_with(&few, &problem(&STRAIGHT_THREE, rest))["owner"].clone();
    assert_eq!(owner(";B[dg]"), "white");
    assert_eq!(owner("MA[ae];B[dg]"), "black");
    assert_eq!(owner("C[Black to live];B[dg]"), "black");
    assert_eq!(owner("GN[Black to kill];B[dg]"), "white");
}

#[test]
fn a_table_counts_what_is_right_and_what_is_declined() {
    // Dead already: a square four.
    let square = [".......", ".......", "XXXXXX.", "XOOOOX.", "XO..OX.", "XO..OX.", "XOOOOX."];
    // Not enclosed.
    let open = [".......", ".......", "..OOO..", "..O.O..", "..OXO..", "...X...", "......."];
    let folder = folder(
        "problems",
        &[
            ("1.sgf", &problem(&STRAIGHT_THREE, ";B[dg]")),
            ("2.sgf", &problem(&STRAIGHT_THREE, ";B[cg]")),
            ("more/3.sgf", &problem(&square, ";B[ce]")),
            ("more/4.sgf", &problem(&open, ";B[dd]C[White to live]")),
            ("more/5.sgf", "(;SZ[9];B[aa])"),
        ],
    );
    // Enough for all but the open one.
    let limited = ["problems", "--limit", "1000"];
    let ran = run(&[&limited[..], &["--summary", "--json", &folder]].concat(), "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let counts = json!({"right": 2, "move": 1, "wrong": 1, "declined": 1});
    assert_eq!(
        ran.answers(),
        [json!({
            "version": 1, "problems": 4, "leftOut": {"noSolution": 1, "ko": 0, "noGroup": 0},
            "static": counts, "solved": counts,
        })]
    );
    let ran = run(&[&limited[..], &[folder.as_str()]].concat(), "");
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(
        lines[0].replace(&folder, ""),
        "/1.sgf, 0: Black kills B2 (7 stones) at D1; rules: right; solver: right"
    );
    assert!(lines[1].ends_with("rules: right, but with D1; solver: right, but with D1"));
    assert!(lines[2].ends_with("rules: wrong (dead); solver: wrong (dead)"));
    assert!(lines[3].ends_with("declined (exit); solver: declined (limit)"), "{}", lines[3]);
    assert!(lines[4].ends_with("left out: no solution is known"));
    let table = [
        "4 problems",
        "left out: 1 record without a solution",
        "                                    rules             solver",
        "status right                   2 (50.0 %)         2 (50.0 %)",
        "  and the move                 1 (25.0 %)         1 (25.0 %)",
        "status wrong                   1 (25.0 %)         1 (25.0 %)",
        "declined                       1 (25.0 %)         1 (25.0 %)",
    ];
    assert_eq!(lines[5..], table);
    let summary = run(&[&limited[..], &["--summary", &folder]].concat(), "");
    assert_eq!(summary.out.lines().collect::<Vec<_>>(), table);
}
