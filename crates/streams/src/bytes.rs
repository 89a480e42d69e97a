//! The bytes of a file or of the standard input, as far as they have come.

use std::io::{self, Read};

use encoding_rs::{Decoder, UTF_8, UTF_16BE, UTF_16LE};

/// Bytes read at once.
const BLOCK: usize = 1 << 16;

/// Bytes that are read block by block. UTF-16 is made UTF-8.
pub(crate) struct Bytes<R> {
    reader: R,
    waiting: Vec<u8>,
    /// Bytes before this index are taken.
    start: usize,
    at_end: bool,
    decoder: Option<Decoder>,
    /// Nothing has been read yet.
    new: bool,
    is_unicode: bool,
}

impl<R: Read> Bytes<R> {
    pub(crate) fn new(reader: R) -> Self {
        Self {
            reader,
            waiting: Vec::new(),
            start: 0,
            at_end: false,
            decoder: None,
            new: true,
            is_unicode: false,
        }
    }

    /// The bytes that have come and are not taken.
    pub(crate) fn waiting(&self) -> &[u8] {
        &self.waiting[self.start..]
    }

    /// True when no more bytes follow.
    pub(crate) fn at_end(&self) -> bool {
        self.at_end
    }

    /// True if the text begins with a byte order mark, or as only UTF-16 does.
    pub(crate) fn is_unicode(&self) -> bool {
        self.is_unicode
    }

    /// Reads more bytes, which may wait for them.
    ///
    /// # Errors
    /// If they cannot be read.
    pub(crate) fn read_more(&mut self) -> io::Result<()> {
        self.waiting.drain(..self.start);
        self.start = 0;
        if self.new {
            // Bytes may come one by one. A byte order mark has up to three; zeros among the
            // first two may be those of UTF-16, which shows in four.
            while !self.at_end
                && (self.waiting.len() < 3
                    || self.waiting.len() < 4 && self.waiting[..2].contains(&0))
            {
                self.read_block()?;
            }
            self.new = false;
            self.detect_unicode();
            return Ok(());
        }
        self.read_block()
    }

    fn read_block(&mut self) -> io::Result<()> {
        let mut block = [0; BLOCK];
        let read = loop {
            match self.reader.read(&mut block) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => break read?,
            }
        };
        self.at_end = read == 0;
        match &mut self.decoder {
            Some(decoder) => decode(decoder, &block[..read], self.at_end, &mut self.waiting),
            None => self.waiting.extend_from_slice(&block[..read]),
        }
        Ok(())
    }

    fn detect_unicode(&mut self) {
        let encoding = match self.waiting.as_slice() {
            [0xef, 0xbb, 0xbf, ..] => UTF_8,
            [0xff, 0xfe, ..] => UTF_16LE,
            [0xfe, 0xff, ..] => UTF_16BE,
            // Two characters of ASCII without a mark before them.
            [1..0x80, 0, 1..0x80, 0, ..] => UTF_16LE,
            [0, 1..0x80, 0, 1..0x80, ..] => UTF_16BE,
            _ => return,
        };
        self.is_unicode = true;
        if encoding == UTF_8 {
            self.start = 3;
            return;
        }
        let mut decoder = encoding.new_decoder_with_bom_removal();
        let bytes = std::mem::take(&mut self.waiting);
        decode(&mut decoder, &bytes, self.at_end, &mut self.waiting);
        self.decoder = Some(decoder);
    }

    /// Takes the first `length` bytes that are waiting.
    pub(crate) fn take(&mut self, length: usize) -> Vec<u8> {
        let end = self.start + length;
        if length < BLOCK {
            let taken = self.waiting[self.start..end].to_vec();
            self.start = end;
            return taken;
        }
        // Large pieces are not copied.
        let rest = self.waiting.split_off(end);
        let mut taken = std::mem::replace(&mut self.waiting, rest);
        taken.drain(..self.start);
        self.start = 0;
        taken
    }
}

fn decode(decoder: &mut Decoder, bytes: &[u8], last: bool, to: &mut Vec<u8>) {
    let mut text = String::new();
    text.reserve(decoder.max_utf8_buffer_length(bytes.len()).unwrap_or_default());
    let _ = decoder.decode_to_string(bytes, &mut text, last);
    to.extend_from_slice(text.as_bytes());
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A reader that gives a byte at a time.
    struct Dripping<'a>(&'a [u8]);

    impl Read for Dripping<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            self.0.read(&mut buffer[..1])
        }
    }

    fn all(bytes: &[u8]) -> (String, bool) {
        let mut bytes = Bytes::new(Dripping(bytes));
        while !bytes.at_end() {
            bytes.read_more().expect("bytes");
        }
        (String::from_utf8_lossy(bytes.waiting()).into_owned(), bytes.is_unicode())
    }

    #[test]
    fn byte_order_marks_are_taken_off() {
        assert_eq!(all(b""), (String::new(), false));
        assert_eq!(all(b"X"), ("X".into(), false));
        assert_eq!(all(b"\xef\xbb\xbf.X."), (".X.".into(), true));
        assert_eq!(all(b"\xff\xfe.\0X\0.\0"), (".X.".into(), true));
        assert_eq!(all(b"\xfe\xff\0.\x4f\x9d"), (".\u{4f9d}".into(), true));
        assert_eq!(all(b"\xff\xfe"), (String::new(), true));
    }

    #[test]
    fn utf_16_is_seen_without_a_mark() {
        assert_eq!(all(b".\0X\0.\0"), (".X.".into(), true));
        assert_eq!(all(b"\0(\0;\x4f\x9d"), ("(;\u{4f9d}".into(), true));
        for text in ["(;\0\0", "(\0;)", "X\0X", "\0"] {
            assert_eq!(all(text.as_bytes()), (text.to_owned(), false));
        }
    }

    #[test]
    fn small_and_large_pieces_are_taken() {
        let text = vec![b'x'; 3 * BLOCK];
        let mut bytes = Bytes::new(text.as_slice());
        while !bytes.at_end() {
            bytes.read_more().expect("bytes");
        }
        assert_eq!(bytes.take(5).len(), 5);
        assert_eq!(bytes.take(5).len(), 5);
        assert_eq!(bytes.take(2 * BLOCK).len(), 2 * BLOCK);
        assert_eq!(bytes.waiting().len(), BLOCK - 10);
    }
}
