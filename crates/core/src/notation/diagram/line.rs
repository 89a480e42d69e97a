//! Which lines of a text are a diagram's.

use crate::notation::cursor::Cursor;

/// What stands around diagrams on forums.
const OPENING: [&str; 4] = ["[go]", "[goc]", "[diagram]", "<go>"];
const CLOSING: [&str; 4] = ["[/go]", "[/goc]", "[/diagram]", "</go>"];

/// The part after `$$` of a diagram's line, without white space at its end, if `line` is
/// one. A mail quote may stand before it, and a forum's tags around it.
pub(super) fn content<'a>(line: &Cursor<'a>) -> Option<Cursor<'a>> {
    let mut content = line.clone();
    content.eat("\u{feff}");
    while content.eat(">") {
        content.skip_white();
    }
    let _ = OPENING.iter().any(|tag| content.eat(tag));
    if !content.eat("$$") {
        return None;
    }
    content = content.trimmed();
    for tag in CLOSING {
        let text = content.text().as_bytes();
        let length = text.len().saturating_sub(tag.len());
        if text[length..].eq_ignore_ascii_case(tag.as_bytes()) {
            return Some(content.first(length).trimmed());
        }
    }
    Some(content)
}

/// Whether one line of `text` is a diagram's.
pub(in crate::notation) fn contains_diagram(text: &str) -> bool {
    let mut cursor = Cursor::new(text);
    while let Some(line) = cursor.line() {
        if content(&line).is_some() {
            return true;
        }
    }
    false
}
