//! The lens of eyes: groups, their eye points and eye regions, as marks.
//!
//! Everything to be shown is given as plain data, so that the drawing knows no analysis.

mod groups;
mod points;
mod regions;

use alloc::string::String;
use alloc::vec::Vec;
use pass_alive::{Grid, Point};

use crate::layout;
use crate::mark::{Place, Scene, Shape};
use crate::names::Names;
use crate::outline;
use crate::regions::Regions;
use crate::role::Role;
use crate::sheet::Sheet;
use crate::view::View;
use crate::{cursor, ground, labels, stones};

/// The content of the lens.
#[derive(Debug, Clone, Default)]
pub struct Eyes {
    /// The groups; an outline may lie in another one.
    pub groups: Vec<EyeGroup>,
    /// The eye regions, of any groups.
    pub regions: Vec<EyeRegion>,
    /// The eye points, empty or with a prisoner.
    pub points: Vec<(Point, EyeLevel)>,
    /// The empty points that one more stone would enclose.
    pub frontier: Vec<Point>,
    /// The enemy stones thought dead.
    pub prisoners: Vec<Point>,
    /// The first moves with which an owner lives.
    pub save: Vec<Point>,
    /// The first moves with which the opponent kills.
    pub kill: Vec<Point>,
    /// The points that the current rule is about.
    pub evidence: Vec<Point>,
}

/// A group of blocks.
#[derive(Debug, Clone)]
pub struct EyeGroup {
    /// The name, written on one of its stones; empty for none.
    pub name: String,
    /// The stones.
    pub stones: Vec<Point>,
    /// The points that it encloses, which its outline encloses too.
    pub interior: Vec<Point>,
    /// True for the group that the reader looks at.
    pub chosen: bool,
}

/// A connected set of points with eyes.
#[derive(Debug, Clone)]
pub struct EyeRegion {
    /// Its kind, which its outline shows.
    pub kind: EyeRegionKind,
    /// The points.
    pub points: Vec<Point>,
    /// The value, written at its border; empty for none.
    pub value: String,
}

/// The kinds of eye regions, by their prisoners.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EyeRegionKind {
    /// None.
    Pure,
    /// Single stones with one liberty each.
    SemiPure,
    /// One block that every empty point is next to.
    Prisoner,
    /// Any others.
    Mixed,
}

/// The levels of eye points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EyeLevel {
    /// An eye here would be false.
    False,
    /// A full or a false eye, depending on who moves first beside it.
    Half,
    /// An eye here cannot be made false.
    Full,
}

/// Draws `view` without the casting-out, and with `eyes`.
///
/// Points that the board does not have are ignored.
///
/// # Panics
/// If the grid and the board differ in their number of points.
pub fn draw_eyes(view: &View<'_>, eyes: &Eyes) -> Scene {
    let view = &Sheet::of(&View { stepped: None, other: None, selection: None, ..*view });
    let mut scene = layout::frame(view);
    if view.ground {
        ground::sheet(&mut scene);
    }
    let mut names = Names::of(view);
    groups::name(view, eyes, &mut names);
    ground::coordinates(view, &mut scene);
    regions::grounds(view.grid, eyes, &mut scene);
    ground::lines(view, &mut scene);
    regions::outlines(view.grid, eyes, &mut scene);
    points::on_board(view, eyes, &mut scene);
    stones::draw(view, &names, &mut scene);
    points::on_stones(view, eyes, &mut scene);
    labels::draw(view, &Regions::of(view), &names, &mut scene);
    groups::outlines(view.grid, eyes, &mut scene);
    points::evidence(view.grid, eyes, &mut scene);
    regions::values(view, eyes, &names, &mut scene);
    cursor::draw(view, &mut scene);
    scene
}

/// The outlines of some points, `inset` inside the edges of their squares; `None` without points.
fn around(grid: Grid, inset: i32, rounding: i32, points: &[Point]) -> Option<Shape> {
    let mut chosen = vec![false; grid.len()];
    for &point in points {
        if let Some(chosen) = chosen.get_mut(point as usize) {
            *chosen = true;
        }
    }
    let outlines = outline::trace(grid, inset, &|point| chosen[point as usize].then_some(0));
    let polygons: Vec<Vec<Place>> = outlines.into_iter().map(|(_, outline)| outline).collect();
    (!polygons.is_empty()).then_some(Shape::Polygons { polygons, rounding })
}

impl EyeRegionKind {
    fn role(self) -> Role {
        match self {
            Self::Pure => Role::PureRegion,
            Self::SemiPure => Role::SemiPureRegion,
            Self::Prisoner => Role::PrisonerRegion,
            Self::Mixed => Role::MixedRegion,
        }
    }
}
