//! Detecting the format of a text from its bytes.

use crate::lines::{is_white_byte, next_line};
use crate::sgf::{Opened, Opening};
use crate::{Format, diagram, rows};

/// Detects the format of a text whose bytes arrive one after the other, in any encoding that has the
/// bytes of ASCII.
///
/// The first of these decides: a game tree with nothing but white space before it, or
/// after other text with a property; a `$$` line; a first paragraph of nothing but rows,
/// with lines `--` between layers.
#[derive(Debug, Clone, Default)]
pub struct Detector {
    opening: Opening,
    after_semicolon: Option<AfterSemicolon>,
    /// There was something that starts like a tree.
    tree: bool,
    paragraph: Paragraph,
    /// The bytes that were looked at, and where the line starts that comes next.
    seen: usize,
    line: usize,
}

/// The text after `(;` within other text.
#[derive(Debug, Clone, Copy)]
enum AfterSemicolon {
    Nothing,
    Name,
}

/// The first paragraph of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
enum Paragraph {
    #[default]
    Blank,
    Rows,
    Prose,
}

impl Detector {
    /// The format of a text, if what has arrived of it shows one. `bytes` is the text from its start;
    /// each byte is examined once, however many calls there are.
    ///
    /// ```
    /// use pass_alive_notation::{Format, bytes::Detector};
    /// let mut detector = Detector::default();
    /// assert_eq!(detector.look(b"Hello\n"), None);
    /// assert_eq!(detector.look(b"Hello\n$$ X O"), None);
    /// assert_eq!(detector.look(b"Hello\n$$ X O\n"), Some(Format::Diagram));
    /// ```
    pub fn look(&mut self, bytes: &[u8]) -> Option<Format> {
        while let Some(&byte) = bytes.get(self.seen) {
            self.seen += 1;
            // The first evidence decides, however the bytes come: no line is looked at
            // before its end, which after a carriage return is clear with the next byte.
            let seen = &bytes[..self.seen];
            if matches!(seen, [.., b'\n' | b'\r'] | [.., b'\r', _])
                && let Some(format) = self.whole_lines(seen)
            {
                return Some(format);
            }
            if self.is_tree(byte) {
                // It may stand in the title of a diagram.
                let is_title = diagram::is_line(&seen[self.line..]);
                return Some(if is_title { Format::Diagram } else { Format::Sgf });
            }
        }
        None
    }

    /// The format of a text that ends with `bytes`, and what it is if nothing shows it.
    pub(crate) fn format(mut self, bytes: &[u8]) -> Result<Format, Format> {
        if let Some(format) = self.look(bytes) {
            return Ok(format);
        }
        // The last line, which has no end.
        if let Some(format) = self.whole_line(bytes.get(self.line..).unwrap_or_default()) {
            return Ok(format);
        }
        match self.paragraph {
            Paragraph::Rows => Ok(Format::Rows),
            _ if self.tree => Err(Format::Sgf),
            _ => Err(Format::Rows),
        }
    }

    /// True if `byte` shows that a game tree starts.
    fn is_tree(&mut self, byte: u8) -> bool {
        let white = is_white_byte(byte);
        if let Some(after) = self.after_semicolon {
            self.after_semicolon = match (after, byte) {
                (AfterSemicolon::Nothing, b'(' | b')' | b';') => return true,
                (AfterSemicolon::Name, b'[') => return true,
                (_, _) if byte.is_ascii_alphabetic() => Some(AfterSemicolon::Name),
                _ if white => Some(after),
                _ => None,
            };
        }
        if self.opening.step(byte.into(), white) != Opened::Yes {
            return false;
        }
        self.tree = true;
        self.after_semicolon = Some(AfterSemicolon::Nothing);
        byte == b'[' || self.opening.is_alone()
    }

    fn whole_lines(&mut self, bytes: &[u8]) -> Option<Format> {
        while let Some((line, end)) = next_line(bytes, self.line) {
            self.line = end;
            let format = self.whole_line(line);
            if format.is_some() {
                return format;
            }
        }
        None
    }

    fn whole_line(&mut self, line: &[u8]) -> Option<Format> {
        if diagram::is_line(line) {
            return Some(Format::Diagram);
        }
        let blank = rows::is_blank(line);
        match self.paragraph {
            Paragraph::Rows if blank => return Some(Format::Rows),
            Paragraph::Blank | Paragraph::Rows if !blank => {
                let joined = self.paragraph == Paragraph::Blank && line.contains(&b'/');
                let is_part = rows::is_row(line)
                    || self.paragraph == Paragraph::Rows && rows::is_between_layers(line);
                self.paragraph = match is_part {
                    true if joined => return Some(Format::Rows),
                    true => Paragraph::Rows,
                    false => Paragraph::Prose,
                };
            }
            _ => {}
        }
        None
    }
}
