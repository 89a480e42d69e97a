//! What the program is asked: the commands, each with its own file.

mod analyze;
mod question;
mod svg;

use clap::{Parser, Subcommand};

pub(crate) use analyze::Analyze;
pub(crate) use question::Question;
pub(crate) use svg::Svg;

/// Which Go stones can never be captured, even if their owner always passes: Benson's
/// unconditional life, decided without search.
#[derive(Debug, Parser)]
#[command(name = "pass-alive", version, about, max_term_width = 100)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Say which blocks and regions fall, when and why, and which stones are alive.
    ///
    /// Positions may be SGF games, Sensei's Library diagrams ($$) or plain rows of X, O
    /// and . (boards separated by blank lines, or rows on one line joined by /).
    ///
    /// The exit code is 0 if every position was answered, 1 if some input was bad (the
    /// others are still answered), 2 if the program was called wrongly.
    Analyze(Analyze),
    /// Draw a position as SVG, at the end of the run or at any step of it.
    Svg(Svg),
}
