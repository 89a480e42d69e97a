//! One command: its number, name and arguments.

use super::lines::Line;
use super::words::Words;

/// A command as it was written (2.5): `[id] command_name [arguments]`.
pub(super) struct Command<'a> {
    /// Its number, which the answer repeats; empty if it has none.
    pub(super) id: &'a str,
    /// The name and arguments, unless the line was cut.
    pub(super) words: Option<Words<'a>>,
}

impl<'a> Command<'a> {
    pub(super) fn of(line: &'a Line) -> Self {
        let text = line.text.trim_start();
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        let has_id = first.bytes().all(|byte| byte.is_ascii_digit());
        let (id, named) = if has_id { (first, rest) } else { ("", text) };
        Self { id, words: (!line.is_cut).then(|| Words::new(named)) }
    }
}
