//! The lines of bytes that are not decoded yet.

/// The line that starts at `start`, without its end, and where the next one starts: nothing
/// if its end is not among `bytes`, or may go on after them.
pub(super) fn next_line(bytes: &[u8], start: usize) -> Option<(&[u8], usize)> {
    let rest = bytes.get(start..)?;
    let length = rest.iter().position(|&byte| byte == b'\n' || byte == b'\r')?;
    let end = match (rest[length], rest.get(length + 1)) {
        (b'\r', None) => return None,
        (b'\r', Some(b'\n')) => length + 2,
        _ => length + 1,
    };
    Some((&rest[..length], start + end))
}
