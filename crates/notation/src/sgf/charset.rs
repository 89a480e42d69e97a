//! The encoding that a file names.

/// The encoding that an SGF file declares: the value of its first `CA` property, or else the
/// encoding of its byte order mark; `None` if it has neither. The result is a label such as
/// `Shift_JIS`, for an encoding library or the browser's `TextDecoder`.
///
/// ```
/// use pass_alive_notation::sgf::charset;
/// assert_eq!(charset(b"(;GM[1]FF[4]CA[GB18030]SZ[19])"), Some("GB18030"));
/// assert_eq!(charset(b"(;GM[1])"), None);
/// ```
pub fn charset(bytes: &[u8]) -> Option<&str> {
    match bytes {
        [0xef, 0xbb, 0xbf, ..] => return Some("utf-8"),
        [0xff, 0xfe, ..] => return Some("utf-16le"),
        [0xfe, 0xff, ..] => return Some("utf-16be"),
        _ => {}
    }
    // The text is not decoded yet, and in some encodings the second byte of a character
    // may be a bracket: so look for the name where a property can start.
    let mut before = 0;
    for (i, &b) in bytes.iter().enumerate() {
        let name = bytes.get(i..i + 2).unwrap_or_default();
        if matches!(before, b'(' | b';' | b']') && name.eq_ignore_ascii_case(b"CA") {
            let value = bytes[i + 2..].trim_ascii_start().strip_prefix(b"[");
            if let Some(value) = value {
                let end = value.iter().position(|&b| b == b']')?;
                let label = core::str::from_utf8(&value[..end]).ok()?.trim();
                return Some(label).filter(|label| !label.is_empty());
            }
        }
        if !b.is_ascii_whitespace() {
            before = b;
        }
    }
    None
}
