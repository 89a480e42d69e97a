//! A file or the standard input cut into pieces, each as soon as it is complete.

use std::io::{self, Read};
use std::sync::Arc;

use encoding_rs::{Encoding, UTF_8};
use pass_alive_notation::{Format, LineColumn, Records};

use crate::bytes::Bytes;
use crate::decoded::{Decoded, Misnamed};
use crate::piece::Piece;
use crate::splitter::Splitter;

/// The pieces of one file, or of the standard input.
pub struct Pieces<R> {
    source: Arc<str>,
    bytes: Bytes<R>,
    splitter: Splitter,
    /// The number of boards, diagrams and games so far.
    count: usize,
    /// Line and column of the bytes that are waiting.
    start: LineColumn,
    /// The encoding of the game before.
    usual: Option<&'static Encoding>,
    remark: Option<String>,
    is_over: bool,
}

impl<R: Read> Pieces<R> {
    /// The pieces of a stream; `source` is its name in places and answers, such as the path of a file.
    pub fn new(source: &str, reader: R) -> Self {
        Self {
            source: source.into(),
            bytes: Bytes::new(reader),
            splitter: Splitter::new(),
            count: 0,
            start: LineColumn::START,
            usual: None,
            remark: None,
            is_over: false,
        }
    }

    /// The next piece; `None` at the end. Calls `wait` before reading bytes that may not have
    /// arrived yet.
    ///
    /// # Errors
    /// If the bytes cannot be read, and those of `wait`.
    pub fn next(&mut self, wait: &mut impl FnMut() -> io::Result<()>) -> io::Result<Option<Piece>> {
        loop {
            if let Some(length) = self.splitter.cut(self.bytes.waiting()) {
                return Ok(Some(self.piece(length)));
            }
            if self.bytes.at_end() {
                break;
            }
            wait()?;
            self.bytes.read_more()?;
        }
        // The rest is a piece too. If nothing came before it, the reader gets the whole text,
        // to say what is wrong with a text without any board.
        let rest = self.bytes.waiting();
        let is_all = self.count == 0;
        if self.is_over || !is_all && rest.trim_ascii().is_empty() {
            return Ok(None);
        }
        self.is_over = true;
        let piece = self.piece(rest.len());
        Ok(Some(Piece { format: piece.format.filter(|_| !is_all), is_rest: true, ..piece }))
    }

    /// The next bytes as a piece.
    fn piece(&mut self, length: usize) -> Piece {
        let bytes = self.bytes.take(length);
        let format = self.splitter.format();
        let decoded = match format {
            _ if self.bytes.is_unicode() => Decoded::known(bytes, UTF_8),
            Some(Format::Sgf) => Decoded::game(bytes, self.usual),
            Some(Format::Diagram) => Decoded::unnamed(bytes),
            // All characters of rows are ASCII.
            _ => Decoded { is_guess: false, ..Decoded::unnamed(bytes) },
        };
        if decoded.encoding != UTF_8 {
            self.usual = Some(decoded.encoding);
        }
        let piece = Piece {
            source: self.source.clone(),
            first_index: self.count,
            count: count(&decoded, format),
            is_rest: false,
            start: self.start,
            format,
            guessed: decoded.is_guess.then(|| decoded.encoding.name()),
            remark: self.remark(&decoded),
            text: decoded.text,
        };
        self.count += piece.count;
        self.start = end(&piece.text, self.start);
        piece
    }

    /// A warning about the encoding, unless it is the one that the piece before had.
    fn remark(&mut self, decoded: &Decoded) -> Option<String> {
        let name = decoded.encoding.name();
        let remark = match &decoded.misnamed {
            Some(Misnamed::Unknown(label)) => {
                format!("the declared encoding {label} is not known; it was read as {name}")
            }
            Some(Misnamed::Wrong(label)) => {
                format!("{label} is declared, but this is not {label}; it was read as {name}")
            }
            None if decoded.is_guess => {
                format!("no encoding is declared; it was read as {name}, which is a guess")
            }
            None => return None,
        };
        let is_new = self.remark.as_ref() != Some(&remark);
        self.remark = Some(remark);
        self.remark.clone().filter(|_| is_new)
    }
}

/// The number of records in a piece: one, unless the splitter could not tell the ends of
/// games before they were decoded.
fn count(decoded: &Decoded, format: Option<Format>) -> usize {
    if format != Some(Format::Sgf) || decoded.text.is_ascii() {
        return 1;
    }
    let starts = decoded.text.matches("(;").take(2).count();
    if starts < 2 {
        return 1;
    }
    Records::of_piece(&decoded.text, Format::Sgf, LineColumn::START).count().max(1)
}

/// Line and column of the end of a text that starts at `start`.
fn end(text: &str, start: LineColumn) -> LineColumn {
    let is_end = |byte: &u8| matches!(byte, b'\n' | b'\r');
    let characters = |text: &str| u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
    let Some(last) = text.bytes().rposition(|byte| is_end(&byte)) else {
        return LineColumn { column: start.column.saturating_add(characters(text)), ..start };
    };
    let ends = text.bytes().filter(is_end).count();
    let pairs = || text.as_bytes().windows(2).filter(|pair| pair == b"\r\n").count();
    let both = if text.contains('\r') { pairs() } else { 0 };
    let lines = u32::try_from(ends - both).unwrap_or(u32::MAX);
    let column = characters(&text[last + 1..]).saturating_add(1);
    LineColumn { line: start.line.saturating_add(lines), column }
}
