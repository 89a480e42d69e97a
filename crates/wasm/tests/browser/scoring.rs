//! Rule 3, and the score as Kim counts.

use pass_alive_wasm::Study;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::answer::{code, code_at, json};

#[wasm_bindgen_test]
fn a_score_says_what_counts_for_whom() {
    let study = Study::new(2, 3, concat!("OX", ".X", "X.")).expect("a position");
    let score = study.score("rule3", "forbidden", 2, 1).expect("a score");
    let expected = concat!(
        r#"{"black":{"points":[0,2,5],"prisoners":3,"stones":3},"#,
        r#""white":{"points":[],"prisoners":1,"stones":0},"removed":[0],"neutral":[]}"#,
    );
    assert_eq!(json(&score), expected);
}

#[wasm_bindgen_test]
fn kim_leaves_dead_stones_that_the_enemy_does_not_enclose() {
    // White's stone on G1 is dead, and Black's on F1 too, which only Black encloses.
    let study = Study::new(7, 2, concat!(".X.X...", "XXXX.XO")).expect("a position");
    let score = study.score("kim", "forbidden", 0, 0).expect("a score");
    let expected = concat!(
        r#"{"black":{"points":[0,2,4,5,6,11,13],"prisoners":1,"stones":7},"#,
        r#""white":{"points":[],"prisoners":0,"stones":0},"removed":[13],"neutral":[]}"#,
    );
    assert_eq!(json(&score), expected);
}

#[wasm_bindgen_test]
fn points_next_to_nobody_are_neutral() {
    let study = Study::new(2, 1, ".X").expect("a position");
    let score = study.score("rule3", "forbidden", 0, 0).expect("a score");
    let expected = concat!(
        r#"{"black":{"points":[],"prisoners":0,"stones":0},"#,
        r#""white":{"points":[],"prisoners":1,"stones":0},"removed":[1],"neutral":[0,1]}"#,
    );
    assert_eq!(json(&score), expected);
}

#[wasm_bindgen_test]
fn what_cannot_be_scored_is_refused() {
    let full = Study::new(2, 1, "XX").expect("a position");
    assert_eq!(
        code_at(full.score("rule3", "forbidden", 0, 0)),
        ("no-liberty".into(), "[0,1]".into())
    );
    let study = Study::new(2, 1, ".X").expect("a position");
    assert_eq!(code(study.score("rule3", "", 0, 0)), "bad-option");
    assert_eq!(code(study.score("", "forbidden", 0, 0)), "bad-option");
}
