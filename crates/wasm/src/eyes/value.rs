//! Values and words of the eyes' answers.

use alloc::string::{String, ToString};

use pass_alive_eyes::{Adjustment, Because, By, Kind, Level, Method, Side, Status, Value, Why};

use serde::Serialize;
use ts_rs::TS;

use crate::words::words;

/// A number of eyes, such as `2`, or a switch, such as `{2|1}` or `{{2|1}|0}`: the left value if the group's owner
/// moves first there, the right one if the opponent does. Without spaces.
#[derive(Serialize, TS)]
pub(crate) struct EyeValue(String);

impl From<&Value> for EyeValue {
    fn from(value: &Value) -> Self {
        Self(value.to_string())
    }
}

/// The diagonal index, 0 to 4 in halves.
pub(super) fn index(doubled: u8) -> f64 {
    f64::from(doubled) / 2.0
}

/// A level after the rules.
#[derive(Debug, Clone, Copy)]
pub(super) enum FinalLevel {
    False,
    Half,
    Full,
    None,
}

impl FinalLevel {
    const fn as_str(self) -> &'static str {
        match self {
            Self::False => Level::False.as_str(),
            Self::Half => Level::Half.as_str(),
            Self::Full => Level::Full.as_str(),
            Self::None => "none",
        }
    }
}

impl From<Option<Level>> for FinalLevel {
    fn from(level: Option<Level>) -> Self {
        match level {
            Some(Level::False) => Self::False,
            Some(Level::Half) => Self::Half,
            Some(Level::Full) => Self::Full,
            None => Self::None,
        }
    }
}

/// A side as `web/engine` calls it.
#[derive(Debug, Clone, Copy)]
pub(super) enum Player {
    Owner,
    Opponent,
}

impl Player {
    const fn as_str(self) -> &'static str {
        match self {
            Self::Owner => "owner",
            Self::Opponent => "opponent",
        }
    }
}

impl From<Side> for Player {
    fn from(side: Side) -> Self {
        match side {
            Side::Owner => Self::Owner,
            Side::Attacker => Self::Opponent,
        }
    }
}

words! {
    /// The two sides of a group: its owner and the other color.
    Player as "EyePlayer" { Owner, Opponent }
    /// The level of an eye point: an eye that cannot be made false, one that is full or false depending on
    /// who moves first beside it, and one that would be false.
    Level as "EyeLevel" { Full, Half, False }
    /// The level of an eye point after all rules; `none` if it is no eye point any more.
    FinalLevel as "FinalLevel" { Full, Half, False, None }
    /// The kind of an eye region, by its prisoners.
    Kind as "EyeRegionType" { Pure, SemiPure, Prisoner, Mixed }
    /// The way in which a region got its value.
    By as "ValuedBy" { Table, Rules, Exact }
    /// The answer to whether a group lives when its owner answers.
    Status as "EyeStatus" { Alive, Critical, Dead, Seki, Unsettled }
    /// The reason for a status: the stones are unconditionally alive; the sum of the regions; a prisoner that
    /// neither side may attack; a way out; an enemy group around it that does not live either; too few
    /// liberties outside for the rules on prisoners; a ko; a region whose value is not known.
    Because as "EyeReason" { Unconditional, Sum, Seki, Exit, WeakSurrounder, Ko, Race, LookAhead }
    /// The reason for adjusting a value.
    Adjustment as "EyeAdjustment" { SquareFour, Cap, Corridor, Forbidden, HalfPrisoner }
    /// The reason for a link: two liberties in common; one where an enemy stone would be in atari; an area
    /// that both enclose; a prisoner that both are next to; or the caller said so.
    Why as "EyeLinkReason" { Liberties, Atari, Enclosed, Prisoner, Asked }
    /// Averages of switches of size 1 (Proposition 2), switches sorted by size (Proposition 1), or minimax.
    Method as "EyeSumMethod" { Averages, Switches, Minimax }
}
