//! What is unconditionally alive, without the record of the run.

use crate::analysis::Unanalyzable;
use crate::board::{Board, Color, Suicide};
use crate::casting_out::{CastingOut, RegionRule};
use crate::parcels::Parcels;
use crate::partition::Partition;
use crate::topology::Point;

/// Judges one board after another in the same memory: says what [`crate::Analysis`] says of
/// blocks and points at its end, several times sooner.
///
/// ```
/// use pass_alive::{Color, Judge, Suicide, notation::rows};
/// let (_, board) = rows::read("
///     . X . X O
///     X X X X O
///     O O O O .
/// ").unwrap();
/// let mut judge = Judge::new();
/// let mut seen = judge.look_at(&board)?;
/// assert_eq!(seen.decide(Color::Black, Suicide::Forbidden).held(), 8);
/// let white = seen.decide(Color::White, Suicide::Forbidden);
/// assert!(white.blocks().all(|(_, alive)| !alive));
/// # Ok::<(), pass_alive::Unanalyzable>(())
/// ```
#[derive(Debug, Clone)]
pub struct Judge {
    parcels: Parcels,
    partition: Partition,
    casting_out: CastingOut,
}

/// A board that a [`Judge`] has looked at.
#[derive(Debug)]
pub struct Seen<'a>(&'a mut Judge);

/// What a [`Judge`] says of one colour.
#[derive(Debug, Clone, Copy)]
pub struct Verdict<'a>(&'a Judge);

impl Default for Judge {
    fn default() -> Self {
        Self::new()
    }
}

impl Judge {
    /// A judge who has seen nothing.
    pub fn new() -> Self {
        let parcels = Parcels::default();
        let partition = Partition::of(&parcels, Color::Black, Suicide::Forbidden);
        Self { parcels, partition, casting_out: CastingOut::default() }
    }

    /// Divides `board`, which may be decided for both colours then.
    ///
    /// # Errors
    /// [`Unanalyzable::NoLiberty`] if a block has no liberty.
    pub fn look_at(&mut self, board: &Board) -> Result<Seen<'_>, Unanalyzable> {
        self.parcels.divide(board);
        Unanalyzable::check(&self.parcels)?;
        Ok(Seen(self))
    }
}

impl Seen<'_> {
    /// Finds what is unconditionally alive of `color`.
    pub fn decide(&mut self, color: Color, suicide: Suicide) -> Verdict<'_> {
        let Judge { parcels, partition, casting_out } = &mut *self.0;
        partition.divide(parcels, color, suicide);
        casting_out.run(partition, RegionRule::Small, None, &mut ());
        Verdict(self.0)
    }
}

impl<'a> Verdict<'a> {
    /// Whether there is a stone of the colour on `point` whose block is alive.
    ///
    /// # Panics
    /// If the board has no such point.
    pub fn is_alive(self, point: Point) -> bool {
        self.survives(self.0.parcels.parcel_at(point)).unwrap_or(false)
    }

    /// The stones of every block of the colour, and whether it is alive, in reading order.
    pub fn blocks(self) -> impl Iterator<Item = (&'a [Point], bool)> {
        let block = move |parcel| Some((self.0.parcels.points(parcel), self.survives(parcel)?));
        self.parcels().filter_map(block)
    }

    /// How many points the colour holds: the stones of its blocks that are alive, and all
    /// points of the regions vital to one of them ([`crate::Analysis::held`]).
    pub fn held(self) -> usize {
        let held = |parcel: &u32| self.survives(*parcel).unwrap_or_else(|| self.is_vital(*parcel));
        self.parcels().filter(held).map(|parcel| self.0.parcels.points(parcel).len()).sum()
    }

    fn parcels(self) -> impl Iterator<Item = u32> + use<> {
        0..self.0.parcels.len() as u32
    }

    /// Whether a block is alive; nothing if the parcel is none of the colour.
    fn survives(self, parcel: u32) -> Option<bool> {
        let block = self.0.partition.block_of(&self.0.parcels, parcel)?;
        Some(self.0.casting_out.survives(block))
    }

    /// Whether a parcel belongs to a region that is vital to a block at the end.
    fn is_vital(self, parcel: u32) -> bool {
        let Judge { parcels, partition, casting_out } = self.0;
        partition
            .region_of(parcels, parcel)
            .is_some_and(|region| casting_out.is_listed(region) && partition.is_healthy(region))
    }
}
