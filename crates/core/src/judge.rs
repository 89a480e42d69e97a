//! Unconditional life without the record of the run: for one position after another.

use crate::board::{Board, Color, Suicide};
use crate::casting_out::{CastingOut, RegionRule};
use crate::components::Components;
use crate::grid::Grid;
use crate::incidences::Incidences;
use crate::partition::{Divider, Labels};
use crate::topology::Point;
use crate::unanalyzable::Unanalyzable;

/// Decides one board after another, reusing the same memory. The results are those at the end
/// of an [`crate::Analysis`], several times faster because no run is recorded.
///
/// ```
/// use pass_alive::{Color, Judge, Suicide, notation::rows};
/// let (_, board) = rows::read("
///     . X . X O
///     X X X X O
///     O O O O .
/// ").unwrap();
/// let mut judge = Judge::new();
/// let mut prepared = judge.prepare(&board)?;
/// assert_eq!(prepared.decide(Color::Black, Suicide::Forbidden).held(), 8);
/// let white = prepared.decide(Color::White, Suicide::Forbidden);
/// assert!(white.blocks().all(|(_, alive)| !alive));
/// # Ok::<(), pass_alive::Unanalyzable>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Judge {
    components: Components,
    divider: Divider,
    labels: Labels,
    incidences: Incidences,
    casting_out: CastingOut,
    /// The board of the last batch, to be used again for the next.
    pub(crate) board: Option<(Grid, Board)>,
}

/// A board that a [`Judge`] has prepared, ready to be decided for either colour.
#[derive(Debug)]
pub struct Prepared<'a>(&'a mut Judge);

/// A [`Judge`]'s verdict on one colour.
#[derive(Debug, Clone, Copy)]
pub struct Verdict<'a>(&'a Judge);

impl Judge {
    /// A judge that has not allocated any memory yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Prepares `board`: the part of the work that both colours share.
    ///
    /// # Errors
    /// [`Unanalyzable::NoLiberty`] if a block has no liberty.
    pub fn prepare(&mut self, board: &Board) -> Result<Prepared<'_>, Unanalyzable> {
        self.components.divide(board.topology(), board.stones());
        Unanalyzable::check(&self.components)?;
        Ok(Prepared(self))
    }
}

impl Prepared<'_> {
    /// Decides what is unconditionally alive of `color`.
    #[must_use]
    pub fn decide(&mut self, color: Color, suicide: Suicide) -> Verdict<'_> {
        let Judge { components, divider, labels, incidences, casting_out, .. } = &mut *self.0;
        divider.divide(components, color, suicide, labels, incidences);
        casting_out.run(incidences, RegionRule::Small, &mut ());
        Verdict(self.0)
    }
}

impl<'a> Verdict<'a> {
    /// Returns `true` if the stone on `point` is of the colour and its block is alive.
    ///
    /// # Panics
    /// If the board has no such point.
    #[must_use]
    pub fn is_alive(self, point: Point) -> bool {
        self.survives(self.0.components.component_at(point)).unwrap_or(false)
    }

    /// The stones of every block of the colour, in reading order, with `true` if it is alive.
    pub fn blocks(self) -> impl Iterator<Item = (&'a [Point], bool)> {
        let block =
            move |component| Some((self.0.components.points(component), self.survives(component)?));
        self.components().filter_map(block)
    }

    /// The number of points that the colour holds: the stones of its blocks that are alive, and all
    /// points of the regions vital to one of them ([`crate::Analysis::held`]).
    #[must_use]
    pub fn held(self) -> usize {
        let held = |component: &u32| {
            self.survives(*component).unwrap_or_else(|| self.is_vital(*component))
        };
        self.components()
            .filter(held)
            .map(|component| self.0.components.points(component).len())
            .sum()
    }

    /// Writes the alive stones and the held points into masks of all points.
    pub(crate) fn paint(self, alive: &mut [bool], held: &mut [bool]) {
        alive.fill(false);
        held.fill(false);
        for component in self.components() {
            let survives = self.survives(component);
            if !survives.unwrap_or_else(|| self.is_vital(component)) {
                continue;
            }
            for &point in self.0.components.points(component) {
                held[point as usize] = true;
                alive[point as usize] = survives.is_some();
            }
        }
    }

    fn components(self) -> impl Iterator<Item = u32> + use<> {
        0..self.0.components.len() as u32
    }

    /// Returns `true` if the block `component` survives; `None` if it is not a block of the
    /// colour.
    fn survives(self, component: u32) -> Option<bool> {
        let block = self.0.labels.block_of(&self.0.components, component)?;
        Some(self.0.casting_out.survives(block))
    }

    /// Returns `true` if a component belongs to a region that is vital to a block at the end.
    fn is_vital(self, component: u32) -> bool {
        let Judge { components, labels, incidences, casting_out, .. } = self.0;
        labels
            .region_of(components, component)
            .is_some_and(|region| casting_out.is_listed(region) && incidences.is_healthy(region))
    }
}
