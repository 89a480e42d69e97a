//! What becomes of a group, and what that makes it.

use crate::side::Side;

/// What becomes of a group if one side moves first and both play as well as they can.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// It becomes unconditionally alive.
    Lives,
    /// It reaches a point that leads out, or a block of its owner that is taken to live.
    GetsOut,
    /// It stays without that, because neither side may begin.
    Seki,
    /// It stays; the limit left open how.
    Stays,
    /// The side that moves first succeeds if it has a ko threat that the other answers, and fails if
    /// neither side has one.
    Ko,
    /// All of it is captured.
    Dies,
}

/// Whether a group lives when both sides move in turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// It stays, even if the attacker moves first.
    Alive,
    /// It stays if its owner moves first, and dies if the attacker does.
    Critical,
    /// It dies, even if its owner moves first.
    Dead,
    /// It stays in seki, even if the attacker moves first.
    Seki,
    /// One ko threat decides.
    Ko,
    /// The limit was reached.
    Unsettled,
}

impl Outcome {
    /// The word for it in JSON.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Outcome::Lives => "lives",
            Outcome::GetsOut => "out",
            Outcome::Seki => "seki",
            Outcome::Stays => "stays",
            Outcome::Ko => "ko",
            Outcome::Dies => "dies",
        }
    }

    /// Returns `true` if the group stays without any ko threat.
    #[must_use]
    pub const fn is_life(self) -> bool {
        matches!(self, Outcome::Lives | Outcome::GetsOut | Outcome::Seki | Outcome::Stays)
    }
}

impl Verdict {
    /// The word for it in JSON.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Verdict::Alive => "alive",
            Verdict::Critical => "critical",
            Verdict::Dead => "dead",
            Verdict::Seki => "seki",
            Verdict::Ko => "ko",
            Verdict::Unsettled => "unsettled",
        }
    }

    /// The verdict that follows from what happens if the owner moves first, and if the attacker does;
    /// `None` is unknown. A group that dies though its owner begins also dies if he does not, because he
    /// may pass.
    ///
    /// | attacker first | owner first | verdict |
    /// |---|---|---|
    /// | lives, gets out, stays | | alive |
    /// | seki | lives, gets out | alive |
    /// | seki | | seki |
    /// | ko | | ko |
    /// | dies | lives, gets out, stays, seki | critical |
    /// | dies | ko | ko |
    /// | | dies | dead |
    #[must_use]
    pub fn of(owner_first: Option<Outcome>, attacker_first: Option<Outcome>) -> Self {
        match (owner_first, attacker_first) {
            (_, Some(Outcome::Lives | Outcome::GetsOut | Outcome::Stays)) => Verdict::Alive,
            (Some(Outcome::Lives | Outcome::GetsOut), Some(Outcome::Seki)) => Verdict::Alive,
            (_, Some(Outcome::Seki)) => Verdict::Seki,
            (_, Some(Outcome::Ko)) => Verdict::Ko,
            (Some(Outcome::Dies), _) => Verdict::Dead,
            (Some(Outcome::Ko), Some(Outcome::Dies)) => Verdict::Ko,
            (Some(_), Some(Outcome::Dies)) => Verdict::Critical,
            (None, _) | (_, None) => Verdict::Unsettled,
        }
    }
}

/// Whether `side` has what it wants in an outcome.
pub(super) fn suits(side: Side, outcome: Outcome) -> bool {
    outcome == Outcome::Ko || outcome.is_life() == (side == Side::Owner)
}
