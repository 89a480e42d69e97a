//! The two sides of a question about eyes.

/// A side: the owner of the eyes, or the attacker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// The colour whose eyes are counted.
    Owner,
    /// The other colour.
    Attacker,
}

impl Side {
    /// Both sides, the owner first.
    pub const BOTH: [Side; 2] = [Side::Owner, Side::Attacker];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Side::Owner => Side::Attacker,
            Side::Attacker => Side::Owner,
        }
    }

    /// `true` if `a` suits this side better than `b`: more eyes the owner, fewer the attacker.
    pub(crate) fn prefers<T: Ord>(self, a: &T, b: &T) -> bool {
        match self {
            Side::Owner => a > b,
            Side::Attacker => a < b,
        }
    }
}
