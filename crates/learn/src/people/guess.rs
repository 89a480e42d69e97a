//! Readers who do not think about eyes to the end.

/// A way to guess which blocks stay.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Guess {
    /// All of them.
    All,
    /// None.
    None,
    /// Those with the most liberties.
    MostLiberties,
    /// Those with the most regions that are healthy for them, and at least one.
    MostEyes,
}

impl Guess {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::All, Self::None, Self::MostLiberties, Self::MostEyes];

    /// The name in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::None => "none",
            Self::MostLiberties => "most-liberties",
            Self::MostEyes => "most-eyes",
        }
    }
}
