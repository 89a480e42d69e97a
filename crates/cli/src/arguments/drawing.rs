//! The options for drawing a position, which `svg` and `html` share.

use clap::Args;
use pass_alive::StepNumber;

#[derive(Debug, Args)]
pub(crate) struct Drawing {
    /// The place in the run to draw: after step K of round R, or at the end of round R; 0
    /// is the start. A place beyond the run is its end, as without this option.
    #[arg(long, value_name = "R[.K]")]
    pub(crate) step: Option<StepNumber>,

    /// Draw all rounds side by side: the start, the end of every round in which something
    /// falls, and the settled end.
    #[arg(long, conflicts_with = "step")]
    pub(crate) strip: bool,

    /// The most boards in a row of a strip. Without it a row is at most 48 spacings wide.
    #[arg(long, value_name = "N", requires = "strip", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) across: Option<u16>,

    /// The distance between two lines, in pixels: 28, or 14 in a strip. The drawing is
    /// sharp at any size.
    #[arg(long, value_name = "PX", value_parser = clap::value_parser!(u16).range(1..=100))]
    pub(crate) spacing: Option<u16>,
}
