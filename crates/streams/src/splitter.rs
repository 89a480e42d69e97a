//! Cutting a text into records before it is decoded.

use pass_alive_notation::Format;
use pass_alive_notation::bytes::{Detector, is_diagram_line, is_white, next_line};

use crate::trees::Trees;

/// Cuts the bytes of a text into pieces of one record each, so that a program can decode,
/// read and answer one record after another while the rest is still to come.
///
/// The encoding need not be known, as long as it is not UTF-16 or UTF-32: in all others the
/// bytes of ASCII's brackets, semicolon, dollar sign and line ends mean these characters where
/// they stand alone. In Big5, GBK, Shift_JIS and similar encodings the bytes of `[`, `\` and
/// `]` may also be the second bytes of other characters, so a game tree is cut only where it
/// ends under either reading. Where that leaves doubts, two trees may be left in one piece.
///
/// Otherwise a piece holds at most one record, with the text before it. The rest at the end of
/// the text is the last piece.
#[derive(Debug, Clone, Default)]
pub(crate) struct Splitter {
    state: State,
    /// The bytes that were looked at.
    seen: usize,
}

#[derive(Debug, Clone)]
enum State {
    Unknown(Detector),
    Sgf(Trees),
    /// True once a diagram has begun.
    Diagram(bool),
    /// True once a board has begun.
    Rows(bool),
}

impl Default for State {
    fn default() -> Self {
        Self::Unknown(Detector::default())
    }
}

impl Splitter {
    /// A splitter for a new text.
    pub(crate) fn new() -> Self {
        Self::default()
    }

    /// The format of the text, the same as `detect` finds in the whole of it;
    /// `None` until enough bytes have been seen.
    pub(crate) fn format(&self) -> Option<Format> {
        match self.state {
            State::Unknown(_) => None,
            State::Sgf(_) => Some(Format::Sgf),
            State::Diagram(_) => Some(Format::Diagram),
            State::Rows(_) => Some(Format::Rows),
        }
    }

    /// The length of the first piece of `bytes`; `None` if its end is not among them. `bytes`
    /// must be everything after the pieces found so far: the bytes of the previous call,
    /// without the piece that it found, and all that have arrived since.
    ///
    /// Each byte is examined once, however many calls there are.
    pub(crate) fn cut(&mut self, bytes: &[u8]) -> Option<usize> {
        loop {
            let cut = match &mut self.state {
                State::Unknown(detector) => {
                    let format = detector.look(bytes)?;
                    self.state = match format {
                        Format::Sgf => State::Sgf(Trees::default()),
                        Format::Diagram => State::Diagram(false),
                        Format::Rows => State::Rows(false),
                    };
                    continue;
                }
                State::Sgf(trees) => trees.cut(bytes, &mut self.seen)?,
                State::Diagram(begun) => {
                    let (line, end) = next_line(bytes, self.seen)?;
                    let is_part = is_diagram_line(line);
                    let over = *begun && !is_part;
                    *begun |= is_part;
                    let start = self.seen;
                    self.seen = end;
                    if !over {
                        continue;
                    }
                    start
                }
                State::Rows(begun) => {
                    let (line, end) = next_line(bytes, self.seen)?;
                    let start = self.seen;
                    self.seen = end;
                    let joined = line.contains(&b'/');
                    match (*begun, line.iter().all(|&byte| is_white(byte))) {
                        (false, true) => continue,
                        (true, true) => end,
                        (true, false) if joined => start,
                        (false, false) if joined => end,
                        (_, false) => {
                            *begun = true;
                            continue;
                        }
                    }
                }
            };
            self.seen = 0;
            match &mut self.state {
                State::Diagram(begun) | State::Rows(begun) => *begun = false,
                _ => {}
            }
            return Some(cut);
        }
    }
}
