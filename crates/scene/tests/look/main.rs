//! The marks of views.

mod colors;
mod depth;
mod drawing;
mod eyes;
mod files;
mod layers;
mod lens_marks;
mod names;
mod rolled;
mod solid;
mod space;

use pass_alive::{Mark, MarkKind};

use pass_alive::{
    Analysis, BlockId, Board, Color, Grid, Moment, Point, RegionId, RegionRule, RegionStatus, Rules,
};
use pass_alive_scene::{
    BlockNames, Face, Hit, Layers, Role, SPACING, Scene, Selected, Selection, Shape, View, draw,
    hit, size, svg,
};
use proptest::prelude::*;

const WORKED: &str = "X.X.XX/.XXX.X/XX..../X..XXX/X.X.X./X..XXX";

struct Study {
    grid: Grid,
    board: Board,
    black: Analysis,
    white: Analysis,
}

fn study(text: &str) -> Study {
    study_with(text, Rules::default())
}

fn study_with(text: &str, rules: Rules) -> Study {
    let board = Board::from_rows(text).expect("a board");
    let grid = board.grid().expect("a grid");
    let run = |color| Analysis::new(&board, color, rules).expect("liberties");
    let (black, white) = (run(Color::Black), run(Color::White));
    Study { grid, board, black, white }
}

impl Study {
    fn view(&self, place: &str) -> View<'_> {
        self.view_at(self.black.trace().moment(place.parse().expect("a place")))
    }

    fn view_with(&self, place: &str, layers: Layers) -> View<'_> {
        let mut view = self.view(place);
        view.layers = layers;
        view
    }

    fn view_at(&self, moment: Moment) -> View<'_> {
        let mut view = View::new(&self.board);
        view.stepped = Some(&self.black);
        view.moment = moment;
        view
    }

    fn point(&self, name: &str) -> Point {
        self.grid.point_named(name).expect("a point")
    }

    /// The names of the points that marks of `role` are on, in reading order.
    fn on(&self, scene: &Scene, role: Role) -> String {
        let mut points: Vec<Point> = places(scene, role)
            .into_iter()
            .map(|(x, y)| {
                let line = |place: i32| ((place + SPACING / 2) / SPACING) as u32;
                self.grid.point(line(x), line(y)).expect("a point")
            })
            .collect();
        points.sort_unstable();
        points.dedup();
        let names: Vec<String> = points.into_iter().map(|point| self.grid.name(point)).collect();
        names.join(" ")
    }
}

/// The middles of the marks of `role`.
fn places(scene: &Scene, role: Role) -> Vec<(i32, i32)> {
    let middle = |places: &[(i32, i32)]| {
        let sum = places.iter().fold((0, 0), |sum, place| (sum.0 + place.0, sum.1 + place.1));
        let count = places.len() as i32;
        (sum.0 / count, sum.1 / count)
    };
    let shapes = scene.marks.iter().filter(|mark| mark.role == role).map(|mark| &mark.shape);
    shapes
        .flat_map(|shape| match shape {
            Shape::Disc { center, .. } => vec![*center],
            Shape::Text { base, .. } => vec![*base],
            Shape::Lines(lines) => lines.iter().map(|&(a, b)| middle(&[a, b])).collect(),
            Shape::Polygons { polygons, .. } => polygons.iter().map(|p| middle(p)).collect(),
        })
        .collect()
}

fn texts(scene: &Scene) -> Vec<&str> {
    let texts = scene.marks.iter().filter_map(|mark| match &mark.shape {
        Shape::Text { text, .. } => Some(text.as_str()),
        _ => None,
    });
    texts.collect()
}

fn has(scene: &Scene, role: Role) -> bool {
    scene.marks.iter().any(|mark| mark.role == role)
}

#[test]
fn the_worked_example_shows_every_status_in_its_round() {
    let study = study(WORKED);
    let at = |place| draw(&study.view(place));

    let start = at("0");
    assert_eq!(study.on(&start, Role::Vital), "B6 D6 A5 D2 F2");
    assert!(has(&start, Role::Listed));
    for role in [Role::CastOutOnBlack, Role::EarlierOnBlack, Role::AliveOnBlack, Role::Discarded] {
        assert!(!has(&start, role), "{role:?}");
    }

    let first = at("1");
    assert_eq!(study.on(&first, Role::CastOutOnBlack), "E6 F6 F5 C2");
    assert!(study.on(&first, Role::DiscardedNow).contains("D6"));
    assert_eq!(study.on(&first, Role::Vital), "B6 A5 F2");
    assert!(!has(&first, Role::Listed) && !has(&first, Role::EarlierOnBlack));

    let second = at("2");
    assert_eq!(study.on(&second, Role::EarlierOnBlack), "E6 F6 F5 C2");
    assert_eq!(study.on(&second, Role::CastOutOnBlack), "D3 E3 F3 E2 D1 E1 F1");
    assert!(has(&second, Role::Discarded) && has(&second, Role::DiscardedNow));

    let last = at("3");
    assert_eq!(study.on(&last, Role::AliveOnBlack), "A6 C6 B5 C5 D5 A4 B4 A3 A2 A1");
    assert!(!has(&last, Role::CastOutOnBlack) && !has(&last, Role::DiscardedNow));
    assert_eq!(study.on(&last, Role::Vital), "B6 A5");
}

#[test]
fn rings_appear_only_when_the_run_has_settled() {
    let study = study(WORKED);
    let settled = study.black.trace().stable_moment();
    for moment in study.black.trace().moments() {
        let view = study.view_at(moment);
        assert_eq!(has(&draw(&view), Role::AliveOnBlack), moment >= settled, "{moment:?}");
    }
}

#[test]
fn a_region_is_only_healthy_once_the_blocks_it_is_healthy_for_have_fallen() {
    // Region f is healthy for block D alone, which falls first in round 2.
    let study = study(WORKED);
    assert_eq!(study.on(&draw(&study.view("1")), Role::Healthy), "");
    let scene = draw(&study.view("2.1"));
    assert_eq!(study.on(&scene, Role::Healthy), "F2");
    assert_eq!(study.on(&draw(&study.view("2")), Role::Healthy), "");
}

#[test]
fn a_selected_block_is_asked_what_its_own_regions_are_to_it() {
    let study = study(WORKED);
    let mut view = study.view("1");
    view.selection =
        Some(Selection { what: Selected::Block(BlockId::new(2)), color: Color::Black });
    let scene = draw(&view);
    assert_eq!(study.on(&scene, Role::Selection), "F6");
    // Healthy for it and discarded; what is vital to others is no concern of it.
    assert_eq!(study.on(&scene, Role::Healthy), "D6");
    assert_eq!(study.on(&scene, Role::Vital), "");
}

#[test]
fn a_selected_region_lights_its_neighbors() {
    let study = study(WORKED);
    let mut view = study.view("0");
    let e = study.black.region_at(study.point("D2")).expect("a region").id();
    view.selection = Some(Selection { what: Selected::Region(e), color: Color::Black });
    let scene = draw(&view);
    assert_eq!(study.on(&scene, Role::Selection), "D2");
    let lit = scene.marks.iter().filter(|mark| mark.role == Role::Neighbor).count();
    assert_eq!(lit, study.black.region(e).neighbors().len());
}

#[test]
fn regions_that_are_not_small_are_never_filled() {
    for regions in [RegionRule::Small, RegionRule::Enclosed] {
        let study = study_with("X..../...../...../....X", Rules { regions, ..Rules::default() });
        for moment in study.black.trace().moments() {
            let view = study.view_at(moment);
            let scene = draw(&view);
            for role in [Role::VitalGround, Role::Discarded, Role::DiscardedNow, Role::Vital] {
                assert!(!has(&scene, role), "{role:?} at {moment:?}, {regions:?}");
            }
        }
    }
}

/// The extent of such a region stays visible, even if it is discarded or selected.
#[test]
fn regions_that_are_not_small_always_have_an_outline() {
    for regions in [RegionRule::Small, RegionRule::Enclosed] {
        let study = study_with("X..../...../...../....X", Rules { regions, ..Rules::default() });
        let selections = [None, Some(BlockId::new(0)), Some(BlockId::new(1))];
        for (moment, block) in
            study.black.trace().moments().flat_map(|moment| selections.map(|block| (moment, block)))
        {
            let mut view = study.view_at(moment);
            view.selection =
                block.map(|block| Selection { what: Selected::Block(block), color: Color::Black });
            let scene = draw(&view);
            let outlined = [has(&scene, Role::NotSmall), has(&scene, Role::Listed)];
            let listed = study.black.regions().next().expect("a region").status(moment)
                == RegionStatus::Listed;
            assert_eq!(outlined, [!listed, listed], "{moment:?}, {regions:?}");
        }
    }
}

#[test]
fn a_region_that_is_small_has_no_such_outline() {
    let study = study(WORKED);
    for moment in study.black.trace().moments() {
        let view = study.view_at(moment);
        assert!(!has(&draw(&view), Role::NotSmall), "{moment:?}");
    }
}

#[test]
fn a_block_outside_the_starting_set_is_smaller_and_carries_no_mark() {
    let study = study("X.X/XX./..X");
    let start = [study.point("A3")];
    let run = Analysis::starting_from(&study.board, Color::Black, Rules::default(), &start);
    let run = run.expect("a run");
    let mut view = study.view("0");
    view.stepped = Some(&run);
    view.moment = Moment::START;
    let scene = draw(&view);
    let stones = scene.marks.iter().filter(|mark| mark.role == Role::BlackStone);
    let radii: Vec<i32> = stones
        .map(|mark| match mark.shape {
            Shape::Disc { radius, .. } => radius,
            _ => panic!("a stone is a disc"),
        })
        .collect();
    // A3, C3, A2, B2, C1 in reading order; C3 and C1 are outside.
    assert!(radii[0] == radii[2] && radii[0] == radii[3]);
    assert!(radii[1] == radii[4] && radii[1] < radii[0]);
    assert!(!has(&scene, Role::EarlierOnBlack) && !has(&scene, Role::CastOutOnBlack));
}

/// Its steps are not those that the reader goes through, so only the result is shown.
#[test]
fn of_both_colors_the_other_is_plain_until_the_stepped_one_has_ended() {
    let study = study(".X.XO.O/XXXXOOO/OOOOO.X");
    let mut view = study.view("0");
    view.other = Some(&study.white);
    view.layers = Layers::ALL;
    let last = study.black.trace().last_moment();
    assert!(last > Moment::START);
    for moment in study.black.trace().moments() {
        view.moment = moment;
        let scene = draw(&view);
        let (white, black) = (Role::AliveOnWhite, Role::AliveOnBlack);
        let ended = [has(&scene, white), has(&scene, black)];
        assert_eq!(ended, [moment == last; 2], "{moment:?}");
    }
    view.moment = Moment::START;
    let scene = draw(&view);
    assert!(texts(&scene).contains(&"A") && texts(&scene).contains(&"A\u{2032}"));
    assert!(texts(&scene).contains(&"a") && !texts(&scene).contains(&"a\u{2032}"));
}

#[test]
fn layers_can_be_left_out_one_by_one() {
    let study = study(WORKED);
    let roles = |layers| {
        let mut view = study.view_with("2", layers);
        view.last_move = Some(study.point("B5"));
        let scene = draw(&view);
        [
            Role::Coordinate,
            Role::Vital,
            Role::CastOutOnBlack,
            Role::NameOnBlack,
            Role::LastMoveOnBlack,
        ]
        .map(|role| has(&scene, role))
    };
    assert_eq!(roles(Layers::NONE), [false; 5]);
    assert_eq!(roles(Layers::COORDINATES), [true, false, false, false, false]);
    assert_eq!(roles(Layers::REGIONS), [false, true, false, false, false]);
    assert_eq!(roles(Layers::STATUSES), [false, false, true, false, false]);
    assert_eq!(roles(Layers::NAMES), [false, false, false, true, false]);
    assert_eq!(roles(Layers::LABELS), [false, false, false, false, true]);
    assert_eq!(roles(Layers::ALL), [true; 5]);
}
