//! Writing positions and runs as text, which reads back as what was written.

use js_sys::{Array, JSON};
use pass_alive_wasm::{Study, texts::Reading};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::answer::{code, get, json, text};

/// A mark of each kind, as JSON.
const MARKS: &str = r#"[{"point":0,"kind":"circle"},{"point":2,"kind":"square"},{"point":3,"kind":"triangle"},{"point":4,"kind":"cross"},{"point":5,"kind":"label","text":"a"}]"#;

const STONES: &str = ".X..O....";

#[wasm_bindgen_test]
fn every_format_reads_back() {
    let study = Study::new(3, 3, STONES).expect("a position");
    let marks = ["0 circle", "2 square", "3 triangle", "4 cross", "5 label a"];
    for format in ["sgf", "diagram", "rows"] {
        let written = study.write(format, &list(MARKS), "A title").expect("a text");
        let mut reading = Reading::new(written.clone(), true);
        assert_eq!(reading.format(), format);
        let position = reading.position(0, 0, 0).expect("a position");
        assert_eq!(text(&get(&position, "position"), "stones"), STONES, "{written}");
        let expected = if format == "rows" { Vec::new() } else { marks.to_vec() };
        assert_eq!(marks_of(&position), expected, "{written}");
    }
}

fn list(json: &str) -> Array {
    JSON::parse(json).expect("JSON").into()
}

/// The point, kind and text of each mark of a position, in reading order.
fn marks_of(position: &JsValue) -> Vec<String> {
    let marks = Array::from(&get(position, "marks"));
    let line = |mark: JsValue| {
        let label = get(&mark, "text").as_string().map_or(String::new(), |text| format!(" {text}"));
        format!("{} {}{label}", json(&get(&mark, "point")), text(&mark, "kind"))
    };
    let mut lines: Vec<String> = marks.iter().map(line).collect();
    lines.sort_unstable();
    lines
}

#[wasm_bindgen_test]
fn what_cannot_be_written_is_refused() {
    let study = Study::new(3, 3, STONES).expect("a position");
    assert_eq!(code(study.write("", &list("[]"), "")), "bad-option");
    let beside = list(r#"[{"point":9,"kind":"circle"}]"#);
    assert_eq!(code(study.write("diagram", &beside, "")), "no-point");
    let stones = ".".repeat(53);
    let long = Study::new(53, 1, &stones).expect("a position");
    assert_eq!(code(long.write("sgf", &list("[]"), "")), "unwritable");
    assert_eq!(long.write("rows", &list("[]"), "").expect("rows").trim(), stones);
}

#[wasm_bindgen_test]
fn a_run_is_a_variation_with_a_node_for_each_moment() {
    let mut study = Study::new(4, 1, ".X..").expect("a position");
    assert_eq!(code(study.sgf_trace("black", Vec::new())), "not-analyzed");
    assert_eq!(code(study.sgf_trace("red", Vec::new())), "bad-option");
    study.analyze("black", "forbidden", "small", None).expect("an analysis");
    let comments = ["The start.", "", "Two\nlines."].map(str::to_owned).to_vec();
    let written = study.sgf_trace("black", comments).expect("SGF");
    assert_eq!(written.matches(';').count(), 4, "{written}");
    assert!(written.contains("C[The start.]") && written.contains("C[Two\nlines.]"), "{written}");
    let position = Reading::new(written, true).position(0, 0, 0).expect("a position");
    assert_eq!(text(&get(&position, "position"), "stones"), ".X..");

    let mut long = Study::new(53, 1, &".".repeat(53)).expect("a position");
    long.analyze("black", "forbidden", "small", None).expect("an analysis");
    assert_eq!(code(long.sgf_trace("black", Vec::new())), "unwritable");
}
