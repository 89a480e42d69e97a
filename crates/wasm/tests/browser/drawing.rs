//! Drawing through the exports: painted, written, pointed at, measured.

use js_sys::{Array, Function};
use pass_alive_wasm::{Study, palette, roles};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

use crate::answer::json;

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

/// Shows Black's run at its start, with these numbers at these places.
fn show(study: &mut Study, changes: &[(usize, u32)]) {
    let layers = REGIONS | STATUSES | LABELS;
    let mut view = [0, 0, layers, 0, NONE, NONE, NONE, NONE, NONE, NONE];
    for &(place, number) in changes {
        view[place] = number;
    }
    let [color, moment, layers, kind, side, index, ghost, ghost_color, cursor, last_move] = view;
    let layers = layers as u8;
    study.show(color, moment, layers, kind, side, index, ghost, ghost_color, cursor, last_move);
}

/// Black on C3, white on A1.
fn study() -> Study {
    let mut study = Study::new(3, 3, "..X...O..").expect("a position");
    for color in [0, 1] {
        study.analyze(color, 0, 1, false).expect("an analysis");
    }
    study
}

/// A mark on a point: its kind, and the text of a label.
type Given = (u32, u32, &'static str);

fn svg(changes: &[(usize, u32)], marks: &[Given]) -> String {
    let mut study = study();
    show(&mut study, changes);
    for &(point, kind, text) in marks {
        study.mark(point, kind, text.to_owned());
    }
    study.svg("", "")
}

/// A study of which `changes` are shown.
fn shown(changes: &[(usize, u32)]) -> Study {
    let mut study = study();
    show(&mut study, changes);
    study
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
    shown(&[(LAYERS, 0)]).paint(&context, 40.0, &colors);
    let first = 25.0;
    let black_stone = pixel(&context, first + 80.0, first);
    assert_eq!(black_stone, [0, 0, role("black-stone"), 255]);
    assert_eq!(pixel(&context, first, first + 80.0), [0, 0, role("white-stone"), 255]);
    assert_eq!(pixel(&context, first + 20.0, first + 20.0), [0, 0, role("board"), 255]);
}

#[wasm_bindgen_test]
fn without_a_palette_a_study_is_painted_on_a_pale_board() {
    let context = canvas(130);
    shown(&[]).paint(&context, 40.0, &Array::new());
    assert_eq!(pixel(&context, 1.0, 1.0), [0xf2, 0xdd, 0xb0, 255]);
}

#[wasm_bindgen_test]
fn every_part_of_a_view_is_drawn() {
    let layers = REGIONS | STATUSES | LABELS;
    let mut drawings = vec![svg(&[], &[])];
    for kind in 0..4 {
        drawings.push(svg(&[], &[(4, kind, "")]));
    }
    drawings.extend(["7", "two words"].map(|text| svg(&[], &[(4, 4, text)])));
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
        drawings.push(svg(change, &[]));
    }
    for (index, drawing) in drawings.iter().enumerate() {
        assert!(!drawings[..index].contains(drawing), "drawing {index} is like another");
    }
}

#[wasm_bindgen_test]
fn what_is_beside_the_board_is_not_drawn() {
    let plain = svg(&[], &[]);
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
        assert_eq!(svg(change, &[]), plain, "{change:?}");
    }
    assert_eq!(svg(&[], &[(9, 0, ""), (NONE, 3, "")]), plain);
}

#[wasm_bindgen_test]
fn an_svg_says_what_it_shows_and_is_well_formed() {
    let svg = shown(&[]).svg("Black & White", "1 < 2");
    assert!(svg.contains("<title>Black &amp; White</title>"), "{svg}");
    assert!(svg.contains("<desc>1 &lt; 2</desc>"), "{svg}");
    let parse =
        "return new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement.tagName";
    let parse = Function::new_with_args("svg", parse);
    assert_eq!(parse.call1(&JsValue::NULL, &svg.into()).expect("a document"), "svg");
}

#[wasm_bindgen_test]
fn pointing_finds_point_block_and_region_of_the_color_stepped() {
    let hit = |change, x, y| json(&shown(&[change]).hit(x, y));
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
    let mut study = Study::new(5, 3, &".".repeat(15)).expect("a position");
    assert_eq!(json(&study.size()), r#"{"width":5.24,"height":3.24}"#);
    show(&mut study, &[(LAYERS, COORDINATES)]);
    assert_eq!(json(&study.size()), r#"{"width":6.36,"height":4.36}"#);
}

#[wasm_bindgen_test]
fn a_view_shown_again_has_no_marks_of_the_one_before() {
    let mut study = shown(&[]);
    study.mark(4, 0, String::new());
    show(&mut study, &[]);
    assert_eq!(study.svg("", ""), svg(&[], &[]));
}

#[wasm_bindgen_test]
fn every_theme_has_a_color_for_every_role() {
    let names = roles();
    assert!(names.iter().any(|name| name == "alive-on-black"));
    let is_color = Function::new_with_args("color", "return CSS.supports('color', color)");
    for theme in [0, 1, 2] {
        let colors = palette(theme);
        assert_eq!(colors.length(), names.length());
        for color in colors {
            assert_eq!(
                is_color.call1(&JsValue::NULL, &color).expect("an answer"),
                true,
                "{color:?}"
            );
        }
    }
    let [pale, dim, forced] = [0, 1, 2].map(|theme| json(&palette(theme)));
    assert!(pale != dim && dim != forced && forced != pale);
    assert_eq!(json(&palette(3)), pale);
}
