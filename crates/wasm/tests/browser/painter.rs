//! The painter on a real canvas, read back pixel by pixel.

use js_sys::Array;
use pass_alive::{Board, Color, Grid, Point};
use pass_alive_scene::{Layers, Role, View, draw, size};
use pass_alive_wasm::painter::paint;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{CanvasRenderingContext2d, HtmlCanvasElement};

/// A painted canvas and where the top left point is on it.
struct Painted {
    context: CanvasRenderingContext2d,
    spacing: f64,
    first: f64,
}

impl Painted {
    /// Paints what `arrange` makes of a 3×3 board with black on C3 and white on A1.
    fn new(spacing: f64, palette: &[&str], arrange: impl FnOnce(&mut View<'_>)) -> Self {
        let grid = Grid::new(3, 3).expect("a size");
        let mut board = Board::new(grid);
        board.set(Point::new(2), Some(Color::Black));
        board.set(Point::new(6), Some(Color::White));
        let mut view = View::new(&board);
        arrange(&mut view);
        let scene = draw(&view);
        let document = web_sys::window().and_then(|w| w.document()).expect("a document");
        let canvas: HtmlCanvasElement =
            document.create_element("canvas").expect("an element").unchecked_into();
        let (width, height) = size(&view);
        let pixels = |side: i32| (f64::from(side) * spacing / 100.0).ceil() as u32;
        canvas.set_width(pixels(width));
        canvas.set_height(pixels(height));
        let context = canvas.get_context("2d").expect("a context").expect("2d");
        let context: CanvasRenderingContext2d = context.unchecked_into();
        let palette: Array = palette.iter().map(|&color| JsValue::from(color)).collect();
        paint(&context, &scene, spacing, &palette);
        Self { context, spacing, first: f64::from(-scene.left) * spacing / 100.0 }
    }

    /// The colour of the pixel at `x`, `y`, in spacings from the top left point.
    fn color(&self, x: f64, y: f64) -> String {
        let pixel = |place: f64| (self.first + place * self.spacing).floor();
        self.pixel(pixel(x), pixel(y))
    }

    fn pixel(&self, x: f64, y: f64) -> String {
        let data = self.context.get_image_data(x, y, 1.0, 1.0).expect("a pixel").data();
        let hex = |part: u8| {
            let digit = |d: u8| char::from_digit(d.into(), 16).expect("a digit");
            [digit(part / 16), digit(part % 16)]
        };
        "#".chars().chain(data[..3].iter().flat_map(|&part| hex(part))).collect()
    }
}

fn pale(role: Role) -> String {
    Role::PALE[role as usize].css()
}

#[wasm_bindgen_test]
fn stones_board_and_lines_have_their_colors() {
    for spacing in [14.0, 22.0, 28.0, 40.0, 60.0] {
        let painted = Painted::new(spacing, &[], |_| ());
        assert_eq!(painted.color(2.0, 0.0), pale(Role::BlackStone));
        assert_eq!(painted.color(0.0, 2.0), pale(Role::WhiteStone));
        assert_eq!(painted.color(0.5, 0.5), pale(Role::Board));
        // A line of a whole width covers whole pixels, so its colour is pure.
        assert_eq!(painted.color(1.0, 0.5), pale(Role::Grid), "{spacing}");
        assert_eq!(painted.color(1.5, 1.0), pale(Role::Grid), "{spacing}");
    }
}

#[wasm_bindgen_test]
fn every_pixel_is_covered() {
    for spacing in [14.0, 17.3, 22.5, 39.9] {
        let painted = Painted::new(spacing, &[], |_| ());
        let canvas = painted.context.canvas().expect("a canvas");
        let (right, bottom) = (f64::from(canvas.width()) - 1.0, f64::from(canvas.height()) - 1.0);
        for (x, y) in [(0.0, 0.0), (right, 0.0), (0.0, bottom), (right, bottom)] {
            assert_eq!(painted.pixel(x, y), pale(Role::Board), "{x}, {y} at {spacing}");
        }
    }
}

#[wasm_bindgen_test]
fn the_palette_has_the_last_word_and_may_be_short() {
    let palette = ["#010203"];
    let painted = Painted::new(20.0, &palette, |_| ());
    assert_eq!(painted.color(0.5, 0.5), palette[0]);
    assert_eq!(painted.color(2.0, 0.0), pale(Role::BlackStone));
}

#[wasm_bindgen_test]
fn the_last_move_is_marked_in_the_opposite_color() {
    let painted = Painted::new(30.0, &[], |view| view.last_move = Some(Point::new(2)));
    assert_eq!(painted.color(2.0, 0.0), pale(Role::LastMoveOnBlack));
}

#[wasm_bindgen_test]
fn painting_leaves_the_context_as_it_was() {
    let painted = Painted::new(20.0, &[], |view| view.layers = Layers::ALL);
    assert_eq!(painted.context.line_width(), 1.0);
    assert_eq!(painted.context.text_align(), "start");
    assert_eq!(painted.context.get_line_dash().length(), 0);
}
