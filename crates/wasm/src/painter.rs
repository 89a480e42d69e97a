//! Paints a drawing on a canvas.

use alloc::string::ToString;
use alloc::vec::Vec;
use core::f64::consts::TAU;
use core::mem::discriminant;

use js_sys::{Array, Math};
use pass_alive_scene::{Face, Ink, Mark, Place, Role, Scene, Shape, corner};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CanvasRenderingContext2d, CanvasWindingRule};

use crate::value::Object;

#[wasm_bindgen]
extern "C" {
    /// The styles that change with almost every mark of a solid: setting them by their names, as
    /// `Object` does, takes longer.
    type Styles;

    #[wasm_bindgen(method, setter, js_name = fillStyle)]
    fn set_fill(this: &Styles, color: &JsValue);

    #[wasm_bindgen(method, setter, js_name = globalAlpha)]
    fn set_opacity(this: &Styles, opacity: f64);
}

/// Paints `scene` with its top left corner at the context's origin, `spacing` of the
/// context's units to the distance between two lines.
///
/// `palette` has a colour for each role in the order of [`Role::ALL`]; what it leaves out
/// has the colour of [`Role::PALE`]. Lines are crisp if the context's units are the
/// canvas's own pixels, so a page multiplies its spacing by its device-pixel ratio; stones
/// and lines fit exactly if the spacing is a whole number. The context's state is kept,
/// except for its current path.
pub fn paint(context: &CanvasRenderingContext2d, scene: &Scene, spacing: f64, palette: &Array) {
    let scale = spacing / f64::from(pass_alive_scene::SPACING);
    context.save();
    // One setter for all properties costs less than one for each.
    let styles: &Object = context.unchecked_ref();
    styles.set_text("textAlign", "center");
    styles.set_text("lineJoin", "round");
    let mut painter = Painter {
        context,
        is_crisp: scene.crisp,
        fade: 0,
        styles,
        scale,
        left: 0.0,
        top: 0.0,
        pen: 0.0,
        is_straight: true,
        font: None,
        palette,
    };
    let line = painter.width(GRID_LINE);
    painter.left = crisp(f64::from(-scene.left) * scale, line);
    painter.top = crisp(f64::from(-scene.top) * scale, line);
    for marks in scene.marks.chunk_by(are_alike) {
        painter.fade(marks[0].fade);
        if matches!(marks[0].shape, Shape::Disc { .. }) {
            painter.discs(marks);
            continue;
        }
        painter.take_up(&marks[0]);
        for mark in marks {
            painter.paint(mark);
        }
    }
    context.restore();
}

/// True if two marks differ only in their geometry.
fn are_alike(one: &Mark, other: &Mark) -> bool {
    (one.role, one.ink, one.fade, discriminant(&one.shape))
        == (other.role, other.ink, other.fade, discriminant(&other.shape))
}

/// The width of the board's lines, whose places on the pixels all others follow.
const GRID_LINE: i32 = 4;

/// No pen is thinner than a pixel, or on a thumbnail than this many board units.
const THINNEST: f64 = 10.0;

struct Painter<'a> {
    context: &'a CanvasRenderingContext2d,
    /// The same, for its properties.
    styles: &'a Object,
    /// Context units to a board unit.
    scale: f64,
    /// The place of the top left point of the board.
    left: f64,
    top: f64,
    /// The width of the pen for the current mark, in context units; 0 if it has none.
    pen: f64,
    /// True if lines may be moved to whole pixels.
    is_crisp: bool,
    /// How much of the ground shows through the current marks, in percent.
    fade: u8,
    /// True if the current mark runs along the lines of the board, and so along pixels.
    is_straight: bool,
    /// The typeface of the last text, and its size in context units.
    font: Option<(Face, u32)>,
    palette: &'a Array,
}

/// The place nearest to `place` where a line of a whole width covers whole pixels.
fn crisp(place: f64, width: f64) -> f64 {
    Math::round(place - width / 2.0) + width / 2.0
}

fn is_straight(shape: &Shape) -> bool {
    let first = match shape {
        Shape::Lines(lines) => lines.first().copied(),
        Shape::Polygons { polygons, .. } => match polygons.first().map(Vec::as_slice) {
            Some(&[from, to, ..]) => Some((from, to)),
            _ => None,
        },
        Shape::Disc { .. } | Shape::Text { .. } => None,
    };
    first.is_some_and(|(from, to)| from.0 == to.0 || from.1 == to.1)
}

impl Painter<'_> {
    fn color(&self, role: Role) -> JsValue {
        let color = self.palette.get(role as u32);
        if color.is_undefined() {
            JsValue::from_str(&Role::PALE[role as usize].css())
        } else {
            color
        }
    }

    /// Fills what follows with the colour of `role`.
    fn fill_with(&self, role: Role) {
        self.styles.unchecked_ref::<Styles>().set_fill(&self.color(role));
    }

    /// Lets so much of the ground show through, in percent.
    fn fade(&mut self, fade: u8) {
        if self.fade != fade {
            self.fade = fade;
            self.styles.unchecked_ref::<Styles>().set_opacity(1.0 - f64::from(fade) / 100.0);
        }
    }

    /// The width of a pen for the current mark, in whole pixels along the lines of the board.
    fn width(&self, width: i32) -> f64 {
        let width = f64::from(width) * self.scale;
        let thinnest = (THINNEST * self.scale).min(1.0);
        if self.is_straight { Math::round(width).max(thinnest) } else { width.max(thinnest) }
    }

    fn place(&self, (x, y): Place) -> (f64, f64) {
        let (x, y) = (self.left + f64::from(x) * self.scale, self.top + f64::from(y) * self.scale);
        if self.is_straight { (crisp(x, self.pen), crisp(y, self.pen)) } else { (x, y) }
    }

    /// Sets the colour and dashes for marks other than discs.
    fn take_up(&self, mark: &Mark) {
        let Ink::Pen { dash, .. } = mark.ink else {
            return self.fill_with(mark.role);
        };
        self.styles.set("strokeStyle", &self.color(mark.role));
        let dashes = Array::new();
        if dash > 0 {
            let length = f64::from(dash) * self.scale;
            dashes.push(&JsValue::from_f64(length.max(2.0)));
        }
        // Fails only for a list with something other than numbers.
        let _ = self.context.set_line_dash(&dashes);
    }

    fn paint(&mut self, mark: &Mark) {
        self.choose_pen(mark);
        if let Shape::Text { base, size, text } = &mark.shape {
            let (x, y) = self.place(*base);
            let pixels = Math::round(f64::from(*size) * self.scale) as u32;
            self.choose_font(mark.role.face(), pixels);
            // Fails only on a canvas that is gone.
            let _ = self.context.fill_text(text, x, y);
            return;
        }
        self.context.begin_path();
        self.trace(&mark.shape);
        if !matches!(mark.ink, Ink::Pen { .. }) {
            self.context.fill_with_canvas_winding_rule(CanvasWindingRule::Evenodd);
        } else {
            self.styles.set_number("lineWidth", self.pen);
            self.context.stroke();
        }
    }

    /// Sets the font only if it has changed, because setting one is slow.
    fn choose_font(&mut self, face: Face, pixels: u32) {
        if self.font.replace((face, pixels)) == Some((face, pixels)) {
            return;
        }
        let style = if face == Face::Italic { "italic " } else { "" };
        self.styles
            .set_text("font", &[style, &pixels.to_string(), "px ", face.families()].concat());
    }

    /// Discs with their edges, or rings, all alike. They are filled, all at once:
    /// browsers take several times longer to draw along a circle.
    fn discs(&mut self, marks: &[Mark]) {
        let mark = &marks[0];
        self.choose_pen(mark);
        let half = self.pen / 2.0;
        self.context.begin_path();
        self.circles(marks, half, true);
        if half > 0.0 {
            let edge = mark.role.edge().filter(|_| mark.ink == Ink::Fill);
            if let Some((edge, _)) = edge {
                self.fill(edge);
                self.context.begin_path();
            }
            self.circles(marks, -half, edge.is_some());
        }
        self.fill(mark.role);
    }

    /// The circles of discs, each with a radius bigger by `more` context units; `is_first` if nothing is
    /// on the path yet.
    fn circles(&self, marks: &[Mark], more: f64, mut is_first: bool) {
        for mark in marks {
            let Shape::Disc { center, radius } = mark.shape else { continue };
            let (x, y) = self.place(center);
            let radius = f64::from(radius) * self.scale + more;
            // Browsers fill a path that is nothing but a circle in two thirds of the time.
            if !core::mem::take(&mut is_first) {
                self.context.move_to(x + radius, y);
            }
            // Fails only for a negative radius: no pen is wider than its disc.
            let _ = self.context.arc(x, y, radius, 0.0, TAU);
        }
    }

    fn fill(&self, role: Role) {
        self.fill_with(role);
        self.context.fill_with_canvas_winding_rule(CanvasWindingRule::Evenodd);
    }

    /// Chooses the pen for a mark.
    fn choose_pen(&mut self, mark: &Mark) {
        self.is_straight = self.is_crisp && is_straight(&mark.shape);
        let pen = match mark.ink {
            Ink::Fill => mark.role.edge().map(|(_, width)| width),
            Ink::Flat => None,
            Ink::Pen { width, .. } => Some(width),
        };
        self.pen = pen.map_or(0.0, |width| self.width(width));
    }

    fn trace(&self, shape: &Shape) {
        match shape {
            Shape::Lines(lines) => {
                for &(from, to) in lines {
                    self.move_to(from);
                    self.line_to(to);
                }
            }
            Shape::Polygons { polygons, rounding } => {
                for polygon in polygons {
                    self.polygon(polygon, *rounding);
                }
            }
            Shape::Disc { .. } | Shape::Text { .. } => {}
        }
    }

    fn polygon(&self, polygon: &[Place], rounding: i32) {
        for index in 0..polygon.len() {
            let corner = corner(polygon, index, rounding);
            if index == 0 {
                self.move_to(corner.before);
            } else {
                self.line_to(corner.before);
            }
            if rounding > 0 {
                let ((x, y), (x1, y1)) = (self.place(corner.at), self.place(corner.after));
                self.context.quadratic_curve_to(x, y, x1, y1);
            }
        }
        self.context.close_path();
    }

    fn move_to(&self, place: Place) {
        let (x, y) = self.place(place);
        self.context.move_to(x, y);
    }

    fn line_to(&self, place: Place) {
        let (x, y) = self.place(place);
        self.context.line_to(x, y);
    }
}
