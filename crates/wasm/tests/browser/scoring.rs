//! Rule 3.

use pass_alive_wasm::Study;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::answer::{code, code_at, json};

#[wasm_bindgen_test]
fn a_score_says_what_counts_for_whom() {
    let study = Study::new(2, 3, concat!("OX", ".X", "X.")).expect("a position");
    let score = study.score("forbidden", 2, 1).expect("a score");
    let expected = concat!(
        r#"{"black":{"points":[0,2,5],"prisoners":3,"stones":3},"#,
        r#""white":{"points":[],"prisoners":1,"stones":0},"removed":[0],"neutral":[]}"#,
    );
    assert_eq!(json(&score), expected);
}

#[wasm_bindgen_test]
fn points_next_to_nobody_are_neutral() {
    let study = Study::new(2, 1, ".X").expect("a position");
    let score = study.score("forbidden", 0, 0).expect("a score");
    let expected = concat!(
        r#"{"black":{"points":[],"prisoners":0,"stones":0},"#,
        r#""white":{"points":[],"prisoners":1,"stones":0},"removed":[1],"neutral":[0,1]}"#,
    );
    assert_eq!(json(&score), expected);
}

#[wasm_bindgen_test]
fn what_cannot_be_scored_is_refused() {
    let full = Study::new(2, 1, "XX").expect("a position");
    assert_eq!(code_at(full.score("forbidden", 0, 0)), ("no-liberty".into(), "[0,1]".into()));
    let study = Study::new(2, 1, ".X").expect("a position");
    assert_eq!(code(study.score("", 0, 0)), "bad-option");
}
