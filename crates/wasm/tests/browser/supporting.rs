//! The blocks that keep others alive.

use pass_alive_wasm::Study;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::answer::{code, json};

/// The long block in the middle is alive with the one above or with the one below.
const TWO_COVERS: &str = concat!(".X", "X.", "XX", ".X", "X.");

fn supported(stones: &str, chosen: &[u32]) -> String {
    let mut study = Study::new(2, 5, stones).expect("a position");
    study.analyze("black", "forbidden", "small", None).expect("an analysis");
    json(&study.support("black", chosen).expect("an answer"))
}

#[wasm_bindgen_test]
fn a_block_has_supporters_and_every_minimal_cover() {
    let expected = concat!(
        r#"{"connected":[0,1,2],"supporters":[0,1,2],"support":[1],"#,
        r#""covers":[[0,1],[1,2]]}"#,
    );
    assert_eq!(supported(TWO_COVERS, &[4]), expected);
    // Another stone of the same block says nothing new, nor do an empty point and one outside.
    assert_eq!(supported(TWO_COVERS, &[4, 2, 0, 99]), expected);
}

#[wasm_bindgen_test]
fn what_falls_has_no_support() {
    let expected = r#"{"connected":[0,1,2,3],"supporters":[],"support":[],"covers":[]}"#;
    assert_eq!(supported(concat!(".X", "X.", "X.", ".X", "X."), &[1]), expected);
}

#[wasm_bindgen_test]
fn nobody_has_no_supporters() {
    let expected = r#"{"connected":[],"supporters":[],"support":[],"covers":[]}"#;
    assert_eq!(supported(TWO_COVERS, &[]), expected);
}

#[wasm_bindgen_test]
fn what_was_not_analysed_is_refused() {
    let study = Study::new(2, 5, TWO_COVERS).expect("a position");
    assert_eq!(code(study.support("black", &[])), "not-analyzed");
    assert_eq!(code(study.support("red", &[])), "bad-option");
}
