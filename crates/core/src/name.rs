//! The names of blocks (A, B … Z, AA, AB …) and regions (a, b … z, aa, ab …).

/// The name of the block with index `block` in reading order.
///
/// ```
/// assert_eq!(pass_alive::block_name(0), "A");
/// assert_eq!(pass_alive::block_name(26), "AA");
/// assert_eq!(pass_alive::region_name(27), "ab");
/// ```
pub fn block_name(block: u32) -> String {
    letters(block, b'A')
}

/// The name of the region with index `region` in reading order.
pub fn region_name(region: u32) -> String {
    letters(region, b'a')
}

fn letters(index: u32, first: u8) -> String {
    let mut rest = u64::from(index) + 1;
    let mut name = Vec::new();
    while rest > 0 {
        rest -= 1;
        name.push((first + (rest % 26) as u8) as char);
        rest /= 26;
    }
    name.iter().rev().collect()
}
