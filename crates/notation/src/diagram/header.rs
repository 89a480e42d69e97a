//! The first line of a diagram.

use crate::cursor::Cursor;
use crate::{Fault, ReadError};
use pass_alive::Color;

/// The longest side that a header may give a board of which only a part is drawn.
const MAX_SIDE: u32 = 52;

/// The highest number of a first move.
const HIGHEST_NUMBER: u32 = 999_999_999;

/// The first line of a diagram.
pub(super) struct Header<'a> {
    /// The colour of the odd moves, if given; Black otherwise.
    pub(super) first: Option<Color>,
    pub(super) coordinates: bool,
    pub(super) size: Option<u32>,
    /// The number of the move drawn as `1`, if given.
    pub(super) number: Option<u32>,
    pub(super) title: &'a str,
}

/// True if the first line is not a header but a border or a row with its border. Sensei's
/// Library requires a header, but many diagrams have none.
pub(super) fn is_drawn(line: &Cursor) -> bool {
    let mut line = line.clone();
    line.skip_white();
    let text = line.text().as_bytes();
    text.first() == Some(&b'|') || (text.len() > 2 && text.iter().all(|&b| b == b'-' || b == b'+'))
}

impl<'a> Header<'a> {
    /// The header of a diagram that has none.
    pub(super) const NONE: Self =
        Self { first: None, coordinates: false, size: None, number: None, title: "" };

    /// Reads the first line after `$$`. The order is fixed; what does not fit is the title.
    pub(super) fn read(mut line: Cursor<'a>) -> Result<Self, ReadError> {
        let mut header = Self::NONE;
        header.first = match line.peek() {
            Some('B') => Some(Color::Black),
            Some('W') => Some(Color::White),
            _ => None,
        };
        if header.first.is_some() {
            line.next();
        }
        if line.peek() == Some('c') {
            line.next();
            header.coordinates = true;
        }
        let at = line.at();
        header.size = line.number();
        match header.size {
            Some(0) => return Err(ReadError::new(Fault::BadSize, at)),
            Some(size) if size > MAX_SIDE => {
                return Err(ReadError::new(Fault::TooLarge(MAX_SIDE), at));
            }
            _ => {}
        }
        let mut ahead = line.clone();
        if ahead.next() == Some('m') {
            let at = ahead.at();
            header.number = ahead.number();
            if let Some(number) = header.number {
                if !(1..=HIGHEST_NUMBER).contains(&number) {
                    return Err(ReadError::new(Fault::BadNumber, at));
                }
                line = ahead;
            }
        }
        line.skip_white();
        header.title = line.text();
        Ok(header)
    }

    /// The player of the move with this order, 1 for the move drawn as `1`.
    pub(super) fn color_of(&self, order: u32) -> Color {
        let first = self.first.unwrap_or(Color::Black);
        if order % 2 == 1 { first } else { first.other() }
    }

    /// The number of the move with this order.
    pub(super) fn number_of(&self, order: u32) -> u32 {
        self.number.unwrap_or(1) + order - 1
    }

    /// The order of the move with this number.
    pub(super) fn order_of(&self, number: Option<u32>) -> Option<u32> {
        number?.checked_sub(self.number.unwrap_or(1) - 1).filter(|&order| order > 0)
    }
}
