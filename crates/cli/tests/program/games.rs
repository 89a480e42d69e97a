//! `game`: whole games and folders of them.

use std::fs;
use std::path::PathBuf;

use serde_json::{Value, json};

use super::run;

/// Black lives with move 5, and has the board with move 7.
const GAME: &str = "(;SZ[3];B[bb];W[ac];B[ab];W[];B[cb];W[];B[ba])";

/// A folder of its own, with these files.
pub(crate) fn folder(name: &str, files: &[(&str, &str)]) -> String {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    for (file, text) in files {
        let path = folder.join(file);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }
    folder.to_str().expect("a plain path").to_owned()
}

#[test]
fn each_move_is_a_line_with_exactly_the_keys_that_are_documented() {
    let ran = run(&["game", "--json"], GAME);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let answers = ran.answers();
    let moves: Vec<&Value> = answers.iter().map(|answer| &answer["move"]).collect();
    assert_eq!(moves, [0, 1, 2, 3, 4, 5, 6, 7]);
    let expected = json!({
        "version": 1, "source": "-", "index": 0, "move": 5,
        "columns": 3, "rows": 3, "board": ["...", "XXX", "O.."],
        "rules": {"suicide": "forbidden", "regions": "small"},
        "black": {"settled": 9, "rounds": 0, "became": [["A2", "B2", "C2"]], "ceased": []},
        "white": {"settled": 0, "rounds": 1, "became": [], "ceased": []},
    });
    assert_eq!(answers[5], expected);
    let white = run(&["game", "--json", "--color", "white"], GAME).answers();
    assert_eq!(white[5]["white"], expected["white"]);
    assert_eq!(white[5].get("black"), None);
}

#[test]
fn a_block_that_ceases_to_live_is_told() {
    // Black fills an own eye with move 1.
    let ran = run(&["game"], "(;SZ[3]AB[ab][bb][cb][ba][bc];B[aa];W[];B[ca];W[];B[ac])");
    let expected = "-, 0\n3×3, 5 moves\n  \
        move 5: Black A3 (8 stones) ceases to be unconditionally alive\n  \
        settled at the end: Black 0 points, White 0 points\n\n";
    assert_eq!(ran.out, expected);
}

#[test]
fn a_folder_stands_for_its_games_and_ends_with_what_they_show_together() {
    let path = folder(
        "games",
        &[("b.sgf", GAME), ("a/c.SGF", GAME), ("a/bad.sgf", "(;SZ[3"), ("a/notes.txt", ".X.")],
    );
    let ran = run(&["game", &path], "");
    assert_eq!(ran.code, 1);
    assert!(ran.err.starts_with(&format!("{path}/a/bad.sgf:1:")), "{}", ran.err);
    assert!(ran.out.contains("\n2 games, suicide forbidden\n"), "{}", ran.out);
    let first = ran.out.find("a/c.SGF, 0").expect("a game");
    assert!(first < ran.out.find("b.sgf, 0").expect("a game"), "in order of name");
    let summary = run(&["game", "--summary", "--json", &path, &path], "").answers();
    let expected = json!({
        "version": 1, "suicide": "forbidden", "games": 4,
        // Black has stones after 7 moves, White after 6.
        "rounds": [12, 40], "lastRounds": [4, 4],
        "gamesWithAlive": 4, "firstAlive": {"first": 5, "median": 5, "last": 5},
    });
    assert_eq!(summary, [expected]);
    let one = run(&["game", "--summary"], GAME);
    assert!(one.out.starts_with("1 game, suicide forbidden\n"), "{}", one.out);
    let nothing = run(&["game", &folder("no-games", &[("notes.txt", "")])], "");
    assert_eq!(nothing.code, 1);
    assert!(nothing.err.ends_with("there is no .sgf file in this folder\n"), "{}", nothing.err);
}

#[test]
fn a_position_that_cannot_be_analysed_is_no_end_of_the_game() {
    let text = "(;SZ[3];B[bb];W[]AW[aa][ab][ac][bc][ba][ca][cb][cc];B[]AE[ba])";
    let ran = run(&["game", "--json"], text);
    assert_eq!(ran.code, 1);
    assert_eq!(
        ran.err,
        "-:1:1: after move 2: the block of 8 white stones with A3 has no liberty\n"
    );
    let moves: Vec<Value> = ran.answers().iter().map(|answer| answer["move"].clone()).collect();
    assert_eq!(moves, [0, 1, 3]);
}

#[test]
fn what_makes_no_sense_for_a_game_is_refused() {
    for option in ["--start=C3", "--move=3"] {
        let ran = run(&["game", option], GAME);
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{option}");
        assert!(ran.err.contains("not available: this command always considers"), "{}", ran.err);
    }
}

/// `game` and `--every` printed a warning for each illegal move, or counted those of each
/// position.
#[test]
fn warnings_are_limited_for_the_whole_game_by_every_command() {
    let text = format!("(;SZ[9];B[aa]\n{})(;SZ[9];B[aa];B[aa])", ";B[aa]\n".repeat(250));
    let commands: [&[&str]; 9] = [
        &["game"],
        &["game", "--json", "--summary"],
        &["analyze"],
        &["analyze", "--json", "--every", "1"],
        &["analyze", "--every", "120"],
        &["score", "--every", "1"],
        &["turn", "--every", "60", "--color", "black"],
        &["svg"],
        &["html"],
    ];
    for command in commands {
        let ran = run(command, &text);
        let lines: Vec<&str> = ran.err.lines().collect();
        assert_eq!((ran.code, lines.len()), (0, 102), "{command:?}");
        assert!(lines[99].starts_with("-:101:4: warning: move 101, black A9, is illegal"));
        assert_eq!(lines[100], "-:102:4: warning: 150 more warnings of this game, from here on");
        assert!(lines[101].contains("warning: move 2, black A9, is illegal"), "{}", lines[101]);
    }
}
