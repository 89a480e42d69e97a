//! Reading texts: every format, and every error with its line and column.

use pass_alive_wasm::texts::Reading;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::answer::{code, get, json, text};

/// The stones of a `ReadPosition`.
fn stones(position: &Result<JsValue, JsValue>) -> String {
    text(&get(position.as_ref().expect("a position"), "position"), "stones")
}

#[wasm_bindgen_test]
fn a_game_has_its_lines_of_play() {
    let mut reading = Reading::new(
        "(;SZ[3:2]GN[A game];B[aa]C[First.](;W[ba]TR[aa]LB[bb:x])(;W[bb];B[cb]))".to_owned(),
        true,
    );
    assert_eq!((reading.format().as_str(), reading.count()), ("sgf", 1));
    let item = reading.item(0).expect("an item");
    assert_eq!(
        json(&item),
        r#"{"ok":true,"line":1,"column":1,"title":"A game","columns":3,"rows":2,"lines":[2,3],"assumedOutsideEmpty":false}"#
    );
    let mut position = |line, moves| json(&reading.position(0, line, moves).expect("a position"));
    assert_eq!(
        position(0, 1),
        r#"{"position":{"columns":3,"rows":2,"stones":"X....."},"toPlay":"white","lastMove":0,"ko":null,"prisoners":{"byBlack":0,"byWhite":0},"comment":"First.","marks":[],"links":[],"warnings":[],"moreWarnings":0}"#
    );
    assert_eq!(
        position(0, 2),
        concat!(
            r#"{"position":{"columns":3,"rows":2,"stones":"XO...."},"toPlay":"black","lastMove":1,"ko":null,"prisoners":{"byBlack":0,"byWhite":0},"comment":"","#,
            r#""marks":[{"point":0,"kind":"triangle"},{"point":4,"text":"x","kind":"label"}],"links":[],"warnings":[],"moreWarnings":0}"#
        )
    );
    assert_eq!(stones(&reading.position(0, 1, 3)), "X...OX");
}

#[wasm_bindgen_test]
fn a_game_has_the_points_settled_at_each_move() {
    let mut reading =
        Reading::new("(;SZ[5:1];B[ba];W[];B[da];W[];B[];AB[aa:ea];W[])".to_owned(), true);
    let mut chronicle =
        |longest| json(&reading.chronicle(0, 0, "forbidden", longest).expect("a chronicle"));
    let entry = |at, settled, became| {
        format!(r#"{{"at":{at},"settled":{settled},"became":{became},"ceased":[]}}"#)
    };
    let start =
        [entry("null", "[0,0]", "[]"), entry("1", "[0,0]", "[]"), entry("null", "[0,0]", "[]")];
    let alive = r#"[{"color":"black","points":[1]},{"color":"black","points":[3]}]"#;
    let end =
        [entry("3", "[5,0]", alive), entry("null", "[5,0]", "[]"), entry("null", "null", "[]")];
    let answer = |entries: &[String], more| {
        format!(r#"{{"entries":[{}],"more":{more}}}"#, entries.join(","))
    };
    assert_eq!(chronicle(2), answer(&start, 4));
    assert_eq!(chronicle(5), answer(&[start, end].concat(), 1));
    assert_eq!(code(reading.chronicle(0, 0, "", 9)), "bad-option");
    assert_eq!(code(reading.chronicle(0, 1, "forbidden", 9)), "no-position");
    assert_eq!(code(reading.chronicle(1, 0, "forbidden", 9)), "no-position");
}

#[wasm_bindgen_test]
fn a_game_of_a_collection_is_written_alone() {
    let games = "(;SZ[2]CA[GBK];B[aa](;W[ab])(;W[ba]))\n\n(;SZ[3];B[bb])\n(;SZ[x])";
    let mut reading = Reading::new(games.to_owned(), true);
    assert_eq!(reading.write(0), Ok("(;SZ[2]CA[UTF-8]\n;B[aa]\n(;W[ab])\n(;W[ba]))\n".into()));
    assert_eq!(reading.write(1), Ok("(;SZ[3]\n;B[bb])\n".into()));
    assert!(reading.write(2).is_err());
    assert_eq!(code(reading.write(3)), "no-position");
}

#[wasm_bindgen_test]
fn an_illegal_move_of_a_game_is_executed_with_a_warning() {
    let mut reading = Reading::new("(;SZ[2];B[aa];W[aa])".to_owned(), true);
    let position = reading.position(0, 0, 2).expect("a position");
    assert_eq!(stones(&Ok(position.clone())), "O...");
    let warning = get(&get(&position, "warnings"), "0");
    assert_eq!(
        json(&warning),
        r#"{"code":"illegal-move","number":2,"color":"white","point":0,"why":"occupied","line":1,"column":17}"#
    );
}

#[wasm_bindgen_test]
fn a_diagram_says_when_its_outside_was_taken_to_be_empty() {
    let whole = "$$B A title\n$$  -----\n$$ | X 1 |\n$$ | . O |\n$$  -----\n";
    let corner = "$$ -----\n$$ | . X\n$$ | O C\n$$ [C|A page]\n";
    let mut reading = Reading::new(format!("{whole}\n{corner}"), true);
    assert_eq!((reading.format().as_str(), reading.count()), ("diagram", 2));
    let [whole, corner] = [0, 1].map(|item| reading.item(item).expect("an item"));
    assert_eq!(text(&whole, "title"), "A title");
    assert_eq!(json(&get(&whole, "assumedOutsideEmpty")), "false");
    assert_eq!(json(&get(&whole, "lines")), "[1]");
    assert_eq!(json(&get(&corner, "assumedOutsideEmpty")), "true");
    assert_eq!(json(&get(&corner, "columns")), "19");
    assert!(get(&whole, "drawn").is_undefined());
    assert_eq!(json(&get(&corner, "drawn")), "[0,20]");
    let played = reading.position(0, 0, 1).expect("a position");
    assert_eq!(stones(&Ok(played)), "XX.O");
    let position = reading.position(1, 0, 0).expect("a position");
    assert_eq!(json(&get(&position, "marks")), r#"[{"point":20,"kind":"circle"}]"#);
    assert_eq!(json(&get(&position, "links")), r#"[{"point":20,"target":"A page"}]"#);
}

#[wasm_bindgen_test]
fn rows_may_hold_several_boards_bad_ones_included() {
    let mut reading = Reading::new(".X\nO.\n\n.X\nO\n\nX.".to_owned(), true);
    assert_eq!((reading.format().as_str(), reading.count()), ("rows", 3));
    assert!(reading.item(0).is_ok());
    assert_eq!(code(reading.item(1)), "ragged-rows");
    assert_eq!(code(reading.position(1, 0, 0)), "ragged-rows");
    assert_eq!(stones(&reading.position(2, 0, 0)), "X.");
}

#[wasm_bindgen_test]
fn items_may_be_asked_for_in_any_order() {
    let mut reading = Reading::new("X.\n\n.\n..\n\nO.\n\n..".to_owned(), true);
    for index in [3, 0, 2, 2, 0, 3] {
        let place = reading.item(index).expect("an item");
        assert_eq!(json(&get(&place, "line")), [1, 3, 6, 8][index as usize].to_string());
    }
    assert_eq!(code(reading.item(1)), "ragged-rows");
    assert_eq!(reading.count(), 4);
    assert!(reading.item(4).expect("no item").is_undefined());
    assert_eq!(stones(&reading.position(2, 0, 0)), "O.");
}

#[wasm_bindgen_test]
fn a_position_that_the_text_has_not_is_refused() {
    let mut reading = Reading::new("(;SZ[3];B[aa])".to_owned(), true);
    assert!(reading.item(1).expect("no item").is_undefined());
    for (item, line, moves) in [(1, 0, 0), (0, 1, 0), (0, 0, 2), (u32::MAX, u32::MAX, u32::MAX)] {
        assert_eq!(code(reading.position(item, line, moves)), "no-position");
    }
}

#[wasm_bindgen_test]
fn a_text_that_cannot_be_read_has_a_code_a_line_and_a_column() {
    let faults = [
        (" \n", "empty", 1, 1),
        ("hello there", "nothing-found", 1, 1),
        ("XX\nX..", "ragged-rows", 2, 4),
        ("$$ ---\n$$ | . . |\n$$ | . |\n", "ragged-rows", 3, 9),
        ("X.\n--\nX.\n..", "ragged-layers", 4, 3),
        (".X.\n.Q.\nO..", "unknown-character", 2, 2),
        ("\n$$B Nothing\n", "no-rows", 2, 1),
        ("(;SZ[9:x])", "bad-size", 1, 6),
        ("$$c0 t\n$$ . .", "bad-size", 1, 4),
        ("$$Bm99999999999 t\n$$ . .\n", "bad-number", 1, 5),
        ("(;SZ[53])", "too-large", 1, 6),
        ("(;B[aa", "unclosed-value", 1, 4),
        ("(;GM[3])", "other-game", 1, 6),
    ];
    for (text, expected, line, column) in faults {
        let mut reading = Reading::new(text.to_owned(), true);
        let error = reading.item(0).expect_err(text);
        assert_eq!(json(&get(&error, "line")), line.to_string(), "{text:?}");
        assert_eq!(json(&get(&error, "column")), column.to_string(), "{text:?}");
        assert_eq!(code::<()>(Err(error)), expected, "{text:?}");
    }
}

#[wasm_bindgen_test]
fn a_text_with_faults_is_read_as_far_as_it_goes_and_complained_about() {
    let faults = [
        ("(;\0GM[1])", "unknown-character"),
        ("(;SZ[9];C[é]AB[a1])", "bad-point"),
        ("(;SZ[9]\n;AB[aa]\n [kk])", "off-board"),
        ("(;B[aa]\n(;W[bb]", "truncated"),
        ("(;B;W[aa])", "no-value"),
    ];
    for (text, expected) in faults {
        let position = Reading::new(text.to_owned(), true).position(0, 0, 0).expect(text);
        let warnings = json(&get(&position, "warnings"));
        let code = format!(r#""code":"{expected}""#);
        assert!(warnings.contains(&code), "{text:?}: {warnings}");
    }
}

#[wasm_bindgen_test]
fn layers_are_read_only_on_demand() {
    let text = ".X.\nX..\n--\n...\n.O.";
    let layers = |layered| {
        let item = Reading::new(text.to_owned(), layered).item(0);
        json(&item.unwrap_or_else(|fault| fault))
    };
    assert!(layers(true).contains(r#""layers":2"#), "{}", layers(true));
    assert!(layers(false).contains(r#""code":"layers""#), "{}", layers(false));
}
