//! Recognizing a diagram's lines.

use crate::cursor::Cursor;
use crate::lines::is_white_byte;

/// Tags around diagrams on forums.
const OPENING: [&str; 4] = ["[go]", "[goc]", "[diagram]", "<go>"];
const CLOSING: [&str; 4] = ["[/go]", "[/goc]", "[/diagram]", "</go>"];

/// The part after `$$` of a diagram's line, without white space at its end, if `line` is
/// one: a mail quote, indentation or the bullet of a list may stand before it, and a
/// forum's tags around it.
pub(super) fn content<'a>(line: &Cursor<'a>) -> Option<Cursor<'a>> {
    let rest = after_dollars(line.text().as_bytes())?.len();
    let mut content = line.clone();
    while content.text().len() > rest {
        content.next();
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

/// True if a line is a diagram's.
pub fn is_line(line: &[u8]) -> bool {
    after_dollars(line).is_some()
}

/// The bytes after `$$` of a diagram's line.
fn after_dollars(line: &[u8]) -> Option<&[u8]> {
    let mut rest = line;
    while let [byte, after @ ..] = rest
        && (is_white_byte(*byte) || *byte == b'>')
    {
        rest = after;
    }
    rest = after_bullet(rest);
    for tag in OPENING {
        if let Some((start, after)) = rest.split_at_checked(tag.len())
            && start.eq_ignore_ascii_case(tag.as_bytes())
        {
            rest = after;
        }
    }
    rest.strip_prefix(b"$$")
}

/// The line without the bullet or number of a list's item.
fn after_bullet(line: &[u8]) -> &[u8] {
    let digits = line.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let rest = match (digits, &line[digits..]) {
        (0, [b'-' | b'*' | b'+', rest @ ..]) => rest,
        (1.., [b'.' | b')', rest @ ..]) => rest,
        _ => return line,
    };
    let after = rest.trim_ascii_start();
    if after.len() < rest.len() { after } else { line }
}
