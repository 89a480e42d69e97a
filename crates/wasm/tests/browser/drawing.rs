//! Drawing through the exports: painted, written, pointed at, measured.

use js_sys::{JSON, Object};
use pass_alive_wasm::{JsView, Study, palette, roles};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use crate::answer::{code, json};

/// Black on C3, white on A1.
fn study() -> Study {
    let mut study = Study::new(3, 3, "..X...O..").expect("a position");
    for color in ["black", "white"] {
        study.analyze(color, "forbidden", "enclosed", None).expect("an analysis");
    }
    study
}

/// A view of black's run with these properties in JSON.
fn view(changes: &str) -> JsView {
    let view = r#"{"color":"black","moment":0,"layers":["regions","statuses","labels"]}"#;
    let [view, changes] = [view, changes].map(|text| JSON::parse(text).expect("JSON"));
    Object::<JsValue>::assign(view.unchecked_ref(), changes.unchecked_ref()).unchecked_into()
}

fn canvas(side: u32) -> CanvasRenderingContext2d {
    let document = web_sys::window().and_then(|window| window.document()).expect("a document");
    let canvas = document.create_element("canvas").expect("an element");
    let canvas: HtmlCanvasElement = canvas.unchecked_into();
    canvas.set_width(side);
    canvas.set_height(side);
    canvas.get_context("2d").expect("a context").expect("2d").unchecked_into()
}

fn pixels(context: &CanvasRenderingContext2d) -> Vec<u8> {
    let canvas = context.canvas().expect("a canvas");
    let (width, height) = (f64::from(canvas.width()), f64::from(canvas.height()));
    context.get_image_data(0.0, 0.0, width, height).expect("pixels").data().0
}

#[wasm_bindgen_test]
fn a_painted_study_has_the_colors_of_its_palette() {
    let study = study();
    let colors: Vec<String> = (0..roles().len()).map(|role| format!("#0000{role:02x}")).collect();
    let context = canvas(130);
    study.paint(&context, &view(r#"{"layers":[]}"#), 40.0, colors).expect("painted");
    let pixels = pixels(&context);
    let at = |x: usize, y: usize| &pixels[(y * 130 + x) * 4..][..4];
    let role = |name: &str| roles().iter().position(|role| role == name).expect("a role") as u8;
    let first = 25;
    assert_eq!(at(first + 80, first), [0, 0, role("black-stone"), 255]);
    assert_eq!(at(first, first + 80), [0, 0, role("white-stone"), 255]);
    assert_eq!(at(first + 20, first + 20), [0, 0, role("board"), 255]);
}

#[wasm_bindgen_test]
fn every_part_of_a_view_is_drawn() {
    let study = study();
    let plain = study.svg(&view("{}"), "", "").expect("SVG");
    for change in [
        r#"{"color":"white"}"#,
        r#"{"color":null}"#,
        r#"{"moment":1}"#,
        r#"{"layers":["regions","labels"]}"#,
        r#"{"layers":["statuses","labels"]}"#,
        r#"{"layers":["regions","statuses","labels","names"]}"#,
        r#"{"layers":["regions","statuses","labels","coordinates"]}"#,
        r#"{"selection":{"kind":"block","color":"black","index":0}}"#,
        r#"{"selection":{"kind":"region","color":"black","index":0}}"#,
        r#"{"ghost":{"point":4,"color":"white"}}"#,
        r#"{"cursor":4}"#,
        r#"{"lastMove":2}"#,
        r#"{"marks":[{"point":4,"kind":"circle"}]}"#,
    ] {
        let changed = study.svg(&view(change), "", "").expect(change);
        assert_ne!(changed, plain, "{change}");
    }
    let mut drawings = Vec::new();
    for kind in ["circle", "square", "triangle", "cross", "label"] {
        let mark = format!(r#"{{"marks":[{{"point":4,"kind":"{kind}","text":"7"}}]}}"#);
        drawings.push(study.svg(&view(&mark), "", "").expect(kind));
    }
    drawings.sort_unstable();
    drawings.dedup();
    assert_eq!(drawings.len(), 5, "each kind of mark has a shape of its own");
}

#[wasm_bindgen_test]
fn what_is_beside_the_board_is_not_drawn() {
    let study = study();
    let plain = study.svg(&view("{}"), "", "").expect("SVG");
    for change in [
        r#"{"cursor":9}"#,
        r#"{"lastMove":4294967295}"#,
        r#"{"ghost":{"point":9,"color":"white"}}"#,
        r#"{"marks":[{"point":9,"kind":"circle"}]}"#,
        r#"{"marks":[{"point":4,"kind":"heart"}]}"#,
        r#"{"selection":{"kind":"block","color":"black","index":7}}"#,
        r#"{"selection":{"kind":"region","color":"black","index":7}}"#,
        r#"{"selection":null,"ghost":null,"cursor":null,"lastMove":null,"marks":[]}"#,
    ] {
        assert_eq!(study.svg(&view(change), "", "").expect(change), plain, "{change}");
    }
}

#[wasm_bindgen_test]
fn an_svg_says_what_it_shows_and_is_well_formed() {
    let svg = study().svg(&view("{}"), "Black & White", "1 < 2").expect("SVG");
    assert!(svg.contains("<title>Black &amp; White</title>"), "{svg}");
    assert!(svg.contains("<desc>1 &lt; 2</desc>"), "{svg}");
    let image = js_sys::Function::new_with_args(
        "text",
        "return new DOMParser().parseFromString(text, 'image/svg+xml').documentElement.tagName",
    );
    let root = image.call1(&JsValue::NULL, &svg.into()).expect("a document");
    assert_eq!(root, "svg");
}

#[wasm_bindgen_test]
fn pointing_finds_point_block_and_region_of_the_color_stepped() {
    let study = study();
    let hit = |changes: &str, x, y| json(&study.hit(&view(changes), x, y).expect("an answer"));
    let first = 0.62;
    assert_eq!(hit("{}", first + 2.0, first), r#"{"point":2,"block":0,"region":null}"#);
    assert_eq!(hit("{}", first, first + 2.4), r#"{"point":6,"block":null,"region":0}"#);
    assert_eq!(hit(r#"{"color":null}"#, first, first), r#"{"point":0,"block":null,"region":null}"#);
    assert_eq!(hit(r#"{"layers":["coordinates"]}"#, first, first), "null");
    for (x, y) in [(0.0, 1.0), (-5.0, 1.0), (1.0, 99.0), (f64::MAX, f64::MIN), (f64::INFINITY, 1.0)]
    {
        assert_eq!(hit("{}", x, y), "null", "{x}, {y}");
    }
}

#[wasm_bindgen_test]
fn a_drawing_has_room_for_its_coordinates() {
    let study = Study::new(5, 3, &".".repeat(15)).expect("a position");
    let [bare, full] = ["[]", r#"["coordinates"]"#].map(|layers| {
        study.size(&view(&format!(r#"{{"color":null,"layers":{layers}}}"#))).expect("a size")
    });
    assert_eq!(bare, [4.0 + 1.24, 2.0 + 1.24]);
    assert!(full[0] > bare[0] && full[1] > bare[1], "{full:?}");
}

#[wasm_bindgen_test]
fn a_view_that_names_something_unknown_is_refused() {
    let study = study();
    for change in [
        r#"{"color":"red"}"#,
        r#"{"layers":["sky"]}"#,
        r#"{"selection":{"kind":"block","color":"red","index":0}}"#,
        r#"{"ghost":{"point":0,"color":"red"}}"#,
    ] {
        let view = view(change);
        assert_eq!(code(study.svg(&view, "", "")), "bad-option", "{change}");
        assert_eq!(code(study.hit(&view, 1.0, 1.0)), "bad-option", "{change}");
        assert_eq!(code(study.size(&view)), "bad-option", "{change}");
        assert_eq!(code(study.paint(&canvas(9), &view, 1.0, Vec::new())), "bad-option", "{change}");
    }
}

#[wasm_bindgen_test]
fn every_theme_has_a_color_for_every_role() {
    let names = roles();
    assert!(names.iter().any(|name| name == "alive-on-black"));
    let css = js_sys::Function::new_with_args("color", "return CSS.supports('color', color)");
    for theme in ["pale", "dim", "forced"] {
        let colors = palette(theme);
        assert_eq!(colors.len(), names.len());
        for color in colors {
            let known = css.call1(&JsValue::NULL, &color.as_str().into()).expect("an answer");
            assert_eq!(known, true, "{color}");
        }
    }
    assert_ne!(palette("dim"), palette("forced"));
    assert_eq!(palette("no such theme"), palette("pale"));
}
