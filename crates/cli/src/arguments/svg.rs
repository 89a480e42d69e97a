//! The options of `pass-alive svg`.

use std::path::PathBuf;

use clap::Args;
use pass_alive::Place;

use super::Question;

#[derive(Debug, Args)]
pub(crate) struct Svg {
    #[command(flatten)]
    pub(crate) question: Question,

    /// The place in the run to draw: after step K of round R, or at the end of round R; 0
    /// is the start. A place beyond the run is its end, as without this option.
    #[arg(long, value_name = "R[.K]")]
    pub(crate) step: Option<Place>,

    /// Which tree, diagram or board of the file to draw, counted from 0.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) index: usize,

    /// The file to read; `-` is the standard input.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}
