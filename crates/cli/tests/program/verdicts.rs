//! `analyze --alive`: a line of points for each position.

use std::io::{BufRead, BufReader, Write};

use serde_json::Value;

use super::{WORKED, json_of, program, run};

/// The lines that the answers as JSON ask for.
fn expected(answers: &[Value]) -> String {
    let side = |answer: &Value, color: &str| {
        let points = answer[color]["alive"].as_array()?.iter().map(|it| it.as_str().expect("text"));
        Some(std::iter::once(color).chain(points).collect::<Vec<_>>().join(" "))
    };
    let line = |answer: &Value| {
        let sides: Vec<String> =
            ["black", "white"].iter().filter_map(|color| side(answer, color)).collect();
        sides.join("; ") + "\n"
    };
    answers.iter().map(line).collect()
}

#[test]
fn a_line_has_the_alive_stones_of_each_colour() {
    let ran = run(&["analyze", "--alive"], ".X./XXX/.../OOO/.O.\nX..\n...\n\n");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    assert_eq!(ran.out, "black B5 A4 B4 C4; white A2 B2 C2 B1\nblack; white\n");
}

#[test]
fn lines_say_what_json_says() {
    let games = ["9", "13", "19"].map(|lines| {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/games");
        std::fs::read_to_string(format!("{folder}/selfplay{lines}.sgf")).expect("games")
    });
    let space = ".X/XX//XX/X.\nX.X/.../O.O\n.X.X/XXXX/O.OO\n";
    let wide = format!(".X{0}\nXX{0}\n", ".".repeat(60));
    let inputs = [WORKED, space, &wide].into_iter().chain(games.iter().map(String::as_str));
    let all: [&[&str]; 6] = [
        &[],
        &["--color", "white"],
        &["--color", "black", "--suicide", "allowed"],
        &["--every", "25"],
        &["--move", "0", "--regions", "enclosed"],
        &["--suicide", "allowed"],
    ];
    for input in inputs {
        for options in all {
            let ran = run(&[&["analyze", "--alive"], options].concat(), input);
            assert_eq!((ran.code, ran.err.as_str()), (0, ""));
            assert!(ran.out == expected(&json_of(options, input)), "{options:?} {}", ran.out);
        }
    }
    for form in ["cylinder", "torus"] {
        let options = ["--topology", form];
        let ran = run(&["analyze", "--alive", "--topology", form], space);
        assert_eq!(ran.out, expected(&json_of(&options, space)));
    }
}

#[test]
fn what_cannot_be_answered_has_an_empty_line_and_a_complaint() {
    let ran = run(&["analyze", "--alive"], ".X.\nXXX\n\nX?\n\nXO/OO\n\n.X.\nXX\n\nXX./.X.\n");
    assert_eq!(ran.code, 1);
    assert_eq!(ran.out, "black B2 A1 B1 C1; white\n\n\n\nblack A2 B2 B1; white\n");
    let places: Vec<&str> = ran.err.lines().filter_map(|line| line.split(": ").next()).collect();
    assert_eq!(places, ["-:4:2", "-:6:1", "-:9:3"], "{}", ran.err);
    // Of a game each position has its line.
    let game = "(;SZ[2]AB[aa];W[ab];B[ba];W[];B[bb])\n(;SZ[0])\n(;SZ[3]AB[ba][ab][bb][cb])";
    let ran = run(&["analyze", "--alive", "--every", "1"], game);
    assert_eq!(ran.out.lines().count(), 7);
    let ran = run(&["analyze", "--alive", "--move", "1"], game);
    assert_eq!((ran.code, ran.out.as_str()), (1, "black; white\n\n\n"));
}

#[test]
fn lines_come_as_their_positions_do() {
    let mut child = program(&["analyze", "--alive"]).spawn().expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
    for _ in 0..3 {
        for (board, expected) in [
            (".X.\nXXX\n\n", "black B2 A1 B1 C1; white\n"),
            ("X/O\n", "\n"),
            (".O\n\n", "black; white\n"),
        ] {
            stdin.write_all(board.as_bytes()).expect("a position");
            let mut line = String::new();
            out.read_line(&mut line).expect("an answer");
            assert_eq!(line, expected);
        }
    }
    drop(stdin);
    assert_eq!(child.wait().expect("the program ends").code(), Some(1));
}

#[test]
fn the_verdict_alone_is_about_all_blocks_and_no_json() {
    for options in [["--start", "A1"], ["--json", "--json"]] {
        let ran = run(&[&["analyze", "--alive"][..], &options].concat(), ".X.");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{options:?}");
    }
}
