//! The characters of a diagram.

use crate::cursor::Cursor;
use crate::script::Shape;
use pass_alive::Color;

/// A visible character of a row.
#[derive(Clone)]
pub(super) struct Drawn<'a> {
    pub(super) character: char,
    /// Its place in the text.
    pub(super) at: Cursor<'a>,
}

impl Drawn<'_> {
    /// The stone that it draws, unless it is a number.
    pub(super) fn stone(&self) -> Option<Color> {
        match self.character {
            'X' | 'B' | '#' | 'Y' | 'Z' => Some(Color::Black),
            'O' | 'W' | '@' | 'Q' | 'P' => Some(Color::White),
            _ => None,
        }
    }

    /// The mark that it draws, unless that is a label.
    pub(super) fn shape(&self) -> Option<Shape> {
        Some(match self.character {
            'B' | 'W' | 'C' => Shape::Circle,
            '#' | '@' | 'S' => Shape::Square,
            'Y' | 'Q' | 'T' => Shape::Triangle,
            'Z' | 'P' | 'M' => Shape::Cross,
            _ => return None,
        })
    }

    /// 1–10 for the characters `1`–`9` and `0`.
    pub(super) fn order(&self) -> Option<u32> {
        match self.character {
            '0' => Some(10),
            '1'..='9' => Some(self.character as u32 - '0' as u32),
            _ => None,
        }
    }

    pub(super) fn is_border(&self) -> bool {
        matches!(self.character, '|' | '-' | '+')
    }

    /// True if its point is not part of the position.
    pub(super) fn is_left_out(&self) -> bool {
        self.is_border() || matches!(self.character, '?' | '_')
    }
}

/// True if a title may mean a point by this character.
pub(super) fn is_anchor(character: char) -> bool {
    matches!(character, 'a'..='z' | '0'..='9' | '#' | '@' | 'B' | 'C' | 'M')
        || matches!(character, 'P'..='Q' | 'S'..='T' | 'W' | 'Y'..='Z')
}
