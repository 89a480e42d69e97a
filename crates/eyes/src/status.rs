//! The status of a group by the rules.

/// Whether a group lives when both sides move in turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Status {
    /// It lives, even if the attacker moves first.
    Alive,
    /// It lives if its owner moves first, and dies if the attacker does.
    Critical,
    /// It dies, even if its owner moves first.
    Dead,
    /// It lives without two eyes, because neither side may begin.
    Seki,
    /// The rules do not decide.
    Unsettled,
}

/// The reason for a [`Status`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Because {
    /// All its blocks are unconditionally alive (Benson 1976).
    Unconditional,
    /// The sum of its regions.
    Sum,
    /// A prisoner that neither side may attack, in the only region.
    Seki,
    /// It lacks eyes, but has a way out or another group of its colour within reach.
    Exit,
    /// It lacks eyes, but next to it is an enemy group that does not live either.
    WeakSurrounder,
    /// A ko decides.
    Ko,
    /// It has a prisoner, but too few liberties outside for the rules on prisoners.
    Race,
    /// The value of a region, of several that depend on each other, or of a pocket of open points beside
    /// the group needs look-ahead that was not made, or goes beyond its limit.
    LookAhead,
}

impl Status {
    /// The word for it in JSON.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Status::Alive => "alive",
            Status::Critical => "critical",
            Status::Dead => "dead",
            Status::Seki => "seki",
            Status::Unsettled => "unsettled",
        }
    }
}

impl Because {
    /// The word for it in JSON.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Because::Unconditional => "unconditional",
            Because::Sum => "sum",
            Because::Seki => "seki",
            Because::Exit => "exit",
            Because::WeakSurrounder => "weak-surrounder",
            Because::Ko => "ko",
            Because::Race => "race",
            Because::LookAhead => "look-ahead",
        }
    }
}
