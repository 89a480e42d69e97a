//! Analysing: cited positions, the whole answer on small ones, and every refusal.

use js_sys::{Array, JSON};
use pass_alive::{Grid, Point};
use pass_alive_wasm::Study;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::answer::{code, code_at, get, json, text};

const CITED: [&str; 4] = [
    include_str!("../../../../tests/positions/benson-figures.json"),
    include_str!("../../../../tests/positions/minigo.json"),
    include_str!("../../../../tests/positions/theory-boards.json"),
    include_str!("../../../../tests/positions/tsumego-js.json"),
];

fn list(value: &JsValue, key: &str) -> Array {
    Array::from(&get(value, key))
}

/// A one-line board analysed for black by the usual rules.
fn black(stones: &str) -> Study {
    black_from(stones, &[])
}

/// The same from the blocks at some points, or from all if there are none.
fn black_from(stones: &str, start: &[u32]) -> Study {
    let mut study = Study::new(stones.len() as u32, 1, stones).expect("a position");
    let start = (!start.is_empty()).then(|| start.to_vec());
    study.analyze("black", "forbidden", "small", start).expect("an analysis");
    study
}

fn facts(study: &Study) -> JsValue {
    study.facts("black").expect("facts")
}

#[wasm_bindgen_test]
fn every_cited_position_is_answered_as_its_source_says() {
    let mut answers = 0;
    for file in CITED {
        let file = JSON::parse(file).expect("a file of positions");
        for cited in list(&file, "positions") {
            let board = list(&cited, "board");
            let (columns, rows) = (text(&board, "0").len() as u32, board.length());
            let grid = Grid::new(columns, rows).expect("a size");
            for expected in list(&cited, "expected") {
                let mut study =
                    Study::new(columns, rows, &board.join("").as_string().expect("rows"))
                        .expect("a position");
                let (color, rules) = (text(&expected, "color"), get(&expected, "rules"));
                let (suicide, regions) = (text(&rules, "suicide"), text(&rules, "regions"));
                study.analyze(&color, &suicide, &regions, None).expect("an analysis");
                let facts = study.facts(&color).expect("facts");
                let id = text(&cited, "id");
                assert_eq!(json(&get(&facts, "rules")), json(&rules), "{id}");
                let alive: Array = (list(&facts, "alive").iter())
                    .map(|point| point.as_f64().expect("a point") as u32)
                    .map(|point| JsValue::from(grid.name(Point::new(point))))
                    .collect();
                let alive = json(&alive);
                assert_eq!(alive, json(&get(&expected, "alive")), "{id} {color}");
                if let Some(rounds) = get(&expected, "rounds").as_f64() {
                    assert_eq!(get(&facts, "rounds"), rounds, "{id} {color}");
                }
                answers += 1;
            }
        }
    }
    assert!(answers > 80, "{answers} answers");
}

#[wasm_bindgen_test]
fn facts_say_what_fell_when_and_why() {
    let expected = r##"{
        "color": "black",
        "rules": {"suicide": "forbidden", "regions": "small"},
        "blocks": [
            {"name": "A", "shown": "#1", "points": [1], "liberties": [0, 2], "regions": [0, 1], "castOut": 1, "vital": []}
        ],
        "regions": [
            {"name": "a", "points": [0], "neighbors": [0], "healthyFor": [0],
             "notSmallAt": null, "discarded": 1, "lost": [0], "cleared": false},
            {"name": "b", "points": [2, 3], "neighbors": [0], "healthyFor": [],
             "notSmallAt": 3, "discarded": 0, "lost": [], "cleared": false}
        ],
        "steps": [
            {"round": 1, "block": 0, "vital": [0],
             "others": [{"region": 1, "at": 3, "why": "unhealthy"}], "kind": "castOut"},
            {"round": 1, "region": 0, "lost": [0], "kind": "discarded"},
            {"round": 2, "kind": "settled"}
        ],
        "places": ["0", "1.1", "1.2", "2.1"],
        "rounds": 1,
        "roundEnds": [0, 2, 3],
        "alive": [],
        "held": []
    }"##;
    let expected = JSON::parse(expected).expect("JSON");
    assert_eq!(json(&facts(&black(".X.."))), json(&expected));
}

#[wasm_bindgen_test]
fn a_moment_says_how_everything_stands() {
    let study = black(".X..");
    let at = |moment| json(&study.at("black", moment).expect("a moment"));
    let healthy = r#"[["healthy","neighbor"]]"#;
    let moments = [
        r#"{"blocks":["in"],"regions":["listed","notListed"],"around":[["vital","neighbor"]]}"#,
        &format!(
            r#"{{"blocks":["castOutNow"],"regions":["listed","notListed"],"around":{healthy}}}"#
        ),
        &format!(
            r#"{{"blocks":["castOutNow"],"regions":["discardedNow","notListed"],"around":{healthy}}}"#
        ),
        &format!(
            r#"{{"blocks":["castOut"],"regions":["discarded","notListed"],"around":{healthy}}}"#
        ),
    ];
    for (moment, expected) in (0..).zip(moments) {
        assert_eq!(at(moment), expected);
    }
    assert_eq!(at(u32::MAX), at(3), "the end lasts");
}

#[wasm_bindgen_test]
fn a_starting_set_leaves_the_other_blocks_outside() {
    let study = black_from(".X.X.", &[1]);
    assert_eq!(json(&get(&facts(&study), "alive")), "[]");
    let at = study.at("black", 0).expect("a moment");
    assert_eq!(json(&get(&at, "blocks")), r#"["in","outside"]"#);
    let all = facts(&black(".X.X."));
    assert_eq!(json(&get(&all, "alive")), "[1,3]");
    assert_eq!(json(&get(&facts(&black_from(".X.X.", &[3, 1])), "alive")), "[1,3]");
}

#[wasm_bindgen_test]
fn each_color_has_its_own_analysis() {
    let mut study = Study::new(7, 1, ".X.X.O.").expect("a position");
    study.analyze("white", "allowed", "enclosed", None).expect("an analysis");
    assert_eq!(code(study.facts("black")), "not-analyzed");
    assert_eq!(code(study.at("black", 0)), "not-analyzed");
    study.analyze("black", "forbidden", "small", None).expect("an analysis");
    assert_eq!(text(&facts(&study), "color"), "black");
    let white = study.facts("white").expect("facts");
    assert_eq!(json(&get(&white, "rules")), r#"{"suicide":"allowed","regions":"enclosed"}"#);
}

#[wasm_bindgen_test]
fn a_position_that_is_none_is_refused() {
    for (columns, rows, stones) in
        [(2, 2, ".X."), (0, 0, ""), (2, 1, ".x"), (2, 1, "é"), (9, 9, "")]
    {
        assert_eq!(code(Study::new(columns, rows, stones)), "bad-position", "{stones:?}");
    }
    assert_eq!(code(Study::new(u32::MAX, u32::MAX, "X")), "bad-position");
}

#[wasm_bindgen_test]
fn words_that_are_no_option_are_refused() {
    let mut study = Study::new(3, 1, ".X.").expect("a position");
    let options =
        [("red", "forbidden", "small"), ("black", "", "small"), ("black", "allowed", "Small")];
    for (color, suicide, regions) in options {
        assert_eq!(code(study.analyze(color, suicide, regions, None)), "bad-option");
    }
    assert_eq!(code(study.facts("red")), "bad-option");
    assert_eq!(code(study.at("", 0)), "bad-option");
}

#[wasm_bindgen_test]
fn a_block_without_liberties_is_shown_and_not_analyzed() {
    let mut study = Study::new(3, 2, "XXOOO.").expect("a position");
    let refused = study.analyze("white", "forbidden", "small", None);
    let error = refused.clone().expect_err("no liberty");
    assert_eq!(text(&error, "color"), "black");
    assert_eq!(code_at(refused), ("no-liberty".into(), "[0,1]".into()));
    assert_eq!(code(study.facts("white")), "not-analyzed");
}

#[wasm_bindgen_test]
fn a_starting_set_of_no_block_is_refused_with_its_point() {
    let mut study = Study::new(4, 1, ".X.O").expect("a position");
    for point in [0, 3, 4, u32::MAX] {
        let refused = study.analyze("black", "forbidden", "small", Some(vec![1, point]));
        assert_eq!(code_at(refused), ("no-block".into(), format!("[{point}]")));
    }
}
