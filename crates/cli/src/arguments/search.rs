//! The options of `pass-alive search`.

use clap::Args;
use clap::builder::TypedValueParser;
use pass_alive::search::{Limits, Method};

use super::CommonOptions;
use super::word::one_of;

#[derive(Debug, Args)]
pub(crate) struct Search {
    #[command(flatten)]
    pub(crate) common: CommonOptions,

    /// The lines of play that are tried.
    #[arg(long, default_value = "full", value_parser = method())]
    pub(crate) method: Method,

    /// Stop searching for a block after N arrangements of stones.
    #[arg(long, value_name = "N", default_value_t = Limits::default().arrangements, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) limit: u64,

    /// Stop before the search for a block needs more than N MiB.
    #[arg(long, value_name = "N", default_value_t = Limits::default().bytes >> 20, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub(crate) memory: u64,
}

impl Search {
    pub(crate) fn limits(&self) -> Limits {
        Limits { arrangements: self.limit, bytes: self.memory << 20 }
    }
}

fn method() -> impl TypedValueParser<Value = Method> {
    one_of([
        (Method::Full.as_str(), "All of them: the definition of safe"),
        (
            Method::Split.as_str(),
            "Outside liberties are filled first, then only small regions are tried",
        ),
    ])
}
