//! The options for input and output files, which `svg` and `html` share.

use std::path::PathBuf;

use clap::Args;

#[derive(Debug, Args)]
pub(crate) struct Sources {
    /// Only this tree, diagram or board of each file, counted from 0.
    #[arg(long, value_name = "N")]
    pub(crate) index: Option<usize>,

    /// Write each answer to a file of its own in this folder, called after its source and
    /// its index: game-0, or 0 from the standard input.
    #[arg(long, value_name = "DIR")]
    pub(crate) out: Option<PathBuf>,

    /// The files to read; `-`, or none, is the standard input.
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}
