//! Paints a drawing on a canvas.

use pass_alive_scene::{Ink, Mark, Place, Role, Scene, Shape, corners};
use std::f64::consts::TAU;
use wasm_bindgen::JsValue;
use web_sys::{CanvasRenderingContext2d, CanvasWindingRule};

const FONT: &str = "px \"Helvetica Neue\", Helvetica, Arial, sans-serif";

/// Paints `scene` with its top left corner at the context's origin, `spacing` of the
/// context's units to the distance between two lines.
///
/// `palette` has a colour for each role in the order of [`Role::ALL`]; what it leaves out
/// has the colour of [`Role::PALE`]. Lines are crisp if the context's units are the
/// canvas's own pixels, so a page multiplies its spacing by its device-pixel ratio; stones
/// and lines fit exactly if the spacing is a whole number. The context's state is kept,
/// except for its current path.
pub fn paint(context: &CanvasRenderingContext2d, scene: &Scene, spacing: f64, palette: &[String]) {
    let scale = spacing / f64::from(pass_alive_scene::SPACING);
    context.save();
    context.set_text_align("center");
    context.set_line_join("round");
    let mut painter = Painter { context, scale, left: 0.0, top: 0.0, pen: 1.0, palette };
    let line = painter.width(GRID_LINE);
    painter.left = crisp(f64::from(-scene.left) * scale, line);
    painter.top = crisp(f64::from(-scene.top) * scale, line);
    let mut known = None;
    for mark in &scene.marks {
        let style = (mark.role, mark.ink);
        if known != Some(style) {
            painter.take_up(mark);
            known = Some(style);
        }
        painter.paint(mark);
    }
    context.restore();
}

/// The width of the board's lines, whose places on the pixels all others follow.
const GRID_LINE: i32 = 4;

struct Painter<'a> {
    context: &'a CanvasRenderingContext2d,
    /// Context units to a board unit.
    scale: f64,
    /// Where the top left point of the board is.
    left: f64,
    top: f64,
    /// The width of the pen at hand, in context units.
    pen: f64,
    palette: &'a [String],
}

/// The place nearest to `place` where a line of a whole width covers whole pixels.
fn crisp(place: f64, width: f64) -> f64 {
    (place - width / 2.0).round() + width / 2.0
}

impl Painter<'_> {
    fn color(&self, role: Role) -> &str {
        let given = self.palette.get(role as usize);
        given.map_or(Role::PALE[role as usize], |color| color.as_str())
    }

    /// The width of a pen: whole pixels, and one at least.
    fn width(&self, width: i32) -> f64 {
        (f64::from(width) * self.scale).round().max(1.0)
    }

    fn place(&self, (x, y): Place) -> (f64, f64) {
        (self.left + f64::from(x) * self.scale, self.top + f64::from(y) * self.scale)
    }

    /// The place for a line along the lines of the board.
    fn crisp_place(&self, place: Place) -> (f64, f64) {
        let (x, y) = self.place(place);
        (crisp(x, self.pen), crisp(y, self.pen))
    }

    /// Takes up the colours and the pen of a mark.
    fn take_up(&mut self, mark: &Mark) {
        let (line, dash) = match mark.ink {
            Ink::Fill => {
                self.context.set_fill_style_str(self.color(mark.role));
                (mark.role.edge(), 0)
            }
            Ink::Pen { width, dash } => (Some((mark.role, width)), dash),
        };
        self.pen = line.map_or(0.0, |(_, width)| self.width(width));
        if let Some((role, _)) = line {
            self.context.set_stroke_style_str(self.color(role));
            self.context.set_line_width(self.pen);
            let dashes = js_sys::Array::new();
            if dash > 0 {
                let length = f64::from(dash) * self.scale;
                dashes.push(&JsValue::from_f64(length.max(2.0)));
            }
            // Fails only for what is not a list of numbers.
            let _ = self.context.set_line_dash(&dashes);
        }
    }

    fn paint(&self, mark: &Mark) {
        if let Shape::Text { base, size, text } = &mark.shape {
            let (x, y) = self.place(*base);
            let pixels = (f64::from(*size) * self.scale).round() as u32;
            self.context.set_font(&(pixels.to_string() + FONT));
            // Fails only on a canvas that is gone.
            let _ = self.context.fill_text(text, x, y);
            return;
        }
        self.context.begin_path();
        self.trace(&mark.shape);
        if mark.ink == Ink::Fill {
            self.context.fill_with_canvas_winding_rule(CanvasWindingRule::Evenodd);
        }
        if mark.ink != Ink::Fill || mark.role.edge().is_some() {
            self.context.stroke();
        }
    }

    fn trace(&self, shape: &Shape) {
        match shape {
            &Shape::Disc { center, radius } => {
                let (x, y) = self.place(center);
                // Fails only for a negative radius.
                let _ = self.context.arc(x, y, f64::from(radius) * self.scale, 0.0, TAU);
            }
            Shape::Lines(lines) => {
                for &(from, to) in lines {
                    let straight = from.0 == to.0 || from.1 == to.1;
                    let [from, to] = [from, to].map(|end| match straight {
                        true => self.crisp_place(end),
                        false => self.place(end),
                    });
                    self.context.move_to(from.0, from.1);
                    self.context.line_to(to.0, to.1);
                }
            }
            Shape::Polygons { polygons, rounding } => {
                for polygon in polygons {
                    self.polygon(polygon, *rounding);
                }
            }
            Shape::Text { .. } => {}
        }
    }

    fn polygon(&self, polygon: &[Place], rounding: i32) {
        let straight = matches!(polygon, &[one, two, ..] if one.0 == two.0 || one.1 == two.1);
        let place = |corner| if straight { self.crisp_place(corner) } else { self.place(corner) };
        for (index, corner) in corners(polygon, rounding).enumerate() {
            let (before, at, after) = (place(corner.before), place(corner.at), place(corner.after));
            if index == 0 {
                self.context.move_to(before.0, before.1);
            } else {
                self.context.line_to(before.0, before.1);
            }
            if rounding > 0 {
                self.context.quadratic_curve_to(at.0, at.1, after.0, after.1);
            }
        }
        self.context.close_path();
    }
}
