//! Reasons why a position has no answer.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use pass_alive::{Color, Form, Space, Unanalyzable};
use pass_alive_notation::Format;

use crate::point_names;

/// The reason why a position of a text has no answer. Displays as a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refusal {
    /// The main line has too few moves.
    NoMove {
        /// The move that was asked about.
        number: u32,
        /// The number of moves on the main line.
        last: u32,
    },
    /// Edges were to be joined of a board that is not plain rows.
    NotRows {
        /// The form that the board was to have.
        form: Form,
        /// The format that it was read from.
        format: Format,
    },
    /// The board has no point of this name.
    NoPoint {
        /// The name, as it was given.
        name: String,
        /// The number of layers of the board.
        layers: u32,
    },
    /// There is no stone of the right colour on a point.
    NoStone {
        /// The name of the point.
        name: String,
        /// The right colour, if there is only one.
        color: Option<Color>,
        /// What the stone was wanted for, such as `to start from`.
        purpose: &'static str,
    },
    /// Stones of both colours were named where one colour is meant.
    TwoColors {
        /// The names of a stone of each.
        names: [String; 2],
        /// What they were wanted for, such as `to join`.
        purpose: &'static str,
    },
    /// The board has several layers, and only a plane can be answered about.
    Layers {
        /// So many.
        layers: u32,
    },
    /// The board has too many lines to look for eyes.
    TooLarge,
    /// The board cannot arise in play.
    Unanalyzable {
        /// The problem.
        problem: Unanalyzable,
        /// The board whose points it names.
        space: Space,
    },
}

impl Refusal {
    /// A stable word for programs, such as `no-liberty`.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoMove { .. } => "no-move",
            Self::NotRows { .. } => "not-rows",
            Self::NoPoint { .. } => "no-point",
            Self::NoStone { .. } => "no-block",
            Self::TwoColors { .. } => "two-colors",
            Self::Layers { .. } => "layers",
            Self::TooLarge => "too-large",
            Self::Unanalyzable { problem, .. } => problem.code(),
        }
    }

    /// The names of the points that it is about.
    #[must_use]
    pub fn points(&self) -> Vec<String> {
        match self {
            Self::NoMove { .. } | Self::NotRows { .. } | Self::Layers { .. } | Self::TooLarge => {
                vec![]
            }
            Self::TwoColors { names, .. } => names.to_vec(),
            Self::NoPoint { name, .. } | Self::NoStone { name, .. } => vec![name.clone()],
            Self::Unanalyzable { problem, space } => point_names(*space, problem.points()),
        }
    }

    /// The same as the sentence about a position after `number` moves of a record, which is not named if
    /// the record has no moves.
    pub fn after<'a>(&'a self, number: u32, moves: u32) -> impl fmt::Display + use<'a> {
        After { refusal: self, number: (moves > 0).then_some(number) }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoMove { number, last } => {
                write!(f, "there is no move {number}: the last is {last}")
            }
            Self::NotRows { form, format } => {
                let what = match format {
                    Format::Rows => "rows",
                    Format::Diagram => "a diagram",
                    Format::Sgf => "a game",
                };
                write!(f, "only plain rows can be a {form}, and this is {what}")
            }
            Self::NoPoint { name, layers } => {
                write!(f, "the board has no point {name}")?;
                if *layers > 1 && !name.contains(':') {
                    write!(f, ": it has {layers} layers, so write 1:{name}")?;
                }
                Ok(())
            }
            Self::NoStone { name, color, purpose } => {
                f.write_str("there is no ")?;
                if let Some(color) = color {
                    write!(f, "{color} ")?;
                }
                write!(f, "stone on {name} {purpose}")
            }
            Self::TwoColors { names: [one, other], purpose } => {
                write!(f, "{one} and {other} are of different colours {purpose}")
            }
            Self::Layers { layers } => {
                write!(f, "this board has {layers} layers; here it can have only one")
            }
            Self::TooLarge => f.write_str("the board is too big to look for eyes"),
            Self::Unanalyzable { problem, space } => problem.on(*space).fmt(f),
        }
    }
}

impl core::error::Error for Refusal {}

struct After<'a> {
    refusal: &'a Refusal,
    number: Option<u32>,
}

impl fmt::Display for After<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(number) = self.number {
            write!(f, "after move {number}: ")?;
        }
        self.refusal.fmt(f)
    }
}
