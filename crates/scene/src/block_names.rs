//! The names of blocks.

use alloc::string::{String, ToString};
use pass_alive::BlockId;

/// The way in which the blocks of a drawing are named.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum BlockNames {
    /// A, B … Z, AA, AB …, as in answers.
    #[default]
    Letters,
    /// #1, #2 …, for readers: a letter can be taken for a column, and a bare number for a move.
    Numbers,
}

impl BlockNames {
    /// The name of a block.
    ///
    /// ```
    /// use pass_alive::BlockId;
    /// use pass_alive_scene::BlockNames;
    ///
    /// assert_eq!(BlockNames::Letters.name(BlockId::new(26)), "AA");
    /// assert_eq!(BlockNames::Numbers.name(BlockId::new(26)), "#27");
    /// ```
    pub fn name(self, block: BlockId) -> String {
        match self {
            Self::Letters => block.to_string(),
            Self::Numbers => ["#", &(block.number() + 1).to_string()].concat(),
        }
    }
}
