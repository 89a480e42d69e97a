//! Finding the ends of game trees in bytes that are not decoded yet.

use pass_alive_notation::bytes::{Opened, Opening, is_white};

/// Follows the bytes of a collection in an encoding that is not known yet.
///
/// The last byte of a character of Big5, GBK, Shift_JIS and their like may be that of `[`,
/// `\` or `]`, but never that of `(`, `)` or `;`. So the bytes are read in two ways at the
/// same time, each byte as a character and pairs of bytes as characters, and a tree ends
/// where it ends either way.
#[derive(Debug, Clone, Default)]
pub(crate) struct Trees {
    characters: Characters,
    single: Outline,
    double: Outline,
    /// Within two-byte characters of ISO-2022-JP, whose bytes are those of ASCII.
    shifted: bool,
}

/// The brackets of a collection so far.
#[derive(Debug, Clone, Default)]
struct Outline {
    opening: Opening,
    depth: u32,
    in_value: bool,
    escaped: bool,
}

impl Outline {
    fn is_outside(&self) -> bool {
        self.depth == 0
    }

    fn step(&mut self, byte: u8) {
        if self.in_value {
            self.in_value = self.escaped || byte != b']';
            self.escaped = !self.escaped && byte == b'\\';
            return;
        }
        if self.depth == 0 {
            if self.opening.step(byte.into(), is_white(byte)) == Opened::Yes {
                self.depth = 1;
                self.in_value = byte == b'[';
            }
            return;
        }
        match byte {
            b'[' => self.in_value = true,
            b'(' => self.depth = self.depth.saturating_add(1),
            b')' => {
                self.depth -= 1;
                if self.depth == 0 {
                    self.opening = Opening::default();
                }
            }
            _ => {}
        }
    }

    /// Takes a byte that is not the first of its character. The byte order mark is white, but
    /// not every character that begins as it does.
    fn step_within(&mut self, byte: u8) {
        if self.depth == 0 {
            self.opening.step(char::REPLACEMENT_CHARACTER, is_white(byte));
        }
    }
}

impl Trees {
    /// The length of the first piece of `bytes`, of which the first `seen` were looked at.
    pub(crate) fn cut(&mut self, bytes: &[u8], seen: &mut usize) -> Option<usize> {
        while let Some(&byte) = bytes.get(*seen) {
            let rest = &bytes[*seen..];
            let unsure = self.single.is_outside() != self.double.is_outside();
            if byte == b'(' && unsure && starts_with_root(rest)? {
                *self = Self::default();
                return Some(*seen);
            }
            if byte == ESCAPE {
                let shifted = match rest.get(1..3)? {
                    b"$B" | b"$@" => Some(true),
                    b"(B" | b"(J" => Some(false),
                    _ => None,
                };
                if let Some(shifted) = shifted {
                    self.shifted = shifted;
                    *seen += 3;
                    continue;
                }
            }
            *seen += 1;
            if self.step(byte) {
                *self = Self::default();
                return Some(*seen);
            }
        }
        None
    }

    /// Takes the next byte. Returns `true` if a tree ends with it.
    fn step(&mut self, byte: u8) -> bool {
        if byte == b'\n' || byte == b'\r' {
            self.shifted = false;
        }
        if self.shifted {
            return false;
        }
        let inside = !self.single.is_outside() || !self.double.is_outside();
        self.single.step(byte);
        if self.characters.is_second(byte) {
            self.double.step_within(byte);
        } else {
            self.double.step(byte);
        }
        inside && byte == b')' && self.single.is_outside() && self.double.is_outside()
    }
}

/// True if a property that only roots have follows the bracket at the start of `bytes`: a
/// new tree, even if the one before it may not have ended. `None` if more bytes are needed
/// to tell.
fn starts_with_root(bytes: &[u8]) -> Option<bool> {
    let mut opening = Opening::within_prose();
    for &byte in bytes.iter().filter(|&&byte| byte != b';').take(LOOKED_AT) {
        if opening.step(byte.into(), is_white(byte)) == Opened::Yes {
            return Some(true);
        }
        if !opening.is_open() {
            return Some(false);
        }
    }
    (bytes.len() > LOOKED_AT).then_some(false)
}

/// The first byte of the escape sequences of ISO-2022-JP.
const ESCAPE: u8 = 0x1b;

/// The maximum length in bytes of a bracket, a name and white space around them.
const LOOKED_AT: usize = 64;

/// Finds the second bytes of two-byte characters, where the encoding is either
/// UTF-8 or one of those with two bytes.
#[derive(Debug, Clone, Default)]
struct Characters {
    /// The bytes of the character so far, 0 between characters.
    taken: u8,
    /// The number of bytes that a character of UTF-8 still lacks.
    missing: u8,
}

impl Characters {
    fn is_second(&mut self, byte: u8) -> bool {
        if self.missing > 0 && (0x80..0xc0).contains(&byte) {
            (self.taken, self.missing) = (self.taken + 1, self.missing - 1);
            if self.missing == 0 {
                self.taken = 0;
            }
            return true;
        }
        let second = self.taken % 2 == 1 && byte >= 0x40;
        self.missing = 0;
        self.taken = 0;
        if !second && byte > 0x80 {
            self.taken = 1;
            self.missing = match byte {
                0xc2..0xe0 => 1,
                0xe0..0xf0 => 2,
                0xf0..0xf5 => 3,
                _ => 0,
            };
        }
        second
    }
}
