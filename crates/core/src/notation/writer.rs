//! Putting text together.

use alloc::string::String;

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

    #[inline(never)]
    pub(super) fn number(&mut self, number: u32) {
        push_number(&mut self.text, number);
    }

    pub(super) fn finish(self) -> String {
        self.text
    }
}

/// Appends a number in decimal digits.
pub(super) fn push_number(text: &mut String, number: u32) {
    let mut unit = 1;
    while number / unit >= 10 {
        unit *= 10;
    }
    while unit > 0 {
        text.push(char::from(b'0' + (number / unit % 10) as u8));
        unit /= 10;
    }
}
