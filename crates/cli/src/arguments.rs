//! What the program is asked.

use std::num::NonZeroU32;
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use pass_alive::{Color, Place, RegionRule, Rules, Suicide};

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

#[derive(Debug, Args)]
pub(crate) struct Analyze {
    #[command(flatten)]
    pub(crate) question: Question,

    /// Answer for the moves 0, N, 2N … and the last of each game.
    #[arg(long, value_name = "N", conflicts_with = "move_number")]
    pub(crate) every: Option<NonZeroU32>,

    /// Print one JSON object a line.
    #[arg(long)]
    pub(crate) json: bool,

    /// The files to read; `-`, or none, is the standard input.
    #[arg(value_name = "FILE")]
    pub(crate) files: Vec<PathBuf>,
}

#[derive(Debug, Args)]
pub(crate) struct Svg {
    #[command(flatten)]
    pub(crate) question: Question,

    /// The place in the run to draw: after step K of round R, or at the end of round R; 0
    /// is the start. A place beyond the run is its end, as without this option.
    #[arg(long, value_name = "R[.K]")]
    pub(crate) step: Option<Place>,

    /// Which tree, diagram or board of the file to draw, counted from 0.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) index: usize,

    /// The file to read; `-` is the standard input.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
}

/// What is asked of each position.
#[derive(Debug, Args)]
pub(crate) struct Question {
    /// Whose blocks.
    #[arg(long, value_enum, default_value = "both")]
    pub(crate) color: Colors,

    /// Whether a move may take away the last liberty of an own block of several stones.
    #[arg(long, value_enum, default_value = "forbidden")]
    suicide: SuicideName,

    /// Which regions the run starts from. The surviving blocks are the same.
    #[arg(long, value_enum, default_value = "small")]
    regions: RegionsName,

    /// Start from the blocks with a stone on one of these points only.
    #[arg(long, value_name = "POINTS", value_delimiter = ',', value_parser = point_name)]
    pub(crate) start: Option<Vec<String>>,

    /// The position after move N of the main line; 0 is the start.
    #[arg(long = "move", value_name = "N")]
    pub(crate) move_number: Option<u32>,
}

impl Question {
    pub(crate) fn rules(&self) -> Rules {
        Rules {
            suicide: match self.suicide {
                SuicideName::Forbidden => Suicide::Forbidden,
                SuicideName::Allowed => Suicide::Allowed,
            },
            regions: match self.regions {
                RegionsName::Small => RegionRule::Small,
                RegionsName::Enclosed => RegionRule::Enclosed,
            },
        }
    }
}

#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum Colors {
    Black,
    White,
    Both,
}

impl Colors {
    /// The colours asked about.
    pub(crate) fn asked(self) -> &'static [Color] {
        match self {
            Colors::Black => &[Color::Black],
            Colors::White => &[Color::White],
            Colors::Both => &Color::BOTH,
        }
    }
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum SuicideName {
    /// It may not.
    Forbidden,
    /// It may, and removes the block.
    Allowed,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum RegionsName {
    /// Small regions: every interior point holds an enemy stone (Benson).
    Small,
    /// Every enclosed region, and a clean-up at the end (Sensei's Library).
    Enclosed,
}

/// A point such as `C3`; whether a board has it is known later.
fn point_name(text: &str) -> Result<String, String> {
    let name = text.trim().to_ascii_uppercase();
    let letters = name.bytes().take_while(u8::is_ascii_uppercase).count();
    let (column, row) = name.split_at(letters);
    let is_column =
        letters > 0 && !column.contains('I') && column.bytes().all(|b| b == name.as_bytes()[0]);
    let is_row = !row.is_empty() && row.bytes().all(|b| b.is_ascii_digit());
    (is_column && is_row)
        .then_some(name)
        .ok_or_else(|| "a point is a letter without I, then the number of the row: C3".to_owned())
}
