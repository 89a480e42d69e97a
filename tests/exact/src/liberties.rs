//! Outside liberties: how many are left of each kind, and tables for each such state.
//!
//! A state is solved with the tables of the states that have one liberty less. Where a liberty
//! more has changed nothing once, it never will again, and the same table serves all further
//! states: that is found out, not assumed.

use super::local::Local;
use super::mask::Mask;
use super::positions::{Distance, NEVER, Node};
use super::{GivenUp, Limits};

/// The states of the outside liberties, numbered in mixed radix: 0 if all are filled, and a
/// state after those that follow from it.
#[derive(Debug, Clone)]
pub(super) struct Liberties {
    kinds: Vec<Kind>,
    states: usize,
}

#[derive(Debug, Clone)]
struct Kind {
    walls: Mask,
    count: u8,
    /// The difference of two states that differ in one liberty of this kind.
    stride: usize,
}

impl Liberties {
    pub(super) fn new(local: &Local) -> Result<Self, GivenUp> {
        let mut states = 1usize;
        let mut kinds = Vec::new();
        for outside in &local.outside {
            kinds.push(Kind { walls: outside.walls, count: outside.count, stride: states });
            states *= usize::from(outside.count) + 1;
            if states > 1 << 16 {
                return Err(GivenUp::Memory);
            }
        }
        Ok(Self { kinds, states })
    }

    /// No outside liberties.
    pub(super) fn none() -> Self {
        Self { kinds: Vec::new(), states: 1 }
    }

    /// The state in which no liberty is filled.
    pub(super) fn all(&self) -> usize {
        self.states - 1
    }

    /// The number of liberties of the kind with number `kind` that are left.
    pub(super) fn left(&self, state: usize, kind: usize) -> u8 {
        let Kind { count, stride, .. } = self.kinds[kind];
        (state / stride % (usize::from(count) + 1)) as u8
    }

    /// The blocks of the wall that have an outside liberty.
    pub(super) fn breathing(&self, state: usize) -> Mask {
        let left = self.kinds.iter().enumerate().filter(|&(i, _)| self.left(state, i) > 0);
        left.fold(0, |walls, (_, kind)| walls | kind.walls)
    }

    /// Each kind that has a liberty left, with the state after one of it is filled.
    pub(super) fn filled(&self, state: usize) -> impl Iterator<Item = (usize, usize)> {
        (0..self.kinds.len())
            .filter(move |&kind| self.left(state, kind) > 0)
            .map(move |kind| (kind, state - self.kinds[kind].stride))
    }
}

/// For each state of the outside liberties, a table of distances.
#[derive(Debug, Clone)]
pub(super) struct Tables {
    tables: Vec<Vec<Distance>>,
    /// For each state, the place of its table.
    places: Vec<u32>,
    /// For each state, the first state whose table has an end for the same positions.
    alike: Vec<u32>,
}

impl Tables {
    /// Solves the states in order. `given` are the tables that `solve` uses besides those made
    /// so far, which are its second argument.
    pub(super) fn new(
        liberties: &Liberties,
        given: Option<&Tables>,
        limits: Limits,
        solve: &mut dyn FnMut(usize, &Tables) -> Vec<Distance>,
    ) -> Result<Self, GivenUp> {
        let mut tables =
            Self { tables: Vec::new(), places: Vec::new(), alike: vec![0; liberties.states] };
        for state in 0..liberties.states {
            if let Some(before) = tables.saturated(liberties, given, state) {
                tables.places.push(tables.places[before]);
                tables.alike[state] = tables.alike[before];
                continue;
            }
            let table = solve(state, &tables);
            let held = (tables.tables.len() + 1) * table.len() * size_of::<Distance>();
            if held as u64 > limits.bytes {
                return Err(GivenUp::Memory);
            }
            tables.places.push(tables.tables.len() as u32);
            tables.tables.push(table);
            tables.alike[state] = liberties
                .filled(state)
                .filter(|&(kind, _)| liberties.left(state, kind) >= 2)
                .find(|&(_, before)| tables.same_ends(state, before))
                .map_or(state as u32, |(_, before)| tables.alike[before]);
        }
        Ok(tables)
    }

    /// The state with a liberty less that certainly has the same table: all that this state
    /// follows from is the same as it was for that one.
    fn saturated(
        &self,
        liberties: &Liberties,
        given: Option<&Tables>,
        state: usize,
    ) -> Option<usize> {
        let mut less = liberties.filled(state);
        less.find_map(|(kind, before)| {
            let stride = state - before;
            let same = |tables: &Tables, a: usize, b: usize| tables.alike[a] == tables.alike[b];
            let alike = liberties.left(state, kind) >= 3
                && given.is_none_or(|given| same(given, state, before))
                && liberties.filled(state).all(|(_, less)| same(self, less, less - stride));
            alike.then_some(before)
        })
    }

    fn same_ends(&self, a: usize, b: usize) -> bool {
        let (a, b) = (self.at(a), self.at(b));
        a.iter().zip(b).all(|(&a, &b)| (a == NEVER) == (b == NEVER))
    }

    /// The table of a state.
    pub(super) fn at(&self, state: usize) -> &[Distance] {
        &self.tables[self.places[state] as usize]
    }

    /// The distance from a position in a state.
    pub(super) fn distance(&self, state: usize, node: Node) -> Distance {
        self.at(state)[node as usize]
    }
}
