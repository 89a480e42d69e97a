//! The options of `pass-alive score`.

use clap::Args;
use clap::builder::TypedValueParser;
use pass_alive::Counting;

use super::CommonOptions;
use super::word::one_of;

#[derive(Debug, Args)]
pub(crate) struct Score {
    #[command(flatten)]
    pub(crate) common: CommonOptions,

    /// The way to count.
    #[arg(long, default_value = "rule3", value_parser = counting())]
    pub(crate) counting: Counting,
}

fn counting() -> impl TypedValueParser<Value = Counting> {
    one_of([
        (Counting::Rule3.as_str(), "Benson: all stones that are not alive are removed first"),
        (
            Counting::Kim.as_str(),
            "Kim, changed: only what living stones enclose counts, since others can be captured",
        ),
    ])
}
