//! The mistakes that people make.

/// What a mistake is about. Mistakes of a family are the hardest to tell apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Family {
    /// What an eye is.
    Eyes,
    /// Whose an eye is that several blocks surround.
    Sharing,
    /// What happens when blocks fall.
    Rounds,
    /// What is counted in place of eyes.
    Counting,
    /// What would happen if the owner answered.
    Play,
}

macro_rules! mistakes {
    ($($(#[doc = $doc:literal])+ $mistake:ident $family:ident $name:literal $clause:literal)+) => {
        /// A mistake of people about which blocks are unconditionally alive. Its documentation is
        /// what it would be told to someone who makes it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Mistake {
            $($(#[doc = $doc])+ $mistake,)+
        }

        impl Mistake {
            /// All of them.
            pub const ALL: &[Mistake] = &[$(Mistake::$mistake,)+];

            /// The name in files, and in the table of `tests/conformance/README.md`.
            #[must_use]
            pub fn name(self) -> &'static str {
                match self {
                    $(Mistake::$mistake => $name,)+
                }
            }

            /// What it makes of the definition.
            #[must_use]
            pub fn clause(self) -> &'static str {
                match self {
                    $(Mistake::$mistake => $clause,)+
                }
            }

            /// What it is about.
            #[must_use]
            pub fn family(self) -> Family {
                match self {
                    $(Mistake::$mistake => Family::$family,)+
                }
            }
        }
    };
}

mistakes! {
    /// You count any space as an eye.
    HealthSkipped Eyes "health-skipped" "every region beside a block counts for it"
    /// You take every small space for an eye.
    SizeDecides Eyes "size-decides" "every region of at most seven points counts"
    /// You count only one-point eyes.
    SinglePoints Eyes "single-points-only" "only regions of a single point count"
    /// You count points, not eyes: a big eye is two.
    PointsCounted Eyes "points-counted" "the empty points of vital regions are counted, not the regions"
    /// You let enemy stones cut a space in two.
    EmptyRegions Eyes "regions-of-empty-points"
        "regions consist of empty points, and enemy stones divide them"
    /// You give up an eye with an enemy stone in it.
    EnemySpoils Eyes "enemy-inside-spoils" "a region with an enemy stone does not count"
    /// You treat diagonal stones as connected.
    BlocksDiagonal Sharing "blocks-diagonal" "blocks are connected along diagonals"
    /// You do not let two blocks share an eye.
    SharedIgnored Sharing "shared-ignored" "a region beside several blocks counts for none"
    /// You give an eye to every block around it.
    HealthyForOne Sharing "healthy-for-one"
        "a region that is healthy for one block counts for all its neighbours"
    /// You treat blocks around one eye as one.
    NeighborsJoined Sharing "neighbours-joined" "blocks beside a common small region are taken as one"
    /// You stop after one round.
    OneRound Rounds "one-round" "regions stay when a neighbour falls: casting-out ends after one round"
    /// You stop after two rounds.
    TwoRounds Rounds "two-rounds" "casting-out ends after two rounds"
    /// With a fallen block you remove only its eyes.
    OnlyVitalGo Rounds "only-vital-discarded"
        "a block that falls takes along only the regions that count for it"
    /// You are content with one eye.
    OneRegion Counting "one-is-enough" "one vital region is enough"
    /// You take two liberties for life.
    TwoLiberties Counting "two-liberties" "two liberties are enough"
    /// You trust the biggest block.
    MostStones Counting "most-stones" "the block with the most stones is alive, and no other"
    /// You let Black reply.
    OwnerAnswers Play "owner-answers"
        "a block counts that one answer makes alive after any enemy move near it"
    /// You count seki as alive.
    Seki Play "seki" "a block in a simple seki counts as alive"
}
