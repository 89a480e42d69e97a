//! The options of the commands that report on each position.

use std::num::NonZeroU32;
use std::path::PathBuf;

use clap::Args;

use super::AnalysisOptions;
use crate::positions::Positions;
use pass_alive_json::Selection;

#[derive(Debug, Args)]
#[command(
    mut_arg("start", |start| start.hide(true).value_parser(no_start)),
    mut_arg("regions", |regions| regions.hide(true)),
)]
pub(crate) struct CommonOptions {
    #[command(flatten)]
    pub(crate) analysis: AnalysisOptions,

    /// Answer for the moves 0, N, 2N … and the last of each game.
    #[arg(long, value_name = "N", conflicts_with = "move_number")]
    every: Option<NonZeroU32>,

    /// Print one JSON object a line.
    #[arg(long)]
    pub(crate) json: bool,

    /// The files to read; `-`, or none, is the standard input.
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}

impl CommonOptions {
    /// The positions asked about, in all boards of all files.
    pub(crate) fn positions(&self) -> Positions<'_> {
        let (moves, form) = (self.moves(), self.analysis.form);
        Positions { files: &self.files, index: None, moves, form, missing: "" }
    }

    /// The positions of a record.
    fn moves(&self) -> Selection {
        self.every.map_or(self.analysis.moves(), Selection::Every)
    }
}

/// A starting set is refused: blocks that fall out of it need not be capturable.
fn no_start(_: &str) -> Result<String, String> {
    Err("not available: this command always considers all blocks".to_owned())
}
