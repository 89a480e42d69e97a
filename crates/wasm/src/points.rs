//! Points, which come in as numbers.

use alloc::vec::Vec;

use pass_alive::Point;

/// The points with these numbers.
pub(crate) fn points_of(numbers: &[u32]) -> Vec<Point> {
    numbers.iter().copied().map(Point::new).collect()
}
