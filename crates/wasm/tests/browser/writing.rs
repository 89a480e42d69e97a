//! Writing positions and runs as text, which reads back as what was written.

use js_sys::{Array, JSON};
use pass_alive_wasm::{JsMark, Reading, Study, write};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::answer::{code, get, json, text};

const STONES: &str = ".X..O....";

fn marks(text: &str) -> Vec<JsMark> {
    let marks: Array = JSON::parse(text).expect("JSON").unchecked_into();
    marks.iter().map(JsCast::unchecked_into).collect()
}

#[wasm_bindgen_test]
fn every_format_reads_back() {
    let all = r#"[{"point":0,"kind":"circle"},{"point":2,"kind":"square"},{"point":3,"kind":"triangle"},{"point":4,"kind":"cross"},{"point":5,"kind":"label","text":"a"}]"#;
    for format in ["sgf", "diagram", "rows"] {
        let written = write(format, 3, 3, STONES, marks(all), "A title").expect(format);
        let reading = Reading::new(&written);
        assert_eq!(reading.format(), format);
        let position = reading.position(0, 0, 0).expect(format);
        assert_eq!(text(&position, "stones"), STONES, "{written}");
        let expected = if format == "rows" { "[]" } else { all };
        assert_eq!(sorted(&json(&get(&position, "marks"))), sorted(expected), "{written}");
    }
}

/// A list of marks in an order of its own.
fn sorted(marks: &str) -> Vec<&str> {
    let mut marks: Vec<&str> = marks.trim_matches(['[', ']']).split("},").collect();
    marks.iter_mut().for_each(|mark| *mark = mark.trim_end_matches('}'));
    marks.sort_unstable();
    marks
}

#[wasm_bindgen_test]
fn what_cannot_be_written_is_refused() {
    let none = Vec::new;
    assert_eq!(code(write("sgf", 3, 3, "...", none(), "")), "bad-position");
    assert_eq!(code(write("pdf", 3, 3, STONES, none(), "")), "bad-option");
    let beside = marks(r#"[{"point":9,"kind":"circle"}]"#);
    assert_eq!(code(write("diagram", 3, 3, STONES, beside, "")), "no-point");
    let long = ".".repeat(53);
    assert_eq!(code(write("sgf", 53, 1, &long, none(), "")), "too-large");
    assert_eq!(write("rows", 53, 1, &long, none(), "").expect("rows").trim(), long);
}

#[wasm_bindgen_test]
fn a_run_is_a_variation_with_a_node_for_each_moment() {
    let mut study = Study::new(4, 1, ".X..").expect("a position");
    assert_eq!(code(study.sgf_trace("black", Vec::new())), "not-analyzed");
    assert_eq!(code(study.sgf_trace("pink", Vec::new())), "bad-option");
    study.analyze("black", "forbidden", "small", None).expect("an analysis");
    let comments = ["The start.", "A falls."].map(str::to_owned).to_vec();
    let written = study.sgf_trace("black", comments).expect("SGF");
    assert_eq!(written.matches(';').count(), 4, "{written}");
    assert!(written.contains("C[The start.]") && written.contains("C[A falls.]"), "{written}");
    let position = Reading::new(&written).position(0, 0, 0).expect("a position");
    assert_eq!(text(&position, "stones"), ".X..");

    let mut long = Study::new(53, 1, &".".repeat(53)).expect("a position");
    long.analyze("black", "forbidden", "small", None).expect("an analysis");
    assert_eq!(code(long.sgf_trace("black", Vec::new())), "too-large");
}
