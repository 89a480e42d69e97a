//! The lines of the input, cleaned as section 3.1 of the protocol says.

use std::io::{self, BufRead, BufReader, ErrorKind, Read};

/// The bytes kept of a line. Enough for a game of 9,000 moves in one `gogui-play_sequence`.
const MAX_LENGTH: usize = 1 << 16;

/// The lines of a stream, of which one is held at a time.
pub(super) struct Lines<R> {
    reader: BufReader<R>,
}

/// A line without comment, control characters and white space before its first word.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) text: String,
    /// Its end is not in `text`.
    pub(super) is_cut: bool,
}

impl<R: Read> Lines<R> {
    pub(super) fn new(reader: R) -> Self {
        Self { reader: BufReader::new(reader) }
    }

    /// The next line that has a word; `None` at the end of the input. The last line needs no
    /// newline.
    ///
    /// # Errors
    /// If the input cannot be read.
    pub(super) fn next(&mut self) -> io::Result<Option<Line>> {
        let mut raw = Raw::default();
        loop {
            let bytes = match self.reader.fill_buf() {
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                bytes => bytes?,
            };
            let is_end = bytes.is_empty();
            let newline = bytes.iter().position(|&byte| byte == b'\n');
            let taken = newline.unwrap_or(bytes.len());
            bytes[..taken].iter().for_each(|&byte| raw.push(byte));
            self.reader.consume(taken + usize::from(newline.is_some()));
            if newline.is_none() && !is_end {
                continue;
            }
            let line = std::mem::take(&mut raw).line();
            if line.is_some() || is_end {
                return Ok(line);
            }
        }
    }
}

/// The part of a line that has come.
#[derive(Default)]
struct Raw {
    kept: Vec<u8>,
    is_cut: bool,
    in_comment: bool,
}

impl Raw {
    fn push(&mut self, byte: u8) {
        match byte {
            _ if self.in_comment => {}
            b'#' => self.in_comment = true,
            b'\t' | b' ' if self.kept.is_empty() => {}
            b'\t' => self.keep(b' '),
            _ if byte.is_ascii_control() => {}
            _ => self.keep(byte),
        }
    }

    fn keep(&mut self, byte: u8) {
        if self.kept.len() < MAX_LENGTH {
            self.kept.push(byte);
        } else {
            self.is_cut = true;
        }
    }

    fn line(self) -> Option<Line> {
        let text = String::from_utf8_lossy(&self.kept).into_owned();
        (!text.is_empty()).then_some(Line { text, is_cut: self.is_cut })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<String> {
        let mut lines = Lines::new(bytes);
        std::iter::from_fn(|| lines.next().expect("bytes")).map(|line| line.text).collect()
    }

    #[test]
    fn lines_are_cleaned() {
        assert_eq!(lines(b"1 name\r\n\tplay\tb a1 # corner\n"), ["1 name", "play b a1 "]);
        assert_eq!(lines(b"\n \t\r\n# all\n\x07\x7f\nna\0me"), ["name"]);
        assert_eq!(lines(b"caf\xe9\n"), ["caf\u{fffd}"]);
        assert_eq!(lines(b""), [""; 0]);
    }

    #[test]
    fn long_lines_are_cut_and_endless_comments_are_not_kept() {
        let long = [b"name ".repeat(MAX_LENGTH), b"\nquit".to_vec()].concat();
        let mut lines = Lines::new(long.as_slice());
        let line = lines.next().expect("bytes").expect("a line");
        assert_eq!((line.text.len(), line.is_cut), (MAX_LENGTH, true));
        assert_eq!(lines.next().expect("bytes").expect("a line").text, "quit");
        let comment = [b"name # ".to_vec(), b"x".repeat(2 * MAX_LENGTH)].concat();
        let line = Lines::new(comment.as_slice()).next().expect("bytes").expect("a line");
        assert_eq!(line, Line { text: "name ".into(), is_cut: false });
    }
}
