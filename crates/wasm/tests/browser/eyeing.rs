//! The lens of eyes.

use js_sys::{Function, JSON};
use pass_alive_wasm::eyes::{Referee, eye_shape, eye_shapes};
use pass_alive_wasm::{Object, Study};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::answer::{code, code_at, get, json, text};

/// Three points in a row, with two liberties above that are no eyes.
const CRITICAL: &str = concat!(".X.XXXX", "XXXXXXX", "XX.X.XX", "XOOOOOX", "XO...OX");

fn referee(color: &str, stone: u32, limit: u32) -> Result<Referee, wasm_bindgen::JsValue> {
    let study = Study::new(7, 5, CRITICAL).expect("a position");
    Referee::new(&study, color, stone, limit, &[], &[], &[], &[], &[])
}

#[wasm_bindgen_test]
fn a_group_comes_with_its_eyes_and_the_rules_that_fired() {
    let study = Study::new(7, 5, CRITICAL).expect("a position");
    let facts = study.eyes(false, &[], &[], &[], &[]).expect("facts");
    let group = get(&get(&get(&facts, "white"), "groups"), "0");
    assert_eq!(text(&group, "value"), "{2|1}");
    assert_eq!(text(&group, "status"), "critical");
    assert_eq!(json(&get(&group, "save")), "[31]");
    let region = get(&get(&group, "regions"), "0");
    assert_eq!(text(&region, "shape"), "straight three");
    let steps = json(&get(&group, "trace"));
    assert!(
        steps.starts_with(r#"[{"region":"a","kind":"level","at":30,"index":4,"level":"full"}"#)
    );
    assert!(
        steps.ends_with(r#"{"region":null,"kind":"verdict","status":"critical","because":"sum"}]"#)
    );
    let captured = Study::new(2, 1, "XO").expect("a position");
    let refused = captured.eyes(true, &[], &[], &[], &[]);
    assert_eq!(code_at(refused), ("no-liberty".to_owned(), "[0]".to_owned()));
}

#[wasm_bindgen_test]
fn a_group_is_solved_and_played() {
    let silent = Function::new_no_args("");
    let mut referee = referee("white", 22, 1000).expect("a group");
    let solved = get(&referee.judge(true, &silent).expect("an answer"), "solved");
    let start = r#"{"status":"critical","basis":"proven","save":[31],"kill":[31],"all":true,"#;
    assert!(json(&solved).starts_with(start));
    assert_eq!(json(&get(&get(&solved, "opponentLine"), "0")), "31");
    let saved = referee.after("owner", &[31]).expect("a move");
    assert_eq!(get(&saved, "lives").as_bool(), Some(true));
    assert!(get(&saved, "toMove").is_null());
    assert_eq!(text(&saved, "stones").as_bytes()[31], b'O');
    let killed = referee.after("opponent", &[31, -1]).expect("moves");
    assert_eq!(get(&killed, "lives").as_bool(), Some(false));
    let twice = referee.after("owner", &[30, 30]);
    assert_eq!(code_at(twice), ("occupied".to_owned(), "[30]".to_owned()));
    assert_eq!(code(referee.after("white", &[])), "bad-option");
}

#[wasm_bindgen_test]
fn a_search_ends_at_its_limit_and_a_group_that_is_not_there_is_refused() {
    let silent = Function::new_no_args("");
    let mut given_up = referee("white", 22, 2).expect("a group");
    assert_eq!(text(&given_up.judge(true, &silent).expect("an answer"), "why"), "limit");
    assert_eq!(code(referee("white", 0, 1000)), "bad-option");
    assert_eq!(code(referee("red", 22, 1000)), "bad-option");
}

#[wasm_bindgen_test]
fn shapes_come_with_their_values() {
    let three = concat!(
        r#"{"cells":[[0,0],[1,0],[2,0]],"exterior":8,"value":"{2|1}","#,
        r#""name":"straight three","vital":[[1,0]]}"#
    );
    assert_eq!(json(&eye_shape(&[5, 5, 6, 5, 7, 5]).expect("a shape")), three);
    assert!(eye_shape(&[0, 0, 1, 1]).expect("no shape").is_null());
    let count = |size| get(&eye_shapes(size).expect("shapes"), "length").as_f64();
    assert_eq!([0, 1, 5, 8, 9].map(count), [0.0, 1.0, 12.0, 369.0, 0.0].map(Some));
}

#[wasm_bindgen_test]
fn the_layer_is_drawn_in_place_of_the_run() {
    let study = Study::new(7, 5, CRITICAL).expect("a position");
    let view = |eyes: &str| -> Object {
        let view = format!(r#"{{"moment":0,"layers":[],"eyes":{eyes}}}"#);
        JSON::parse(&view).expect("JSON").unchecked_into()
    };
    let layer =
        r#"{"points":[{"at":30,"level":"full"}],"regions":[{"type":"pure","points":[30]}]}"#;
    let drawn = json(&study.drawn(&view(layer)).expect("a view"));
    assert!(drawn.contains("full-eye") && drawn.contains("pure-region"));
    assert!(!json(&study.drawn(&view("null")).expect("a view")).contains("full-eye"));
    let svg = study.svg(&view(layer), "", "").expect("a view");
    assert!(svg.contains("pa-full-eye"));
    for wrong in [r#"{"points":[{"at":30}]}"#, r#"{"regions":[{"type":"round"}]}"#] {
        assert_eq!(code(study.drawn(&view(wrong))), "bad-option");
    }
}
