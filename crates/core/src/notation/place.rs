//! Lines and columns of a text. A line ends with `\n`, `\r\n` or `\r`.

/// A line of a text without its end.
#[derive(Clone, Copy)]
pub(super) struct Line<'a> {
    pub(super) text: &'a str,
    /// From 1.
    pub(super) number: u32,
}

/// The lines of `text`.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let mut rest = Some(text);
    (1..).map_while(move |number| {
        let text = rest?;
        let Some(end) = text.bytes().position(|b| b == b'\n' || b == b'\r') else {
            rest = None;
            return Some(Line { text, number });
        };
        let after = &text[end..];
        rest = Some(after.strip_prefix("\r\n").unwrap_or(&after[1..]));
        Some(Line { text: &text[..end], number })
    })
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

/// Line and column of the byte at `offset` of `text`.
pub(super) fn place_of(text: &str, offset: usize) -> (u32, u32) {
    Places::new(text).find(offset)
}
