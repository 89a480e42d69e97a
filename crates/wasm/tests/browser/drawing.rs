//! Drawing through the exports: painted, written, pointed at, measured.

use js_sys::Function;
use pass_alive_wasm::{Study, palette, roles};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use crate::answer::{code, json};

const NONE: u32 = u32::MAX;

/// The places of a view's numbers.
const COLOR: usize = 0;
const MOMENT: usize = 1;
const LAYERS: usize = 2;
const SELECTED_KIND: usize = 3;
const SELECTED_COLOR: usize = 4;
const SELECTED_INDEX: usize = 5;
const GHOST: usize = 6;
const GHOST_COLOR: usize = 7;
const CURSOR: usize = 8;
const LAST_MOVE: usize = 9;

/// The bits of the layers.
const COORDINATES: u32 = 1;
const REGIONS: u32 = 2;
const STATUSES: u32 = 4;
const NAMES: u32 = 8;
const LABELS: u32 = 16;

/// Black's run at its start, with these numbers at these places.
fn view(changes: &[(usize, u32)]) -> [u32; 10] {
    let layers = REGIONS | STATUSES | LABELS;
    let mut view = [0, 0, layers, 0, NONE, NONE, NONE, NONE, NONE, NONE];
    for &(place, number) in changes {
        view[place] = number;
    }
    view
}

/// Black on C3, white on A1.
fn study() -> Study {
    let mut study = Study::new(3, 3, "..X...O..").expect("a position");
    for color in ["black", "white"] {
        study.analyze(color, "forbidden", "enclosed", None).expect("an analysis");
    }
    study
}

fn svg(changes: &[(usize, u32)], marks: &str) -> String {
    study().svg(&view(changes), marks, "", "").expect("SVG")
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
    let role = |name| roles().lines().position(|role| role == name).expect("a role") as u8;
    let colors: String =
        (0..roles().lines().count()).map(|role| format!("#0000{role:02x}\n")).collect();
    let context = canvas(130);
    study().paint(&context, &view(&[(LAYERS, 0)]), "", 40.0, &colors).expect("painted");
    let first = 25.0;
    let black_stone = pixel(&context, first + 80.0, first);
    assert_eq!(black_stone, [0, 0, role("black-stone"), 255]);
    assert_eq!(pixel(&context, first, first + 80.0), [0, 0, role("white-stone"), 255]);
    assert_eq!(pixel(&context, first + 20.0, first + 20.0), [0, 0, role("board"), 255]);
}

#[wasm_bindgen_test]
fn without_a_palette_a_study_is_painted_on_a_pale_board() {
    let context = canvas(130);
    study().paint(&context, &view(&[]), "", 40.0, "").expect("painted");
    assert_eq!(pixel(&context, 1.0, 1.0), [0xf2, 0xdd, 0xb0, 255]);
}

#[wasm_bindgen_test]
fn every_part_of_a_view_is_drawn() {
    let layers = REGIONS | STATUSES | LABELS;
    let mut drawings = vec![svg(&[], ""), svg(&[], "4 circle "), svg(&[], "4 square\n")];
    drawings.extend(
        ["triangle", "cross", "label 7", "label two words"]
            .map(|mark| svg(&[], &format!("4 {mark}"))),
    );
    let changes: [&[(usize, u32)]; 14] = [
        &[(COLOR, 1)],
        &[(COLOR, NONE)],
        &[(MOMENT, 1)],
        &[(LAYERS, layers & !REGIONS)],
        &[(LAYERS, layers & !STATUSES)],
        &[(LAYERS, layers | NAMES)],
        &[(LAYERS, layers | COORDINATES)],
        &[(SELECTED_KIND, 0), (SELECTED_COLOR, 0), (SELECTED_INDEX, 0)],
        &[(SELECTED_KIND, 1), (SELECTED_COLOR, 0), (SELECTED_INDEX, 0)],
        &[(SELECTED_KIND, 0), (SELECTED_COLOR, 1), (SELECTED_INDEX, 0)],
        &[(GHOST, 4), (GHOST_COLOR, 0)],
        &[(GHOST, 4), (GHOST_COLOR, 1)],
        &[(CURSOR, 4)],
        &[(LAST_MOVE, 2)],
    ];
    for change in changes {
        drawings.push(svg(change, ""));
    }
    for (index, drawing) in drawings.iter().enumerate() {
        assert!(!drawings[..index].contains(drawing), "drawing {index} is like another");
    }
}

#[wasm_bindgen_test]
fn what_is_beside_the_board_is_not_drawn() {
    let plain = svg(&[], "");
    let changes: [&[(usize, u32)]; 7] = [
        &[(CURSOR, 9)],
        &[(LAST_MOVE, NONE - 1)],
        &[(GHOST, 9), (GHOST_COLOR, 1)],
        &[(GHOST, 4), (GHOST_COLOR, NONE)],
        &[(SELECTED_KIND, 0), (SELECTED_COLOR, 0), (SELECTED_INDEX, 7)],
        &[(SELECTED_KIND, 1), (SELECTED_COLOR, 0), (SELECTED_INDEX, 7)],
        &[(SELECTED_KIND, 1), (SELECTED_COLOR, NONE), (SELECTED_INDEX, 0)],
    ];
    for change in changes {
        assert_eq!(svg(change, ""), plain, "{change:?}");
    }
    for marks in ["9 circle ", "4 heart ", "4", "\n\n", "-1 cross", "C3 circle"] {
        assert_eq!(svg(&[], marks), plain, "{marks:?}");
    }
}

#[wasm_bindgen_test]
fn an_svg_says_what_it_shows_and_is_well_formed() {
    let svg = study().svg(&view(&[]), "", "Black & White", "1 < 2").expect("SVG");
    assert!(svg.contains("<title>Black &amp; White</title>"), "{svg}");
    assert!(svg.contains("<desc>1 &lt; 2</desc>"), "{svg}");
    let parse =
        "return new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement.tagName";
    let parse = Function::new_with_args("svg", parse);
    assert_eq!(parse.call1(&JsValue::NULL, &svg.into()).expect("a document"), "svg");
}

#[wasm_bindgen_test]
fn pointing_finds_point_block_and_region_of_the_color_stepped() {
    let study = study();
    let hit = |change, x, y| json(&study.hit(&view(&[change]), "", x, y).expect("an answer"));
    let (as_it_is, first) = ((MOMENT, 0), 0.62);
    assert_eq!(hit(as_it_is, first + 2.0, first), r#"{"point":2,"block":0,"region":null}"#);
    assert_eq!(hit(as_it_is, first, first + 2.4), r#"{"point":6,"block":null,"region":0}"#);
    assert_eq!(hit((COLOR, NONE), first, first), r#"{"point":0,"block":null,"region":null}"#);
    assert_eq!(hit((LAYERS, COORDINATES), first, first), "null");
    for (x, y) in [(0.0, 1.0), (-5.0, 1.0), (1.0, 99.0), (f64::MAX, f64::MIN), (f64::INFINITY, 1.0)]
    {
        assert_eq!(hit(as_it_is, x, y), "null", "{x}, {y}");
    }
}

#[wasm_bindgen_test]
fn a_drawing_has_room_for_its_coordinates() {
    let study = Study::new(5, 3, &".".repeat(15)).expect("a position");
    let size = |layers| study.size(&view(&[(LAYERS, layers)]), "").expect("a size");
    assert_eq!(size(0), [5.24, 3.24]);
    assert_eq!(size(COORDINATES), [6.36, 4.36]);
}

#[wasm_bindgen_test]
fn a_view_of_another_length_is_refused() {
    let study = study();
    for view in [&[] as &[u32], &[0; 9], &[0; 11]] {
        assert_eq!(code(study.svg(view, "", "", "")), "bad-option");
        assert_eq!(code(study.hit(view, "", 1.0, 1.0)), "bad-option");
        assert_eq!(code(study.size(view, "")), "bad-option");
        assert_eq!(code(study.paint(&canvas(9), view, "", 1.0, "")), "bad-option");
    }
}

#[wasm_bindgen_test]
fn every_theme_has_a_color_for_every_role() {
    let names = roles();
    assert!(names.lines().any(|name| name == "alive-on-black"));
    let is_color = Function::new_with_args("color", "return CSS.supports('color', color)");
    for theme in ["pale", "dim", "forced"] {
        let colors = palette(theme);
        assert_eq!(colors.lines().count(), names.lines().count());
        for color in colors.lines() {
            assert_eq!(
                is_color.call1(&JsValue::NULL, &color.into()).expect("an answer"),
                true,
                "{color}"
            );
        }
    }
    assert_ne!(palette("dim"), palette("forced"));
    assert_eq!(palette("no such theme"), palette("pale"));
}
