//! The options of `pass-alive svg`.

use clap::Args;

use super::{AnalysisOptions, Drawing, Sources};

#[derive(Debug, Args)]
pub(crate) struct Svg {
    #[command(flatten)]
    pub(crate) analysis: AnalysisOptions,

    #[command(flatten)]
    pub(crate) drawing: Drawing,

    #[command(flatten)]
    pub(crate) sources: Sources,
}
