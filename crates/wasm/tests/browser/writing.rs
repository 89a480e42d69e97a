//! Writing positions and runs as text, which reads back as what was written.

use js_sys::Array;
use pass_alive_wasm::{Reading, Study, write};
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::answer::{code, get, json, text};

const STONES: &str = ".X..O....";

#[wasm_bindgen_test]
fn every_format_reads_back() {
    let marks = "0 circle\n2 square\n3 triangle\n4 cross\n5 label a";
    for format in ["sgf", "diagram", "rows"] {
        let written = write(format, 3, 3, STONES, marks, "A title").expect(format);
        let reading = Reading::new(&written);
        assert_eq!(reading.format(), format);
        let position = reading.position(0, 0, 0).expect(format);
        assert_eq!(text(&position, "stones"), STONES, "{written}");
        let expected = if format == "rows" { Vec::new() } else { marks.lines().collect() };
        assert_eq!(marks_of(&position), expected, "{written}");
    }
}

/// The marks of a position in reading order, as they are given to be written.
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
    assert_eq!(code(write("sgf", 3, 3, "...", "", "")), "bad-position");
    assert_eq!(code(write("pdf", 3, 3, STONES, "", "")), "bad-option");
    assert_eq!(code(write("diagram", 3, 3, STONES, "9 circle", "")), "no-point");
    let long = ".".repeat(53);
    assert_eq!(code(write("sgf", 53, 1, &long, "", "")), "too-large");
    assert_eq!(write("rows", 53, 1, &long, "", "").expect("rows").trim(), long);
}

#[wasm_bindgen_test]
fn a_run_is_a_variation_with_a_node_for_each_moment() {
    let mut study = Study::new(4, 1, ".X..").expect("a position");
    assert_eq!(code(study.sgf_trace("black", "")), "not-analyzed");
    assert_eq!(code(study.sgf_trace("pink", "")), "bad-option");
    study.analyze("black", "forbidden", "small", None).expect("an analysis");
    let written = study.sgf_trace("black", "The start.\0\0Two\nlines.\0").expect("SGF");
    assert_eq!(written.matches(';').count(), 4, "{written}");
    assert!(written.contains("C[The start.]") && written.contains("C[Two\nlines.]"), "{written}");
    let position = Reading::new(&written).position(0, 0, 0).expect("a position");
    assert_eq!(text(&position, "stones"), ".X..");

    let mut long = Study::new(53, 1, &".".repeat(53)).expect("a position");
    long.analyze("black", "forbidden", "small", None).expect("an analysis");
    assert_eq!(code(long.sgf_trace("black", "")), "too-large");
}
