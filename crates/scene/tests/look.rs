//! The marks of views.

use pass_alive::notation::{Mark, MarkKind, rows};
use pass_alive::{
    Analysis, BlockId, Board, Color, Grid, Moment, Point, RegionId, RegionRule, RegionStatus, Rules,
};
use pass_alive_scene::{
    Face, Hit, Layers, Role, SPACING, Scene, Selected, Selection, Shape, View, draw, hit, size, svg,
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
    let (grid, board) = rows::read(text).expect("a board");
    let run = |color| Analysis::new(&board, color, rules).expect("liberties");
    let (black, white) = (run(Color::Black), run(Color::White));
    Study { grid, board, black, white }
}

impl Study {
    fn view(&self, place: &str) -> View<'_> {
        let mut view = View::new(self.grid, &self.board);
        view.stepped = Some(&self.black);
        view.moment = self.black.trace().moment(place.parse().expect("a place"));
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
    let settled = study.black.trace().settled_moment();
    for moment in study.black.trace().moments() {
        let mut view = study.view("0");
        view.moment = moment;
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
            let mut view = study.view("0");
            view.moment = moment;
            let scene = draw(&view);
            for role in [Role::VitalGround, Role::Discarded, Role::DiscardedNow, Role::Vital] {
                assert!(!has(&scene, role), "{role:?} at {moment:?}, {regions:?}");
            }
        }
    }
}

/// Whatever is discarded or selected, the reader sees how far such a region reaches.
#[test]
fn regions_that_are_not_small_always_have_an_outline() {
    for regions in [RegionRule::Small, RegionRule::Enclosed] {
        let study = study_with("X..../...../...../....X", Rules { regions, ..Rules::default() });
        let selections = [None, Some(BlockId::new(0)), Some(BlockId::new(1))];
        for (moment, block) in
            study.black.trace().moments().flat_map(|moment| selections.map(|block| (moment, block)))
        {
            let mut view = study.view("0");
            view.moment = moment;
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
        let mut view = study.view("0");
        view.moment = moment;
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
        let mut view = study.view("2");
        view.layers = layers;
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

#[test]
fn a_name_is_on_the_first_point_which_sentences_give() {
    let study = study(WORKED);
    let mut view = study.view("0");
    view.layers = Layers::NAMES;
    let scene = draw(&view);
    assert_eq!(study.on(&scene, Role::NameOnBlack), "A6 C6 E6 D3 C2");
    assert_eq!(study.on(&scene, Role::Name), "B6 D6 A5 E5 D2 F2");
    let firsts = study.black.regions().map(|region| study.grid.name(region.first()));
    assert_eq!(firsts.collect::<Vec<_>>().join(" "), "B6 D6 A5 E5 D2 F2");
}

#[test]
fn a_region_that_begins_with_enemy_stones_has_its_name_on_its_first_empty_point() {
    let study = study("O.X/XXX");
    let mut view = study.view("0");
    view.layers = Layers::NAMES;
    assert_eq!(study.on(&draw(&view), Role::Name), "B2");
}

#[test]
fn a_name_makes_way_for_a_label_and_for_the_last_move_if_it_can() {
    let study = study("XX.X/....");
    let mut view = study.view("0");
    view.layers = Layers::NAMES | Layers::LABELS;
    let on = |view: &View<'_>, role| study.on(&draw(view), role);
    assert_eq!(on(&view, Role::NameOnBlack), "A2 D2");
    let label = |name| Mark { point: study.point(name), kind: MarkKind::Label("1".to_owned()) };
    let marks = [label("A2"), label("D2")];
    view.marks = &marks;
    assert_eq!(on(&view, Role::NameOnBlack), "B2");
    assert_eq!(on(&view, Role::LabelOnBlack), "A2 D2");
    view.marks = &[];
    view.last_move = Some(study.point("A2"));
    assert_eq!(on(&view, Role::NameOnBlack), "B2 D2");
    assert_eq!(on(&view, Role::LastMoveOnBlack), "A2");
    view.last_move = Some(study.point("D2"));
    assert_eq!(on(&view, Role::NameOnBlack), "A2 D2");
    assert_eq!(on(&view, Role::LastMoveOnBlack), "");
}

/// The middles of the shapes of `roles` and their half heights, where a name has room.
fn frames(scene: &Scene, roles: &[Role]) -> Vec<((i32, i32), i32)> {
    let marks = scene.marks.iter().filter(|mark| roles.contains(&mark.role));
    let polygons = marks.flat_map(|mark| match &mark.shape {
        Shape::Polygons { polygons, .. } => polygons.clone(),
        _ => vec![],
    });
    let frame = |polygon: Vec<(i32, i32)>| {
        let ends = |of: fn(&(i32, i32)) -> i32| {
            let sides = || polygon.iter().map(of);
            (sides().min().expect("corners"), sides().max().expect("corners"))
        };
        let ((left, right), (top, bottom)) = (ends(|place| place.0), ends(|place| place.1));
        (((left + right) / 2, (top + bottom) / 2), (bottom - top) / 2)
    };
    polygons.map(frame).collect()
}

/// Region b and a letter b of the diagram: the one is italic and framed, the other upright and
/// free. Round by round, so that every relation of a region is among them.
#[test]
fn a_letter_of_the_diagram_is_told_from_the_name_of_a_region() {
    let study = study(WORKED);
    let letters = ["C4", "D4", "B2"]
        .map(|name| Mark { point: study.point(name), kind: MarkKind::Label("b".to_owned()) });
    for moment in study.black.trace().moments() {
        let mut view = study.view("0");
        view.moment = moment;
        view.layers = Layers::ALL;
        view.marks = &letters;
        let scene = draw(&view);
        let framing = [Role::Vital, Role::Healthy, Role::NameFrame];
        let frames = frames(&scene, &framing);
        let framed = |(x, y): (i32, i32)| {
            let holds = |&((left, top), half): &((i32, i32), i32)| {
                // The middle of a text is above its base line.
                left == x && (0..=24).contains(&(y - top)) && (29..=50).contains(&half)
            };
            frames.iter().any(holds)
        };
        let names = [places(&scene, Role::Name), places(&scene, Role::NameOnVital)].concat();
        assert_eq!(names.len(), study.black.regions().len());
        assert!(names.into_iter().all(framed), "{moment:?}");
        let letters = places(&scene, Role::Label);
        assert_eq!(letters.len(), 3);
        assert!(!letters.into_iter().any(framed), "{moment:?}");
    }
    let italic = |role: &&Role| role.face() == Face::Italic;
    let italics: Vec<&Role> = Role::ALL.iter().filter(italic).collect();
    assert_eq!(italics, [&Role::Name, &Role::NameOnVital]);
}

#[test]
fn only_the_names_of_regions_are_italic_in_a_file() {
    let study = study(WORKED);
    let mut view = study.view("0");
    view.layers = Layers::ALL;
    let marks = [Mark { point: study.point("C4"), kind: MarkKind::Label("b".to_owned()) }];
    view.marks = &marks;
    let drawing = svg::write(&draw(&view), "", "");
    let document = roxmltree::Document::parse(&drawing).expect("XML");
    for text in document.descendants().filter(|node| node.tag_name().name() == "text") {
        let group = text.parent().expect("a group");
        let class = group.attribute("class").expect("a class");
        let is_name = ["pa-name", "pa-name-on-vital"].contains(&class);
        assert_eq!(group.attribute("font-style") == Some("italic"), is_name, "{class}");
    }
    assert!(drawing.contains("class=\"pa-label\""));
}

#[test]
fn names_stay_where_they_are_while_a_ghost_passes() {
    let study = study(WORKED);
    let mut view = study.view("0");
    view.layers = Layers::ALL;
    let places_of = |view: &View<'_>| places(&draw(view), Role::Name);
    let before = places_of(&view);
    for point in 0..study.grid.len() as Point {
        view.ghost = Some((point, Color::White));
        assert_eq!(places_of(&view), before);
    }
}

#[test]
fn what_the_board_does_not_have_is_not_drawn() {
    let study = study(".X./XX.");
    let mut view = study.view("0");
    let as_it_was = draw(&view);
    let marks = [Mark { point: 6, kind: MarkKind::Circle }];
    view.marks = &marks;
    view.cursor = Some(99);
    view.last_move = Some(6);
    view.ghost = Some((Point::MAX, Color::White));
    for what in [Selected::Block(BlockId::new(1)), Selected::Region(RegionId::new(u32::MAX))] {
        view.selection = Some(Selection { what, color: Color::Black });
        assert_eq!(draw(&view), as_it_was);
    }
    view.selection =
        Some(Selection { what: Selected::Block(BlockId::new(0)), color: Color::White });
    assert_eq!(draw(&view), as_it_was);
}

#[test]
fn every_mark_lies_within_the_drawing() {
    let study = study(WORKED);
    for layers in [Layers::NONE, Layers::ALL] {
        let mut view = study.view("2");
        view.layers = layers;
        view.cursor = Some(0);
        let scene = draw(&view);
        assert_eq!((scene.width, scene.height), size(&view));
        let roles = Role::ALL.iter().filter(|&&role| role != Role::Board);
        for (x, y) in roles.flat_map(|&role| places(&scene, role)) {
            assert!((scene.left..scene.left + scene.width).contains(&x));
            assert!((scene.top..scene.top + scene.height).contains(&y));
        }
    }
}

#[test]
fn without_ground_nothing_is_drawn_where_the_board_is_bare() {
    let study = study(WORKED);
    let mut view = study.view("1");
    view.layers = Layers::ALL;
    let whole = draw(&view);
    view.ground = false;
    let bare = draw(&view);
    assert_eq!(whole.marks[0].role, Role::Board);
    assert_eq!(bare.marks[..], whole.marks[1..]);
    assert_eq!(Role::PAPER[Role::Board as usize], "#ffffff");
    assert_eq!(Role::PAPER[1..], Role::PALE[1..]);
}

#[test]
fn the_lines_of_a_mark_all_run_along_those_of_the_board_or_none_does() {
    let study = study(WORKED);
    for moment in study.black.trace().moments() {
        let mut view = study.view("0");
        view.moment = moment;
        view.layers = Layers::ALL;
        view.cursor = Some(0);
        view.selection =
            Some(Selection { what: Selected::Region(RegionId::new(3)), color: Color::Black });
        for mark in draw(&view).marks {
            let lines = match mark.shape {
                Shape::Lines(lines) => lines,
                Shape::Polygons { polygons, .. } => {
                    let sides = |p: &Vec<(i32, i32)>| {
                        let next = p.iter().cycle().skip(1);
                        p.iter().copied().zip(next.copied()).collect::<Vec<_>>()
                    };
                    polygons.iter().flat_map(sides).collect()
                }
                Shape::Disc { .. } | Shape::Text { .. } => continue,
            };
            let straight = lines.iter().filter(|(a, b)| a.0 == b.0 || a.1 == b.1).count();
            assert!(!lines.is_empty() && [0, lines.len()].contains(&straight), "{:?}", mark.role);
        }
    }
}

#[test]
fn pointing_finds_the_point_that_was_drawn() {
    let study = study(WORKED);
    for layers in [Layers::NONE, Layers::COORDINATES] {
        let mut view = study.view("0");
        view.layers = layers;
        let scene = draw(&view);
        for point in 0..study.grid.len() as Point {
            let (column, row) = study.grid.coordinates(point);
            let (x, y) = (column as i32 * SPACING - scene.left, row as i32 * SPACING - scene.top);
            let expected = Hit {
                point,
                block: study.black.block_at(point).map(|block| block.id()),
                region: study.black.region_at(point).map(|region| region.id()),
            };
            for (dx, dy) in [(0, 0), (-49, 49), (49, -49)] {
                assert_eq!(hit(&view, x + dx, y + dy), Some(expected));
            }
        }
        let (width, height) = size(&view);
        for (x, y) in [(0, 0), (width, 9), (9, height), (i32::MIN, 9), (9, i32::MAX), (-1, -1)] {
            assert_eq!(hit(&view, x, y), None, "{x}, {y}");
        }
    }
}

/// The WCAG contrast of two colours `#rrggbb`.
fn contrast(one: &str, other: &str) -> f64 {
    let luminance = |color: &str| -> f64 {
        let part = |at: usize| {
            let value = u8::from_str_radix(&color[at..at + 2], 16).expect("hexadecimal");
            let value = f64::from(value) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5)
    };
    let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
    one.max(other) / one.min(other)
}

/// The roles that marks of a role lie on and have to be told from.
fn grounds(role: Role) -> &'static [Role] {
    use Role::*;
    match role {
        // The ground itself, and what is told from it by its edge or its outline.
        Board | WhiteStone | VitalGround | SelectionGround | GhostWhite => &[],
        AliveOnBlack | CastOutOnBlack | EarlierOnBlack | NameOnBlack | LabelOnBlack
        | LastMoveOnBlack => &[BlackStone],
        AliveOnWhite | CastOutOnWhite | EarlierOnWhite | NameOnWhite | LabelOnWhite
        | LastMoveOnWhite => &[WhiteStone],
        NameOnVital => &[Vital],
        Discarded | DiscardedNow | Coordinate => &[Board],
        _ => &[Board, VitalGround, SelectionGround],
    }
}

#[test]
fn every_role_stands_out_by_three_to_one() {
    for palette in [Role::PALE, Role::DIM] {
        for &role in Role::ALL {
            for &ground in grounds(role) {
                let found = contrast(palette[role as usize], palette[ground as usize]);
                assert!(found >= 3.0, "{role:?} on {ground:?}: {found:.2}");
            }
        }
    }
}

#[test]
fn forced_colors_are_the_system_s_or_those_of_stones() {
    let known = ["Canvas", "CanvasText", "GrayText", "Highlight", "#000000", "#ffffff"];
    assert!(Role::FORCED.iter().all(|color| known.contains(color)));
}

#[test]
fn roles_have_different_names_fit_for_classes() {
    let mut names = Role::NAMES.to_vec();
    assert!(names.iter().all(|name| name.bytes().all(|b| b.is_ascii_lowercase() || b == b'-')));
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Role::COUNT);
    assert!(Role::ALL.iter().all(|&role| Role::ALL[role as usize] == role));
}

proptest! {
    #[test]
    fn any_title_is_kept_in_valid_xml(title in any::<String>(), label in any::<String>()) {
        let study = study(".X./XX.");
        let mut view = study.view("0");
        let marks = [Mark { point: 0, kind: MarkKind::Label(label) }];
        view.marks = &marks;
        let drawing = svg::write(&draw(&view), &title, &title);
        let document = roxmltree::Document::parse(&drawing).expect("XML");
        let read = |tag| {
            let mut nodes = document.descendants();
            let node = nodes.find(|node| node.has_tag_name(("http://www.w3.org/2000/svg", tag)));
            node.and_then(|node| node.text()).unwrap_or_default().to_owned()
        };
        // A reader of XML sees line ends as \n, and no other control character at all.
        let plain = |c: char| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}');
        if title.chars().all(plain) {
            prop_assert_eq!(read("title"), title.clone());
            prop_assert_eq!(read("desc"), title);
        }
    }
}
