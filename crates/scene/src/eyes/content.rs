//! The content of the lens of eyes, as plain data.

use alloc::string::String;
use alloc::vec::Vec;
use pass_alive::Point;

use crate::role::Role;

/// The content of the lens.
#[derive(Debug, Clone, Default)]
pub struct Eyes {
    /// The groups; an outline may lie in another one.
    pub groups: Vec<EyeGroup>,
    /// The eye regions, of any groups.
    pub regions: Vec<EyeRegion>,
    /// The eye points, empty or with a prisoner.
    pub points: Vec<(Point, EyeLevel)>,
    /// The empty points that one more stone would enclose.
    pub frontier: Vec<Point>,
    /// The enemy stones thought dead.
    pub prisoners: Vec<Point>,
    /// The first moves with which an owner lives.
    pub save: Vec<Point>,
    /// The first moves with which the opponent kills.
    pub kill: Vec<Point>,
    /// The points that the current rule is about.
    pub evidence: Vec<Point>,
}

/// A group of blocks.
#[derive(Debug, Clone)]
pub struct EyeGroup {
    /// The name, written on one of its stones; empty for none.
    pub name: String,
    /// The stones.
    pub stones: Vec<Point>,
    /// The points that it encloses, which its outline encloses too.
    pub interior: Vec<Point>,
    /// True for the group that the reader looks at.
    pub chosen: bool,
}

/// A connected set of points with eyes.
#[derive(Debug, Clone)]
pub struct EyeRegion {
    /// Its kind, which its outline shows.
    pub kind: EyeRegionKind,
    /// The points.
    pub points: Vec<Point>,
    /// The value, written at its border; empty for none.
    pub value: String,
}

/// The kinds of eye regions, by their prisoners.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EyeRegionKind {
    /// None.
    Pure,
    /// Single stones with one liberty each.
    SemiPure,
    /// One block that every empty point is next to.
    Prisoner,
    /// Any others.
    Mixed,
}

/// The levels of eye points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EyeLevel {
    /// An eye here would be false.
    False,
    /// A full or a false eye, depending on who moves first beside it.
    Half,
    /// An eye here cannot be made false.
    Full,
}

impl EyeRegionKind {
    pub(super) fn role(self) -> Role {
        match self {
            Self::Pure => Role::PureRegion,
            Self::SemiPure => Role::SemiPureRegion,
            Self::Prisoner => Role::PrisonerRegion,
            Self::Mixed => Role::MixedRegion,
        }
    }
}
