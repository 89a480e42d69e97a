//! The answers of the program, and what it says of input that it cannot answer.

use super::*;

#[test]
fn an_answer_has_exactly_the_keys_that_are_documented() {
    let answers = json_of(&[], "O.XO./XX.XO/OXXXO/.OOO.\n");
    let expected = json!({
        "version": 1, "source": "-", "index": 0, "move": 0, "columns": 5, "rows": 4,
        "board": ["O.XO.", "XX.XO", "OXXXO", ".OOO."],
        "rules": {"suicide": "forbidden", "regions": "small"},
        "black": {
            "blocks": [
                {"name": "A", "points": ["C4"], "liberties": ["B4", "C3"], "castOut": null,
                 "why": {"vital": ["a", "c"],
                         "others": [{"region": "b", "why": "unhealthy", "at": "E4"}]}},
                {"name": "B", "points": ["A3", "B3", "D3", "B2", "C2", "D2"],
                 "liberties": ["B4", "C3"], "castOut": null,
                 "why": {"vital": ["a", "c"],
                         "others": [{"region": "b", "why": "unhealthy", "at": "E4"}]}},
            ],
            "regions": [
                {"name": "a", "points": ["A4", "B4"], "neighbors": ["A", "B"], "small": true,
                 "healthyFor": ["A", "B"], "discarded": null, "why": null},
                {"name": "b",
                 "points": ["D4", "E4", "E3", "A2", "E2", "A1", "B1", "C1", "D1", "E1"],
                 "neighbors": ["A", "B"], "small": false, "healthyFor": [], "discarded": 0,
                 "why": {"notSmallAt": "E4"}},
                {"name": "c", "points": ["C3"], "neighbors": ["A", "B"], "small": true,
                 "healthyFor": ["A", "B"], "discarded": null, "why": null},
            ],
            "rounds": 0,
            "alive": ["C4", "A3", "B3", "D3", "B2", "C2", "D2"],
        },
        "white": answers[0]["white"],
    });
    assert_eq!(answers, [expected]);
    assert_eq!(answers[0]["white"]["blocks"].as_array().map(Vec::len), Some(5));
    assert_eq!(answers[0]["white"]["alive"], json!([]));
}

#[test]
fn keys_come_in_the_documented_order() {
    let out = run(&["analyze", "--json"], ".X.").out;
    assert_eq!(
        out,
        concat!(
            r#"{"version":1,"source":"-","index":0,"move":0,"columns":3,"rows":1,"board":[".X."],"#,
            r#""rules":{"suicide":"forbidden","regions":"small"},"black":{"blocks":[{"name":"A","#,
            r#""points":["B1"],"liberties":["A1","C1"],"castOut":null,"why":{"vital":["a","b"],"#,
            r#""others":[]}}],"regions":[{"name":"a","points":["A1"],"neighbors":["A"],"#,
            r#""small":true,"healthyFor":["A"],"discarded":null,"why":null},{"name":"b","#,
            r#""points":["C1"],"neighbors":["A"],"small":true,"healthyFor":["A"],"#,
            r#""discarded":null,"why":null}],"rounds":0,"alive":["B1"]},"#,
            r#""white":{"blocks":[],"regions":[],"rounds":0,"alive":[]}}"#,
            "\n"
        )
    );
}

#[test]
fn rounds_count_as_in_the_text() {
    let black = &json_of(&[], WORKED)[0]["black"];
    let left = |list: &str, key: &str| -> Vec<Value> {
        black[list].as_array().into_iter().flatten().map(|item| item[key].clone()).collect()
    };
    assert_eq!(left("blocks", "castOut"), [json!(null), json!(null), json!(1), json!(2), json!(1)]);
    assert_eq!(
        left("regions", "discarded"),
        [json!(null), json!(1), json!(null), json!(1), json!(1), json!(2)]
    );
    assert_eq!(black["rounds"], 2);
}

#[test]
fn the_region_rule_moves_the_discards_and_clears_the_rest() {
    let board = "...X.XO/...XXXO/XXXX.XO/OOOXXXO/..OOOO.\n";
    let small = &json_of(&["--color", "black"], board)[0]["black"]["regions"];
    assert_eq!((&small[0]["discarded"], small[0].get("cleared")), (&json!(0), None));
    let enclosed = &json_of(&["--color=black", "--regions=enclosed"], board)[0]["black"]["regions"];
    assert_eq!((&enclosed[0]["discarded"], &enclosed[0]["cleared"]), (&json!(null), &json!(true)));
    assert_eq!(enclosed[0]["why"], json!(null));
    assert_eq!(enclosed[1].get("cleared"), None);
}

#[test]
fn suicide_changes_the_corner() {
    let corner = "O.XO./XX.XO/OXXXO/.OOO.";
    let alive = |rule| json_of(&["--suicide", rule], corner)[0]["black"]["alive"].clone();
    assert_eq!(alive("forbidden").as_array().map(Vec::len), Some(7));
    assert_eq!(alive("allowed"), json!([]));
}

#[test]
fn the_color_not_asked_about_is_absent() {
    let both = &json_of(&[], WORKED)[0];
    assert!(both.get("black").is_some() && both.get("white").is_some());
    let black = &json_of(&["--color", "black"], WORKED)[0];
    assert!(black.get("black").is_some() && black.get("white").is_none());
    let white = &json_of(&["--color", "white"], WORKED)[0];
    assert!(white.get("black").is_none() && white.get("white").is_some());
}

#[test]
fn a_starting_set_leaves_the_others_outside() {
    // A4, A2 and A1 share their liberties; without the middle block nobody lives.
    let board = ".X/X./XX/.X/X.";
    let whole = &json_of(&["--color", "black"], board)[0]["black"];
    assert_eq!(whole["alive"].as_array().map(Vec::len), Some(6));
    let part = &json_of(&["--color", "black", "--start", "B5,a4"], board)[0]["black"];
    assert_eq!(part["alive"], json!(["B5", "A4", "A3", "B3", "B2"]));
    assert_eq!(part["blocks"][2]["castOut"], 0);
    assert_eq!(part["blocks"][2]["why"], json!(null));
    assert_eq!(part["regions"][2]["discarded"], 0);
    assert_eq!(part["regions"][2]["why"], json!({"lost": ["C"]}));
    let why = &part["blocks"][1]["why"]["others"][0];
    assert_eq!(why, &json!({"region": "c", "why": "outside", "lost": "C"}));
    for (start, problem) in [
        ("A5", "there is no black stone on A5 to start from"),
        ("T19", "the board has no point T19"),
    ] {
        let ran = run(&["analyze", "--color", "black", "--start", start], board);
        assert_eq!((ran.code, ran.err), (1, format!("-:1:1: {problem}\n")));
    }
}

#[test]
fn any_number_of_positions_in_any_format() {
    let rows = file("two.txt", ".X.\nXXX\n.X.\n\n  O . O\n  . O .\n");
    let game = file("game.sgf", "(;SZ[3];B[bb];W[aa])\n(;SZ[5]AB[aa:bb])");
    let diagram = file("diagram.txt", "Look:\n$$B A title\n$$  . X O\n$$ ------\n\n$$W\n$$ . .\n");
    let ran = run(&["analyze", "--json", &rows, "-", &game, &diagram], WORKED);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let key = |answer: &Value| {
        (answer["source"].clone(), answer["index"].clone(), answer["columns"].clone())
    };
    let keys: Vec<_> = ran.answers().iter().map(key).collect();
    let expected = [
        (&rows, 0, 3),
        (&rows, 1, 3),
        (&"-".to_owned(), 0, 6),
        (&game, 0, 3),
        (&game, 1, 5),
        (&diagram, 0, 19),
        (&diagram, 1, 19),
    ]
    .map(|(source, index, columns)| (json!(source), json!(index), json!(columns)));
    assert_eq!(keys, expected);
    let answers = ran.answers();
    assert_eq!(answers[1]["board"], json!(["O.O", ".O."]));
    assert_eq!(answers[3]["move"], 2);
    assert_eq!(answers[5]["assumed"], "outside empty");
    assert_eq!(answers[3].get("assumed"), None);
}

#[test]
fn moves_are_chosen() {
    let game = "(;SZ[5];B[aa];W[bb];B[cc];W[];B[dd](;W[ee];B[ea])(;W[ae]))";
    let moves = |arguments: &[&str]| -> Vec<Value> {
        json_of(arguments, game).iter().map(|answer| answer["move"].clone()).collect()
    };
    assert_eq!(moves(&[]), [7]);
    assert_eq!(moves(&["--move", "0"]), [0]);
    assert_eq!(moves(&["--move", "5"]), [5]);
    assert_eq!(moves(&["--every", "3"]), [0, 3, 6, 7]);
    assert_eq!(moves(&["--every", "7"]), [0, 7]);
    assert_eq!(moves(&["--every", "1"]).len(), 8);
    assert_eq!(moves(&["--every", "4000000000"]), [0, 7]);
    let third = &json_of(&["--move", "3"], game)[0];
    assert_eq!(third["board"], json!(["X....", ".O...", "..X..", ".....", "....."]));
    let ran = run(&["analyze", "--move", "8"], game);
    assert_eq!((ran.code, ran.err.as_str()), (1, "-:1:1: there is no move 8: the last is 7\n"));
}

#[test]
fn an_illegal_move_is_executed_with_a_warning() {
    let ran = run(&["analyze", "--json"], "(;SZ[3]AB[ba][ab][bb];\nW[aa])");
    assert_eq!(ran.code, 0);
    assert_eq!(
        ran.err,
        "-:2:3: warning: move 1, white A3, is illegal: the move would be suicide\n"
    );
    assert_eq!(ran.answers()[0]["board"], json!([".X.", "XX.", "..."]));
}

/// Every bad input has a message of its own with a place, and the others are answered.
#[test]
fn bad_input_is_told_and_the_rest_is_answered() {
    let missing = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("missing.sgf");
    let missing = missing.to_str().expect("a plain path").to_owned();
    let deep = "(;".repeat(200_000);
    let cases = [
        (missing, "there is no such file"),
        (env!("CARGO_TARGET_TMPDIR").to_owned(), "this is a folder, not a file"),
        (file("empty.sgf", ""), "1:1: there is nothing here to read"),
        (file("binary.sgf", b"\x7fELF\x01\x00\x00\xff\xfe"), "1:1: this is not text"),
        (file("cut.sgf", "(;SZ[9]\n;B[aa];W[bb]"), "2:13: the text ends before the game does"),
        (file("value.sgf", "(;SZ[9]C[so"), "1:9: the text ends inside a value: a “]” is missing"),
        (file("deep.sgf", deep), "1:400001: the text ends inside 200000 nested variations"),
        (
            file("ragged.txt", "$$B\n$$ . X .\n$$ . X\n"),
            "3:7: this row has 2 points; the first has 3",
        ),
        (file("ragged-rows.txt", ".X.\n.X\n"), "2:3: this row has 2 points; the first has 3"),
        (file("breathless.txt", "\n XO\n OX\n"), "2:2: the black stone on A2 has no liberty"),
        (
            file("breathless.sgf", "(;SZ[2]AB[aa]AW[ab][ba])"),
            "1:1: the black stone on A2 has no liberty",
        ),
        (file("letter.txt", ".X.\n.Z.\n"), "2:2: the character “Z” means nothing here"),
        (
            file("prose.txt", "To be, or not to be"),
            "1:1: this is neither SGF, nor a $$ diagram, nor rows of X, O and full stops",
        ),
        (file("chess.sgf", "(;GM[3])"), "this is not a game of Go"),
        (file("off.sgf", "(;SZ[9]AB[zz])"), "this point is not on the board of 9×9"),
    ];
    // These are answered as far as they go.
    let in_part = ["cut.sgf", "value.sgf", "off.sgf"];
    let good = file("good.txt", WORKED);
    let mut seen = Vec::new();
    for (path, problem) in &cases {
        let ran = run(&["analyze", "--json", path, &good], "");
        assert_eq!(ran.code, 1, "{path}");
        let (place, message) = (format!("{path}:"), ran.err.trim_end());
        assert!(message.starts_with(&place) && message.ends_with(problem), "{message}");
        assert_eq!(message.lines().count(), 1, "{message}");
        let is_answered = in_part.iter().any(|name| path.ends_with(name));
        assert_eq!(ran.answers().len(), 1 + usize::from(is_answered), "{path}, and the good file");
        let svg = run(&["svg", path], "");
        assert_eq!((svg.code, svg.err.trim_end()), (1, message));
        assert_eq!(svg.out.is_empty(), !is_answered, "{path}");
        seen.push(*problem);
    }
    let ran = run(&["analyze", "--json"], ".X.\n\n.X.\n.X\n\nXO/OX\n\nO.O");
    assert_eq!(ran.code, 1);
    assert_eq!(ran.err.lines().count(), 2);
    let indices: Vec<Value> = ran.answers().iter().map(|answer| answer["index"].clone()).collect();
    assert_eq!(indices, [0, 3]);
}

#[test]
fn a_bad_position_in_the_middle_of_a_game_does_not_end_it() {
    let game = "(;SZ[3]AW[ab][ba]AB[aa];B[cc]AE[ab];B[cb])";
    let ran = run(&["analyze", "--json", "--every", "1"], game);
    assert_eq!(ran.code, 1);
    assert_eq!(ran.err, "-:1:1: after move 0: the black stone on A3 has no liberty\n");
    assert_eq!(ran.answers().len(), 2);
}

#[test]
fn any_depth_that_is_closed_is_read() {
    let game = "(;B[]".repeat(200_000) + &")".repeat(200_000);
    let answers = json_of(&["--every", "100000"], &game);
    let moves: Vec<&Value> = answers.iter().map(|answer| &answer["move"]).collect();
    assert_eq!(moves, [0, 100_000, 200_000]);
}

#[test]
fn a_million_points_are_answered() {
    let mut text = String::new();
    for row in 0..1000u32 {
        text.extend((0..1000u32).map(|column| match (column * 7 + row * 13 + column * row) % 5 {
            0 => '.',
            1 => 'O',
            _ => 'X',
        }));
        text.push('\n');
    }
    let ran = run(&["analyze", "--json"], &text);
    // Some block of so crowded a board has no liberty: a message, at once.
    assert_eq!((ran.code, ran.out.as_str()), (1, ""));
    assert!(ran.err.ends_with(" has no liberty\n"), "{}", ran.err);
    let text = (".X".repeat(500) + "\n").repeat(1000);
    let answers = json_of(&["--color", "black"], &text);
    assert_eq!(answers[0]["black"]["blocks"].as_array().map(Vec::len), Some(500));
    assert_eq!(answers[0]["black"]["alive"], json!([]));
    assert_eq!(answers[0]["black"]["rounds"], 500);
    let summary = run(&["analyze"], &text);
    assert_eq!(summary.code, 0);
    assert!(summary.out.len() < 500_000, "the summary leaves the board out");
}

#[test]
fn the_summary_shows_the_board_and_the_rounds() {
    let ran = run(&["analyze"], WORKED);
    let expected = "\
-, 0
6×6, suicide forbidden, small regions

    A B C D E F
  6 X . X . x x 6
  5 . X X X . x 5
  4 X X . . . . 4
  3 X . . x x x 3
  2 X . x . x . 2
  1 X . . x x x 1
    A B C D E F

Black: 2 of 5 blocks unconditionally alive: A (A6), B (C6); 10 stones, 12 points held
  round 1: cast out C (E6), E (C2); discarded b (D6), d (E5), e (D2)
  round 2: cast out D (D3); discarded f (F2)
  round 3: nothing falls
White: no stones

";
    assert_eq!(ran.out, expected);
    let ran =
        run(&["analyze", "--regions", "enclosed", "--start", "C1"], "$$ . X . O\n$$ -------\n");
    assert_eq!(ran.code, 1);
}

#[test]
fn usage_errors_exit_with_2() {
    let wrong: [&[&str]; 15] = [
        &[],
        &["frobnicate"],
        &["analyze", "--color", "green"],
        &["analyze", "--suicide", "maybe"],
        &["analyze", "--every", "0"],
        &["analyze", "--move", "1", "--every", "2"],
        &["analyze", "--start", "I3"],
        &["analyze", "--move", "-1"],
        &["svg", "--step", "1.x", "-"],
        &["svg", "--strip", "--step", "1"],
        &["svg", "--across", "3"],
        &["svg", "--strip", "--across", "0"],
        &["svg", "--spacing", "0"],
        &["html", "--start", "B1"],
        &["html", "--json"],
    ];
    for arguments in wrong {
        let ran = run(arguments, ".X.");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{arguments:?}");
        assert!(!ran.err.is_empty());
    }
    assert_eq!(run(&["--help"], "").code, 0);
    assert_eq!(run(&["--version"], "").out, format!("pass-alive {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn a_reader_that_goes_away_is_no_fault() {
    let path = file("many.txt", ".X.X.\nXXXXX\n\n".repeat(20_000));
    let mut child = program(&["analyze", "--json", &path]).spawn().expect("the program starts");
    let mut first = [0; 1];
    let mut out = child.stdout.take().expect("a pipe");
    out.read_exact(&mut first).expect("an answer");
    drop(out);
    let ended = child.wait_with_output().expect("the program ends");
    assert_eq!((ended.status.code(), ended.stderr.as_slice()), (Some(0), &b""[..]));
}

#[test]
fn the_readme_shows_what_the_program_prints() {
    let readme = include_str!("../../README.md");
    let (_, shown) = readme.split_once("| pass-alive analyze --color black\n").expect("a command");
    let (shown, _) = shown.split_once("```").expect("its end");
    assert_eq!(run(&["analyze", "--color", "black"], WORKED).out, format!("{shown}\n"));
}
