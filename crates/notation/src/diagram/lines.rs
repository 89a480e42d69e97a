//! The lines of a diagram, sorted by what they are.

use super::drawn::Drawn;
use super::header::is_drawn;
use super::line::content;
use crate::cursor::{Cursor, is_white};

/// The text of a diagram. Its parts are found in the lines each time they are needed, so that
/// nothing proportional to its size is stored.
#[derive(Debug, Clone)]
pub(super) struct Lines<'a> {
    /// The lines that start with `$$`, and no others.
    text: Cursor<'a>,
}

impl<'a> Lines<'a> {
    /// The next diagram of a text. Goes past it.
    pub(super) fn next_diagram(cursor: &mut Cursor<'a>) -> Option<Self> {
        let mut start = cursor.clone();
        let mut begun = false;
        loop {
            let before = cursor.clone();
            match cursor.line().map(|line| content(&line).is_some()) {
                Some(true) => begun = true,
                Some(false) if !begun => start = cursor.clone(),
                None if !begun => return None,
                _ => {
                    *cursor = before;
                    return Some(Self { text: start.until(cursor) });
                }
            }
        }
    }

    pub(super) fn text(&self) -> &Cursor<'a> {
        &self.text
    }

    /// The rest of each line after `$$`.
    fn contents(&self) -> impl Iterator<Item = Cursor<'a>> + use<'a> {
        let mut text = self.text.clone();
        core::iter::from_fn(move || text.line()).filter_map(|line| content(&line))
    }

    /// The header, if there is one: Sensei's Library requires it, but many diagrams have none.
    pub(super) fn header(&self) -> Option<Cursor<'a>> {
        self.contents().next().filter(|line| !is_drawn(line))
    }

    /// The lines after the header that show something, from their first visible character.
    fn body(&self) -> impl Iterator<Item = Cursor<'a>> + use<'a> {
        let headers = usize::from(self.header().is_some());
        self.contents().skip(headers).filter_map(|mut line| {
            line.skip_white();
            line.peek().map(|_| line)
        })
    }

    /// The rows with their borders.
    pub(super) fn rows(&self) -> impl Iterator<Item = Cursor<'a>> + use<'a> {
        self.body().filter(|line| !is_annotation(line))
    }

    /// Links `[anchor|target]`, arrows `{AR from to}` and lines `{LN from to}`, which say
    /// nothing about the position.
    pub(super) fn annotations(&self) -> impl Iterator<Item = Cursor<'a>> + use<'a> {
        self.body().filter(is_annotation)
    }
}

fn is_annotation(line: &Cursor) -> bool {
    matches!(line.peek(), Some('[' | '{'))
}

/// The visible characters of a row. White space within it means nothing.
pub(super) fn drawn<'a>(mut row: Cursor<'a>) -> impl Iterator<Item = Drawn<'a>> + use<'a> {
    core::iter::from_fn(move || {
        loop {
            let at = row.clone();
            match row.next()? {
                c if is_white(c) => {}
                character => return Some(Drawn { character, at }),
            }
        }
    })
}
