//! Errors of an analysis.

use alloc::vec::Vec;
use core::fmt;

use crate::color::Color;
use crate::components::Components;
use crate::id::Point;
use crate::space::Space;

/// The error for a board that cannot be analysed.
///
/// `Display` gives points as numbers; use [`Unanalyzable::on`] for their names.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Unanalyzable {
    /// A block has no liberty. The board cannot arise in play.
    NoLiberty {
        /// The colour of the block.
        color: Color,
        /// All its points, in order.
        points: Vec<Point>,
    },
    /// The starting set names a point without a stone of the colour.
    NoBlock(Point),
}

impl Unanalyzable {
    /// Checks that every block has a liberty.
    pub(crate) fn check(components: &Components) -> Result<(), Self> {
        let Some((block, color)) = components.block_without_liberties() else { return Ok(()) };
        Err(Self::NoLiberty { color, points: components.points(block).to_vec() })
    }

    /// A stable word for programs: `no-liberty` or `no-block`.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::NoLiberty { .. } => "no-liberty",
            Self::NoBlock(_) => "no-block",
        }
    }

    /// The points that it is about.
    #[must_use]
    pub fn points(&self) -> &[Point] {
        match self {
            Self::NoLiberty { points, .. } => points,
            Self::NoBlock(point) => core::slice::from_ref(point),
        }
    }

    /// The reason with the names that points have on a grid or in a space.
    ///
    /// ```
    /// use pass_alive::{Analysis, Board, Color, Rules};
    /// let board = Board::from_rows("XO / OO").unwrap();
    /// let problem = Analysis::new(&board, Color::Black, Rules::default()).unwrap_err();
    /// assert_eq!(problem.on(board.grid().unwrap()).to_string(), "the black stone on A2 has no liberty");
    /// ```
    pub fn on(&self, space: impl Into<Space>) -> impl fmt::Display {
        Named(self, Some(space.into()))
    }
}

impl fmt::Display for Unanalyzable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Named(self, None).fmt(f)
    }
}

impl core::error::Error for Unanalyzable {}

/// A reason, with the names that a board gives to its points.
struct Named<'a>(&'a Unanalyzable, Option<Space>);

impl Named<'_> {
    fn write(&self, f: &mut fmt::Formatter<'_>, point: Point) -> fmt::Result {
        match self.1 {
            Some(space) if point.index() < space.len() => f.write_str(&space.name(point)),
            _ => write!(f, "point {point}"),
        }
    }
}

impl fmt::Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Unanalyzable::NoLiberty { color, points } => {
                match points.len() {
                    1 => write!(f, "the {color} stone on ")?,
                    stones => write!(f, "the block of {stones} {color} stones with ")?,
                }
                self.write(f, points[0])?;
                f.write_str(" has no liberty")
            }
            Unanalyzable::NoBlock(point) => {
                f.write_str("there is no stone of the colour on ")?;
                self.write(f, *point)
            }
        }
    }
}
