//! The positions of a game that are asked about.

use alloc::boxed::Box;
use alloc::sync::Arc;
use core::iter;
use core::num::NonZeroU32;

use pass_alive::Topology;
use pass_alive_notation::{Record, Snapshot};

use crate::Refusal;

/// A choice of positions from the main line of a record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Selection {
    /// The last.
    Last,
    /// The one after this many moves.
    One(u32),
    /// Those after 0, N, 2N … moves, and the last.
    Every(NonZeroU32),
}

impl Selection {
    /// The positions of a record in order, on boards of `topology`.
    ///
    /// # Errors
    /// If the record has too few moves.
    ///
    /// # Panics
    /// If `topology` has another number of points than the board.
    pub fn of(
        self,
        record: &Record,
        topology: Arc<Topology>,
    ) -> Result<Box<dyn Iterator<Item = Snapshot> + '_>, Refusal> {
        Ok(match self {
            Self::Last => Box::new(iter::once(record.last_on(topology))),
            Self::One(number) => match record.positions_on(topology, 0).nth(number as usize) {
                Some(snapshot) => Box::new(iter::once(snapshot)),
                None => return Err(Refusal::NoMove { number, last: record.moves() }),
            },
            Self::Every(step) => {
                let (step, last) = (step.get(), record.moves());
                let mut positions = record.positions_on(topology, 0);
                let mut skip = 0;
                let mut number = 0;
                Box::new(iter::from_fn(move || {
                    let snapshot = positions.nth(skip as usize)?;
                    let next = number + step.min(last - number);
                    skip = (next - number).saturating_sub(1);
                    number = next;
                    Some(snapshot)
                }))
            }
        })
    }

    /// The number of positions chosen from a main line of `moves` moves.
    #[must_use]
    pub fn count(self, moves: u32) -> u32 {
        match self {
            Self::Last | Self::One(_) => 1,
            Self::Every(step) => moves.div_ceil(step.get()).saturating_add(1),
        }
    }
}
