//! The Smart Game Format, FF\[3\] and FF\[4\], for Go
//! (<https://www.red-bean.com/sgf/>).
//!
//! The reader is iterative and makes a flat tree, so that no shape of a file can exhaust
//! the stack. Points count from the top left, `a`–`z` then `A`–`Z`, up to 52 a side. Bytes
//! in another encoding than UTF-8 are decoded by the caller; [`charset`] says which one.

mod charset;
mod name;
mod node;
mod opening;
mod read;
mod rewrite;
mod tokens;
mod trace;
mod trees;
mod value;
mod write;

pub use charset::charset;
pub(super) use opening::{Opened, Opening};
pub(super) use read::next;
pub(super) use rewrite::rewrite;
pub use trace::write_trace;
pub(super) use trees::Trees;
pub(super) use value::{push_comment, push_label};
pub use write::{Note, write};

/// The longest side of a board: there are 52 letters.
pub const LONGEST_SIDE: u32 = 52;
