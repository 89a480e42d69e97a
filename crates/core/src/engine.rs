//! The interface of the algorithms behind [`crate::Judge`].

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

use crate::board::Board;
use crate::color::Color;
use crate::id::Point;
use crate::incidences::Incidences;
use crate::life::Life;
use crate::mask::Mask;
use crate::rules::Suicide;

/// Decides one board of some shape after another, reusing the same memory. The results are those of
/// the last board read; those of [`Engine::decide`] and [`Engine::incidences`] mean nothing if it has
/// a block without a liberty.
pub(crate) trait Engine: Send + Sync {
    /// Reads the stones of a board.
    fn read(&mut self, board: &Board);

    /// Reads a grid from a byte for each point in reading order: 0 is empty, 1 black, 2 or 255
    /// white.
    fn read_bytes(&mut self, bytes: &[u8]);

    /// The first block without a liberty in reading order, and its colour.
    fn block_without_liberties(&self) -> Option<(Color, Vec<Point>)>;

    /// Decides what `color` has alive, for [`Engine::life`] and [`Engine::mark`].
    fn decide(&mut self, color: Color, suicide: Suicide);

    /// The stones alive and the points held of the colour decided last.
    fn life(&self) -> Life;

    /// The same, written into masks of the board's size.
    fn mark(&self, mask: Mask<'_>);

    /// The blocks and regions of `color`, numbered as in a [`crate::graph::Partition`].
    fn incidences(&self, color: Color, suicide: Suicide) -> Incidences;

    fn clone_box(&self) -> Box<dyn Engine>;
}

/// Shows nothing of the memory, which is that of the last board.
impl fmt::Debug for dyn Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Engine").finish_non_exhaustive()
    }
}

impl Clone for Box<dyn Engine> {
    fn clone(&self) -> Self {
        (**self).clone_box()
    }
}
