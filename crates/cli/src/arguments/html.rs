//! The options of `pass-alive html`.

use clap::Args;

use super::{AnalysisOptions, Drawing, Sources};

#[derive(Debug, Args)]
#[command(mut_arg("start", |start| start.hide(true).value_parser(no_start)))]
pub(crate) struct Html {
    #[command(flatten)]
    pub(crate) analysis: AnalysisOptions,

    /// Write `<div class="pass-alive" data-…>` instead of the element: for pages with the
    /// wiki loader, which makes the element of it.
    #[arg(long)]
    pub(crate) div: bool,

    /// Ask first which blocks stay: the drawing and the table, which tell it, are behind “Answer”.
    #[arg(long)]
    pub(crate) quiz: bool,

    #[command(flatten)]
    pub(crate) drawing: Drawing,

    #[command(flatten)]
    pub(crate) sources: Sources,
}

/// The element would show another run than the drawing in it.
fn no_start(_: &str) -> Result<String, String> {
    Err("the element has no starting set".to_owned())
}
