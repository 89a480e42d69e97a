//! Words of enums in answers.

/// The words of an enum.
pub trait Words: Copy + 'static {
    /// The name of its type in TypeScript, and the comment on that.
    const TYPE: (&'static str, &'static str);
    /// All values, in order.
    const ALL: &'static [Self];

    /// The word for the value.
    fn as_str(self) -> &'static str;
}

/// A value of an enum as its word.
#[derive(Debug, Clone, Copy)]
pub struct Word<T>(pub T);

/// Gives enums with a function `word` their names in TypeScript.
macro_rules! words {
    ($($(#[doc = $doc:literal])+ $type:path as $name:literal { $($variant:ident),+ $(,)? })+) => {$(
        impl $crate::words::Words for $type {
            const TYPE: (&'static str, &'static str) = ($name, concat!($($doc, "\n"),+));
            const ALL: &'static [Self] = &[$(Self::$variant),+];

            fn as_str(self) -> &'static str {
                match self {
                    $(Self::$variant)|+ => <$type>::as_str(self),
                }
            }
        }
    )+};
}

pub(crate) use words;
