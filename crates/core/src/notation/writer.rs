//! Putting text together.

use alloc::string::String;
use core::fmt::Write as _;

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
        // A String takes everything.
        let _ = write!(self.text, "{number}");
    }

    /// Puts a number between two texts.
    pub(super) fn around(&mut self, before: &str, number: u32, after: &str) {
        self.put(before);
        self.number(number);
        self.put(after);
    }

    pub(super) fn finish(self) -> String {
        self.text
    }
}
