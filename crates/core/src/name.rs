//! The names of blocks (A, B … Z, AA, AB …) and regions (a, b … z, aa, ab …), and numbers.

use alloc::string::String;

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
    let mut name = String::new();
    push_letters(&mut name, index, first);
    name
}

fn push_letters(name: &mut String, index: u32, first: u8) {
    if index >= 26 {
        push_letters(name, index / 26 - 1, first);
    }
    name.push(char::from(first + (index % 26) as u8));
}

/// Appends `number` in decimal digits. This is all that numbers need of formatting, which
/// makes a large part of a small program.
///
/// ```
/// let mut text = "Move ".to_owned();
/// pass_alive::push_number(&mut text, 120);
/// assert_eq!(text, "Move 120");
/// ```
pub fn push_number(text: &mut String, number: u32) {
    if number >= 10 {
        push_number(text, number / 10);
    }
    text.push(char::from(b'0' + (number % 10) as u8));
}
