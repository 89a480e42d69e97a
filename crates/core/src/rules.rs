//! The rules on suicide, on ko, and on the regions of a run.

use crate::words::parsed_words;

/// The rule on suicide: a move after which the player's own block has no liberty.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Suicide {
    /// Suicide is illegal (Benson 1976, Rule 2 as it was meant).
    #[default]
    Forbidden,
    /// The block is removed. Suicide of a single stone changes nothing on the board.
    Allowed,
}

parsed_words!(Suicide { Forbidden => "forbidden", Allowed => "allowed" });

/// The rule on ko. A *ko capture* takes a single stone with a stone that then stands alone with one
/// liberty, so that it could be retaken at once. Longer cycles (superko) are not detected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Ko {
    /// A ko may not be retaken at once.
    #[default]
    Basic,
    /// After a ko capture the opponent may not make any ko capture at once, neither there nor elsewhere
    /// (Kim 1978).
    Kim,
}

parsed_words!(Ko { Basic => "basic", Kim => "kim" });

/// The rules that an analysis goes by.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Rules {
    /// The rule on suicide.
    pub suicide: Suicide,
    /// The regions that are in the list at the start.
    pub regions: RegionRule,
}

/// The regions that a run starts with in its list.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum RegionRule {
    /// Only small regions, whose interior points all hold enemy stones (Benson 1976,
    /// "Unconditional life").
    #[default]
    Small,
    /// Every enclosed region (Sensei's Library). The blocks that survive are the same,
    /// because a healthy region is always small.
    Enclosed,
}

parsed_words!(RegionRule { Small => "small", Enclosed => "enclosed" });
