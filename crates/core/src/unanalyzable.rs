//! The reasons not to analyse a board.

use alloc::vec::Vec;
use core::fmt;

use crate::components::Components;
use crate::grid::Grid;
use crate::topology::Point;

/// The reason why a board cannot be analysed.
///
/// `Display` gives points as numbers; use [`Unanalyzable::on`] for their names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unanalyzable {
    /// This block has no liberty. The board cannot arise in play.
    NoLiberty(Vec<Point>),
    /// The starting set names a point without a stone of the colour.
    NoBlock(Point),
}

/// The most points that a sentence lists.
const LISTED: usize = 6;

impl Unanalyzable {
    /// Checks that every block has a liberty.
    pub(crate) fn check(components: &Components) -> Result<(), Self> {
        match components.block_without_liberties() {
            Some(block) => Err(Self::NoLiberty(components.points(block).to_vec())),
            None => Ok(()),
        }
    }

    /// The reason with the names that points have on `grid`.
    ///
    /// ```
    /// use pass_alive::{Analysis, Color, Rules, notation::rows};
    /// let (grid, board) = rows::read("XO / OO").unwrap();
    /// let problem = Analysis::new(&board, Color::Black, Rules::default()).unwrap_err();
    /// assert_eq!(problem.on(grid).to_string(), "the block A2 has no liberty");
    /// ```
    pub fn on(&self, grid: Grid) -> impl fmt::Display {
        struct Named<'a>(&'a Unanalyzable, Grid);

        impl fmt::Display for Named<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let Self(reason, grid) = self;
                match reason {
                    Unanalyzable::NoLiberty(block) => {
                        f.write_str("the block ")?;
                        for &point in block.iter().take(LISTED) {
                            write!(f, "{} ", grid.name(point))?;
                        }
                        f.write_str(if block.len() > LISTED { "… " } else { "" })?;
                        f.write_str("has no liberty")
                    }
                    Unanalyzable::NoBlock(point) if (*point as usize) < grid.len() => {
                        write!(f, "there is no stone of the colour on {}", grid.name(*point))
                    }
                    Unanalyzable::NoBlock(_) => reason.fmt(f),
                }
            }
        }

        Named(self, grid)
    }
}

impl fmt::Display for Unanalyzable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unanalyzable::NoLiberty(block) => {
                write!(f, "the block at point {} has no liberty", block[0])
            }
            Unanalyzable::NoBlock(point) => {
                write!(f, "there is no stone of the colour at point {point}")
            }
        }
    }
}

impl core::error::Error for Unanalyzable {}
