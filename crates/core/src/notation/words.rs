//! Taking text apart, in plain functions that exist once: the generic ones of the standard
//! library are made anew wherever they are used, and every reader of a page downloads them.

/// `text` without white space at its ends.
#[inline(never)]
pub(super) fn trim(text: &str) -> &str {
    let mut end = text.len();
    while let Some(c) = part(text, 0, end).chars().next_back().filter(|&c| is_space(c)) {
        end -= c.len_utf8();
    }
    trim_start(part(text, 0, end))
}

/// `text` without white space at its start.
#[inline(never)]
pub(super) fn trim_start(mut text: &str) -> &str {
    while let Some(c) = text.chars().next().filter(|&c| is_space(c)) {
        text = part(text, c.len_utf8(), text.len());
    }
    text
}

#[inline(never)]
pub(super) fn is_space(c: char) -> bool {
    c.is_whitespace()
}

/// The bytes `from..to` of `text`, which are whole characters.
#[inline(never)]
pub(super) fn part(text: &str, from: usize, to: usize) -> &str {
    text.get(from..to).unwrap_or_default()
}

/// What follows `first`, an ASCII character, if `text` starts with it.
#[inline(never)]
pub(super) fn after(text: &str, first: u8) -> Option<&str> {
    (text.as_bytes().first() == Some(&first)).then(|| part(text, 1, text.len()))
}

/// `text` without a byte order mark.
#[inline(never)]
pub(super) fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// What is before and after the first `separator`, an ASCII character.
#[inline(never)]
pub(super) fn split(text: &str, separator: u8) -> Option<(&str, &str)> {
    let at = text.bytes().position(|b| b == separator)?;
    Some((part(text, 0, at), part(text, at + 1, text.len())))
}

/// Takes the next word off `rest`; empty if there is none.
#[inline(never)]
pub(super) fn word<'a>(rest: &mut &'a str) -> &'a str {
    let text = trim_start(rest);
    let end = text.char_indices().find(|&(_, c)| is_space(c)).map_or(text.len(), |(i, _)| i);
    *rest = part(text, end, text.len());
    part(text, 0, end)
}

/// Takes a number off `rest`, if it starts with one; numbers too large are `u32::MAX`.
#[inline(never)]
pub(super) fn number(rest: &mut &str) -> Option<u32> {
    let (mut number, mut length) = (0_u32, 0);
    for digit in rest.bytes().take_while(u8::is_ascii_digit) {
        number = number.saturating_mul(10).saturating_add(u32::from(digit - b'0'));
        length += 1;
    }
    *rest = part(rest, length, rest.len());
    (length > 0).then_some(number)
}

/// The number that `text` is from end to end.
#[inline(never)]
pub(super) fn whole_number(mut text: &str) -> Option<u32> {
    number(&mut text).filter(|_| text.is_empty())
}
