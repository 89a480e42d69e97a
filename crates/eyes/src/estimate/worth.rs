//! The worth of a position.

/// The worth of a position to the owner, the worst first. The owner takes the greatest of the
/// moves, the attacker the least, so a result is sure exactly if what it rests on is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Worth {
    /// The wall is captured.
    Dead,
    /// The static analysis says that it will be.
    SeemsDead,
    /// The static analysis does not say.
    Open,
    /// The static analysis says that the wall lives.
    SeemsAlive,
    /// The wall lives.
    Alive,
}

impl Worth {
    pub(super) fn is_sure(self) -> bool {
        matches!(self, Worth::Dead | Worth::Alive)
    }

    pub(super) fn is_alive(self) -> bool {
        self >= Worth::SeemsAlive
    }

    pub(super) fn is_dead(self) -> bool {
        self <= Worth::SeemsDead
    }
}
