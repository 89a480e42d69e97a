//! Marks: the shapes that make a drawing.

use crate::role::Role;
use alloc::string::String;
use alloc::vec::Vec;

/// A place in board units: [`crate::SPACING`] to the distance between two lines, x to
/// the right and y downwards from the top left point of the board.
pub type Place = (i32, i32);

/// A drawing: marks in the order in which they cover each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Scene {
    /// The left edge of the drawing in board units; the leftmost line is at 0.
    pub left: i32,
    /// The top edge of the drawing in board units; the topmost line is at 0.
    pub top: i32,
    /// The width in board units.
    pub width: i32,
    /// The height in board units.
    pub height: i32,
    /// True if lines along those of the board may be moved to whole pixels; a solid that turns would
    /// tremble.
    pub crisp: bool,
    /// The marks, the ones below first.
    pub marks: Vec<Mark>,
}

/// A shape with a meaning.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    /// Its meaning, which gives it a colour.
    pub role: Role,
    /// The way it is drawn: filled, or with a pen.
    pub ink: Ink,
    /// How much of the ground shows through, in percent: what is farther away is paler.
    pub fade: u8,
    /// Its geometry.
    pub shape: Shape,
}

/// The way a shape is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ink {
    /// Filled, by the even-odd rule, and with the edge that the role has.
    Fill,
    /// Filled without an edge: a browser fills one shape in place of two, for the many stones of a solid.
    Flat,
    /// Drawn along its line with a pen.
    Pen {
        /// The width of the pen in board units.
        width: i32,
        /// The length of dashes and of gaps in board units; 0 draws a solid line.
        dash: i32,
    },
}

/// The geometry of a mark, in board units.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Shape {
    /// A circle.
    Disc {
        /// Its middle.
        center: Place,
        /// Its radius.
        radius: i32,
    },
    /// Straight lines from place to place, all of them along the lines of the board or
    /// none; never empty.
    Lines(Vec<(Place, Place)>),
    /// Closed polygons, all along the lines of the board or none, never empty; where one
    /// lies in another it is a hole in it.
    Polygons {
        /// The corners of each.
        polygons: Vec<Vec<Place>>,
        /// The distance from each corner at which its rounding begins; 0 leaves it sharp. Only
        /// polygons along the lines of the board are rounded.
        rounding: i32,
    },
    /// A text.
    Text {
        /// The middle of its base line.
        base: Place,
        /// The size of the type: the height of a line set solid.
        size: i32,
        /// The text, never empty.
        text: String,
    },
}

/// A corner of a polygon and the ends of its rounding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Corner {
    /// The start of the rounding.
    pub before: Place,
    /// The corner itself, towards which the rounding bends.
    pub at: Place,
    /// The end of the rounding.
    pub after: Place,
}

/// The corner `index` of a polygon of [`Shape::Polygons`] with its rounding.
///
/// # Panics
/// If the polygon has no such corner.
#[inline(never)]
pub fn corner(polygon: &[Place], index: usize, rounding: i32) -> Corner {
    let count = polygon.len();
    let at = polygon[index];
    let toward = |(x, y): Place| {
        let step = |from: i32, to: i32| from + (to - from).signum() * rounding;
        (step(at.0, x), step(at.1, y))
    };
    let before = toward(polygon[(index + count - 1) % count]);
    Corner { before, at, after: toward(polygon[(index + 1) % count]) }
}

impl Scene {
    fn add(&mut self, role: Role, ink: Ink, shape: Shape) {
        self.marks.push(Mark { role, ink, fade: 0, shape });
    }

    pub(crate) fn fill(&mut self, role: Role, shape: Shape) {
        self.add(role, Ink::Fill, shape);
    }

    pub(crate) fn flat(&mut self, role: Role, shape: Shape) {
        self.add(role, Ink::Flat, shape);
    }

    pub(crate) fn pen(&mut self, role: Role, width: i32, shape: Shape) {
        self.add(role, Ink::Pen { width, dash: 0 }, shape);
    }

    /// Straight lines, if there are any.
    pub(crate) fn lines(&mut self, role: Role, width: i32, lines: Vec<(Place, Place)>) {
        if !lines.is_empty() {
            self.pen(role, width, Shape::Lines(lines));
        }
    }

    pub(crate) fn dashes(&mut self, role: Role, width: i32, dash: i32, shape: Shape) {
        self.add(role, Ink::Pen { width, dash }, shape);
    }

    /// Writes `text` with its middle at `center`, in a size that fits a point.
    pub(crate) fn write(&mut self, role: Role, center: Place, size: i32, text: String) {
        if text.is_empty() {
            return;
        }
        // Capitals and figures stand on the line; the middle of small letters is lower.
        let small = text.bytes().all(|b| b.is_ascii_lowercase());
        let drop = size * if small { 29 } else { 36 } / 100;
        let base = (center.0, center.1 + drop);
        self.fill(role, Shape::Text { base, size, text });
    }
}

/// A circle around `center`.
pub(crate) fn disc(center: Place, radius: i32) -> Shape {
    Shape::Disc { center, radius }
}

/// A square standing on its corner.
pub(crate) fn diamond((x, y): Place, half: i32) -> Vec<Place> {
    vec![(x, y - half), (x + half, y), (x, y + half), (x - half, y)]
}

/// A square along the lines of the board.
pub(crate) fn square((x, y): Place, half: i32) -> Vec<Place> {
    vec![(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
}

/// Polygons with sharp corners.
pub(crate) fn sharp(polygons: Vec<Vec<Place>>) -> Shape {
    Shape::Polygons { polygons, rounding: 0 }
}
