//! The options of `pass-alive game`.

use std::path::PathBuf;

use clap::Args;

use super::AnalysisOptions;
use super::analysis::no_joined_edges;

#[derive(Debug, Args)]
#[command(
    mut_arg("start", |start| start.hide(true).value_parser(every_block)),
    mut_arg("regions", |regions| regions.hide(true)),
    mut_arg("topology", |topology| topology.hide(true).value_parser(no_joined_edges())),
    mut_arg("move_number", |number| number.hide(true).value_parser(every_move)),
)]
pub(crate) struct Game {
    #[command(flatten)]
    pub(crate) analysis: AnalysisOptions,

    /// Print one JSON object a line: one for each move, or one for all games with --summary.
    #[arg(long)]
    pub(crate) json: bool,

    /// Print only the statistics of all games.
    #[arg(long)]
    pub(crate) summary: bool,

    /// The files to read, and folders to look through for .sgf files; `-`, or none, is the
    /// standard input.
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}

fn every_block(_: &str) -> Result<String, String> {
    Err("not available: this command always considers all blocks".to_owned())
}

fn every_move(_: &str) -> Result<u32, String> {
    Err("not available: this command always considers every move".to_owned())
}
