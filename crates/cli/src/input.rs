//! Files read and decoded.

use std::io::{self, ErrorKind, Read};
use std::path::Path;
use std::{fmt, fs};

use encoding_rs::{Encoding, UTF_8, WINDOWS_1252};
use pass_alive::notation::sgf;

use crate::output::Output;

/// The text of a file or of the standard input.
pub(crate) struct Input {
    /// The path as it was given, `-` for the standard input.
    pub(crate) source: String,
    pub(crate) text: String,
    /// The name of an encoding that nobody knows.
    unknown_encoding: Option<String>,
}

/// A place in an input: `game.sgf:3:14`.
#[derive(Clone, Copy)]
pub(crate) struct PlaceIn<'a> {
    pub(crate) source: &'a str,
    pub(crate) line: u32,
    pub(crate) column: u32,
}

impl fmt::Display for PlaceIn<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.source, self.line, self.column)
    }
}

impl Input {
    /// Reads a file, or the standard input for `-`.
    ///
    /// # Errors
    /// What keeps the file from being read, as a sentence.
    pub(crate) fn read(path: &Path) -> Result<Self, String> {
        let mut bytes = Vec::new();
        let read = if path == Path::new("-") {
            io::stdin().lock().read_to_end(&mut bytes).map(drop)
        } else {
            fs::read(path).map(|file| bytes = file)
        };
        read.map_err(|error| match error.kind() {
            ErrorKind::NotFound => "there is no such file".to_owned(),
            ErrorKind::IsADirectory => "this is a folder, not a file".to_owned(),
            ErrorKind::PermissionDenied => "this file may not be read".to_owned(),
            _ => format!("this cannot be read: {error}"),
        })?;
        let (text, unknown_encoding) = decode(&bytes);
        Ok(Self { source: path.display().to_string(), text, unknown_encoding })
    }

    /// Tells of an encoding that nobody knows.
    ///
    /// # Errors
    /// If the answers before it cannot be written.
    pub(crate) fn warn(&self, output: &mut Output) -> io::Result<()> {
        match self.problem() {
            Some(problem) => output.warn(&self.source, problem),
            None => Ok(()),
        }
    }

    /// What is odd about an input that is read all the same.
    pub(crate) fn problem(&self) -> Option<String> {
        self.unknown_encoding.as_ref().map(|name| format!("no encoding is called {name}"))
    }

    /// A place in this input, line and column from 1.
    pub(crate) fn place(&self, line: u32, column: u32) -> PlaceIn<'_> {
        PlaceIn { source: &self.source, line, column }
    }
}

/// Decodes by the byte order mark, else by the game's `CA` property, else as UTF-8 if that
/// is possible and as Latin-1, which SGF says is meant, if not. Also gives the name of an
/// encoding in `CA` that nobody knows.
fn decode(bytes: &[u8]) -> (String, Option<String>) {
    let named = sgf::charset(bytes);
    let known = named.and_then(|name| Encoding::for_label(name.as_bytes()));
    let encoding = known.unwrap_or_else(|| match std::str::from_utf8(bytes) {
        Ok(_) => UTF_8,
        Err(_) => WINDOWS_1252,
    });
    let unknown = named.filter(|_| known.is_none()).map(str::to_owned);
    (encoding.decode(bytes).0.into_owned(), unknown)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One word in the encodings of real collections, named and not named.
    #[test]
    fn legacy_encodings_are_decoded_by_their_name() {
        let players = [
            ("Shift_JIS", "依田紀基"),
            ("EUC-KR", "조훈현"),
            ("GB18030", "马晓春"),
            ("gb2312", "常昊"),
            ("Big5", "周俊勳"),
            ("ISO-8859-1", "Élie Müller"),
        ];
        for (name, player) in players {
            let text = format!("(;CA[{name}]PB[{player}])");
            let encoding = Encoding::for_label(name.as_bytes()).expect("a known label");
            let (bytes, _, unmappable) = encoding.encode(&text);
            assert!(!unmappable, "{name}");
            assert_eq!(decode(&bytes), (text, None), "{name}");
        }
    }

    #[test]
    fn text_without_a_name_is_utf_8_or_else_latin_1() {
        assert_eq!(decode("(;PB[조훈현])".as_bytes()).0, "(;PB[조훈현])");
        assert_eq!(decode(b"(;PB[M\xfcller])").0, "(;PB[Müller])");
        assert_eq!(decode(b"\xef\xbb\xbf.X.").0, ".X.");
        assert_eq!(decode(b"\xff\xfe.\0X\0.\0").0, ".X.");
    }

    #[test]
    fn an_unknown_name_is_told() {
        let (text, unknown) = decode(b"(;CA[klingon]PB[M\xfcller])");
        assert_eq!(text, "(;CA[klingon]PB[Müller])");
        assert_eq!(unknown.as_deref(), Some("klingon"));
    }
}
