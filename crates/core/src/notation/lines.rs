//! The lines of bytes that are not decoded yet.

/// The bytes that are looked at together.
const BLOCK: usize = 16;

/// The line that starts at `start`, without its end, and where the next one starts: nothing
/// if its end is not among `bytes`, or may go on after them.
pub(super) fn next_line(bytes: &[u8], start: usize) -> Option<(&[u8], usize)> {
    let rest = bytes.get(start..)?;
    let is_end = |&byte: &u8| byte == b'\n' || byte == b'\r';
    // Block by block, because that is compiled to fewer instructions than byte by byte.
    let has_no_end =
        |block: &&[u8; BLOCK]| !block.iter().fold(false, |any, byte| any | is_end(byte));
    let before = BLOCK * rest.as_chunks().0.iter().take_while(has_no_end).count();
    let length = before + rest[before..].iter().position(is_end)?;
    let end = match (rest[length], rest.get(length + 1)) {
        (b'\r', None) => return None,
        (b'\r', Some(b'\n')) => length + 2,
        _ => length + 1,
    };
    Some((&rest[..length], start + end))
}
