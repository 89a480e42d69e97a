//! The first line of a diagram.

use super::Header;
use super::parse::error;
use crate::board::Color;
use crate::notation::place::Line;
use crate::notation::words::{after, number, trim};
use crate::notation::{Fault, ReadError};

/// The longest side that a header may give a board of which only a part is drawn.
const LONGEST_SIDE: u32 = 52;

/// The highest number of a first move.
const HIGHEST_NUMBER: u32 = 999_999_999;

/// Whether a first line is no header but a border or a row with its border: Sensei's
/// wants a header, but many diagrams go without.
pub(super) fn is_drawn(text: &str) -> bool {
    let text = trim(text).as_bytes();
    text.first() == Some(&b'|') || (text.len() > 2 && text.iter().all(|&b| b == b'-' || b == b'+'))
}

/// The first line after `$$`. The order is fixed; what does not fit is the title.
pub(super) fn parse_header(line: Line, text: &str) -> Result<Header, ReadError> {
    let mut header = Header::default();
    let mut rest = text;
    for (letter, color) in [(b'B', Color::Black), (b'W', Color::White)] {
        if let Some(following) = after(text, letter) {
            header.first = Some(color);
            rest = following;
        }
    }
    if let Some(following) = after(rest, b'c') {
        header.coordinates = true;
        rest = following;
    }
    let before = rest;
    header.size = number(&mut rest);
    let size = header.size.unwrap_or(1);
    if size == 0 {
        return Err(error(Fault::BadSize, line, before));
    }
    if size > LONGEST_SIDE {
        return Err(error(Fault::TooLarge(LONGEST_SIDE), line, before));
    }
    if let Some(following) = after(rest, b'm') {
        let mut title = following;
        if let Some(number) = number(&mut title) {
            if !(1..=HIGHEST_NUMBER).contains(&number) {
                return Err(error(Fault::BadNumber, line, following));
            }
            header.number = Some(number);
            rest = title;
        }
    }
    header.title = trim(rest).to_owned();
    Ok(header)
}
