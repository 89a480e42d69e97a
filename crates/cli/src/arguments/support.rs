//! The options of `pass-alive support`.

use clap::Args;

use super::CommonOptions;
use pass_alive_json::point_name;

#[derive(Debug, Args)]
pub(crate) struct Support {
    #[command(flatten)]
    pub(crate) common: CommonOptions,

    /// Select the blocks with a stone on one of these points.
    #[arg(long, required = true, value_name = "POINTS", value_delimiter = ',', value_parser = point_name)]
    pub(crate) of: Vec<String>,
}
