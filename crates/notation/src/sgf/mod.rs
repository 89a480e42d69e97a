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
//! The reader understands `SZ`, `GM`, `GN`, `PB`, `PW` and `EV` of the root, moves `B` and `W`,
//! set-up `AB`, `AW`, `AE` and `PL`, comments `C`, marks `CR`, `SQ`, `TR`, `MA` and `M`, and
//! labels `LB` and `L`. [`Record::game_info`] has the game-info properties of the root, and
//! [`Record::drawn`] its view `VW`. All other properties are kept for [`Record::write`].
//!
//! These faults cause a warning, and the text is read as its author meant it: a node without
//! its semicolon after a bracket (as in downloads of the Nihon Ki-in), `GM` and `SZ` without a
//! number, white space within a point or a size, names of properties in lower case, zero
//! bytes. In FF\[3\] lower-case letters within a name are ignored.
//!
//! These cause a complaint, and the rest of the text is read: a text that ends too early,
//! stray characters between properties, a property without a value, an invalid point, and a
//! point outside the board. A move on such a point ends its line of play; a stone of a set-up
//! is skipped.
//!
//! These are errors, and there is no record: a game other than Go, and a size that is invalid
//! (`SZ[abc]`, `SZ[99]`), not just left out as in `SZ[]`.
//!
//! The reader is iterative and builds a flat tree, so that no nesting in a file can exhaust
//! the stack.
//!
//! [`Record::drawn`]: crate::Record::drawn
//! [`Record::game_info`]: crate::Record::game_info
//! [`Record::write`]: crate::Record::write

mod charset;
mod game_info;
mod name;
mod node;
pub(crate) mod opening;
mod read;
mod rewrite;
mod tokens;
mod trace;
mod value;
mod write;

pub use charset::charset;
pub use game_info::{GameInfo, Player};
pub(super) use game_info::{game_info, source};
pub(crate) use opening::{Opened, Opening};
pub(super) use read::next;
pub(super) use rewrite::rewrite;
pub use trace::write_trace;
pub use write::{Note, write, write_game};

/// The longest side of a board: there are 52 letters.
pub const MAX_SIDE: u32 = 52;
