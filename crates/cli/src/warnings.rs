//! The warnings about one game, diagram or board.

use std::io;

use pass_alive_notation::{MAX_LISTED, Warning, WarningKind};

use crate::input::Piece;
use crate::output::Output;

/// Prints the first warnings about a record, whichever of its positions they are about, and
/// counts the others.
pub(crate) struct Warnings<'a> {
    piece: &'a Piece,
    printed: usize,
    /// The number of those not printed, and the first of them.
    more: Option<(u32, Warning)>,
}

impl<'a> Warnings<'a> {
    /// None yet, about a record of `piece`.
    pub(crate) fn new(piece: &'a Piece) -> Self {
        Self { piece, printed: 0, more: None }
    }

    /// Adds the warnings about a position.
    ///
    /// # Errors
    /// If the answers before them cannot be written.
    pub(crate) fn add(&mut self, warnings: &[Warning], output: &mut Output) -> io::Result<()> {
        for &warning in warnings {
            let count = match warning.kind {
                WarningKind::More(count) => count,
                _ if self.printed < MAX_LISTED => {
                    self.printed += 1;
                    self.print(warning, output)?;
                    continue;
                }
                _ => 1,
            };
            let (more, _) = self.more.get_or_insert((0, warning));
            *more = more.saturating_add(count);
        }
        Ok(())
    }

    /// Prints how many more there are.
    ///
    /// # Errors
    /// If the answers before it cannot be written.
    pub(crate) fn finish(self, output: &mut Output) -> io::Result<()> {
        let Some((count, first)) = self.more else { return Ok(()) };
        self.print(Warning { kind: WarningKind::More(count), ..first }, output)
    }

    fn print(&self, warning: Warning, output: &mut Output) -> io::Result<()> {
        output.warn(self.piece.place(warning.line, warning.column), warning)
    }
}
