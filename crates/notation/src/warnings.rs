//! Warnings about a record, position after position.

use crate::diagnostics::MAX_LISTED;
use crate::{Warning, WarningKind};

/// Lists the first warnings about a record, whichever of its positions they are about, and counts the
/// others.
///
/// ```
/// use pass_alive_notation::{Warnings, read};
/// let text = format!("(;SZ[2]{})", ";B[aa]".repeat(300));
/// let game = read(&text).next().unwrap().unwrap();
/// let mut warnings = Warnings::default();
/// let listed: usize = game.positions(0).map(|it| warnings.listed(&it.warnings).count()).sum();
/// assert_eq!(listed, 100);
/// assert!(warnings.more().unwrap().to_string().starts_with("199 more warnings"));
/// ```
#[derive(Debug, Clone, Default)]
pub struct Warnings {
    listed: usize,
    /// The number of those not listed, and the first of them.
    more: Option<(u32, Warning)>,
}

impl Warnings {
    /// Those that are listed of the warnings about the next position.
    pub fn listed<'a>(&'a mut self, warnings: &'a [Warning]) -> impl Iterator<Item = Warning> + 'a {
        warnings.iter().filter_map(|&warning| {
            let count = match warning.kind {
                WarningKind::More(count) => count,
                _ if self.listed < MAX_LISTED => {
                    self.listed += 1;
                    return Some(warning);
                }
                _ => 1,
            };
            let (more, _) = self.more.get_or_insert((0, warning));
            *more = more.saturating_add(count);
            None
        })
    }

    /// The number of those that are not listed, as a warning; `None` if all are.
    pub fn more(&self) -> Option<Warning> {
        let (count, first) = self.more?;
        Some(Warning::more(count, first))
    }
}
