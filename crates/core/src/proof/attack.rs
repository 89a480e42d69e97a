//! What the attacker knows before the first move.

use crate::analysis::{Analysis, Event};
use crate::grouped::Grouped;
use crate::id::{BlockId, Moment, RegionId};
use crate::proof::contacts::Contacts;
use crate::proof::sequence::Sequence;
use crate::proof::siege::Siege;
use crate::proof::squeeze::Squeeze;

/// The attacker's plans against the blocks of one analysis, while their owner passes.
///
/// ```
/// use pass_alive::proof::Attack;
/// use pass_alive::{Analysis, BlockId, Color, Rules, notation::rows};
/// let (grid, board) = rows::read("
///     . X
///     X .
///     X .
///     . X
///     X .
/// ").unwrap();
/// let analysis = Analysis::new(&board, Color::Black, Rules::default()).unwrap();
/// let attack = Attack::on(&analysis).unwrap();
/// // The block C depends on A and B, which go first; the last move captures C and D.
/// let capture = attack.capture(BlockId::new(2)).unwrap();
/// let played: Vec<String> = capture.steps().map(|step| grid.name(step.point)).collect();
/// assert_eq!(played, ["B4", "A5", "B3", "A2", "B1"]);
/// assert_eq!(capture.captured(), [0, 1, 2, 3].map(BlockId::new));
/// ```
#[derive(Debug, Clone)]
pub struct Attack<'a> {
    pub(super) analysis: &'a Analysis,
    pub(super) contacts: Contacts,
    /// The regions healthy for each block, in the order in which they are discarded; those
    /// that stay are left out. Block by block.
    healthy: Grouped<RegionId>,
}

impl<'a> Attack<'a> {
    /// The attack on the blocks of `analysis`; nothing if that did not start from all
    /// blocks, because what it casts out then need not be capturable.
    pub fn on(analysis: &'a Analysis) -> Option<Self> {
        if analysis.blocks().any(|block| block.cast_out_at() == Some(Moment::START)) {
            return None;
        }
        let (contacts, healthy) = (Contacts::new(analysis), healthy_regions(analysis));
        Some(Self { analysis, contacts, healthy })
    }

    /// The analysis attacked.
    pub fn analysis(&self) -> &'a Analysis {
        self.analysis
    }

    /// A legal sequence that captures `block`, whose last move is the capture; nothing if
    /// the block is unconditionally alive. Takes time linear in the board.
    ///
    /// # Panics
    /// If there is no such block.
    pub fn capture(&self, block: BlockId) -> Option<Sequence> {
        if self.analysis.block(block).is_alive() {
            return None;
        }
        let mut siege = Siege::new(self);
        siege.capture(block);
        Some(siege.sequence)
    }

    /// A legal sequence that captures every block that is not unconditionally alive, round
    /// by round. Takes time linear in the board.
    pub fn demolish(&self) -> Sequence {
        self.after_demolition().sequence
    }

    /// The position in which every move of the attacker is suicide, and how it is reached.
    pub fn squeeze(&self) -> Squeeze<'_> {
        Squeeze::after(self.after_demolition())
    }

    fn after_demolition(&self) -> Siege<'_> {
        let mut siege = Siege::new(self);
        for event in self.analysis.trace().events() {
            if let Event::CastOut(block) = *event {
                siege.capture(block);
            }
        }
        siege
    }

    /// The regions healthy for `block` that are discarded at some time, the first first.
    pub(super) fn healthy(&self, block: BlockId) -> &[RegionId] {
        self.healthy.list(block.index())
    }
}

fn healthy_regions(analysis: &Analysis) -> Grouped<RegionId> {
    let discarded = analysis.trace().events().iter().filter_map(|event| match *event {
        Event::Discarded(region) => Some(analysis.region(region)),
        _ => None,
    });
    let healthy = discarded.flat_map(|region| {
        region.healthy_for().map(move |block| (block.id().index(), region.id()))
    });
    Grouped::new(analysis.blocks().len(), healthy)
}
