//! The Smart Game Format, FF\[3\] and FF\[4\], for Go (<https://www.red-bean.com/sgf/>).
//!
//! ```text
//! collection = { any text, tree }
//! tree       = "(" node { node | tree } ")"
//! node       = ";" { property }
//! property   = name value { value }        letters and digits
//! value      = "[" any text "]"            with "\]" for "]" and "\\" for "\"
//! ```
//!
//! Points count from the top left, `a`–`z` then `A`–`Z`, up to 52 a side; lists may have
//! rectangles, `aa:cc`. An empty move is a pass, and on a board of at most 19×19 `tt` too.
//! What is read are `SZ`, `GM`, `GN`, `PB`, `PW` and `EV` of the root, moves `B` and `W`,
//! set-up `AB`, `AW`, `AE` and `PL`, comments `C`, marks `CR`, `SQ`, `TR`, `MA` and `M`, and
//! labels `LB` and `L`. All others are kept for [`Record::write`].
//!
//! Read as meant, with a warning: a node without its semicolon after a bracket (as in
//! downloads of the Nihon Ki-in), `GM` and `SZ` without a number, white space within a point
//! or a size, names of properties in lower case, zero bytes. In FF\[3\] lower-case letters
//! within a name mean nothing.
//!
//! Read as far as it goes, with a complaint: a text that ends too early; characters that mean
//! nothing between properties; a property without a value; a point that is none, or not on
//! the board. A move like that ends its line of play; in a set-up the stone is left away.
//!
//! Not read: another game than Go, and a size that is none.
//!
//! The reader is iterative and makes a flat tree, so that no shape of a file can exhaust
//! the stack.
//!
//! [`Record::write`]: crate::notation::Record::write

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
