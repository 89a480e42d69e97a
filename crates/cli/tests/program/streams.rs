//! Streams: answers as their positions come, and in order whatever core gave them.

use std::io::{BufRead, BufReader, Write};

use serde_json::Value;

use super::{file, program, run};

/// Each position is answered before the program has more input than shows that it is
/// complete.
#[test]
fn positions_are_answered_as_they_come() {
    let game = "(;SZ[3];B[bb];W[aa])";
    let inputs: [(&str, &str, &str); 4] = [
        ("rows", ".X.\nXXX\n\n", "X.\n.O\n\n"),
        ("joined rows", ".X./XXX\n", "X./.O\n"),
        ("games", game, game),
        ("diagrams", "$$B\n$$ . X .\n\n", "$$W\n$$ X . O\nand so on\n"),
    ];
    for command in ["analyze", "score", "prove", "game"] {
        for (name, first, second) in inputs {
            let mut child = program(&[command, "--json"]).spawn().expect("the program starts");
            let mut stdin = child.stdin.take().expect("a pipe");
            let mut out = BufReader::new(child.stdout.take().expect("a pipe"));
            for (index, text) in [first, second, first].into_iter().enumerate() {
                stdin.write_all(text.as_bytes()).expect("a position");
                // The line comes though the input pauses, or this waits for ever.
                let mut answer = String::new();
                loop {
                    answer.clear();
                    out.read_line(&mut answer).expect("an answer");
                    let answer: Value = serde_json::from_str(&answer).expect("JSON");
                    let last = if name == "games" { 2 } else { 0 };
                    let ends = match command {
                        "game" => answer["move"] == last,
                        _ => true,
                    };
                    if ends {
                        assert_eq!(answer["index"], index, "{command}, {name}");
                        break;
                    }
                }
            }
            drop(stdin);
            assert!(child.wait().expect("the program ends").success());
        }
    }
}

/// A collection is answered by all cores as it would be by one, complaints and all.
#[test]
fn answers_are_in_order() {
    let kinds: Vec<String> = (0..60)
        .map(|kind: u8| {
            if kind % 7 == 3 {
                return "(;SZ[0])\n".to_owned();
            }
            let moves = (0..kind * 2).map(|number| {
                let color = if number % 2 == 0 { 'B' } else { 'W' };
                let [x, y] = [number % 11, number / 11].map(|i| char::from(b'a' + i));
                format!(";{color}[{x}{y}]")
            });
            format!("(;SZ[11]{})\n", moves.collect::<String>())
        })
        .collect();
    let alone: Vec<_> = kinds.iter().map(|game| run(&["analyze", "--json"], game)).collect();
    let (mut games, mut out, mut complaints) = (String::new(), String::new(), String::new());
    for index in 0..3000_usize {
        let kind = index * 7 % kinds.len();
        games += &kinds[kind];
        out += &alone[kind].out.replace(r#""index":0"#, &format!(r#""index":{index}"#));
        complaints += &alone[kind].err.replace("-:1:", &format!("-:{}:", index + 1));
    }
    let ran = run(&["analyze", "--json"], &games);
    assert_eq!(ran.code, 1);
    assert!(ran.out == out, "answers are out of order");
    assert!(ran.err == complaints, "complaints are out of order");
}

#[test]
fn a_missing_file_is_told_in_its_place() {
    let path = file("one.sgf", "(;SZ[2];B[aa])");
    let ran = run(&["game", &path, "missing.sgf", "-", "-"], "(;SZ[2];W[aa])");
    assert_eq!(
        (ran.code, ran.err.as_str()),
        (1, "missing.sgf: there is no such file\n-:1:1: there is nothing here to read\n")
    );
}
