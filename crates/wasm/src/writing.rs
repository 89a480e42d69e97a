//! Positions as texts.

use pass_alive::notation::{diagram, rows, sgf};
use wasm_bindgen::prelude::*;

use crate::problem::{bad_option, problem};
use crate::study::Study;

#[wasm_bindgen]
impl Study {
    /// Writes the position and its marks as SGF (0), diagram (1) or rows (2);
    /// rows have no marks. The title is the diagram's, and the comment of the SGF's root.
    ///
    /// # Errors
    /// `no-point` for a mark beside the board; `too-large` for a board that SGF cannot
    /// write; `bad-option` for another format.
    pub fn write(&self, format: u32, title: &str) -> Result<String, JsValue> {
        let (grid, board, marks) = (self.grid, &self.board, &self.marks);
        for mark in marks {
            if mark.point as usize >= grid.len() {
                return Err(problem("no-point", "A mark is beside the board."));
            }
        }
        match format {
            0 => {
                let note = sgf::Note { comment: title.to_owned(), marks: marks.clone() };
                sgf::write(grid, board, None, &[note]).ok_or_else(too_large)
            }
            1 => Ok(diagram::write(grid, board, marks, title)),
            2 => Ok(rows::write(grid, board)),
            _ => Err(bad_option()),
        }
    }
}

pub(crate) fn too_large() -> JsValue {
    problem("too-large", "SGF cannot write a board with a side longer than 52.")
}
