//! The rules that fired, with their evidence.

use alloc::vec::Vec;

use pass_alive::Point;

use crate::level::Level;
use crate::side::Side;
use crate::status::{Because, Status};
use crate::sum::Method;
use crate::term::By;
use crate::value::Value;

/// A rule that fired. Events come in the paper's order: levels, downgrading, condensed region, table,
/// adjustments, and then the value of the region.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// The level of a point, from its diagonal points (Tables 1 and 2).
    Level {
        /// The eye point.
        at: Point,
        /// Its diagonal index, doubled: 0 to 8.
        doubled_index: u8,
        /// The level that follows.
        level: Level,
    },
    /// A downgrading rule lowered a point.
    Downgraded {
        /// The number of the rule: 1 to 3 are for pure and semi-pure regions, 4 to 6 for mixed
        /// ones. In prisoner regions points are lowered as by rules 4 and 6.
        rule: u8,
        /// The point lowered.
        at: Point,
        /// The point that is the reason.
        by: Point,
        /// The level before.
        from: Level,
        /// The level after; `None` if the point is no eye point any more. The level before if the
        /// point is the liberty of a full prisoner, which rule 2 protects from rule 1; the
        /// prisoner is then the reason.
        to: Option<Level>,
    },
    /// The condensed region: the points that still count.
    Condensed {
        /// The points that are full, in reading order.
        full: Vec<Point>,
        /// The points that are half, in reading order.
        half: Vec<Point>,
    },
    /// A value from Table 3, or from the exceptions in the corner.
    Table {
        /// The points looked up, in reading order.
        points: Vec<Point>,
        /// The number of points next to them, each counted once, those off the board among them.
        exterior: u32,
        /// The value found.
        value: Value,
        /// `true` if the corner makes an exception.
        corner: bool,
    },
    /// A value was adjusted.
    Adjusted {
        /// The reason.
        why: Adjustment,
        /// The point that is the reason, if it is one point.
        at: Option<Point>,
        /// The value before.
        from: Value,
        /// The value after.
        to: Value,
    },
    /// A half point decides, and what follows is the value if this side plays beside it.
    Supposed {
        /// The empty diagonal point of the half point.
        at: Point,
        /// The side that plays on it.
        by: Side,
    },
    /// If the attacker fills this liberty of a prisoner, one eye is left (Chen and Chen 1999,
    /// "Prisoner eye-region").
    Reducible {
        /// The liberty.
        at: Point,
    },
    /// If the owner fills this liberty of a prisoner, the group lives (Chen and Chen
    /// 1999, "Prisoner eye-region").
    Fixable {
        /// The liberty.
        at: Point,
    },
    /// A point where the owner divides a mixed region into two eyes (Chen and Chen 1999, "Mixed
    /// region").
    Separating {
        /// The point.
        at: Point,
        /// `true` if the attacker may not play there.
        forbidden: bool,
    },
    /// Two regions are not independent.
    Dependent(Dependence),
    /// The value of a term of the sum.
    Valued {
        /// The numbers of its regions in the group.
        regions: Vec<usize>,
        /// The value; `None` if it is not known.
        value: Option<Value>,
        /// The source of the value.
        by: By,
    },
    /// The terms were added.
    Summed {
        /// The eyes of the group, at most 2.
        value: Value,
        /// The eyes if the owner moves first.
        owner_first: u8,
        /// The eyes if the attacker moves first.
        attacker_first: u8,
        /// How they were added.
        method: Method,
    },
    /// The end.
    Verdict {
        /// Whether the group lives.
        status: Status,
        /// The reason.
        because: Because,
    },
}

/// Two regions that one move can concern both.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dependence {
    /// The numbers of the two regions in their group, the smaller first.
    pub regions: [usize; 2],
    /// The reason: an open point diagonal to both, or a stone of a block around both.
    pub at: Point,
}

/// An event with the region that it is about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Step {
    /// The number of the region in its group; `None` if the event is about the whole group.
    pub region: Option<usize>,
    /// The rule that fired.
    pub event: Event,
}

/// The reason for adjusting a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Adjustment {
    /// A half point next to a square of four full points counts half an eye.
    SquareFour,
    /// No more than the value of full and half points together.
    Cap,
    /// A corridor between two false prisoners counts half an eye more.
    Corridor,
    /// The attacker may not play on the vital point.
    Forbidden,
    /// A point of the region is half, so that the value depends on who plays beside it. The value
    /// before is that with a stone of the owner there.
    HalfPrisoner,
}

impl Adjustment {
    /// The word for it in JSON.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Adjustment::SquareFour => "square-four",
            Adjustment::Cap => "cap",
            Adjustment::Corridor => "corridor",
            Adjustment::Forbidden => "forbidden",
            Adjustment::HalfPrisoner => "half-prisoner",
        }
    }
}
