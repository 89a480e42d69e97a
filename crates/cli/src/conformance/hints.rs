//! The mistakes that would explain which positions differ.

use std::collections::{BTreeMap, BTreeSet};
use std::io::{self, Write};

use pass_alive::Suicide;

use super::set::Position;
use pass_alive_streams::Printable;

/// The maximum number of mistakes named, if none of them explains all.
const MAX_HINTS: usize = 3;

/// A mistake, with numbers of positions.
struct Hint<'a> {
    mistake: &'a str,
    /// The positions that show it, and those of them that differ.
    shown_by: usize,
    common: usize,
    /// Other positions that differ.
    others: usize,
}

impl Hint<'_> {
    /// The number of positions that contradict it.
    fn against(&self) -> usize {
        self.shown_by - self.common + self.others
    }
}

/// Writes the mistakes that are shown by about the positions that differ.
pub(super) fn write(
    out: &mut impl Write,
    positions: &[Position],
    differ: &BTreeSet<&str>,
    suicide: Suicide,
    held: bool,
) -> io::Result<()> {
    // A mistake about rounds or held points alone is not seen in the stones that are alive.
    let is_seen =
        |name: &&str| !name.starts_with("rounds-") && (held || !name.starts_with("held-"));
    let mut shown: BTreeMap<&str, Vec<bool>> = BTreeMap::new();
    for position in positions {
        for mistake in position.catches(suicide).filter(is_seen) {
            shown.entry(mistake).or_default().push(differ.contains(&*position.id));
        }
    }
    let hint = |(mistake, shown): (_, Vec<bool>)| {
        let common = shown.iter().filter(|&&differs| differs).count();
        Hint { mistake, shown_by: shown.len(), common, others: differ.len() - common }
    };
    let mut hints: Vec<Hint<'_>> = shown.into_iter().map(hint).collect();
    hints.retain(|hint| hint.against() <= hint.common);
    hints.sort_by_key(Hint::against);
    match hints.iter().filter(|hint| hint.against() == 0).count() {
        0 => hints.truncate(MAX_HINTS),
        exact => hints.truncate(exact),
    }
    if hints.is_empty() {
        return writeln!(out, "\nNo single mistake of the set explains which positions differ.");
    }
    writeln!(out, "\nMistakes that would explain it, from the README of the set:")?;
    for Hint { mistake, shown_by, common, others } in hints {
        let and_others = match others {
            0 => "no other".to_owned(),
            1 => "1 other".to_owned(),
            _ => format!("{others} others"),
        };
        writeln!(
            out,
            "  {}: {common} of the {shown_by} positions that show it differ, and {and_others}",
            Printable(mistake),
        )?;
    }
    Ok(())
}
