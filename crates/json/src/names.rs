//! The names of points and blocks.

use alloc::borrow::Cow;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use pass_alive::{Analysis, BlockId, Point, Space};
use serde::{Serialize, Serializer};

/// The names of some points, as all answers give them.
///
/// ```
/// use pass_alive::{Grid, Point};
/// let grid = Grid::new(9, 9).unwrap();
/// assert_eq!(pass_alive_json::point_names(grid, &[0, 80].map(Point::new)), ["A9", "J1"]);
/// ```
#[must_use]
pub fn point_names(space: impl Into<Space>, points: &[Point]) -> Vec<String> {
    let space = space.into();
    points.iter().map(|&point| space.name(point)).collect()
}

/// The names of points, made when they are written: all together would take many times the memory of
/// the points.
pub(crate) struct PointNames<'a> {
    space: Space,
    points: Cow<'a, [Point]>,
}

impl<'a> PointNames<'a> {
    pub(crate) fn new(space: Space, points: impl Into<Cow<'a, [Point]>>) -> Self {
        Self { space, points: points.into() }
    }
}

impl Serialize for PointNames<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.points.iter().map(|&point| self.space.name(point)))
    }
}

/// A list whose items are made when they are written.
pub(crate) struct Written<F>(pub(crate) F);

impl<I: Iterator<Item: Serialize>, F: Fn() -> I> Serialize for Written<F> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq((self.0)())
    }
}

/// The names of blocks, as those of an analysis.
pub(crate) fn block_names(blocks: &[BlockId]) -> Vec<String> {
    blocks.iter().map(BlockId::to_string).collect()
}

/// A block with its stones and what was asked about it.
#[derive(Serialize)]
pub(crate) struct BlockJson<'a, T> {
    name: String,
    points: PointNames<'a>,
    #[serde(flatten)]
    entry: T,
}

/// Every block of an analysis that has an `entry`, each made when it is written.
pub(crate) fn blocks<'a, T: Serialize + 'a>(
    space: Space,
    analysis: &'a Analysis,
    entry: impl Fn(BlockId) -> Option<T> + Copy + 'a,
) -> impl Serialize + 'a {
    Written(move || {
        analysis.blocks().filter_map(move |block| {
            let points = PointNames::new(space, block.points());
            Some(BlockJson { name: block.name(), points, entry: entry(block.id())? })
        })
    })
}
