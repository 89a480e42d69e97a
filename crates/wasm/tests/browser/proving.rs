//! Captures, squeezes and attempts.

use pass_alive_wasm::Study;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::answer::{code, json};

/// Two blocks that share two regions are alive; A1 alone is not.
const BLUNDER: &str = concat!(".X.", "XX.", ".XX", "X..");

fn black(columns: u32, rows: u32, stones: &str) -> Study {
    let mut study = Study::new(columns, rows, stones).expect("a position");
    study.analyze("black", "forbidden", "small", None).expect("an analysis");
    study
}

#[wasm_bindgen_test]
fn a_block_that_falls_has_moves_with_their_reasons() {
    let moves = black(3, 4, BLUNDER).capture("black", 1).expect("moves");
    let expected = concat!(
        r#"[{"point":10,"target":1,"round":1,"why":"unhealthy","region":3,"room":11,"#,
        r#""captured":[],"emptied":null},"#,
        r#"{"point":6,"target":1,"round":1,"why":"capture","region":2,"room":null,"#,
        r#""captured":[1],"emptied":null}]"#,
    );
    assert_eq!(json(&moves), expected);
}

#[wasm_bindgen_test]
fn a_block_that_is_alive_has_no_moves_against_it_but_two_last_points() {
    let study = black(5, 2, ".X.X.XXXXX");
    assert_eq!(json(&study.capture("black", 0).expect("moves")), "[]");
    let squeeze = study.squeeze("black", 0).expect("a squeeze");
    let expected = concat!(
        r#"{"captures":[],"fills":[],"lastPoints":["#,
        r#"{"region":0,"point":0,"otherLiberties":[{"block":0,"liberty":2}]},"#,
        r#"{"region":1,"point":2,"otherLiberties":[{"block":0,"liberty":0}]}]}"#,
    );
    assert_eq!(json(&squeeze), expected);
}

#[wasm_bindgen_test]
fn an_attempt_says_what_would_go() {
    let study = Study::new(3, 2, ".OXXX.").expect("a position");
    let suicide = study.attempt("white", 0).expect("an answer");
    assert_eq!(json(&suicide), r#"{"stones":"..XXX.","captured":[],"suicide":[0,1]}"#);
    let capture = study.attempt("black", 0).expect("an answer");
    assert_eq!(json(&capture), r#"{"stones":"X.XXX.","captured":[1],"suicide":[]}"#);
    assert!(study.attempt("black", 1).expect("an answer").is_null());
    assert!(study.attempt("black", 6).expect("an answer").is_null());
    let room = |color| json(&study.room(color).expect("an answer"));
    assert_eq!(room("black"), r#"{"free":[0,5],"suicides":[]}"#);
    assert_eq!(room("white"), r#"{"free":[5],"suicides":[0]}"#);
}

#[wasm_bindgen_test]
fn the_moves_that_turn_a_block_are_named() {
    let single_moves = |study: Study| json(&study.single_moves("black", 0).expect("an answer"));
    let open = black(5, 4, concat!("...XO", "XXXXO", "OOOOO", "....."));
    assert_eq!(single_moves(open), r#"{"saving":[1],"losing":[],"spoiling":[1]}"#);
    let alive = black(5, 2, ".X.X.XXXXX");
    assert_eq!(single_moves(alive), r#"{"saving":[],"losing":[],"spoiling":[]}"#);
}

#[wasm_bindgen_test]
fn what_cannot_be_asked_is_refused() {
    let study = black(3, 4, BLUNDER);
    assert_eq!(code(study.capture("black", 2)), "bad-option");
    assert_eq!(code(study.squeeze("black", 2)), "bad-option");
    assert_eq!(code(study.single_moves("black", 2)), "bad-option");
    assert_eq!(code(study.capture("white", 0)), "not-analyzed");
    assert_eq!(code(study.attempt("red", 0)), "bad-option");
    assert_eq!(code(study.room("red")), "bad-option");
    let mut part = Study::new(3, 4, BLUNDER).expect("a position");
    part.analyze("black", "forbidden", "small", Some(vec![1])).expect("an analysis");
    assert_eq!(code(part.squeeze("black", 0)), "not-all");
}
