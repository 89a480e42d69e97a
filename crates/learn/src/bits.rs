//! Sets of points, or of blocks.

/// A set of at most 128 points, or of blocks, one bit each.
pub type Bits = u128;

/// The elements of a set, each as a set of its own, the lowest first.
///
/// ```
/// assert_eq!(pass_alive_learn::each(0b101).collect::<Vec<_>>(), [0b001, 0b100]);
/// ```
pub fn each(mut set: Bits) -> impl Iterator<Item = Bits> {
    core::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}
