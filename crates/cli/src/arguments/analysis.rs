//! The options that all commands share: colour, rules, starting set, move.

use clap::builder::TypedValueParser;
use clap::{Args, ValueEnum};
use pass_alive::{Color, Form, RegionRule, Rules, Suicide};

use super::word::one_of;
use pass_alive_json::{Question, Selection, point_name};

/// The options of the analysis of a position.
#[derive(Debug, Args)]
pub(crate) struct AnalysisOptions {
    /// The colour whose blocks are analysed.
    #[arg(long, value_enum, default_value = "both")]
    pub(crate) color: Colors,

    /// The rule on suicide: a move after which the player's own block, of several stones, has no
    /// liberty.
    #[arg(long, default_value = "forbidden", value_parser = suicide())]
    suicide: Suicide,

    /// The regions that the run starts from. The surviving blocks are the same.
    #[arg(long, default_value = "small", value_parser = regions())]
    regions: RegionRule,

    /// The edges of the boards that are joined. All but `box` take plain rows only.
    #[arg(long = "topology", id = "topology", default_value = "box", value_parser = form())]
    pub(crate) form: Form,

    /// Start from the blocks with a stone on one of these points only.
    #[arg(long, value_name = "POINTS", value_delimiter = ',', value_parser = point_name)]
    pub(crate) start: Option<Vec<String>>,

    /// The position after move N of the main line; 0 is the start.
    #[arg(long = "move", value_name = "N")]
    pub(crate) move_number: Option<u32>,
}

impl AnalysisOptions {
    /// The positions of a record: one, the last if none is chosen.
    pub(crate) fn moves(&self) -> Selection {
        self.move_number.map_or(Selection::Last, Selection::One)
    }

    pub(crate) fn rules(&self) -> Rules {
        Rules { suicide: self.suicide, regions: self.regions }
    }

    /// What is asked about each position.
    pub(crate) fn question(&self) -> Question<'_> {
        let start = self.start.as_deref();
        Question { colors: self.color.list(), rules: self.rules(), start }
    }
}

pub(super) fn suicide() -> impl TypedValueParser<Value = Suicide> {
    one_of([
        (Suicide::Forbidden.as_str(), "Such a move is illegal"),
        (Suicide::Allowed.as_str(), "Such a move is legal, and removes the block"),
    ])
}

fn regions() -> impl TypedValueParser<Value = RegionRule> {
    one_of([
        (
            RegionRule::Small.as_str(),
            "Small regions: every interior point holds an enemy stone (Benson)",
        ),
        (
            RegionRule::Enclosed.as_str(),
            "Every enclosed region, and a clean-up at the end (Sensei's Library)",
        ),
    ])
}

fn form() -> impl TypedValueParser<Value = Form> {
    one_of([
        (Form::Box.as_str(), "None: a rectangle, or a box"),
        (Form::Cylinder.as_str(), "The first column to the last"),
        (Form::Torus.as_str(), "In every direction the first to the last"),
    ])
}

/// For commands that make no sense where edges are joined.
pub(super) fn no_joined_edges() -> impl TypedValueParser<Value = Form> {
    |word: &str| match word {
        "box" => Ok(Form::Box),
        _ => Err("this command takes boards without joined edges only".to_owned()),
    }
}

#[derive(Debug, Clone, Copy, ValueEnum)]
pub(crate) enum Colors {
    Black,
    White,
    Both,
}

impl Colors {
    /// The colours in order.
    pub(crate) fn list(self) -> &'static [Color] {
        match self {
            Colors::Black => &[Color::Black],
            Colors::White => &[Color::White],
            Colors::Both => &Color::BOTH,
        }
    }
}
