//! A picture of a position: the board, or what is drawn in its place.

use pass_alive_scene::{Hit, Scene, View, draw, hit, size};

/// A way to draw a view. Places are in board units from the top left corner of the drawing.
pub(crate) trait Picture {
    fn draw(&self, view: &View<'_>) -> Scene {
        draw(view)
    }

    /// The point, block and region at a place.
    fn hit(&self, view: &View<'_>, x: i32, y: i32) -> Option<Hit> {
        hit(view, x, y)
    }

    /// The width and height.
    fn size(&self, view: &View<'_>) -> (i32, i32) {
        size(view)
    }
}

/// The board alone.
pub(crate) struct Plain;

impl Picture for Plain {}
