//! Positions and runs as text.

use pass_alive::notation::{Mark, diagram, rows, sgf};
use wasm_bindgen::prelude::*;

use crate::position::{decode, decode_color};
use crate::problem::Problem;
use crate::study::Study;
use crate::view::decode_marks;

/// Writes a position as `sgf`, `diagram` or `rows`; rows have no marks. The title is the
/// diagram's, and the comment of the SGF's root.
///
/// # Errors
/// `bad-position`; `bad-option` for another format; `no-point` for a mark beside the
/// board; `too-large` for a board that SGF cannot write.
#[wasm_bindgen]
pub fn write(
    format: &str,
    columns: u32,
    rows: u32,
    stones: &str,
    marks: &str,
    title: &str,
) -> Result<String, JsValue> {
    let (grid, board) = decode(columns, rows, stones)?;
    let marks: Vec<Mark> = decode_marks(marks);
    if marks.iter().any(|mark| mark.point as usize >= grid.len()) {
        return Err(Problem::new("no-point", "A mark is beside the board.").into());
    }
    match format {
        "sgf" => {
            let note = sgf::Note { comment: title.to_owned(), marks };
            sgf::write(grid, &board, None, &[note]).ok_or_else(|| too_large().into())
        }
        "diagram" => Ok(diagram::write(grid, &board, &marks, title)),
        "rows" => Ok(rows::write(grid, &board)),
        _ => Err(Problem::new("bad-option", "A format is sgf, diagram or rows.").into()),
    }
}

fn too_large() -> Problem {
    Problem::new("too-large", "SGF cannot write a board with a side longer than 52.")
}

#[wasm_bindgen]
impl Study {
    /// Writes the run of `color` as an SGF variation, one node a moment, with the given
    /// comments, each ended by U+0000.
    ///
    /// # Errors
    /// `not-analyzed` if the colour was not; `too-large` for a board that SGF cannot write.
    #[wasm_bindgen(js_name = sgfTrace)]
    pub fn sgf_trace(&self, color: &str, comments: &str) -> Result<String, JsValue> {
        let analysis = self.analysis(decode_color(color)?)?;
        let comments: Vec<String> = comments.split_terminator('\0').map(str::to_owned).collect();
        sgf::write_trace(self.grid, analysis, &comments).ok_or_else(|| too_large().into())
    }
}
