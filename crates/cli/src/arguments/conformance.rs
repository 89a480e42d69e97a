//! The options of `pass-alive conformance`.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::Args;
use pass_alive::{Grid, Suicide};

use super::analysis::suicide;

#[derive(Debug, Args)]
pub(crate) struct Conformance {
    /// The rule on suicide that the program goes by. If none is chosen and one of its arguments
    /// contains `{suicide}`, both are checked, one after the other.
    #[arg(long, value_parser = suicide())]
    suicide: Option<Suicide>,

    /// Check held points instead of living stones: the living stones of both colours, and all points of
    /// the regions vital to one of their blocks.
    #[arg(long)]
    pub(crate) held: bool,

    /// Only positions of this size, for programs that know no other: 9x9, columns and rows.
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub(crate) size: Option<Grid>,

    /// Run the program once per position; all its output is the answer for that position.
    #[arg(long)]
    pub(crate) each: bool,

    /// Kill the program, and all that it has started, after N seconds.
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=86_400))]
    pub(crate) seconds: u32,

    /// Show boards for at most N failing positions, and list the rest by name.
    #[arg(long, value_name = "N", default_value_t = 5)]
    pub(crate) show: usize,

    /// The files of positions, and folders to look through for .json files.
    #[arg(value_name = "FILE", required = true)]
    pub(crate) files: Vec<PathBuf>,

    /// The program and its arguments, in which `{suicide}` stands for forbidden or allowed.
    #[arg(value_name = "PROGRAM", required = true, last = true)]
    program: Vec<OsString>,
}

/// In an argument of the program, the place of the rule.
const RULE: &str = "{suicide}";

impl Conformance {
    /// The rules to check.
    pub(crate) fn rules(&self) -> Vec<Suicide> {
        let is_told = self.program.iter().any(|argument| argument.to_string_lossy().contains(RULE));
        match self.suicide {
            Some(suicide) => vec![suicide],
            None if is_told => vec![Suicide::Forbidden, Suicide::Allowed],
            None => vec![Suicide::Forbidden],
        }
    }

    /// The program and its arguments for a rule.
    pub(crate) fn program(&self, suicide: Suicide) -> Vec<OsString> {
        let told = |argument: &OsString| match argument.to_str() {
            Some(text) => text.replace(RULE, suicide.as_str()).into(),
            None => argument.clone(),
        };
        self.program.iter().map(told).collect()
    }
}

/// The grid of this size.
fn size(text: &str) -> Result<Grid, String> {
    let number = |text: &str| text.parse().ok();
    let sides =
        text.split_once('x').and_then(|(columns, rows)| Some((number(columns)?, number(rows)?)));
    let grid = sides.and_then(|(columns, rows)| Grid::new(columns, rows));
    grid.ok_or_else(|| "expected columns and rows, as 9x9".to_owned())
}
