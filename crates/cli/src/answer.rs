//! The answer for one position. Its JSON, as `docs/command-line.md` describes it, is that of
//! `pass-alive-json`.

use std::io::{self, Write};

use pass_alive::{Analysis, Color, Form, Rules, Space};
use pass_alive_json::{Position, answer};
use pass_alive_notation::{Record, Snapshot};
use serde::Serialize;

use pass_alive_streams::Piece;

/// A position and its analyses.
pub(crate) struct Answer<'a> {
    pub(crate) piece: &'a Piece,
    /// Among the trees, diagrams or boards of the source, bad ones included.
    pub(crate) index: usize,
    pub(crate) record: &'a Record,
    /// The size of the board, and which edges are joined.
    pub(crate) space: Space,
    /// The number of moves on the main line.
    pub(crate) moves: u32,
    pub(crate) snapshot: &'a Snapshot,
    pub(crate) rules: Rules,
    /// One for each chosen colour.
    pub(crate) analyses: &'a [Analysis],
}

impl Answer<'_> {
    /// The board and what the analysis goes by, on one line: `9×9, suicide forbidden, small
    /// regions` or `9×9×3 torus, …`.
    pub(crate) fn terms(&self) -> String {
        let mut terms = size(self.space);
        if self.moves > 0 {
            terms += &format!(", after move {}", self.snapshot.move_number);
        }
        terms += &format!(", suicide {}, {} regions", self.rules.suicide, self.rules.regions);
        if self.record.assumes_outside_empty() {
            terms += ", the outside of the diagram assumed empty";
        }
        terms
    }

    /// The position as JSON begins with it.
    pub(crate) fn position(&self) -> Position<'_> {
        Position {
            source: &self.piece.source,
            index: self.index,
            move_number: self.snapshot.move_number,
            space: self.space,
            board: &self.snapshot.board,
            assumes_outside_empty: self.record.assumes_outside_empty(),
            encoding: self.piece.guessed,
            rules: self.rules,
        }
    }

    /// Writes the answer as one JSON object, with `side` of each colour that was asked about.
    ///
    /// # Errors
    /// If `out` cannot be written to.
    pub(crate) fn write_json<T: Serialize>(
        &self,
        side: impl FnMut(Color) -> Option<T>,
        out: &mut impl Write,
    ) -> io::Result<()> {
        write_line(&answer(&self.position(), side), out)
    }
}

/// Writes one JSON object on a line.
///
/// # Errors
/// If `out` cannot be written to.
pub(crate) fn write_line(json: &impl Serialize, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, json)?;
    writeln!(out)
}

/// `9×9`, `9×9×3` or `9×9 torus`.
pub(crate) fn size(space: Space) -> String {
    let mut size = format!("{}×{}", space.layer().columns(), space.layer().rows());
    if space.layers() > 1 {
        size += &format!("×{}", space.layers());
    }
    if let Some(form) = topology(space) {
        size += &format!(" {form}");
    }
    size
}

/// The word for the form of a board with joined edges.
fn topology(space: Space) -> Option<&'static str> {
    (space.form() != Form::Box).then(|| space.form().as_str())
}
