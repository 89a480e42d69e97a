//! Walking through a text with line and column.

use core::str::Chars;

/// A position in a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LineColumn {
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1, in characters.
    pub column: u32,
}

impl LineColumn {
    /// The first line and column.
    pub const START: Self = Self { line: 1, column: 1 };
}

/// A position in a text, or in a piece of one. Its characters are those that follow; a line
/// ends with `\n`, `\r\n` or `\r`, and each comes out as one `\n`.
#[derive(Debug, Clone)]
pub(crate) struct Cursor<'a> {
    rest: Chars<'a>,
    at: LineColumn,
    /// The offset of the end of `rest` in the text that the first cursor was made with.
    end: usize,
}

/// The mark that some editors write at the start of a file; it takes no column.
const BYTE_ORDER_MARK: char = '\u{feff}';

/// True for white space, and for a byte order mark.
pub(crate) fn is_white(c: char) -> bool {
    c.is_whitespace() || c == BYTE_ORDER_MARK
}

/// A control character of ASCII or Latin-1; white space among them.
pub(crate) fn is_control(c: char) -> bool {
    c < ' ' || ('\u{7f}'..='\u{9f}').contains(&c)
}

impl Iterator for Cursor<'_> {
    type Item = char;

    fn next(&mut self) -> Option<char> {
        let c = self.rest.next()?;
        if c == '\n' || c == '\r' {
            if c == '\r' && self.text().as_bytes().first() == Some(&b'\n') {
                self.rest.next();
            }
            self.at = LineColumn { line: self.at.line.saturating_add(1), column: 1 };
            return Some('\n');
        }
        if c != BYTE_ORDER_MARK {
            self.at.column = self.at.column.saturating_add(1);
        }
        Some(c)
    }
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Self::starting_at(text, LineColumn::START)
    }

    /// A cursor in a piece of a text that starts at `at`.
    pub(crate) fn starting_at(text: &'a str, at: LineColumn) -> Self {
        Self { rest: text.chars(), at, end: text.len() }
    }

    /// The position of the next character.
    pub(crate) fn at(&self) -> LineColumn {
        self.at
    }

    /// The offset of the next character in the text that the first cursor was made with, in bytes.
    pub(crate) fn offset(&self) -> usize {
        self.end - self.text().len()
    }

    /// The text that follows, as it is written.
    pub(crate) fn text(&self) -> &'a str {
        self.rest.as_str()
    }

    /// The end of the text; line and column are those of the last line's end.
    pub(crate) fn end(&self) -> Self {
        let mut end = self.clone();
        end.by_ref().for_each(drop);
        end
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.clone().next()
    }

    /// The piece of the text from here to `end`.
    pub(crate) fn until(&self, end: &Cursor) -> Self {
        self.first(end.offset() - self.offset())
    }

    /// The next `bytes` bytes of the text.
    pub(crate) fn first(&self, bytes: usize) -> Self {
        let text = self.text().get(..bytes).unwrap_or_default();
        Self { rest: text.chars(), at: self.at, end: self.offset() + text.len() }
    }

    /// The text without white space at its end.
    pub(crate) fn trimmed(&self) -> Self {
        let mut ahead = self.clone();
        let mut end = self.clone();
        while let Some(c) = ahead.next() {
            if !is_white(c) {
                end = ahead.clone();
            }
        }
        self.until(&end)
    }

    /// Goes past the characters that `passes` accepts.
    pub(crate) fn go_past(&mut self, passes: fn(char) -> bool) {
        while self.peek().is_some_and(passes) {
            self.next();
        }
    }

    /// Skips `length` ASCII characters, none of them a line break.
    pub(crate) fn skip_ascii(&mut self, length: usize) {
        self.rest = self.text().get(length..).unwrap_or_default().chars();
        self.at.column = self.at.column.saturating_add(length as u32);
    }

    /// Goes to the next character that is not white space.
    pub(crate) fn skip_white(&mut self) {
        self.go_past(is_white);
    }

    /// Goes past `expected`, which is ASCII without an end of a line, if that follows in upper or
    /// lower case.
    pub(crate) fn eat(&mut self, expected: &str) -> bool {
        let next = self.text().get(..expected.len());
        let is_next = next.is_some_and(|next| next.eq_ignore_ascii_case(expected));
        if is_next {
            self.skip_ascii(expected.len());
        }
        is_next
    }

    /// The rest of the line without its end; nothing at the end of the text.
    pub(crate) fn line(&mut self) -> Option<Self> {
        self.peek()?;
        let start = self.clone();
        self.go_past(|c| c != '\n');
        let line = start.until(self);
        self.next();
        Some(line)
    }

    /// The next characters up to white space.
    pub(crate) fn word(&mut self) -> &'a str {
        self.skip_white();
        let start = self.clone();
        self.go_past(|c| !is_white(c));
        start.until(self).text()
    }

    /// The number in the digits that follow, if any do; `u32::MAX` if it is too large.
    pub(crate) fn number(&mut self) -> Option<u32> {
        let mut number = None;
        while let Some(digit) = self.peek().and_then(|c| c.to_digit(10)) {
            self.next();
            number = Some(number.unwrap_or(0_u32).saturating_mul(10).saturating_add(digit));
        }
        number
    }
}
