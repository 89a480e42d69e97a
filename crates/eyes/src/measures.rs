//! The measures of the rules and of the fight that no text gives: choices of this package.

/// Where the rules stop to answer.
pub(crate) mod rules {
    /// With at most so many points that are not next to the wall, an invader has no room to live: the
    /// paper leaves open which blocks are dead.
    pub(crate) const ROOM: usize = 9;
    /// A space is enclosed only if at least one of so many of its points is next to the wall: a few
    /// stones in the middle of the board enclose nothing.
    pub(crate) const POINTS_A_CONTACT: usize = 6;
    /// A set of open points next to a group with more than so many points is a way out.
    pub(crate) const OPEN: usize = 4;
    /// Larger regions with enemy stones in them are no regions: they could not be played out either.
    pub(crate) const MIXED: usize = 13;
    /// The rules are not asked about prisoners with more liberties than this.
    pub(crate) const LIBERTIES: usize = 10;
    /// The rules are not asked about regions with more half points than this: both sides could play
    /// beside them in too many orders.
    pub(crate) const HALF_POINTS: usize = 4;
    /// What is left of a mixed region after a move can be mixed again. It is followed so many moves further,
    pub(crate) const FURTHER: u32 = 1;
    /// if it has at most so many points.
    pub(crate) const FOLLOWED: usize = 10;
    /// More regions that depend on each other are not compared: the best of them alone is taken.
    pub(crate) const COMPARED: usize = 12;
}

/// The rule that finds the fight around a group: the measures of a prototype, chosen on problems with
/// odd numbers and on GNU Go's `ld_owl.tst`, and `OUTSIDE`, chosen on Cho Chikun's elementary ones with
/// odd numbers. What others give is in `docs/benchmarks.md`, "Problems".
pub(crate) mod fight {
    /// The fight reaches so many steps from the group, as far as the group is not farther than the
    /// enemies that stay; the second is the narrower fight that is asked where the first takes too long.
    pub(crate) const REACH: [u32; 2] = [4, 3];
    /// Around that lie so many rings of open points where the group may be stopped on its way out.
    pub(crate) const RINGS: [usize; 2] = [3, 2];
    /// Holes of so many points or fewer belong to the fight.
    pub(crate) const HOLE: usize = 6;
    /// An enemy block stays if it has so many liberties,
    pub(crate) const LIBERTIES: usize = 4;
    /// or reaches so many points
    pub(crate) const ROOM: usize = 20;
    /// in so many steps.
    pub(crate) const STEPS: u32 = 6;
    /// A block in the fight with at most so many liberties
    pub(crate) const FEW: usize = 3;
    /// of which at most so many are not in it can be captured too.
    pub(crate) const OUTSIDE: usize = 2;
    /// With so many liberties or fewer a block that is taken to stay may yet be captured: a status that
    /// nobody's first move changes has to hold without that.
    pub(crate) const WEAK: usize = 5;
    /// Blocks of the owner with more stones are taken to live.
    pub(crate) const FRIEND: usize = 12;
}
