//! The colours of palettes.

use alloc::string::String;
use core::fmt;

/// A colour. A palette of these takes a third of the room that one of texts does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Paint {
    /// Red, green and blue.
    Rgb([u8; 3]),
    /// A colour of the reader's own system.
    System(SystemColor),
}

/// Colours of a system, by their names in CSS.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SystemColor {
    /// `Canvas`.
    Canvas,
    /// `CanvasText`.
    CanvasText,
    /// `GrayText`.
    GrayText,
    /// `Highlight`.
    Highlight,
}

impl Paint {
    /// The colour that is written `#rrggbb`, or by the name of a system colour.
    pub(crate) const fn new(css: &str) -> Self {
        match css.as_bytes() {
            b"Canvas" => Self::System(SystemColor::Canvas),
            b"CanvasText" => Self::System(SystemColor::CanvasText),
            b"GrayText" => Self::System(SystemColor::GrayText),
            b"Highlight" => Self::System(SystemColor::Highlight),
            &[b'#', r, s, g, h, b, c] => Self::Rgb([byte(r, s), byte(g, h), byte(b, c)]),
            _ => panic!("no colour"),
        }
    }

    /// The colour for CSS and SVG: `#rrggbb`, or the name of a system colour.
    ///
    /// ```
    /// use pass_alive_scene::Role;
    /// assert_eq!(Role::PALE[Role::Board as usize].css(), "#f2ddb0");
    /// assert_eq!(Role::FORCED[Role::Board as usize].css(), "Canvas");
    /// ```
    #[must_use]
    pub fn css(self) -> String {
        match self {
            Self::System(SystemColor::Canvas) => "Canvas".into(),
            Self::System(SystemColor::CanvasText) => "CanvasText".into(),
            Self::System(SystemColor::GrayText) => "GrayText".into(),
            Self::System(SystemColor::Highlight) => "Highlight".into(),
            Self::Rgb(parts) => {
                let mut css = String::from("#");
                for digit in parts.map(|part| [part >> 4, part & 0xf]).as_flattened() {
                    css.push(char::from(DIGITS[usize::from(*digit)]));
                }
                css
            }
        }
    }
}

impl fmt::Display for Paint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.css())
    }
}

const DIGITS: &[u8; 16] = b"0123456789abcdef";

/// The byte of two hexadecimal digits.
const fn byte(high: u8, low: u8) -> u8 {
    digit(high) << 4 | digit(low)
}

const fn digit(digit: u8) -> u8 {
    match digit {
        b'0'..=b'9' => digit - b'0',
        b'a'..=b'f' => digit - b'a' + 10,
        _ => panic!("no hexadecimal digit"),
    }
}
