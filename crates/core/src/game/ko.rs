//! The rule on ko.

use crate::words::words;

/// The rule on ko. A *ko capture* takes a single stone with a stone that then stands alone with one
/// liberty, so that it could be retaken at once. Longer cycles (superko) are not detected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Ko {
    /// A ko may not be retaken at once.
    #[default]
    Basic,
    /// After a ko capture the opponent may not make any ko capture at once, neither there nor elsewhere
    /// (Kim 1978).
    Kim,
}

words!(Ko { Basic => "basic", Kim => "kim" });
