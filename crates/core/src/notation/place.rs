//! Lines and columns of a text. A line ends with `\n`, `\r\n` or `\r`.

use super::words::part;

/// A line of a text without its end.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    pub(super) text: &'a str,
    /// From 1.
    pub(super) number: u32,
}

impl Line<'_> {
    /// The column, from 1, where `slice`, a piece of the line, starts.
    #[inline(never)]
    pub(super) fn column(self, slice: &str) -> u32 {
        let offset = slice.as_ptr() as usize - self.text.as_ptr() as usize;
        // A byte inside a character is no column of its own.
        let mut column = 1;
        for b in part(self.text, 0, offset).bytes() {
            column += u32::from(!matches!(b, 0x80..=0xbf));
        }
        column
    }
}

/// The lines of `text`.
pub(super) fn lines(text: &str) -> Lines<'_> {
    Lines { rest: Some(text), number: 0 }
}

/// See [`lines`].
#[derive(Clone)]
pub(super) struct Lines<'a> {
    rest: Option<&'a str>,
    number: u32,
}

impl<'a> Iterator for Lines<'a> {
    type Item = Line<'a>;

    #[inline(never)]
    fn next(&mut self) -> Option<Line<'a>> {
        let text = self.rest?;
        self.number = self.number.saturating_add(1);
        let bytes = text.as_bytes();
        let end = bytes.iter().position(|b| matches!(b, b'\n' | b'\r')).unwrap_or(text.len());
        let both = bytes.get(end..end + 2) == Some(b"\r\n");
        self.rest = text.get(end + 1 + usize::from(both)..);
        Some(Line { text: part(text, 0, end), number: self.number })
    }
}

/// Finds line and column of places asked in increasing order, in one pass.
pub(super) struct Places<'a> {
    text: &'a str,
    offset: usize,
    line: u32,
    column: u32,
}

impl<'a> Places<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { text, offset: 0, line: 1, column: 1 }
    }

    /// Line and column (in characters), both from 1, of the byte at `offset`.
    #[inline(never)]
    pub(super) fn find(&mut self, offset: usize) -> (u32, u32) {
        if offset < self.offset {
            *self = Self::new(self.text);
        }
        let bytes = self.text.as_bytes();
        for i in self.offset..offset.min(bytes.len()) {
            match bytes[i] {
                b'\r' if bytes.get(i + 1) == Some(&b'\n') => {}
                b'\n' | b'\r' => (self.line, self.column) = (self.line.saturating_add(1), 1),
                // A byte inside a character is no column of its own.
                0x80..=0xbf => {}
                _ => self.column = self.column.saturating_add(1),
            }
        }
        self.offset = offset;
        (self.line, self.column)
    }
}
