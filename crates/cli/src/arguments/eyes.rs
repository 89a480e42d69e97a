//! The options of `pass-alive eyes`.

use clap::Args;
use clap::builder::TypedValueParser;
use pass_alive::Suicide;
use pass_alive_eyes::solve::Limits;

use super::CommonOptions;
use pass_alive_json::point_name;

use super::analysis::no_joined_edges;

#[derive(Debug, Args)]
#[command(
    mut_arg("suicide", |suicide| suicide.hide(true).value_parser(suicide_forbidden())),
    mut_arg("topology", |topology| topology.hide(true).value_parser(no_joined_edges())),
)]
pub(crate) struct Eyes {
    #[command(flatten)]
    pub(crate) common: CommonOptions,

    /// Solve each group by search. Its answer replaces that of the rules, and says what it rests on.
    #[arg(long)]
    pub(crate) solve: bool,

    /// Find all first moves that work, not only one for each side.
    #[arg(long, requires = "solve")]
    pub(crate) all_moves: bool,

    /// Do not assume that the blocks on these points stay, or that an empty one leads out: they become part
    /// of the fight.
    #[arg(long, value_name = "POINTS", value_delimiter = ',', value_parser = point_name, requires = "solve")]
    pub(crate) doubt: Vec<String>,

    /// Report only the groups with a stone on these points.
    #[arg(long, value_name = "POINTS", value_delimiter = ',', value_parser = point_name)]
    pub(crate) group: Vec<String>,

    /// Stop after N positions for each question about a group.
    #[arg(long, value_name = "N", default_value_t = Limits::default().positions, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub(crate) limit: u64,

    /// Take the blocks with a stone on these points to be one group. The option may be repeated.
    #[arg(long, value_name = "POINTS", value_parser = points)]
    pub(crate) join: Vec<Points>,

    /// Take the blocks with a stone on these points to be of different groups. The option may be
    /// repeated.
    #[arg(long, value_name = "POINTS", value_parser = points)]
    pub(crate) part: Vec<Points>,

    /// Take the blocks with a stone on these points to be dead: they are prisoners of the group
    /// around them.
    #[arg(long, value_name = "POINTS", value_delimiter = ',', value_parser = point_name)]
    pub(crate) dead: Vec<String>,

    /// Take the blocks with a stone on these points to be alive: they are nobody's prisoners.
    #[arg(long, value_name = "POINTS", value_delimiter = ',', value_parser = point_name)]
    pub(crate) alive: Vec<String>,
}

/// Names of two points or more.
#[derive(Debug, Clone)]
pub(crate) struct Points(pub(crate) Vec<String>);

fn points(text: &str) -> Result<Points, String> {
    let names: Vec<String> =
        text.split(',').map(point_name).collect::<Result<_, _>>().map_err(|bad| bad.to_string())?;
    if names.len() < 2 {
        return Err("two points or more are needed: C3,D5".to_owned());
    }
    Ok(Points(names))
}

/// The rule of Chen and Chen, and the only one here.
pub(super) fn suicide_forbidden() -> impl TypedValueParser<Value = Suicide> {
    |word: &str| match word {
        "forbidden" => Ok(Suicide::Forbidden),
        _ => Err("only `--suicide forbidden` is supported here".to_owned()),
    }
}
