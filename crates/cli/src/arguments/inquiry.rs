//! The options that the commands about proofs share.

use std::num::NonZeroU32;
use std::path::PathBuf;

use clap::Args;

use super::Question;
use crate::selection::Moves;

#[derive(Debug, Args)]
#[command(
    mut_arg("start", |start| start.hide(true).value_parser(no_start)),
    mut_arg("regions", |regions| regions.hide(true)),
)]
pub(crate) struct Inquiry {
    #[command(flatten)]
    pub(crate) question: Question,

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

impl Inquiry {
    /// The positions of a record.
    pub(crate) fn moves(&self) -> Moves {
        self.every.map_or(self.question.moves(), |step| Moves::Every(step.get()))
    }
}

/// What falls out of a part of the blocks need not be capturable.
fn no_start(_: &str) -> Result<String, String> {
    Err("this command asks about all blocks".to_owned())
}
