//! Texts in the values of SGF, with backslashes before characters that would end them.

use alloc::string::String;

/// A value of which `text` starts with the first character.
fn value_at(text: &str) -> &str {
    let mut escaped = false;
    let end = text.bytes().position(|byte| {
        let ends = byte == b']' && !escaped;
        escaped = byte == b'\\' && !escaped;
        ends
    });
    text.get(..end.unwrap_or(text.len())).unwrap_or_default()
}

/// Appends the comment in the value at the start of `text`.
pub(crate) fn push_comment(comment: &mut String, text: &str) {
    push_text(comment, value_at(text), false);
}

/// Appends the label in the value at the start of `text`.
pub(crate) fn push_label(label: &mut String, text: &str) {
    if let Some((_, text)) = value_at(text).split_once(':') {
        push_text(label, text, true);
    }
}

/// Appends a value of type Text as it is meant: escapes resolved, line ends `\n`, a line
/// end after a backslash dropped. On one line it is a value of type SimpleText.
pub(crate) fn push_text(text: &mut String, value: &str, one_line: bool) {
    let mut rest = value.chars();
    while let Some(first) = rest.next() {
        let escaped = first == '\\';
        let Some(c) = (if escaped { rest.next() } else { Some(first) }) else { break };
        if c == '\n' || c == '\r' {
            // `\r\n` and `\n\r` are one line end.
            let mut ahead = rest.clone();
            if ahead.next().is_some_and(|next| next != c && (next == '\n' || next == '\r')) {
                rest = ahead;
            }
            if escaped {
                continue;
            }
        }
        text.push(match c {
            '\n' | '\r' if !one_line => '\n',
            c if c.is_ascii_whitespace() || c == '\u{b}' => ' ',
            c => c,
        });
    }
}
