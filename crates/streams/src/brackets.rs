//! Checks if the brackets of games make sense in an encoding.
//!
//! In Big5, GBK and Shift_JIS the last byte of a character may be the one of a backslash or
//! of the bracket that closes a value, so a wrong encoding tears values apart.

use encoding_rs::{BIG5, EUC_KR, Encoding, GB18030, GBK, SHIFT_JIS};

/// Kinds of encodings by the bytes that belong to one character.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// ASCII bytes are always ASCII characters: UTF-8, EUC-JP, Latin-1.
    Plain,
    /// A byte from 81 is followed by a second one from 40: Big5, GBK, EUC-KR.
    Double,
    /// The same, but A0 to DF are characters of one byte: Shift_JIS.
    ShiftJis,
}

impl Kind {
    fn of(encoding: &'static Encoding) -> Self {
        if encoding == SHIFT_JIS {
            Self::ShiftJis
        } else if [BIG5, GBK, GB18030, EUC_KR].contains(&encoding) {
            Self::Double
        } else {
            Self::Plain
        }
    }

    fn is_lead(self, byte: u8) -> bool {
        match self {
            Self::Plain => false,
            Self::Double => matches!(byte, 0x81..=0xfe),
            Self::ShiftJis => matches!(byte, 0x81..=0x9f | 0xe0..=0xfc),
        }
    }
}

/// The number of places in games that make little sense if their bytes are in `encoding`.
pub(crate) fn oddities(games: &[u8], encoding: &'static Encoding) -> u32 {
    let mut brackets = Brackets::new(Kind::of(encoding));
    games.iter().for_each(|&byte| brackets.take(byte));
    let is_open = brackets.depth > 0 || brackets.in_value;
    brackets.oddities.saturating_add(is_open.into())
}

struct Brackets {
    kind: Kind,
    depth: u32,
    in_value: bool,
    escaped: bool,
    /// The last byte begins a character.
    lead: bool,
    /// The last byte is a letter as in the name of a property.
    letter: bool,
    oddities: u32,
}

impl Brackets {
    fn new(kind: Kind) -> Self {
        Self {
            kind,
            depth: 0,
            in_value: false,
            escaped: false,
            lead: false,
            letter: false,
            oddities: 0,
        }
    }

    fn take(&mut self, byte: u8) {
        let second = self.lead && byte >= 0x40 && byte != 0x7f;
        self.lead = !second && self.kind.is_lead(byte);
        if second || byte >= 0x80 {
            self.escaped = false;
            // Around games there may be any text.
            self.note(self.depth > 0 && !self.in_value);
        } else if self.in_value {
            self.take_in_value(byte);
        } else {
            self.take_outside(byte);
        }
        self.letter = byte.is_ascii_uppercase();
    }

    fn note(&mut self, is_odd: bool) {
        self.oddities = self.oddities.saturating_add(is_odd.into());
    }

    fn take_in_value(&mut self, byte: u8) {
        if self.escaped {
            self.escaped = false;
            return;
        }
        // The value has gone on into the next property, as in `];B[`.
        self.note(byte == b'[' && self.letter);
        self.escaped = byte == b'\\';
        self.in_value = byte != b']';
    }

    fn take_outside(&mut self, byte: u8) {
        match byte {
            b'(' => self.depth = self.depth.saturating_add(1),
            b')' => self.depth = self.depth.saturating_sub(1),
            b'[' if self.depth > 0 => self.in_value = true,
            _ if byte.is_ascii_alphanumeric() || byte.is_ascii_whitespace() || byte == b';' => {}
            _ => self.note(self.depth > 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use encoding_rs::WINDOWS_1252;

    use super::*;

    #[test]
    fn second_bytes_that_are_brackets_are_odd_in_other_encodings() {
        let games: [(&[u8], [u32; 3]); 5] = [
            (b"(;SZ[2]PB[\xb3\\];B[aa];W[bb])", [0, 1, 1]),
            (b"(;PB[\xb3]]PW[x];B[aa])", [0, 1, 1]),
            (b"(;PB[M\xfcller]PW[caf\xe9];B[aa])", [1, 1, 0]),
            (b"(;C[\x95\\])", [0, 0, 2]),
            (b"(;C[see [1\\] above];B[aa])", [0, 0, 0]),
        ];
        for (game, expected) in games {
            let found = [BIG5, SHIFT_JIS, WINDOWS_1252].map(|it| oddities(game, it));
            let is_odd = |number: u32| number > 0;
            assert_eq!(found.map(is_odd), expected.map(is_odd), "{}", game.escape_ascii());
        }
    }
}
