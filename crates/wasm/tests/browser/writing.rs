//! Writing positions and runs as text, which reads back as what was written.

use js_sys::Array;
use pass_alive_wasm::{Reading, Study};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::answer::{code, get, json, text};

const SGF: u32 = 0;
const DIAGRAM: u32 = 1;
const ROWS: u32 = 2;

const STONES: &str = ".X..O....";

#[wasm_bindgen_test]
fn every_format_reads_back() {
    let mut study = Study::new(3, 3, STONES).expect("a position");
    for (kind, point) in (0..).zip([0, 2, 3, 4, 5]) {
        study.mark(point, kind, "a".to_owned());
    }
    let marks = ["0 circle", "2 square", "3 triangle", "4 cross", "5 label a"];
    for format in [SGF, DIAGRAM, ROWS] {
        let written = study.write(format, "A title").expect("a text");
        let reading = Reading::new(&written);
        assert_eq!(reading.format(), format);
        let position = reading.position(0, 0, 0).expect("a position");
        assert_eq!(text(&position, "stones"), STONES, "{written}");
        let expected = if format == ROWS { Vec::new() } else { marks.to_vec() };
        assert_eq!(marks_of(&position), expected, "{written}");
    }
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
    let mut study = Study::new(3, 3, STONES).expect("a position");
    assert_eq!(code(study.write(3, "")), "bad-option");
    study.mark(9, 0, String::new());
    assert_eq!(code(study.write(DIAGRAM, "")), "no-point");
    let stones = ".".repeat(53);
    let long = Study::new(53, 1, &stones).expect("a position");
    assert_eq!(code(long.write(SGF, "")), "too-large");
    assert_eq!(long.write(ROWS, "").expect("rows").trim(), stones);
}

#[wasm_bindgen_test]
fn a_run_is_a_variation_with_a_node_for_each_moment() {
    let mut study = Study::new(4, 1, ".X..").expect("a position");
    assert_eq!(code(study.sgf_trace(0, "")), "not-analyzed");
    assert_eq!(code(study.sgf_trace(2, "")), "bad-option");
    study.analyze(0, 0, 0, false).expect("an analysis");
    let written = study.sgf_trace(0, "The start.\0\0Two\nlines.\0").expect("SGF");
    assert_eq!(written.matches(';').count(), 4, "{written}");
    assert!(written.contains("C[The start.]") && written.contains("C[Two\nlines.]"), "{written}");
    let position = Reading::new(&written).position(0, 0, 0).expect("a position");
    assert_eq!(text(&position, "stones"), ".X..");

    let mut long = Study::new(53, 1, &".".repeat(53)).expect("a position");
    long.analyze(0, 0, 0, false).expect("an analysis");
    assert_eq!(code(long.sgf_trace(0, "")), "too-large");
}
