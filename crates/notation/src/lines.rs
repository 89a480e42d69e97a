//! The lines of bytes that are not decoded yet.

/// The bytes that are looked at together.
const BLOCK: usize = 16;

/// True for white space, and for the bytes of a byte order mark, in a text that is not
/// decoded yet.
pub fn is_white_byte(byte: u8) -> bool {
    byte.is_ascii_whitespace() || matches!(byte, 0x0b | 0xef | 0xbb | 0xbf)
}

/// The index of the first of `bytes` that `is_wanted`. They are looked at block by block, which is
/// compiled to fewer instructions than byte by byte.
pub(crate) fn find(bytes: &[u8], is_wanted: impl Fn(u8) -> bool) -> Option<usize> {
    let (blocks, _) = bytes.as_chunks::<BLOCK>();
    let has_none =
        |block: &&[u8; BLOCK]| !block.iter().fold(false, |any, &byte| any | is_wanted(byte));
    let before = BLOCK * blocks.iter().take_while(has_none).count();
    Some(before + bytes[before..].iter().position(|&byte| is_wanted(byte))?)
}

/// The line that starts at `start`, without its end, and where the next one starts: nothing
/// if its end is not among `bytes`, or may go on after them.
pub fn next_line(bytes: &[u8], start: usize) -> Option<(&[u8], usize)> {
    let rest = bytes.get(start..)?;
    let length = find(rest, |byte| byte == b'\n' || byte == b'\r')?;
    let end = match (rest[length], rest.get(length + 1)) {
        (b'\r', None) => return None,
        (b'\r', Some(b'\n')) => length + 2,
        _ => length + 1,
    };
    Some((&rest[..length], start + end))
}
