//! The words of enums: the same in the program's options, in JSON, in the binding and in the library.

use core::fmt;

/// The error for a text that is none of the words of an enum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct UnknownWord {
    /// The words that there are.
    pub expected: &'static [&'static str],
}

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected ")?;
        for (place, word) in self.expected.iter().enumerate() {
            let joint = match place {
                0 => "",
                _ if place + 1 == self.expected.len() => " or ",
                _ => ", ",
            };
            write!(f, "{joint}{word}")?;
        }
        Ok(())
    }
}

impl core::error::Error for UnknownWord {}

/// Gives an enum its words: `as_str` and `Display`.
macro_rules! words {
    ($type:ident { $($variant:ident => $word:literal),+ $(,)? }) => {
        impl $type {
            /// The word for it in the program's options and in JSON.
            #[must_use]
            pub const fn as_str(self) -> &'static str {
                match self {
                    $($type::$variant => $word,)+
                }
            }
        }

        impl core::fmt::Display for $type {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.as_str())
            }
        }
    };
}

/// Gives an enum its words, from which it can be parsed.
macro_rules! parsed_words {
    ($type:ident { $($variant:ident => $word:literal),+ $(,)? }) => {
        crate::words::words!($type { $($variant => $word),+ });

        impl core::str::FromStr for $type {
            type Err = crate::words::UnknownWord;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match text {
                    $($word => Ok($type::$variant),)+
                    _ => Err(crate::words::UnknownWord { expected: &[$($word),+] }),
                }
            }
        }
    };
}

pub(crate) use {parsed_words, words};
