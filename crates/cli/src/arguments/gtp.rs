//! The options of `pass-alive gtp`.

use clap::Args;
use pass_alive::Suicide;

use super::analysis::suicide;

#[derive(Debug, Args)]
pub(crate) struct Gtp {
    /// The rule on suicide: a move after which the player's own block, of several stones, has no
    /// liberty.
    #[arg(long, default_value = "forbidden", value_parser = suicide())]
    pub(crate) suicide: Suicide,
}
