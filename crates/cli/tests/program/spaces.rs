//! Boards with layers and with joined edges.

use serde_json::{Value, json};

use super::{json_of, run};

/// Two one-point eyes in opposite corners of a cube whose other points are Black's.
const CUBE: &str = ".X/XX//XX/X.\n";

/// Nine stones that live in a corner, with eyes on 1:A5 and 3:A5 (Kim 1978, Example 3).
const EXAMPLE_3: &str = "\
    .X.../X..../...../...../.....//\
    XX.../X..../...../...../.....//\
    .X.../X..../...../...../.....//\
    XX.../...../...../...../.....//\
    ...../...../...../...../.....\n";

fn refused(arguments: &[&str], input: &str) -> String {
    let ran = run(arguments, input);
    assert_eq!((ran.code, ran.out.as_str()), (1, ""), "{arguments:?}");
    ran.err
}

fn answers(arguments: &[&str], input: &str) -> Vec<Value> {
    let ran = run(arguments, input);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{arguments:?}");
    ran.answers()
}

#[test]
fn an_answer_in_space_has_layers_and_names_with_them() {
    let out = run(&["analyze", "--json", "--color", "black"], CUBE).out;
    assert_eq!(
        out,
        concat!(
            r#"{"version":1,"source":"-","index":0,"move":0,"columns":2,"rows":2,"layers":2,"#,
            r#""board":[[".X","XX"],["XX","X."]],"#,
            r#""rules":{"suicide":"forbidden","regions":"small"},"black":{"blocks":[{"name":"A","#,
            r#""points":["1:B2","1:A1","1:B1","2:A2","2:B2","2:A1"],"#,
            r#""liberties":["1:A2","2:B1"],"castOut":null,"why":{"vital":["a","b"],"others":[]}}],"#,
            r#""regions":[{"name":"a","points":["1:A2"],"neighbors":["A"],"small":true,"#,
            r#""healthyFor":["A"],"discarded":null,"why":null},{"name":"b","points":["2:B1"],"#,
            r#""neighbors":["A"],"small":true,"healthyFor":["A"],"discarded":null,"why":null}],"#,
            r#""rounds":0,"alive":["1:B2","1:A1","1:B1","2:A2","2:B2","2:A1"]}}"#,
            "\n"
        )
    );
}

#[test]
fn both_ways_to_write_layers_have_one_answer() {
    let lines = json_of(&[], ".X\nXX\n--\nXX\nX.\n\nX.\n");
    assert_eq!(lines.len(), 2);
    assert_eq!(json_of(&[], CUBE)[0]["black"], lines[0]["black"]);
    assert_eq!(lines[1]["board"], json!(["X."]));
    assert_eq!(lines[1].get("layers"), None);
}

#[test]
fn each_stone_of_kims_example_is_necessary_by_both_readings() {
    let stones: Vec<usize> = EXAMPLE_3.match_indices('X').map(|(at, _)| at).collect();
    let mut boards = EXAMPLE_3.to_owned();
    for &at in &stones {
        let mut board = EXAMPLE_3.to_owned();
        board.replace_range(at..=at, ".");
        boards += &board;
    }
    for suicide in ["forbidden", "allowed"] {
        let answers = json_of(&["--suicide", suicide], &boards);
        let alive = answers.iter().map(|answer| answer["black"]["alive"].as_array().map(Vec::len));
        let alive: Vec<usize> = alive.map(|alive| alive.expect("stones")).collect();
        assert_eq!(alive, [9, 0, 0, 0, 0, 0, 0, 0, 0, 0], "{suicide}");
    }
}

#[test]
fn a_summary_shows_the_layers_one_after_another() {
    let out = run(&["analyze", "--color", "black"], CUBE).out;
    let expected = "\
-, 0
2×2×2, suicide forbidden, small regions

layer 1
    A B
  2 . X 2
  1 X X 1
    A B

layer 2
    A B
  2 X X 2
  1 X . 1
    A B

Black: 1 of 1 block unconditionally alive: A (1:B2); 6 stones, 8 points held
  round 1: nothing falls

";
    assert_eq!(out, expected);
}

#[test]
fn joined_edges_join_blocks_and_eyes() {
    // Two eyes, each across an edge.
    let ring = ".X.\nXXX\n.X.\n";
    let alive = |topology: &str| {
        let answer = &json_of(&["--topology", topology], ring)[0];
        assert_eq!(answer.get("topology"), (topology != "box").then_some(&json!(topology)));
        (
            answer["black"]["regions"].as_array().map(Vec::len).expect("regions"),
            answer["black"]["alive"].as_array().map(Vec::len).expect("stones"),
        )
    };
    assert_eq!([alive("box"), alive("cylinder"), alive("torus")], [(4, 5), (2, 5), (1, 0)]);
    let out = run(&["analyze", "--topology", "torus"], ring).out;
    assert!(out.starts_with("-, 0\n3×3 torus, suicide forbidden, small regions\n"), "{out}");
    let prove = answers(&["prove", "--json", "--color", "black", "--topology", "torus"], ring);
    assert_eq!(prove[0]["topology"], json!("torus"));
    assert_eq!(prove[0]["black"]["blocks"][0]["verdict"], json!("capturable"));
}

#[test]
fn every_question_can_be_asked_in_space() {
    let black = ["--json", "--color", "black"];
    let ask = |command: &'static str, more: &[&'static str]| {
        answers(&[&[command], &black[..], more].concat(), CUBE).remove(0)
    };
    let proof = &ask("prove", &[])["black"];
    assert_eq!(proof["blocks"][0]["verdict"], json!("alive"));
    assert_eq!(proof["squeeze"], json!({"moves": [], "board": [[".X", "XX"], ["XX", "X."]]}));
    assert_eq!(proof["blocks"][0]["lastPoints"], json!(["1:A2", "2:B1"]));
    assert_eq!(ask("search", &[])["black"]["blocks"][0]["safe"], json!(true));
    assert_eq!(ask("support", &["--of", "2:a2"])["black"]["support"], json!(["A"]));
    assert_eq!(ask("turn", &[])["black"]["blocks"][0]["losing"], json!(["1:A2", "2:B1"]));
    assert_eq!(ask("analyze", &["--start", "1:B1"])["black"]["rounds"], json!(0));
    assert_eq!(ask("score", &[])["black"]["area"], json!(2));
}

#[test]
fn points_in_space_have_their_layer() {
    let of = |point: &str| refused(&["support", "--of", point], CUBE);
    let hint = "-:1:1: the board has no point A2: it has 2 layers, so write 1:A2\n";
    assert_eq!(of("a2"), hint);
    assert_eq!(of("3:A2"), "-:1:1: the board has no point 3:A2\n");
    assert_eq!(of("1:A2"), "-:1:1: there is no stone on 1:A2 to ask about\n");
    for wrong in ["1:", ":A2", "x:A2", "1:2:A2"] {
        let ran = run(&["support", "--of", wrong], CUBE);
        assert_eq!(ran.code, 2);
        assert!(ran.err.contains("in space with its layer: 2:C3"), "{}", ran.err);
    }
    let error = refused(&["analyze"], "XO//OO");
    assert_eq!(error, "-:1:1: the black stone on 1:A1 has no liberty\n");
}

#[test]
fn what_makes_no_sense_in_space_says_so() {
    let words = "-:1:1: this board has 2 layers; here it can have only one\n";
    for command in [&["eyes"][..], &["game"], &["game", "--json"], &["problems", "--json"]] {
        let ran = run(command, CUBE);
        assert_eq!((ran.code, ran.err.as_str()), (1, words), "{command:?}");
    }
    for command in ["eyes", "game"] {
        let ran = run(&[command, "--topology", "torus"], CUBE);
        assert_eq!(ran.code, 2, "{command}");
        assert!(ran.err.contains("boards without joined edges only"), "{}", ran.err);
    }
}

#[test]
fn only_rows_can_have_joined_edges() {
    let torus = |text: &str| refused(&["analyze", "--topology", "torus"], text);
    assert_eq!(
        torus("(;SZ[3];B[aa])"),
        "-:1:1: only plain rows can be a torus, and this is a game\n"
    );
    assert_eq!(
        torus("$$\n$$ X . .\n"),
        "-:1:1: only plain rows can be a torus, and this is a diagram\n"
    );
    assert_eq!(run(&["analyze", "--topology", "box"], "(;SZ[3];B[aa])").code, 0);
}

#[test]
fn a_score_can_be_counted_as_kim_does() {
    // Black encloses all other points. White's stone on G1 is dead, and Black's on F1 too.
    let board = ".X.X...\nXXXX.XO\n";
    let score =
        |counting: &[&str]| answers(&[&["score", "--json"], counting].concat(), board).remove(0);
    let (rule3, kim) = (score(&[]), score(&["--counting", "kim"]));
    assert_eq!((&rule3["black"]["score"], &rule3["white"]["score"]), (&json!(9), &json!(1)));
    assert_eq!((&kim["black"]["score"], &kim["white"]["score"]), (&json!(8), &json!(0)));
    assert_eq!((&rule3["counting"], &kim["counting"]), (&json!("rule3"), &json!("kim")));
    let removed = |score: &Value, color: &str| score[color]["removed"].clone();
    assert_eq!(
        (removed(&rule3, "black"), removed(&rule3, "white")),
        (json!(["F1"]), json!(["G1"]))
    );
    assert_eq!((removed(&kim, "black"), removed(&kim, "white")), (json!([]), json!(["G1"])));
    assert_eq!(score(&["--counting", "rule3"]), rule3);
    let words = run(&["score", "--counting", "kim"], board).out;
    assert!(words.contains("\nas Kim counts: Black leads by 8\n"), "{words}");
    assert!(words.contains("\nthis changes Kim's rule: stones that can"), "{words}");
}
