//! Positions as texts.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};

use js_sys::Array;
use pass_alive_notation::{diagram, sgf};
use pass_alive_scene::{Role, svg};
use wasm_bindgen::prelude::*;

use crate::marks;
use crate::problem::{bad_option, problem};
use crate::study::Study;
use crate::value::Object;

#[wasm_bindgen]
impl Study {
    /// Writes the position with marks as `sgf`, `diagram` or `rows`; rows have no marks. The
    /// title becomes that of the diagram, or the comment of the SGF's root.
    ///
    /// # Errors
    /// `no-point` for a mark beside the board; `unwritable` for a board that SGF cannot
    /// write; `no-grid` for SGF and diagrams of a board in space; `bad-option` for another format.
    pub fn write(&self, format: &str, marks: &Array, title: &str) -> Result<String, JsValue> {
        let board = &self.board;
        let marks = marks::decode(marks)?;
        for mark in &marks {
            if mark.point.index() >= self.space.len() {
                return Err(problem("no-point"));
            }
        }
        match format {
            "sgf" => {
                let note = sgf::Note { comment: title.to_owned(), marks };
                self.grid()?;
                sgf::write(board, None, &[note]).ok_or_else(unwritable)
            }
            "diagram" => diagram::write(board, &marks, title).ok_or_else(|| problem("no-grid")),
            "rows" => Ok(board.to_string()),
            _ => Err(bad_option()),
        }
    }

    /// Writes a view as an SVG document, on a pale board or, without ground, for white paper.
    ///
    /// # Errors
    /// `bad-option`.
    pub fn svg(&self, view: &Object, title: &str, description: &str) -> Result<String, JsValue> {
        let ground = view.get_bool("ground").unwrap_or(true);
        let palette = if ground { &Role::PALE } else { &Role::PAPER };
        Ok(svg::write_in(&self.scene(view)?, title, description, palette))
    }
}

pub(crate) fn unwritable() -> JsValue {
    problem("unwritable")
}
