//! Drawings as SVG files.

use alloc::string::{String, ToString};

use crate::mark::{Ink, Mark, Place, Scene, Shape, corner};
use crate::role::{Face, Palette, Role};

/// The default distance between two lines, in pixels.
const PIXELS: i32 = 28;

/// The drawing as an SVG file in the colours of [`Role::PALE`].
///
/// The file has no style sheet and no reference to anything outside it: colours are
/// presentation attributes, which any program understands. Every group has a class, `pa-` and
/// the name of its role, and so has every edge, so that the style sheet of a page can override
/// the colours. The title and the description may be any text; an empty description is left
/// out.
pub fn write(scene: &Scene, title: &str, description: &str) -> String {
    write_in(scene, title, description, &Role::PALE)
}

/// The drawing as an SVG file in the colours of `palette`.
pub fn write_in(scene: &Scene, title: &str, description: &str, palette: &Palette) -> String {
    write_sized(scene, title, description, palette, PIXELS)
}

/// The drawing as an SVG file in the colours of `palette`, by default with `pixels` between two
/// lines.
pub fn write_sized(
    scene: &Scene,
    title: &str,
    description: &str,
    palette: &Palette,
    pixels: i32,
) -> String {
    let mut file = Writer { text: String::with_capacity(16 * 1024), palette };
    file.add("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\"");
    let size = [scene.width, scene.height]
        .map(|side| ((i64::from(side) * i64::from(pixels) + 99) / 100) as i32);
    file.number("width", size[0]).number("height", size[1]);
    file.add(" viewBox=\"").int(scene.left);
    for number in [scene.top, scene.width, scene.height] {
        file.add(" ").int(number);
    }
    file.add("\"");
    file.attribute("font-family", Face::Upright.families());
    file.add(" text-anchor=\"middle\" fill-rule=\"evenodd\" stroke-linejoin=\"round\">\n<title>");
    file.escaped(title).add("</title>\n");
    if !description.is_empty() {
        file.add("<desc>").escaped(description).add("</desc>\n");
    }
    let mut rest = &scene.marks[..];
    while let Some(first) = rest.first() {
        let look = |mark: &Mark| (mark.role, mark.ink, mark.fade);
        let alike = |mark: &&Mark| look(mark) == look(first);
        let length = rest.iter().take_while(alike).count();
        file.group(first);
        rest[..length].iter().for_each(|mark| file.shape(&mark.shape));
        file.add("</g>\n");
        rest = &rest[length..];
    }
    file.add("</svg>\n");
    file.text
}

struct Writer<'a> {
    text: String,
    palette: &'a Palette,
}

impl Writer<'_> {
    fn add(&mut self, text: &str) -> &mut Self {
        self.text.push_str(text);
        self
    }

    fn escaped(&mut self, text: &str) -> &mut Self {
        for c in text.chars() {
            let plain = match c {
                '&' => "&amp;",
                '<' => "&lt;",
                '>' => "&gt;",
                // XML has no way to write these, or discourages them.
                '\0'..='\u{8}'
                | '\u{b}'
                | '\u{c}'
                | '\u{e}'..='\u{1f}'
                | '\u{7f}'..='\u{9f}'
                | '\u{fffe}'
                | '\u{ffff}' => "\u{fffd}",
                _ => {
                    self.text.push(c);
                    continue;
                }
            };
            self.add(plain);
        }
        self
    }

    fn int(&mut self, number: i32) -> &mut Self {
        self.add(&number.to_string())
    }

    fn attribute(&mut self, name: &str, value: &str) -> &mut Self {
        self.add(" ").add(name).add("=\"").add(value).add("\"")
    }

    fn number(&mut self, name: &str, value: i32) -> &mut Self {
        self.add(" ").add(name).add("=\"").int(value).add("\"")
    }

    /// Begins a group of marks that look like this one.
    fn group(&mut self, mark: &Mark) {
        let &Mark { role, ink, fade, .. } = mark;
        let palette = self.palette;
        let color = |role: Role| palette[role as usize].css();
        let (edge, dash) = match ink {
            Ink::Fill => (role.edge(), 0),
            Ink::Flat => (None, 0),
            Ink::Pen { width, dash } => (Some((role, width)), dash),
        };
        let filled = !matches!(ink, Ink::Pen { .. });
        self.add("<g class=\"pa-").add(role.name());
        if let Some((edge, _)) = edge.filter(|_| filled) {
            self.add(" pa-").add(edge.name());
        }
        let fill = if filled { color(role) } else { String::from("none") };
        self.add("\"").attribute("fill", &fill);
        if let Some((edge, width)) = edge {
            self.attribute("stroke", &color(edge)).number("stroke-width", width);
        }
        if dash > 0 {
            self.number("stroke-dasharray", dash);
        }
        if fade > 0 {
            let percent = 100 - i32::from(fade.min(99));
            let zero = if percent < 10 { "0" } else { "" };
            self.add(" opacity=\".").add(zero).int(percent).add("\"");
        }
        if role.face() == Face::Italic {
            self.attribute("font-family", Face::Italic.families());
            self.attribute("font-style", "italic");
        }
        self.add(">");
    }

    fn shape(&mut self, shape: &Shape) {
        match shape {
            &Shape::Disc { center: (x, y), radius } => {
                self.add("<circle").number("cx", x).number("cy", y).number("r", radius);
                self.add("/>");
            }
            Shape::Lines(lines) => {
                self.add("<path d=\"");
                for &(from, to) in lines {
                    self.to("M", from).to("L", to);
                }
                self.add("\"/>");
            }
            Shape::Polygons { polygons, rounding } => {
                self.add("<path d=\"");
                for polygon in polygons {
                    let mut command = "M";
                    for index in 0..polygon.len() {
                        let corner = corner(polygon, index, *rounding);
                        self.to(command, corner.before);
                        if corner.before != corner.after {
                            self.to("Q", corner.at).to(" ", corner.after);
                        }
                        command = "L";
                    }
                    self.add("z");
                }
                self.add("\"/>");
            }
            &Shape::Text { base: (x, y), size, ref text } => {
                self.add("<text").number("x", x).number("y", y).number("font-size", size);
                self.add(">").escaped(text).add("</text>");
            }
        }
    }

    /// Draws to a place; a minus sign separates numbers well enough.
    fn to(&mut self, command: &str, (x, y): Place) -> &mut Self {
        let between = if y < 0 { "" } else { " " };
        self.add(command).int(x).add(between).int(y)
    }
}
