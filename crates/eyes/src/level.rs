//! The level of an eye point.

/// How sure an eye is on one point (Chen and Chen 1999, "Eye-points").
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// An eye here would be false.
    False,
    /// A full or a false eye, depending on who moves first beside it.
    Half,
    /// An eye here cannot be made false.
    Full,
}

impl Level {
    /// The word for it in JSON.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Level::False => "false",
            Level::Half => "half",
            Level::Full => "full",
        }
    }

    /// The level of a point from its diagonal index, doubled: of its four diagonal points each
    /// counts 2 if the owner controls it (or it is off the board), 1 if it is empty and open to the
    /// attacker, 0 if a living enemy stone is on it (Chen and Chen 1999, Tables 1 and 2). Points on the
    /// first line, the corners among them, need a higher index.
    ///
    /// ```
    /// use pass_alive_eyes::Level;
    /// assert_eq!(Level::of_index(6, false), Level::Full);
    /// assert_eq!(Level::of_index(6, true), Level::False);
    /// assert_eq!(Level::of_index(7, true), Level::Half);
    /// ```
    #[must_use]
    pub fn of_index(doubled: u8, first_line: bool) -> Self {
        let full = if first_line { 8 } else { 6 };
        match doubled {
            index if index >= full => Level::Full,
            index if index == full - 1 => Level::Half,
            _ => Level::False,
        }
    }

    /// The level `steps` lower, at least [`Level::False`].
    #[must_use]
    pub fn lowered(self, steps: u8) -> Self {
        match (self as u8).saturating_sub(steps) {
            0 => Level::False,
            1 => Level::Half,
            _ => Level::Full,
        }
    }
}
