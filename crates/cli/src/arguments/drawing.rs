//! The options for drawing a position, which `svg` and `html` share.

use clap::Args;
use pass_alive::StepNumber;
use pass_alive_scene::{Solid, Turn};

#[derive(Debug, Args)]
pub(crate) struct Drawing {
    /// The place in the run to draw: after step K of round R, or at the end of round R; 0
    /// is the start. A place beyond the run is its end, as without this option.
    #[arg(long, value_name = "R[.K]")]
    pub(crate) step: Option<StepNumber>,

    /// Draw all rounds side by side: the start, the end of every round in which something
    /// falls, and the settled end.
    #[arg(long, conflicts_with = "step")]
    pub(crate) strip: bool,

    /// The most boards in a row of a strip. Without it a row is at most 48 spacings wide.
    #[arg(long, value_name = "N", requires = "strip", value_parser = clap::value_parser!(u16).range(1..))]
    pub(crate) across: Option<u16>,

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

    /// The distance between two lines, in pixels: 28, or 14 in a strip. The drawing is
    /// sharp at any size.
    #[arg(long, value_name = "PX", value_parser = clap::value_parser!(u16).range(1..=100))]
    pub(crate) spacing: Option<u16>,
}

impl Drawing {
    /// The way to draw the solid, if one is asked for.
    pub(crate) fn as_solid(&self) -> Option<Solid<'static>> {
        let turn = self.turn.unwrap_or_default();
        self.solid.then(|| Solid { turn, is_fitted: true, ..Solid::default() })
    }
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
