//! Reading the records of a text one at a time.

use crate::cursor::{Cursor, LineColumn, is_control, is_white};
use crate::detector::Detector;
use crate::{Fault, Format, ReadError, Record, diagram, rows, sgf};

/// The format `text` is most likely in.
///
/// The first of these to appear in the text decides: a game tree (`(;`) with only white space
/// before it, or one with a property after other text; a line that starts with `$$`; a first
/// paragraph that consists only of the characters of rows. A text with none of them is taken
/// for rows.
pub fn detect(text: &str) -> Format {
    match Detector::default().format(text.as_bytes()) {
        Ok(format) | Err(format) => format,
    }
}

/// Reads the boards, diagrams or game trees of `text` in order, lazily.
///
/// There is always at least one item: a text without any of them yields one error.
///
/// ```
/// use pass_alive_notation::{read, Format};
/// let game = read("(;SZ[9];B[cc];W[gg])").next().unwrap().unwrap();
/// assert_eq!((game.format(), game.moves()), (Format::Sgf, 2));
/// assert_eq!(read("").next().unwrap().unwrap_err().code(), "empty");
/// ```
pub fn read(text: &str) -> Records<'_> {
    Records::of_text(text)
}

/// An iterator that reads the records of a text lazily; made by [`read`](super::read).
///
/// Nothing of a record is kept once it has been handed out, so a text of any number of
/// records takes no more memory than its largest one.
///
/// ```
/// use pass_alive_notation::read;
/// let mut records = read("X.\n..\n\n?\n\nO.");
/// assert!(records.next().unwrap().is_ok());
/// assert_eq!((records.offset(), records.location().line), (7, 4));
/// assert!(records.next().unwrap().is_err());
/// assert!(records.next().unwrap().is_ok());
/// assert!(records.next().is_none());
/// ```
#[derive(Debug, Clone)]
pub struct Records<'a> {
    format: Format,
    length: usize,
    cursor: Cursor<'a>,
    /// The reason why the text as a whole cannot be read.
    refused: Option<ReadError>,
}

impl<'a> Records<'a> {
    /// Reads a whole text. There is at least one item.
    pub(crate) fn of_text(text: &'a str) -> Self {
        let found = Detector::default().format(text.as_bytes());
        let (Ok(format) | Err(format)) = found;
        let mut records = Self::of_piece(text, format, LineColumn::START);
        if found.is_err() && records.refused.is_none() {
            records.refused = nothing_to_read(&records.cursor, format);
        }
        records
    }

    /// Reads one piece of a text that the caller cuts up and decodes, with the help of [`bytes`].
    /// `start` is the place of the piece in the text: the [`location`](Self::location) at
    /// the end of the piece before it.
    ///
    /// There are no items if the piece holds no record.
    ///
    /// [`bytes`]: crate::bytes
    pub fn of_piece(text: &'a str, format: Format, start: LineColumn) -> Self {
        let too_long = u32::try_from(text.len()).is_err();
        Self {
            format,
            length: text.len(),
            cursor: Cursor::starting_at(text, start),
            refused: too_long.then(|| ReadError::new(Fault::TextTooLong, start)),
        }
    }

    /// The format of all its records.
    pub fn format(&self) -> Format {
        self.format
    }

    /// The number of bytes read so far: the next record starts there or later.
    pub fn offset(&self) -> usize {
        self.length - self.cursor.text().len()
    }

    /// The line and column of that byte.
    pub fn location(&self) -> LineColumn {
        self.cursor.at()
    }
}

impl Iterator for Records<'_> {
    type Item = Result<Record, ReadError>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Some(error) = self.refused.take() {
            self.cursor = self.cursor.end();
            return Some(Err(error));
        }
        match self.format {
            Format::Sgf => sgf::next(&mut self.cursor),
            Format::Diagram => diagram::next(&mut self.cursor),
            Format::Rows => rows::next(&mut self.cursor),
        }
    }
}

impl core::iter::FusedIterator for Records<'_> {}

/// The error when detection failed and the best guess cannot read the text: it is
/// empty or not text, or most of its characters are not those of rows.
fn nothing_to_read(text: &Cursor, format: Format) -> Option<ReadError> {
    let (mut visible, mut known, mut undecodable) = (0_usize, 0, 0);
    let mut zero = false;
    let mut first = None;
    let mut first_undecodable = None;
    let mut cursor = text.clone();
    loop {
        let at = cursor.at();
        let Some(c) = cursor.next() else { break };
        if is_white(c) {
            continue;
        }
        first = first.or(Some(at));
        visible += 1;
        known += usize::from(rows::is_known(c));
        zero |= c == '\0';
        if c == '\u{fffd}' || is_control(c) {
            first_undecodable = first_undecodable.or(Some(at));
            undecodable += 1;
        }
    }
    let start = text.at();
    let (fault, at) = if visible == 0 {
        (Fault::Empty, Some(start))
    } else if zero || undecodable > text.text().len() / 10 {
        (Fault::Binary, first_undecodable)
    } else if format == Format::Rows && known * 2 < visible {
        (Fault::NothingFound, first)
    } else {
        return None;
    };
    Some(ReadError::new(fault, at.unwrap_or(start)))
}
