//! The command line: each command with its options in a file of its own.

mod analysis;
mod analyze;
mod common;
mod conformance;
mod drawing;
mod eyes;
mod game;
mod gtp;
mod html;
mod problems;
mod score;
mod search;
mod sources;
mod support;
mod svg;
mod word;

use clap::{Parser, Subcommand};

pub(crate) use analysis::{AnalysisOptions, Colors};
pub(crate) use analyze::Analyze;
pub(crate) use common::CommonOptions;
pub(crate) use conformance::Conformance;
pub(crate) use drawing::Drawing;
pub(crate) use eyes::{Eyes, Points};
pub(crate) use game::Game;
pub(crate) use gtp::Gtp;
pub(crate) use html::Html;
pub(crate) use problems::Problems;
pub(crate) use score::Score;
pub(crate) use search::Search;
pub(crate) use sources::Sources;
pub(crate) use support::Support;
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
    /// Report which blocks and regions fall, when and why, and which stones are alive.
    ///
    /// Positions may be SGF games, Sensei's Library diagrams ($$) or plain rows of X, O
    /// and full stops (boards separated by blank lines, or rows on one line joined by /).
    /// The layers of a board in space are separated by a line --, or on one line by //.
    ///
    /// The exit code is 0 if every position was answered, 1 if some input was bad (the
    /// others are still answered), 2 if the program was called wrongly.
    Analyze(Analyze),
    /// Draw positions as SVG, at the end of the run, at any step of it, or all rounds of it.
    ///
    /// Drawings follow one another on the standard output, each from a line that begins
    /// with `<svg` to the line `</svg>`.
    Svg(Svg),
    /// Write positions as HTML: the element `<pass-alive>`, and in it a drawing, a table and
    /// the text of the position for readers without JavaScript.
    ///
    /// Snippets follow one another on the standard output with an empty line between them;
    /// there is none within.
    Html(Html),
    /// Prove the answer: a sequence of moves that captures each block that is not alive,
    /// and the position in which every move against those alive is suicide.
    Prove(CommonOptions),
    /// Search for a capture of each block by trying every line of play, to check the other
    /// commands.
    Search(Search),
    /// Report which blocks keep the chosen ones alive.
    Support(Support),
    /// Report which single moves would save, spoil or lose each block.
    Turn(CommonOptions),
    /// Score positions by Benson's Rule 3, which removes all stones that are not alive first, or as
    /// Kim does.
    Score(Score),
    /// Report which groups live if their owner answers, which are dead, and where the others are
    /// saved and killed: by the rules of Chen and Chen (1999), or with --solve by search.
    Eyes(Eyes),
    /// Check the rules of `eyes`, and its solver, against the solutions of life-and-death problems.
    ///
    /// A problem is an SGF game tree that begins with stones of both colours. Its correct first
    /// moves are those of the variations marked correct (a comment RIGHT, Correct or +), or else
    /// the first move of the main line.
    Problems(Problems),
    /// Check another program against positions with known answers: which it gets wrong, and the
    /// mistakes that would explain it.
    ///
    /// The program reads positions from its standard input, rows of X, O and full stops with an
    /// empty line after each, until its end, and writes one line for each: its unconditionally
    /// alive stones of both colours, as C3 D4, or nothing. Commas, semicolons and the words black
    /// and white may stand between the points. `pass-alive analyze --alive` answers like that.
    ///
    /// The exit code is 0 if every position is right, 1 if not, 2 if pass-alive was called wrongly,
    /// 3 if not all positions could be checked.
    Conformance(Conformance),
    /// Follow games: report after each move which blocks became unconditionally alive and how
    /// many points are settled, and statistics of several games.
    Game(Game),
    /// Speak the Go Text Protocol, version 2, with programs such as Sabaki and GoGui, which send
    /// positions and ask which stones are alive.
    ///
    /// Commands come on the standard input and are answered on the standard output, until `quit`
    /// or the end of the input.
    Gtp(Gtp),
}
