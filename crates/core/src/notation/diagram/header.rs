//! The first line of a diagram.

use super::Header;
use super::parse::error;
use crate::board::Color;
use crate::notation::place::Line;
use crate::notation::{Fault, ReadError};

/// The longest side that a header may give a board of which only a part is drawn.
const LONGEST_SIDE: u32 = 52;

/// Whether a first line is no header but a border or a row with its border: Sensei's
/// wants a header, but many diagrams go without.
pub(super) fn is_drawn(text: &str) -> bool {
    let text = text.trim();
    text.starts_with('|') || (text.len() > 2 && text.bytes().all(|b| b == b'-' || b == b'+'))
}

/// The first line after `$$`. The order is fixed; what does not fit is the title.
pub(super) fn parse_header(line: Line, text: &str) -> Result<Header, ReadError> {
    let mut header = Header::default();
    let mut rest = text;
    if let Some(after) = rest.strip_prefix(['B', 'W']) {
        header.first = Some(if rest.starts_with('B') { Color::Black } else { Color::White });
        rest = after;
    }
    if let Some(after) = rest.strip_prefix('c') {
        header.coordinates = true;
        rest = after;
    }
    let digits = leading_digits(rest);
    if !digits.is_empty() {
        let size = digits.parse().unwrap_or(u32::MAX);
        if size == 0 {
            return Err(error(Fault::BadSize, line, rest));
        }
        if size > LONGEST_SIDE {
            return Err(error(Fault::TooLarge(LONGEST_SIDE), line, rest));
        }
        header.size = Some(size);
        rest = &rest[digits.len()..];
    }
    if let Some(after) = rest.strip_prefix('m') {
        let digits = leading_digits(after);
        if !digits.is_empty() {
            let number = digits.parse().ok().filter(|&number: &u32| number < 1_000_000_000);
            header.number = Some(number.ok_or_else(|| error(Fault::BadNumber, line, after))?);
            rest = &after[digits.len()..];
        }
    }
    header.title = rest.trim().to_owned();
    Ok(header)
}

fn leading_digits(text: &str) -> &str {
    &text[..text.bytes().take_while(u8::is_ascii_digit).count()]
}
