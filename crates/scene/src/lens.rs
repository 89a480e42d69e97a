//! The marks of lenses: supports, and the score; and of stones that are chosen to be placed.

use alloc::vec::Vec;
use core::str::FromStr;

use pass_alive::{Color, Point};

use crate::mark::{Place, Scene, disc, sharp, square};
use crate::role::{Role, on};
use crate::selection;
use crate::sheet::{Sheet, SheetPoint};
use crate::stones::draw_ghost;

/// The marks that a lens adds to a view.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Lens<'a> {
    /// Marks on points.
    pub marks: &'a [LensMark],
    /// Points that are outlined, such as the blocks that the reader chose.
    pub outlined: &'a [Point],
}

/// A mark that a lens puts on a point. It leaves the middle of a stone free for a name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LensMark {
    /// The point.
    pub point: Point,
    /// What it says of the point.
    pub kind: LensMarkKind,
}

/// The meaning of a [`LensMark`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LensMarkKind {
    /// A stone of a block that is unconditionally alive: a ring.
    Alive,
    /// A stone of a block that falls: the ends of a cross.
    Falls,
    /// A stone of a block in a minimal cover: a square.
    Cover,
    /// A stone of a block that supports others: a dashed ring.
    Supporter,
    /// A stone of a block that is joined to them: three dots.
    Joined,
    /// A point from which a stone has been taken: a dashed ring.
    Gone,
    /// A point that counts for a colour: a small square in that colour.
    Counts(Color),
    /// A point that counts for nobody: a small cross.
    Neutral,
    /// A point that is chosen for a stone of a colour, which is not placed yet: a ghost of the stone.
    Chosen(Color),
}

/// Gives each kind its word on the page, and lists all kinds.
macro_rules! kinds {
    ($($kind:ident $((Color::$color:ident))? => $word:literal,)+) => {
        impl LensMarkKind {
            /// All kinds.
            pub const ALL: &[Self] = &[$(Self::$kind $((Color::$color))?,)+];

            /// The word for it.
            pub const fn as_str(self) -> &'static str {
                match self {
                    $(Self::$kind $((Color::$color))? => $word,)+
                }
            }
        }
    };
}

kinds! {
    Alive => "alive",
    Falls => "falls",
    Cover => "cover",
    Supporter => "supporter",
    Joined => "joined",
    Gone => "gone",
    Counts(Color::Black) => "black",
    Counts(Color::White) => "white",
    Neutral => "neutral",
    Chosen(Color::Black) => "chosen-black",
    Chosen(Color::White) => "chosen-white",
}

impl FromStr for LensMarkKind {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        Self::ALL.iter().copied().find(|kind| kind.as_str() == word).ok_or(())
    }
}

const RING: i32 = 35;
const RING_WIDTH: i32 = 10;
/// A dashed ring, whose dashes are straight: browsers draw short lines much faster than dashed circles.
const DASHES: [(Place, Place); 6] = [
    ((36, -1), (31, 19)),
    ((19, 31), (-1, 36)),
    ((-17, 31), (-31, 17)),
    ((-36, 1), (-31, -19)),
    ((-19, -31), (1, -36)),
    ((17, -31), (31, -17)),
];
const SQUARE: i32 = 29;
const SQUARE_WIDTH: i32 = 9;
const SMALL_SQUARE: i32 = 17;
const SMALL_SQUARE_EDGE: i32 = 5;
/// From the middle to the ends of the strokes of a cross, and of a small one.
const CROSS: (i32, i32) = (18, 33);
const CROSS_WIDTH: i32 = 12;
const SMALL_CROSS: (i32, i32) = (0, 12);
/// The dots below the middle, and their radius.
const DOTS: [Place; 3] = [(-20, 30), (0, 33), (20, 30)];
const DOT_RADIUS: i32 = 7;

/// Draws marks on a sheet, and the outline of the points of the board that are true in `outlined`.
pub(crate) fn draw(
    sheet: &Sheet<'_>,
    marks: &[(SheetPoint, LensMarkKind)],
    outlined: &[bool],
    scene: &mut Scene,
) {
    for &(point, kind) in marks {
        draw_at(kind, sheet.stone(point), sheet.place(point), scene);
    }
    selection::outline(sheet, outlined, scene);
}

/// Draws a mark of `kind` at the middle of a point with `stone`.
pub(crate) fn draw_at(kind: LensMarkKind, stone: Option<Color>, center: Place, scene: &mut Scene) {
    let role = role(kind, stone);
    match kind {
        LensMarkKind::Alive => scene.pen(role, RING_WIDTH, disc(center, RING)),
        LensMarkKind::Supporter | LensMarkKind::Gone => {
            let moved = |(x, y): Place| (center.0 + x, center.1 + y);
            let dashes = DASHES.map(|(from, to)| (moved(from), moved(to)));
            scene.lines(role, RING_WIDTH, dashes.to_vec());
        }
        LensMarkKind::Cover => scene.pen(role, SQUARE_WIDTH, sharp(vec![square(center, SQUARE)])),
        LensMarkKind::Counts(color) => {
            let square = sharp(vec![square(center, SMALL_SQUARE)]);
            scene.fill(role, square.clone());
            scene.pen(on(color, Role::BlackEdge, Role::WhiteEdge), SMALL_SQUARE_EDGE, square);
        }
        LensMarkKind::Chosen(color) => draw_ghost(color, center, scene),
        LensMarkKind::Falls => scene.lines(role, CROSS_WIDTH, cross(center, CROSS)),
        LensMarkKind::Neutral => scene.lines(role, RING_WIDTH, cross(center, SMALL_CROSS)),
        LensMarkKind::Joined => {
            for (x, y) in DOTS {
                scene.fill(role, disc((center.0 + x, center.1 + y), DOT_RADIUS));
            }
        }
    }
}

fn role(kind: LensMarkKind, stone: Option<Color>) -> Role {
    let on_stone = |black, white| stone.map_or(Role::Label, |color| on(color, black, white));
    match kind {
        LensMarkKind::Alive => on_stone(Role::AliveOnBlack, Role::AliveOnWhite),
        LensMarkKind::Falls => on_stone(Role::CastOutOnBlack, Role::CastOutOnWhite),
        LensMarkKind::Cover => on_stone(Role::CoverOnBlack, Role::CoverOnWhite),
        LensMarkKind::Supporter => on_stone(Role::SupporterOnBlack, Role::SupporterOnWhite),
        LensMarkKind::Joined => on_stone(Role::JoinedOnBlack, Role::JoinedOnWhite),
        LensMarkKind::Counts(color) => on(color, Role::BlackStone, Role::WhiteStone),
        LensMarkKind::Chosen(color) => on(color, Role::GhostBlack, Role::GhostWhite),
        LensMarkKind::Gone | LensMarkKind::Neutral => Role::Coordinate,
    }
}

/// The four arms of a cross, between two distances from the middle.
fn cross((x, y): Place, (from, to): (i32, i32)) -> Vec<(Place, Place)> {
    let arms = [(-1, -1), (1, -1), (1, 1), (-1, 1)];
    arms.map(|(right, down)| {
        let end = |reach: i32| (x + right * reach, y + down * reach);
        (end(from), end(to))
    })
    .to_vec()
}
