//! Mistakes that programs make, each as one change of the definition. Those that people make too
//! are in the package for lessons.

use pass_alive_learn as people;

/// The part of an answer that a mistake spoils.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Spoils {
    Alive,
    Held,
    Rounds,
}

macro_rules! mistakes {
    ($($theme:literal $spoils:ident { $($mistake:ident $($name:literal $sentence:literal)?)+ })+) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
        pub(crate) enum Mistake {
            $($($mistake,)+)+
        }

        impl Mistake {
            pub(crate) const ALL: &[Mistake] = &[$($(Mistake::$mistake,)+)+];

            /// The name in the files of the set, and the mistake in words.
            fn words(self) -> (&'static str, &'static str) {
                match self {
                    $($($(Mistake::$mistake => ($name, $sentence),)?)+)+
                    _ => {
                        let shared = self.shared().expect("a mistake of people");
                        (shared.name(), shared.clause())
                    }
                }
            }

            /// The file with the positions that were chosen for it.
            pub(crate) fn theme(self) -> &'static str {
                match self {
                    $($(Mistake::$mistake)|+ => $theme,)+
                }
            }

            pub(crate) fn spoils(self) -> Spoils {
                match self {
                    $($(Mistake::$mistake)|+ => Spoils::$spoils,)+
                }
            }
        }
    };
}

mistakes! {
    "edges" Alive {
        SidesSwapped "sides-swapped" "rows and columns are exchanged where the board is not square"
        RowsRunOn "rows-run-on" "the last point of a row is next to the first point of the next"
        EdgesWrap "edges-wrap" "opposite edges of the board are joined"
        EdgeOwn "edge-is-own" "everything off the board is a stone of the same colour"
        EdgeEnemy "edge-is-enemy" "everything off the board is an enemy stone, which joins regions"
        EdgeEmpty "edge-is-empty" "everything off the board is empty, and a liberty"
        LastLinesUnread "last-lines-unread" "stones in the last row and the last column are not read"
        OneLineSkipped "one-line-skipped" "a board of one row or one column has nothing alive"
    }
    "diagonals" Alive {
        RegionsDiagonal "regions-diagonal" "regions are connected along diagonals"
        BlocksDiagonal
        LibertiesDiagonal "liberties-diagonal" "points that a block touches diagonally are its liberties"
    }
    "health" Alive {
        HealthSkipped
        SmallIsEnough "small-is-enough" "a region counts if each empty point is a liberty of some block"
        PointOverlooked "point-overlooked" "a region counts although one empty point is no liberty"
        ContactsCounted "contacts-counted" "contacts are counted, a liberty once for each stone beside it"
        SinglePoints
        SizeDecides
    }
    "enemies" Alive {
        EnemySpoils
        EmptyRegions
        NeighborsByLiberties "neighbours-by-liberties"
            "a block that touches only enemy stones of a region is not its neighbour"
    }
    "suicide" Alive {
        SuicideNever "suicide-never" "suicide is taken as forbidden: health asks for the empty points only"
        SuicideAlways "suicide-always" "suicide is taken as allowed: health asks for every point"
        SmallByAllPoints "small-by-all-points"
            "regions with a stone that no block touches are left out, whatever the rule"
    }
    "shared" Alive {
        SharedOnce "shared-counted-once" "a region counts only for the first block that it is healthy for"
        SharedIgnored
        HealthyForAll "healthy-for-all" "a region counts only if it is healthy for all its neighbours"
        HealthyForOne
        NeighborsJoined
    }
    "rounds" Alive {
        OneRound
        TwoRounds
        OneSweep "one-sweep" "each block is looked at once, in reading order, and regions go at once"
        OnlyVitalGo
        LastNeighbor "last-neighbour-discards" "a region goes only when all its neighbours have fallen"
        FirstFall "first-fall-discards" "of several blocks that fall in a round only the first takes regions along"
    }
    "rounds" Rounds {
        InPlace "rounds-judged-in-place" "a round is judged by sets that it has changed already"
        OneFalls "rounds-of-one-block" "only one block falls in a round"
    }
    "counting" Alive {
        OneRegion
        ThreeRegions "three-are-needed" "three vital regions are needed"
        TwoLiberties
        PointsCounted
        FirstBlocks "first-32-blocks" "only the first 32 blocks of a colour are seen"
        BlackOnly "black-only" "only black stones are judged"
    }
    "held" Held {
        HeldAround "held-all-around" "every region whose neighbours are all alive is held"
        HeldInterior "held-one-interior"
            "regions between living blocks with at most one interior point are held"
        HeldInteriorEmpty "held-one-interior-empty"
            "regions between living blocks with at most one empty interior point are held"
        HeldNoEnemy "held-without-enemy" "regions between living blocks without an enemy stone are held"
        HeldHealthy "held-though-discarded" "a healthy region is held although one of its neighbours fell"
        HeldStones "held-stones-only" "no region is held"
        HeldEmpty "held-empty-only" "enemy stones in vital regions are not held"
        HeldOpen "held-next-to-none" "a region that no block touches is held"
    }
}

impl Mistake {
    /// The name in the files of the set.
    pub(crate) fn name(self) -> &'static str {
        self.words().0
    }

    /// The mistake in words.
    pub(crate) fn sentence(self) -> &'static str {
        self.words().1
    }

    /// The mistake of people that it is, if people make it.
    pub(crate) fn shared(self) -> Option<people::Mistake> {
        Some(match self {
            Self::BlocksDiagonal => people::Mistake::BlocksDiagonal,
            Self::HealthSkipped => people::Mistake::HealthSkipped,
            Self::SinglePoints => people::Mistake::SinglePoints,
            Self::SizeDecides => people::Mistake::SizeDecides,
            Self::EnemySpoils => people::Mistake::EnemySpoils,
            Self::EmptyRegions => people::Mistake::EmptyRegions,
            Self::SharedIgnored => people::Mistake::SharedIgnored,
            Self::HealthyForOne => people::Mistake::HealthyForOne,
            Self::NeighborsJoined => people::Mistake::NeighborsJoined,
            Self::OneRound => people::Mistake::OneRound,
            Self::TwoRounds => people::Mistake::TwoRounds,
            Self::OnlyVitalGo => people::Mistake::OnlyVitalGo,
            Self::OneRegion => people::Mistake::OneRegion,
            Self::TwoLiberties => people::Mistake::TwoLiberties,
            Self::PointsCounted => people::Mistake::PointsCounted,
            _ => return None,
        })
    }
}
