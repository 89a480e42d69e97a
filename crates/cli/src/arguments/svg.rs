//! The options of `pass-alive svg`.

use clap::Args;
use pass_alive_scene::Turn;

use super::{AnalysisOptions, Drawing, Sources};

#[derive(Debug, Args)]
pub(crate) struct Svg {
    #[command(flatten)]
    pub(crate) analysis: AnalysisOptions,

    #[command(flatten)]
    pub(crate) drawing: Drawing,

    /// Draw the board as a solid: a box seen from one side, instead of its layers side by side.
    #[arg(long, conflicts_with = "strip")]
    pub(crate) solid: bool,

    /// The direction from which the solid is seen, in degrees: how far it is turned round the upright
    /// line, and how high the viewer is above the horizon (90 is from above, -90 from below). 27,24
    /// without this option.
    #[arg(
        long,
        value_name = "DEG,DEG",
        requires = "solid",
        allow_hyphen_values = true,
        value_parser = turn
    )]
    pub(crate) turn: Option<Turn>,

    #[command(flatten)]
    pub(crate) sources: Sources,
}

/// Two angles such as `30,25`.
fn turn(text: &str) -> Result<Turn, String> {
    let angle = |text: &str| text.trim().parse().ok().filter(|angle: &f64| angle.is_finite());
    let angles = text.split_once(',').and_then(|(one, other)| Some((angle(one)?, angle(other)?)));
    let (around, above) = angles.ok_or("a turn is two angles in degrees: 30,25")?;
    if !(-90.0..=90.0).contains(&above) {
        return Err("the second angle of a turn is from -90 to 90".to_owned());
    }
    Ok(Turn { around, above })
}
