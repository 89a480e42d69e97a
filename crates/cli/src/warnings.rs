//! Printing the warnings about one game, diagram or board.

use std::io;

use pass_alive_notation::{self as notation, Warning};
use pass_alive_streams::Piece;

use crate::output::Output;

/// Prints the first warnings about a record, whichever of its positions they are about, and
/// counts the others.
pub(crate) struct Warnings<'a> {
    piece: &'a Piece,
    warnings: notation::Warnings,
}

impl<'a> Warnings<'a> {
    /// None yet, about a record of `piece`.
    pub(crate) fn new(piece: &'a Piece) -> Self {
        Self { piece, warnings: notation::Warnings::default() }
    }

    /// Adds the warnings about a position.
    ///
    /// # Errors
    /// If the answers before them cannot be written.
    pub(crate) fn add(&mut self, warnings: &[Warning], output: &mut Output) -> io::Result<()> {
        let piece = self.piece;
        self.warnings.listed(warnings).try_for_each(|warning| print(piece, warning, output))
    }

    /// Prints how many more there are.
    ///
    /// # Errors
    /// If the answers before it cannot be written.
    pub(crate) fn finish(self, output: &mut Output) -> io::Result<()> {
        self.warnings.more().map_or(Ok(()), |more| print(self.piece, more, output))
    }
}

fn print(piece: &Piece, warning: Warning, output: &mut Output) -> io::Result<()> {
    output.warn(piece.place(warning.line, warning.column), warning)
}
