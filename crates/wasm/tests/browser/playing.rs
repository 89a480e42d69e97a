//! Playing moves.

use pass_alive_wasm::Study;
use wasm_bindgen::JsValue;
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
