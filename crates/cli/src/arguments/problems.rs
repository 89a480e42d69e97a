//! The options of `pass-alive problems`.

use std::path::PathBuf;

use clap::Args;
use pass_alive_eyes::solve::Limits;

#[derive(Debug, Args)]
pub(crate) struct Problems {
    /// Stop after N positions for each question about a problem.
    #[arg(long, value_name = "N", default_value_t = Limits::default().positions, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) limit: u64,

    /// Print one JSON object a line: one for each problem, or one for all with --summary.
    #[arg(long)]
    pub(crate) json: bool,

    /// Print only the table of all problems.
    #[arg(long)]
    pub(crate) summary: bool,

    /// The files to read, and folders to look through for .sgf files; `-`, or none, is the
    /// standard input.
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}
