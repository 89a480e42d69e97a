//! The order in which the marks of a solid are drawn.

/// The place of a line or of the marks of a point in the order of drawing: first the lines below all
/// points; then from the farthest to the nearest, lines below the points of their depth; and what is
/// equally near in the order of numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Rank {
    is_above: bool,
    nearness: i32,
    pub(super) is_point: bool,
    /// The number of the line or point.
    pub(super) number: u32,
}

impl Rank {
    /// The rank of a line, which may lie below all points.
    pub(super) fn line(number: u32, nearness: i32, is_below: bool) -> Self {
        Self { is_above: !is_below, nearness, is_point: false, number }
    }

    /// The rank of a point.
    pub(super) fn point(number: u32, nearness: i32) -> Self {
        Self { is_above: true, nearness, is_point: true, number }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_order_is_by_nearness_then_lines_before_points_then_numbers() {
        let order = [
            Rank::line(9, i32::MIN, true),
            Rank::line(2, 400, true),
            Rank::point(8, i32::MIN),
            Rank::point(7, -1),
            Rank::line(u32::MAX, 0, false),
            Rank::point(0, 0),
            Rank::point(5, 0),
            Rank::line(0, 1, false),
            Rank::point(u32::MAX, i32::MAX),
        ];
        assert!(order.is_sorted_by(|one, other| one < other));
    }
}
