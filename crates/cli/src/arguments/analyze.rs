//! The options of `pass-alive analyze`.

use std::num::NonZeroU32;
use std::path::PathBuf;

use clap::Args;

use super::AnalysisOptions;

#[derive(Debug, Args)]
pub(crate) struct Analyze {
    #[command(flatten)]
    pub(crate) analysis: AnalysisOptions,

    /// Answer for the moves 0, N, 2N … and the last of each game.
    #[arg(long, value_name = "N", conflicts_with = "move_number")]
    pub(crate) every: Option<NonZeroU32>,

    /// Print one JSON object a line.
    #[arg(long)]
    pub(crate) json: bool,

    /// Print only the alive stones, a line for each position: black C3 D3; white G7. A position
    /// that cannot be answered has an empty line.
    #[arg(long, conflicts_with_all = ["json", "start"])]
    pub(crate) alive: bool,

    /// The files to read; `-`, or none, is the standard input.
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}
