//! The options of `pass-alive svg`.

use clap::Args;

use super::{Drawing, Question, Sources};

#[derive(Debug, Args)]
pub(crate) struct Svg {
    #[command(flatten)]
    pub(crate) question: Question,

    #[command(flatten)]
    pub(crate) drawing: Drawing,

    #[command(flatten)]
    pub(crate) sources: Sources,
}
