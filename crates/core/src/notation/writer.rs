//! Putting text together.

/// A text that grows at its end. Its methods exist once, while those of `String` are copied
/// to wherever they are used.
#[derive(Default)]
pub(super) struct Writer {
    text: String,
}

impl Writer {
    #[inline(never)]
    pub(super) fn put(&mut self, text: &str) {
        self.text.push_str(text);
    }

    #[inline(never)]
    pub(super) fn character(&mut self, c: char) {
        self.text.push(c);
    }

    /// Puts a number in decimal digits.
    #[inline(never)]
    pub(super) fn number(&mut self, number: u32) {
        if number >= 10 {
            self.number(number / 10);
        }
        self.character(char::from(b'0' + (number % 10) as u8));
    }

    pub(super) fn finish(self) -> String {
        self.text
    }
}
