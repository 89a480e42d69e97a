//! Drawing through the exports: painted, written, pointed at, measured.

use js_sys::{Array, Function, JSON};
use pass_alive_wasm::{Object, Study, palette, roles};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use crate::answer::{code, json};

/// Black's run after its first step, with these properties of a view, as JSON.
fn view(changes: &str) -> Object {
    let view = r#"{"color":"black","moment":1,"layers":["regions","statuses","labels"]}"#;
    let parse = |text: &str| js_sys::Object::from(JSON::parse(text).expect("JSON"));
    js_sys::Object::assign(&parse(view), &parse(changes)).unchecked_into()
}

/// Black on C3, white on A1.
fn study() -> Study {
    let mut study = Study::new(3, 3, "..X...O..").expect("a position");
    for color in ["black", "white"] {
        study.analyze(color, "forbidden", "enclosed", None).expect("an analysis");
    }
    study
}

fn svg(changes: &str) -> String {
    study().svg(&view(changes), "", "").expect("a view")
}

fn canvas(side: u32) -> CanvasRenderingContext2d {
    let document = web_sys::window().and_then(|window| window.document()).expect("a document");
    let canvas = document.create_element("canvas").expect("an element");
    let canvas: HtmlCanvasElement = canvas.unchecked_into();
    canvas.set_width(side);
    canvas.set_height(side);
    canvas.get_context("2d").expect("a context").expect("2d").unchecked_into()
}

fn pixel(context: &CanvasRenderingContext2d, x: f64, y: f64) -> Vec<u8> {
    context.get_image_data(x, y, 1.0, 1.0).expect("a pixel").data().0
}

#[wasm_bindgen_test]
fn a_painted_study_has_the_colors_of_its_palette() {
    let role = |name: &str| roles().iter().position(|role| role == name).expect("a role") as u8;
    let color = |role: u32| JsValue::from(format!("#0000{role:02x}"));
    let colors: Array = (0..roles().length()).map(color).collect();
    let context = canvas(130);
    study().paint(&view(r#"{"layers":[]}"#), &context, 40.0, &colors).expect("a view");
    let first = 25.0;
    let black_stone = pixel(&context, first + 80.0, first);
    assert_eq!(black_stone, [0, 0, role("black-stone"), 255]);
    assert_eq!(pixel(&context, first, first + 80.0), [0, 0, role("white-stone"), 255]);
    assert_eq!(pixel(&context, first + 20.0, first + 20.0), [0, 0, role("board"), 255]);
}

#[wasm_bindgen_test]
fn without_ground_a_picture_is_transparent() {
    let context = canvas(130);
    let bare = view(r#"{"ground":false,"layers":[]}"#);
    study().paint(&bare, &context, 40.0, &palette("paper").expect("a palette")).expect("a view");
    assert_eq!(pixel(&context, 45.0, 45.0), [0, 0, 0, 0]);
    assert_eq!(pixel(&context, 105.0, 25.0), [0x16, 0x16, 0x16, 255]);
    assert!(svg("{}").contains("pa-board"));
    assert!(!svg(r#"{"ground":false}"#).contains("pa-board"));
}

#[wasm_bindgen_test]
fn without_a_palette_a_study_is_painted_on_a_pale_board() {
    let context = canvas(130);
    study().paint(&view("{}"), &context, 40.0, &Array::new()).expect("a view");
    assert_eq!(pixel(&context, 1.0, 1.0), [0xf2, 0xdd, 0xb0, 255]);
}

#[wasm_bindgen_test]
fn every_part_of_a_view_is_drawn() {
    let changes = [
        "{}",
        r#"{"color":"white"}"#,
        r#"{"color":null}"#,
        r#"{"moment":9}"#,
        r#"{"layers":["statuses","labels"]}"#,
        r#"{"layers":["regions","labels"]}"#,
        r#"{"layers":["regions","statuses","labels","names"]}"#,
        r#"{"layers":["regions","statuses","labels","coordinates"]}"#,
        r#"{"selection":{"kind":"block","color":"black","index":0}}"#,
        r#"{"selection":{"kind":"region","color":"black","index":0}}"#,
        r#"{"selection":{"kind":"block","color":"white","index":0}}"#,
        r#"{"ghost":{"point":4,"color":"black"}}"#,
        r#"{"ghost":{"point":4,"color":"white"}}"#,
        r#"{"cursor":4}"#,
        r#"{"lastMove":2}"#,
        r#"{"marks":[{"point":4,"kind":"circle"}]}"#,
        r#"{"marks":[{"point":4,"kind":"square"}]}"#,
        r#"{"marks":[{"point":4,"kind":"triangle"}]}"#,
        r#"{"marks":[{"point":4,"kind":"cross"}]}"#,
        r#"{"marks":[{"point":4,"kind":"label","text":"7"}]}"#,
        r#"{"marks":[{"point":4,"kind":"label","text":"two words"}]}"#,
    ];
    let drawings = changes.map(svg);
    for (index, drawing) in drawings.iter().enumerate() {
        assert!(!drawings[..index].contains(drawing), "drawing {index} is like another");
    }
}

#[wasm_bindgen_test]
fn what_is_beside_the_board_is_not_drawn() {
    let plain = svg("{}");
    let changes = [
        r#"{"cursor":9}"#,
        r#"{"lastMove":4294967294}"#,
        r#"{"ghost":{"point":9,"color":"white"}}"#,
        r#"{"ghost":null,"selection":null,"cursor":null,"lastMove":null,"marks":[]}"#,
        r#"{"selection":{"kind":"block","color":"black","index":7}}"#,
        r#"{"selection":{"kind":"region","color":"black","index":7}}"#,
        r#"{"marks":[{"point":9,"kind":"circle"},{"point":4294967295,"kind":"cross"}]}"#,
    ];
    for change in changes {
        assert_eq!(svg(change), plain, "{change}");
    }
}

#[wasm_bindgen_test]
fn what_is_no_view_is_refused() {
    let changes = [
        r#"{"color":"red"}"#,
        r#"{"moment":null}"#,
        r#"{"layers":["stones"]}"#,
        r#"{"layers":[1]}"#,
        r#"{"selection":{"kind":"chain","color":"black","index":0}}"#,
        r#"{"selection":{"kind":"block","index":0}}"#,
        r#"{"ghost":{"point":4}}"#,
        r#"{"marks":[{"point":4,"kind":"star"}]}"#,
        r#"{"marks":[{"kind":"circle"}]}"#,
    ];
    for change in changes {
        assert_eq!(code(study().svg(&view(change), "", "")), "bad-option", "{change}");
    }
}

#[wasm_bindgen_test]
fn an_svg_says_what_it_shows_and_is_well_formed() {
    let svg = study().svg(&view("{}"), "Black & White", "1 < 2").expect("a view");
    assert!(svg.contains("<title>Black &amp; White</title>"), "{svg}");
    assert!(svg.contains("<desc>1 &lt; 2</desc>"), "{svg}");
    let parse =
        "return new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement.tagName";
    let parse = Function::new_with_args("svg", parse);
    assert_eq!(parse.call1(&JsValue::NULL, &svg.into()).expect("a document"), "svg");
}

#[wasm_bindgen_test]
fn pointing_finds_point_block_and_region_of_the_color_stepped() {
    let hit = |change, x, y| json(&study().hit(&view(change), x, y).expect("a view"));
    let (as_it_is, first) = ("{}", 0.62);
    assert_eq!(hit(as_it_is, first + 2.0, first), r#"{"point":2,"block":0,"region":null}"#);
    assert_eq!(hit(as_it_is, first, first + 2.4), r#"{"point":6,"block":null,"region":0}"#);
    assert_eq!(hit(r#"{"color":null}"#, first, first), r#"{"point":0,"block":null,"region":null}"#);
    assert_eq!(hit(r#"{"layers":["coordinates"]}"#, first, first), "null");
    for (x, y) in [(0.0, 1.0), (-5.0, 1.0), (1.0, 99.0), (f64::MAX, f64::MIN), (f64::INFINITY, 1.0)]
    {
        assert_eq!(hit(as_it_is, x, y), "null", "{x}, {y}");
    }
}

#[wasm_bindgen_test]
fn the_roles_of_a_view_are_named_once_each() {
    let drawn = |change| json(&study().drawn(&view(change)).expect("a view"));
    assert_eq!(drawn(r#"{"layers":[]}"#), r#"["board","grid","black-stone","white-stone"]"#);
    assert!(drawn("{}").contains("cast-out-on-black"));
    assert_eq!(code(study().drawn(&view(r#"{"moment":null}"#))), "bad-option");
}

#[wasm_bindgen_test]
fn a_drawing_has_room_for_its_coordinates() {
    let study = Study::new(5, 3, &".".repeat(15)).expect("a position");
    let size = |change| json(&study.size(&view(change)).expect("a view"));
    assert_eq!(size("{}"), r#"{"width":5.24,"height":3.24}"#);
    assert_eq!(size(r#"{"layers":["coordinates"]}"#), r#"{"width":6.36,"height":4.36}"#);
}

#[wasm_bindgen_test]
fn every_theme_has_a_color_for_every_role() {
    let names = roles();
    assert!(names.iter().any(|name| name == "alive-on-black"));
    let is_color = Function::new_with_args("color", "return CSS.supports('color', color)");
    for theme in ["pale", "dim", "forced"] {
        let colors = palette(theme).expect("a theme");
        assert_eq!(colors.length(), names.length());
        for color in colors {
            assert_eq!(
                is_color.call1(&JsValue::NULL, &color).expect("an answer"),
                true,
                "{color:?}"
            );
        }
    }
    let [pale, dim, forced] =
        ["pale", "dim", "forced"].map(|theme| json(&palette(theme).expect("a theme")));
    assert!(pale != dim && dim != forced && forced != pale);
    assert_eq!(code(palette("")), "bad-option");
}
