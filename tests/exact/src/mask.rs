//! Small sets as bits of a number.

/// A set of playable points, or of blocks of the wall: bit `i` for the one with number `i`.
pub(super) type Mask = u32;

/// The set of the first `count`.
pub(super) fn first(count: usize) -> Mask {
    (1 << count) - 1
}

/// The numbers in a set, in ascending order.
pub(super) fn bits(mut mask: Mask) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let lowest = (mask != 0).then(|| mask.trailing_zeros() as usize);
        mask &= mask.wrapping_sub(1);
        lowest
    })
}
