//! What a caller decides instead of the analysis.

use alloc::vec::Vec;

use pass_alive::Point;

/// Decisions of the caller. Each point names the block with a stone on it; points without a stone
/// decide nothing.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Choices {
    /// Pairs of blocks of one colour that belong to one group, unless they are also parted.
    pub join: Vec<(Point, Point)>,
    /// Pairs of blocks of one colour that belong to different groups, whatever links them: of several
    /// links that would make them one group together, the last ones found are not made.
    pub part: Vec<(Point, Point)>,
    /// Blocks that are dead.
    pub dead: Vec<Point>,
    /// Blocks that are not dead.
    pub alive: Vec<Point>,
}
