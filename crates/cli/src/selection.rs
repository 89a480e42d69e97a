//! The choice of positions from a record.

use std::sync::Arc;

use pass_alive::Topology;
use pass_alive_notation::{Record, Snapshot};

/// A choice of positions from the main line.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Selection {
    Last,
    One(u32),
    /// 0, N, 2N … and the last.
    Every(u32),
}

impl Selection {
    /// The positions of a record in order, on boards of `topology`; its main line has `last`
    /// moves.
    ///
    /// # Errors
    /// A sentence, if the record has too few moves.
    pub(crate) fn of(
        self,
        record: &Record,
        topology: Arc<Topology>,
        last: u32,
    ) -> Result<Box<dyn Iterator<Item = Snapshot> + '_>, String> {
        Ok(match self {
            Selection::Last => Box::new([record.last_on(topology)].into_iter()),
            Selection::One(number) => match record.positions_on(topology, 0).nth(number as usize) {
                Some(snapshot) => Box::new([snapshot].into_iter()),
                None => return Err(format!("there is no move {number}: the last is {last}")),
            },
            Selection::Every(step) => {
                let mut positions = record.positions_on(topology, 0);
                let mut skip = 0;
                let mut number = 0;
                Box::new(std::iter::from_fn(move || {
                    let snapshot = positions.nth(skip as usize)?;
                    let next = number + step.min(last - number);
                    skip = (next - number).saturating_sub(1);
                    number = next;
                    Some(snapshot)
                }))
            }
        })
    }
}
