//! Texts of files as they are safe to print on a terminal.

use std::fmt::{self, Display, Write};

/// Displays a text on one line, with the characters escaped that a terminal obeys: control characters, ends of
/// lines, and marks that turn the direction of the text after them.
///
/// ```
/// use pass_alive_streams::Printable;
/// assert_eq!(Printable("a\u{1b}[31m\nb").to_string(), r"a\u{1b}[31m\nb");
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Printable<T>(pub T);

impl<T: Display> Display for Printable<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(Escaping(f), "{}", self.0)
    }
}

struct Escaping<'a, W>(&'a mut W);

impl<W: Write> Write for Escaping<'_, W> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for part in text.split_inclusive(is_obeyed) {
            match part.chars().next_back().filter(|&c| is_obeyed(c)) {
                Some(c) => {
                    self.0.write_str(&part[..part.len() - c.len_utf8()])?;
                    write!(self.0, "{}", c.escape_default())?;
                }
                None => self.0.write_str(part)?,
            }
        }
        Ok(())
    }
}

fn is_obeyed(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{61c}'
                | '\u{200e}'
                | '\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2066}'..='\u{2069}'
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_finds_nothing_to_obey() {
        let escaped = |text: &str| Printable(text).to_string();
        assert_eq!(escaped("a\u{1b}[31m\r\nb\t\u{9b}c"), r"a\u{1b}[31m\r\nb\t\u{9b}c");
        assert_eq!(
            escaped("x\u{202e}y\u{2066}z\u{2028}\u{85}"),
            r"x\u{202e}y\u{2066}z\u{2028}\u{85}"
        );
        assert_eq!(escaped("\u{7f}\0"), r"\u{7f}\u{0}");
    }

    #[test]
    fn everything_else_is_as_it_was() {
        for text in ["", "囲碁 “Go” \\ n'est pas", "e\u{301} \u{a0}–", "שלום", "👩\u{200d}🚀"]
        {
            assert_eq!(Printable(text).to_string(), text);
        }
    }
}
