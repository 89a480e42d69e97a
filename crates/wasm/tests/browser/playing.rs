//! Playing moves and turns.

use pass_alive_wasm::{Object, Study};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::answer::{code, code_at, json};

/// White's stone on B2 is in atari; taking it back from B2 would retake the ko.
const KO: &str = concat!(".XO.", "XO.O", ".XO.");
const KO_TAKEN: &str = concat!(".XO.", "X.XO", ".XO.");

fn play(
    (columns, rows, stones): (u32, u32, &str),
    color: &str,
    point: u32,
    suicide: &str,
    ko: Option<u32>,
) -> Result<JsValue, JsValue> {
    Study::new(columns, rows, stones).expect("a position").play(color, point, suicide, ko)
}

#[wasm_bindgen_test]
fn a_move_takes_what_has_no_liberty_left_and_names_the_ko() {
    let played = play((4, 3, KO), "black", 6, "forbidden", None).expect("a move");
    assert_eq!(
        json(&played),
        format!(
            r#"{{"position":{{"columns":4,"rows":3,"stones":"{KO_TAKEN}"}},"captured":[5],"ko":5}}"#
        )
    );
    let played = play((4, 3, KO_TAKEN), "white", 5, "forbidden", None).expect("a move");
    assert_eq!(
        json(&played),
        format!(r#"{{"position":{{"columns":4,"rows":3,"stones":"{KO}"}},"captured":[6],"ko":6}}"#)
    );
    let played = play((2, 1, ".."), "white", 0, "forbidden", None).expect("a move");
    assert_eq!(
        json(&played),
        r#"{"position":{"columns":2,"rows":1,"stones":"O."},"captured":[],"ko":null}"#
    );
}

#[wasm_bindgen_test]
fn a_move_that_is_illegal_says_why_and_where() {
    let refused = |point, suicide, ko| code_at(play((3, 2, ".OXXX."), "white", point, suicide, ko));
    assert_eq!(refused(1, "forbidden", None), ("occupied".into(), "[1]".into()));
    assert_eq!(refused(0, "forbidden", None), ("suicide".into(), "[0]".into()));
    assert_eq!(refused(6, "forbidden", None), ("outside".into(), "[6]".into()));
    assert_eq!(refused(u32::MAX, "allowed", None), ("outside".into(), format!("[{}]", u32::MAX)));
    let refused = play((4, 3, KO_TAKEN), "white", 5, "forbidden", Some(5));
    assert_eq!(code_at(refused), ("ko".into(), "[5]".into()));
}

#[wasm_bindgen_test]
fn suicide_where_it_is_allowed_takes_the_own_stones_away() {
    let played = play((3, 2, ".OXXX."), "white", 0, "allowed", None).expect("a move");
    assert_eq!(
        json(&played),
        r#"{"position":{"columns":3,"rows":2,"stones":"..XXX."},"captured":[],"ko":null}"#
    );
}

#[wasm_bindgen_test]
fn a_move_by_nobody_or_by_no_rule_is_refused() {
    assert_eq!(code(play((2, 1, ".."), "red", 0, "allowed", None)), "bad-option");
    assert_eq!(code(play((2, 1, ".."), "white", 0, "", None)), "bad-option");
}

fn object(text: &str) -> Object {
    js_sys::JSON::parse(text).expect("JSON").unchecked_into()
}

const BASIC: &str = r#"{"suicide":"forbidden","ko":"basic","black":1,"white":2}"#;

fn play_turn(
    stones: &str,
    rules: &str,
    turn: &str,
    points: &[u32],
    first: bool,
) -> Result<JsValue, JsValue> {
    let study = Study::in_space(3, 1, 2, "box", stones).expect("a position");
    study.play_turn(&object(rules), &object(turn), points, first)
}

#[wasm_bindgen_test]
fn stones_of_a_turn_are_played_together_or_the_turn_is_left() {
    let turn = r#"{"toPlay":"white","played":0,"passes":1,"ko":null}"#;
    let both = play_turn(".X.XXX", BASIC, turn, &[0, 2], false).expect("a move");
    assert_eq!(
        json(&both),
        concat!(
            r#"{"position":{"columns":3,"rows":1,"layers":2,"form":"box","stones":"O.O..."},"#,
            r#""captured":[1,3,4,5],"#,
            r#""turn":{"toPlay":"black","played":0,"passes":0,"ko":null},"prisoners":{"byBlack":0,"byWhite":4}}"#,
        )
    );
    let one = play_turn("......", BASIC, turn, &[0], false).expect("a move");
    let after = r#""turn":{"toPlay":"white","played":1,"passes":0,"ko":null}"#;
    assert!(json(&one).contains(after));
    let begun = r#"{"toPlay":"white","played":1,"passes":0,"ko":null}"#;
    let left = play_turn("O.....", BASIC, begun, &[], false).expect("a pass");
    assert!(json(&left).contains(r#""turn":{"toPlay":"black","played":0,"passes":0,"ko":null}"#));
    let passed = play_turn("......", BASIC, turn, &[], false).expect("a pass");
    assert!(json(&passed).contains(r#""toPlay":"black","played":0,"passes":2"#));
}

#[wasm_bindgen_test]
fn black_begins_with_several_stones() {
    let turn = r#"{"toPlay":"black","played":0,"passes":0,"ko":null}"#;
    let first = play_turn("......", BASIC, turn, &[0, 1, 5], true).expect("a move");
    assert!(json(&first).contains(r#""stones":"XX...X""#));
    assert!(json(&first).contains(r#""toPlay":"white""#));
    assert_eq!(
        code_at(play_turn("..O...", BASIC, turn, &[0, 1], true)),
        ("not-first".into(), "[0,1]".into())
    );
}

#[wasm_bindgen_test]
fn a_turn_that_is_illegal_says_why_and_where() {
    let black = r#"{"toPlay":"black","played":0,"passes":0,"ko":null}"#;
    let refused =
        |stones, rules, turn, points| code_at(play_turn(stones, rules, turn, points, false));
    assert_eq!(
        refused("......", BASIC, black, &[0, 1]),
        ("too-many-stones".into(), "[0,1]".into())
    );
    let over = r#"{"toPlay":"black","played":0,"passes":2,"ko":null}"#;
    assert_eq!(refused("......", BASIC, over, &[0]), ("over".into(), "[0]".into()));
    assert_eq!(code(play_turn("......", "{}", black, &[0], false)), "bad-option");
    assert_eq!(code(play_turn("......", BASIC, "{}", &[0], false)), "bad-option");
    let full = r#"{"toPlay":"black","played":1,"passes":0,"ko":null}"#;
    assert_eq!(code(play_turn("......", BASIC, full, &[0], false)), "bad-option");
}

#[wasm_bindgen_test]
fn after_a_ko_kim_forbids_every_ko() {
    // Black has just played C2 and taken B2; White could take the ko on the right from F2.
    let study = Study::new(8, 3, concat!(".XO..XO.", "X.XOX.XO", ".XO..XO.")).expect("a position");
    let turn = object(r#"{"toPlay":"white","played":0,"passes":0,"ko":9}"#);
    let play = |ko: &str, point| {
        let rules = format!(r#"{{"suicide":"forbidden","ko":"{ko}","black":1,"white":1}}"#);
        study.play_turn(&object(&rules), &turn, &[point], false)
    };
    assert!(json(&play("basic", 13).expect("a move")).contains(r#""captured":[14]"#));
    assert_eq!(code_at(play("kim", 13)), ("ko-after-ko".into(), "[13]".into()));
    assert_eq!(code_at(play("kim", 9)), ("ko".into(), "[9]".into()));
}
