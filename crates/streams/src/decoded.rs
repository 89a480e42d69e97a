//! Decoding a piece of a text: in the encoding that it names, in UTF-8, or in one guessed at.

use encoding_rs::{
    BIG5, EUC_KR, Encoding, GBK, SHIFT_JIS, UTF_8, UTF_16BE, UTF_16LE, WINDOWS_1252,
};
use pass_alive_notation::sgf;

use crate::brackets::oddities;
use crate::encoding::{called, guess};

/// Encodings tried, in this order, if the one guessed at loses brackets.
const TRIED: [&Encoding; 5] = [BIG5, GBK, SHIFT_JIS, EUC_KR, WINDOWS_1252];

/// A text and how it was decoded.
#[derive(Debug, PartialEq)]
pub(crate) struct Decoded {
    pub(crate) text: String,
    pub(crate) encoding: &'static Encoding,
    /// The bytes are no UTF-8 and do not name their encoding, or name a wrong one.
    pub(crate) is_guess: bool,
    /// The name in `CA`, if it is unknown or wrong.
    pub(crate) misnamed: Option<Misnamed>,
}

/// The name of an encoding that cannot be used.
#[derive(Debug, PartialEq)]
pub(crate) enum Misnamed {
    /// There is no encoding of this name.
    Unknown(String),
    /// The bytes are not in the encoding of this name.
    Wrong(String),
}

impl Decoded {
    /// A text in a known encoding.
    pub(crate) fn known(bytes: Vec<u8>, encoding: &'static Encoding) -> Self {
        let text = if encoding == UTF_8 {
            String::from_utf8(bytes)
                .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
        } else {
            encoding.decode_without_bom_handling(&bytes).0.into_owned()
        };
        Self { text, encoding, is_guess: false, misnamed: None }
    }

    /// A text that does not name its encoding.
    pub(crate) fn unnamed(bytes: Vec<u8>) -> Self {
        let bytes = match String::from_utf8(bytes) {
            Ok(text) => return Self { text, encoding: UTF_8, is_guess: false, misnamed: None },
            Err(error) => error.into_bytes(),
        };
        let guessed = guess(&bytes);
        Self { is_guess: true, ..Self::known(bytes, guessed) }
    }

    /// A game, which may name its encoding. Games before it were in the `usual` one.
    pub(crate) fn game(bytes: Vec<u8>, usual: Option<&'static Encoding>) -> Self {
        let name = sgf::charset(&bytes);
        let named = name.and_then(called);
        let mut misnamed = match (name, named) {
            (Some(name), None) => Some(Misnamed::Unknown(name.to_owned())),
            // Bytes of UTF-16 would not have been seen to be a game.
            (Some(name), Some(named)) if named == UTF_16LE || named == UTF_16BE => {
                Some(Misnamed::Wrong(name.to_owned()))
            }
            _ => None,
        };
        if let Some((name, named)) = name.zip(named).filter(|_| misnamed.is_none()) {
            // Some characters may be wrong. Then the name may be, if another encoding has none.
            let is_right = is_right(&bytes, named) || !is_right(&bytes, likeliest(&bytes, usual));
            if is_right && (named == UTF_8 || !is_surely_utf8(&bytes)) {
                return Self::known(bytes, named);
            }
            misnamed = Some(Misnamed::Wrong(name.to_owned()));
        }
        if std::str::from_utf8(&bytes).is_ok() {
            return Self { misnamed, ..Self::known(bytes, UTF_8) };
        }
        let likeliest = likeliest(&bytes, usual);
        Self { is_guess: true, misnamed, ..Self::known(bytes, likeliest) }
    }
}

/// UTF-8 if that is possible; else the encoding that is likeliest by its characters, or if
/// some make no sense in that, another in which all do.
fn likeliest(game: &[u8], usual: Option<&'static Encoding>) -> &'static Encoding {
    if std::str::from_utf8(game).is_ok() {
        return UTF_8;
    }
    let guessed = guess(game);
    let faults = |encoding| (!is_right(game, encoding), oddities(game, encoding));
    let (mut best, mut least) = (guessed, faults(guessed));
    for encoding in usual.into_iter().chain(TRIED) {
        if least == (false, 0) {
            break;
        }
        let faults = faults(encoding);
        if faults < least {
            (best, least) = (encoding, faults);
        }
    }
    best
}

/// True for UTF-8 with a character of three bytes or more, which hardly occurs by chance in
/// other encodings.
fn is_surely_utf8(bytes: &[u8]) -> bool {
    std::str::from_utf8(bytes).is_ok_and(|text| text.chars().any(|c| c.len_utf8() > 2))
}

/// True if all bytes are characters of `encoding`.
fn is_right(bytes: &[u8], encoding: &'static Encoding) -> bool {
    encoding.decode_without_bom_handling_and_without_replacement(bytes).is_some()
}
