//! Marks on single points: the levels of eyes, prisoners, the frontier, vital moves, evidence.

use alloc::vec::Vec;
use pass_alive::{Color, Grid, Point};

use super::around::around;
use super::content::{EyeLevel, Eyes};
use crate::layout::at;
use crate::mark::{Place, Scene, diamond, disc, sharp};
use crate::role::{Role, on};
use crate::view::View;

const FULL: i32 = 22;
const HALF: i32 = 30;
const CROSS: i32 = 17;
const CROSS_WIDTH: i32 = 10;
/// The share of these sizes that a mark has in the square of a prisoner, in percent.
const ON_PRISONER: i32 = 72;
/// Half the side of the square on a prisoner.
const PRISONER: i32 = 29;
const PRISONER_WIDTH: i32 = 6;
const FRONTIER: i32 = 20;
const FRONTIER_WIDTH: i32 = 6;
const SAVE: i32 = 38;
const SAVE_WIDTH: i32 = 8;
/// The inner and outer ends of the four strokes around a point.
const KILL: (i32, i32) = (27, 49);
const KILL_WIDTH: i32 = 12;
const EVIDENCE_INSET: i32 = 7;
const EVIDENCE_ROUNDING: i32 = 10;
const EVIDENCE_WIDTH: i32 = 6;
const EVIDENCE_DASH: i32 = 9;

/// The marks on points without a stone.
pub(super) fn on_board(view: &View<'_>, eyes: &Eyes, scene: &mut Scene) {
    let grid = view.grid();
    let empty = |points: &[Point]| -> Vec<Place> {
        let points = points.iter().filter(|&&point| exists(view, point));
        points.filter(|&&point| view.board.get(point).is_none()).map(|&p| at(grid, p)).collect()
    };
    for (level, role) in [
        (EyeLevel::Full, Role::FullEye),
        (EyeLevel::Half, Role::HalfEye),
        (EyeLevel::False, Role::FalseEye),
    ] {
        let points = eyes.points.iter().filter(|&&(_, its)| its == level);
        let points: Vec<Point> = points.map(|&(point, _)| point).collect();
        marks(level, role, 100, &empty(&points), scene);
    }
    let frontier: Vec<_> =
        empty(&eyes.frontier).into_iter().map(|center| diamond(center, FRONTIER)).collect();
    if !frontier.is_empty() {
        scene.pen(Role::Frontier, FRONTIER_WIDTH, sharp(frontier));
    }
    for center in empty(&eyes.save) {
        scene.pen(Role::Save, SAVE_WIDTH, disc(center, SAVE));
    }
    let strokes = empty(&eyes.kill).into_iter().flat_map(|(x, y)| {
        [(0, -1), (1, 0), (0, 1), (-1, 0)].map(|(dx, dy)| {
            let end = |reach: i32| (x + dx * reach, y + dy * reach);
            (end(KILL.0), end(KILL.1))
        })
    });
    scene.lines(Role::Kill, KILL_WIDTH, strokes.collect());
}

/// The marks on prisoners.
pub(super) fn on_stones(view: &View<'_>, eyes: &Eyes, scene: &mut Scene) {
    for color in Color::BOTH {
        let is_stone = |point: Point| exists(view, point) && view.board.get(point) == Some(color);
        let squares = eyes.prisoners.iter().filter(|&&point| is_stone(point)).map(|&point| {
            let (x, y) = at(view.grid(), point);
            let (left, right, top, bottom) =
                (x - PRISONER, x + PRISONER, y - PRISONER, y + PRISONER);
            vec![(left, top), (right, top), (right, bottom), (left, bottom)]
        });
        let squares: Vec<_> = squares.collect();
        if !squares.is_empty() {
            let role = on(color, Role::BlackPrisoner, Role::WhitePrisoner);
            scene.pen(role, PRISONER_WIDTH, sharp(squares));
        }
        for level in [EyeLevel::Full, EyeLevel::Half, EyeLevel::False] {
            let points =
                eyes.points.iter().filter(|&&(point, its)| its == level && is_stone(point));
            let places: Vec<_> = points.map(|&(point, _)| at(view.grid(), point)).collect();
            let role = on(color, Role::EyeOnBlack, Role::EyeOnWhite);
            marks(level, role, ON_PRISONER, &places, scene);
        }
    }
}

/// The outline of the points that the current rule is about.
pub(super) fn evidence(grid: Grid, eyes: &Eyes, scene: &mut Scene) {
    if let Some(outline) = around(grid, EVIDENCE_INSET, EVIDENCE_ROUNDING, &eyes.evidence) {
        scene.dashes(Role::Evidence, EVIDENCE_WIDTH, EVIDENCE_DASH, outline);
    }
}

fn exists(view: &View<'_>, point: Point) -> bool {
    view.existing(Some(point)).is_some()
}

/// The marks of a level, in percent of their size.
fn marks(level: EyeLevel, role: Role, percent: i32, places: &[Place], scene: &mut Scene) {
    let sized = |size: i32| size * percent / 100;
    match level {
        EyeLevel::Full => {
            for &center in places {
                scene.fill(role, disc(center, sized(FULL)));
            }
        }
        EyeLevel::Half => {
            let bowls: Vec<_> = places.iter().map(|&center| bowl(center, sized(HALF))).collect();
            if !bowls.is_empty() {
                scene.fill(role, sharp(bowls));
            }
        }
        EyeLevel::False => {
            let arm = sized(CROSS);
            let strokes = places.iter().flat_map(|&(x, y)| {
                let stroke = |slope: i32| ((x - arm, y - slope * arm), (x + arm, y + slope * arm));
                [stroke(1), stroke(-1)]
            });
            scene.lines(role, sized(CROSS_WIDTH), strokes.collect());
        }
    }
}

/// The lower half of a disc, raised so that its middle is at `center`.
fn bowl((x, y): Place, radius: i32) -> Vec<Place> {
    // Points of the circle of radius 100 at every 15 degrees.
    const ARC: [(i32, i32); 13] = [
        (100, 0),
        (97, 26),
        (87, 50),
        (71, 71),
        (50, 87),
        (26, 97),
        (0, 100),
        (-26, 97),
        (-50, 87),
        (-71, 71),
        (-87, 50),
        (-97, 26),
        (-100, 0),
    ];
    let top = y - radius * 2 / 5;
    ARC.iter().map(|&(dx, dy)| (x + dx * radius / 100, top + dy * radius / 100)).collect()
}
