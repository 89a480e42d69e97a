//! The attack on the blocks of an analysis.

use core::fmt;

use crate::analysis::{Analysis, Event};
use crate::id::{BlockId, Moment};
use crate::proof::execution::Execution;
use crate::proof::plan::Plan;
use crate::proof::sequence::Sequence;
use crate::proof::squeeze::Squeeze;

/// The attack on the blocks of one analysis, while their owner passes.
///
/// ```
/// use pass_alive::proof::Attack;
/// use pass_alive::{Analysis, BlockId, Board, Color, Rules};
/// let board = Board::from_rows("
///     . X
///     X .
///     X .
///     . X
///     X .
/// ").unwrap();
/// let analysis = Analysis::new(&board, Color::Black, Rules::default()).unwrap();
/// let attack = Attack::new(&analysis).unwrap();
/// // The block C depends on A and B, which go first; the last move captures C and D.
/// let capture = attack.capture(BlockId::new(2)).unwrap();
/// let played: Vec<String> = capture.steps().map(|step| board.name(step.point)).collect();
/// assert_eq!(played, ["B4", "A5", "B3", "A2", "B1"]);
/// assert_eq!(capture.captured(), [0, 1, 2, 3].map(BlockId::new));
/// ```
#[derive(Debug, Clone)]
pub struct Attack<'a> {
    plan: Plan<'a>,
}

/// The error for an analysis that did not start from all blocks: a block that it casts out
/// may be alive on the strength of those left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotAllBlocks;

impl fmt::Display for NotAllBlocks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the analysis did not start from all blocks")
    }
}

impl core::error::Error for NotAllBlocks {}

impl<'a> Attack<'a> {
    /// The attack on the blocks of `analysis`. Takes time linear in the board.
    ///
    /// # Errors
    /// [`NotAllBlocks`] if the analysis started from fewer.
    pub fn new(analysis: &'a Analysis) -> Result<Self, NotAllBlocks> {
        if analysis.blocks().any(|block| block.cast_out_at() == Some(Moment::START)) {
            return Err(NotAllBlocks);
        }
        Ok(Self { plan: Plan::new(analysis) })
    }

    /// The analysis attacked.
    #[must_use]
    pub fn analysis(&self) -> &'a Analysis {
        self.plan.analysis
    }

    /// A legal sequence that ends with the capture of `block`; `None` if the block is
    /// unconditionally alive. Takes time linear in the board.
    ///
    /// # Panics
    /// If there is no such block.
    #[must_use]
    pub fn capture(&self, block: BlockId) -> Option<Sequence> {
        if self.plan.analysis.block(block).is_alive() {
            return None;
        }
        let mut execution = Execution::new(&self.plan);
        execution.capture(block);
        Some(execution.sequence)
    }

    /// A legal sequence that captures every block that is not unconditionally alive, round
    /// by round. Takes time linear in the board.
    #[must_use]
    pub fn capture_all(&self) -> Sequence {
        self.after_captures().sequence
    }

    /// The position in which every move of the attacker is suicide, and how it is reached.
    #[must_use]
    pub fn squeeze(&self) -> Squeeze<'_> {
        Squeeze::after(self.after_captures())
    }

    fn after_captures(&self) -> Execution<'_> {
        let mut execution = Execution::new(&self.plan);
        for event in self.plan.analysis.trace().events() {
            if let Event::CastOut(block) = *event {
                execution.capture(block);
            }
        }
        execution
    }
}
