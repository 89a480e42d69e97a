//! What the attacker knows before the first move.

use crate::analysis::Analysis;
use crate::id::{BlockId, Moment, RegionId};
use crate::proof::contacts::Contacts;
use crate::proof::sequence::Sequence;
use crate::proof::siege::Siege;
use crate::proof::squeeze::Squeeze;
use crate::trace::Event;
use alloc::vec::Vec;

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
    healthy: Vec<RegionId>,
    healthy_starts: Vec<u32>,
}

impl<'a> Attack<'a> {
    /// The attack on the blocks of `analysis`; nothing if that did not start from all
    /// blocks, because what it casts out then need not be capturable.
    pub fn on(analysis: &'a Analysis) -> Option<Self> {
        let mut blocks = analysis.blocks().map(|block| block.id());
        if blocks.any(|block| analysis.trace().block_moment(block) == Some(Moment::START)) {
            return None;
        }
        let (healthy, healthy_starts) = healthy_regions(analysis);
        Some(Self { analysis, contacts: Contacts::new(analysis), healthy, healthy_starts })
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
        if self.analysis.is_alive(block) {
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
        let block = block.index();
        &self.healthy[self.healthy_starts[block] as usize..self.healthy_starts[block + 1] as usize]
    }
}

fn healthy_regions(analysis: &Analysis) -> (Vec<RegionId>, Vec<u32>) {
    let discarded = || {
        analysis.trace().events().iter().filter_map(|event| match *event {
            Event::Discarded(region) => Some(region),
            _ => None,
        })
    };
    let pairs = |region| analysis.partition().pairs(region).iter().filter(|pair| pair.healthy);
    let mut starts = vec![0; analysis.block_count() as usize + 1];
    for pair in discarded().flat_map(pairs) {
        starts[pair.block.index() + 1] += 1;
    }
    for block in 1..starts.len() {
        starts[block] += starts[block - 1];
    }
    let mut cursors = starts.clone();
    let mut healthy = vec![RegionId::default(); starts[starts.len() - 1] as usize];
    for region in discarded() {
        for pair in pairs(region) {
            let at = &mut cursors[pair.block.index()];
            healthy[*at as usize] = region;
            *at += 1;
        }
    }
    (healthy, starts)
}
