//! Drawings as they were last looked at, under `tests/golden/scene`. With
//! `PASS_ALIVE_BLESS=1` in the environment they are written anew.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::LazyLock;
use std::{env, fs};

use pass_alive::notation::{Mark, MarkKind, rows};
use pass_alive::{
    Analysis, BlockId, Board, Color, Form, Grid, Point, RegionId, Round, Rules, Space,
};
use pass_alive_scene::{
    Arrangement, Cut, EyeGroup, EyeLevel, EyeRegion, EyeRegionKind, Eyes, Layers, LensMark,
    LensMarkKind, Palette, Panel, Role, Scene, Selected, Selection, Solid, Turn, View, draw,
    draw_eyes, draw_layers, draw_solid, strip, svg,
};

/// The worked example of Sensei's Library's text on Benson's algorithm.
const WORKED: &str = "X.X.XX/.XXX.X/XX..../X..XXX/X.X.X./X..XXX";

const OPENING: &str = "
    . . . . . . . . .
    . . X . . . O . .
    . . . X . O X . .
    . . . . X . . . .
    . . O X O . . . .
    . . . . . X . . .
    . . O . . . . . .
    . . . . . . X . .
    . . . . . . . . .
";

/// Move 220 of a game that a program played against itself: three rounds for White.
const MIDDLE: &str = "
    ..OOX..............
    ..OXX............XX
    ..OOXXXXX....X.XXOX
    ...OOOXOXXXXXOXXOOX
    .....OOOOOOXXOOO.OO
    ..O.OXXXO.OXO..OO..
    .OO..OX.XO.OOOOXXOO
    .OXO.OX.XXO..OXXXXO
    .....OXX.XO...OXX.X
    ..O.OOOXXXO.O.OOX..
    O.OOXXOX.XO...OX...
    OO.OOXXXXOO...OXX..
    OXOOXX.XXXO.O..OX..
    XXOXX..XOOO..OOOOX.
    OXXX...XXXOOOXXXX..
    OOOOX..X.XXXOXX.X..
    .O.OX.XX..XOOOX....
    ..OOOXX..XXOOX.....
    ..O.OOX..XOOXXX....
";

/// The end of another such game.
const END: &str = "
    .........XXXO.O....
    ........X.XO.OOO...
    .....XXXXXXOOO.OOOO
    XXXXXX.X..XO..O.OOX
    XOOXOOXX..XXOOOOOXX
    OOOXXOOXX.XOOOXOXX.
    ..OOO.OXOXXOOXXXX..
    ...O.OOOOOXXOXXXX..
    ...OOOXXXOXOOOXOXX.
    ..OOXXXXOOOO.OOOOX.
    ...OXXXXXXOOOOOOOX.
    ..OOOX.X.XXO.OXOXX.
    ..OOXXX.X.XXOOXOX.X
    .OOOXOOXXXXOOOXOXXX
    .OXXXOOXOOOOOXXX.X.
    .OOXXXOXOOXXOOXXX..
    ..OOXOOXXXXXOX.X...
    ..OOOO.OX.XOOXXX...
    .....OOOOXXOOOX....
";

/// A board for the lens of eyes: what it shows need not be so.
const EYES: &str = "
    XO..X...XO.X.
    XOOOXX..XOXX.
    XXXXXX..XOOOO
    ........XXXXX
    ...X....O....
    .......XX.X..
    XXXXXXXOOOX..
    OOOOOOOX.OXXX
    O.....O..OX.X
";

/// Nine stones in the corner of a cube, with eyes on 1:A4 and 3:A4.
const CORNER: &str = ".X.. X... .... .... / XX.. X... .... .... / .X.. X... .... .... / XX..";

/// The same among others, and a block that falls with its two eyes, one of them shared.
const BATTLE: &str = "
    .X... X..O. ...O. .OO.. .....
    XX... X..O. O.OOX .O.O. ..OXX
    .X... X..O. ...O. .OO.. ....X
    XX... ..... ..OX. .OX.. ...X.
    ..... ..... ....X ..... X....
";

/// A block with two eyes across the edges, and one with none.
const ACROSS: &str = "
    .X......X XX.....XX ...OOO... ..O.XO... ..OOOO... XX.....XX .X.....X.
";

/// Draws `board` in the view that `arrange` makes of both colours' runs; `color` is
/// stepped.
fn drawing(
    name: &str,
    board: &str,
    color: Color,
    place: &str,
    arrange: impl FnOnce(&mut View<'_>),
) -> (String, String) {
    let (grid, board) = rows::read(board).expect("a board");
    let run = |color| Analysis::new(&board, color, Rules::default()).expect("liberties");
    let (stepped, other) = (run(color), run(color.other()));
    let mut view = View::new(grid, &board);
    view.stepped = Some(&stepped);
    view.other = Some(&other);
    view.moment = stepped.trace().moment(place.parse().expect("a place"));
    arrange(&mut view);
    (format!("{name}.svg"), svg::write(&draw(&view), name, ""))
}

/// The worked example, for Black alone and with names.
fn worked(name: &str, place: &str, selection: Option<Selected>) -> (String, String) {
    drawing(name, WORKED, Color::Black, place, |view| {
        view.other = None;
        view.layers = view.layers | Layers::NAMES;
        view.selection = selection.map(|what| Selection { what, color: Color::Black });
    })
}

/// The ends of all rounds of both colours, each colour for itself, at a spacing of 14 px.
fn rounds(name: &str, board: &str, across: usize) -> (String, String) {
    let (grid, board) = rows::read(board).expect("a board");
    let runs =
        Color::BOTH.map(|color| Analysis::new(&board, color, Rules::default()).expect("liberties"));
    let panels = |run| {
        let label = |round| match round {
            Round::START => "Start".to_owned(),
            round => format!("Round {round}"),
        };
        let panel = |round| {
            let mut view = View::new(grid, &board);
            view.layers = Layers::ALL;
            view.stepped = Some(run);
            view.moment = run.trace().round_end(round);
            Panel { view, label: label(round) }
        };
        run.trace().round_numbers().map(panel).collect()
    };
    let runs = runs.iter().filter(|run| run.blocks().len() > 0);
    let scene = strip(&runs.map(panels).collect::<Vec<_>>(), across);
    (format!("{name}.svg"), svg::write_sized(&scene, name, "", &Role::PALE, 14))
}

/// Everything that the lens of eyes can show, at a spacing of `pixels`.
fn eyes(name: &str, pixels: i32, palette: &Palette) -> (String, String) {
    let (grid, board) = rows::read(EYES).expect("a board");
    let points = |names: &str| -> Vec<Point> {
        names.split(' ').map(|name| grid.point_named(name).expect("a point")).collect()
    };
    let stones = |start: &str| board.block_at(points(start)[0]);
    let group = |name: &str, start: &str, interior: &str, chosen| EyeGroup {
        name: name.to_owned(),
        stones: stones(start),
        interior: points(interior),
        chosen,
    };
    let region = |kind, names: &str, value: &str| EyeRegion {
        kind,
        points: points(names),
        value: value.to_owned(),
    };
    let levels = [
        (EyeLevel::Full, "B1 C1 D1 H1 J1 H2 B9 C9 B8 N9 N8 M8"),
        (EyeLevel::Half, "E1 J2 C8 L9 M9"),
        (EyeLevel::False, "F1 D9 D8 L8"),
    ];
    let content = Eyes {
        groups: vec![
            group("A", "A2", "B1 C1 D1 E1 F1 H1 J1 H2 J2", true),
            group("B", "A7", "B9 C9 D9 B8 C8 D8", false),
            group("C", "K9", "L9 M9 N9 L8 M8 N8", false),
        ],
        regions: vec![
            region(EyeRegionKind::Pure, "B1 C1 D1 E1 F1", "{2|1}"),
            region(EyeRegionKind::SemiPure, "H1 J1 H2 J2", "1"),
            region(EyeRegionKind::Prisoner, "B9 C9 D9 B8 C8 D8", "{{2|1}|0}"),
            region(EyeRegionKind::Mixed, "L9 M9 N9 L8 M8 N8", "{1|0}"),
        ],
        points: levels
            .iter()
            .flat_map(|&(level, names)| points(names).into_iter().map(move |p| (p, level)))
            .collect(),
        frontier: points("M1 L3 G4"),
        prisoners: points("B8 C8 D8 B9 H2 M9 L8 M8"),
        save: points("D1 C9"),
        kill: points("D1 N9"),
        evidence: points("E1 F1"),
    };
    let mut view = View::new(grid, &board);
    view.layers = Layers::COORDINATES | Layers::NAMES;
    let scene = draw_eyes(&view, &content);
    (format!("{name}.svg"), svg::write_sized(&scene, name, "", palette, pixels))
}

/// A board in space, in the view that `arrange` makes of both colours' runs; Black is stepped.
fn space(
    name: &str,
    (columns, rows, layers, form): (u32, u32, u32, Form),
    stones: &str,
    place: &str,
    draw: impl FnOnce(Space, &mut View<'_>) -> (Scene, Palette),
) -> (String, String) {
    let space =
        Space::new(Grid::new(columns, rows).expect("a size"), layers, form).expect("a size");
    let mut board = Board::new(space.topology());
    for (point, stone) in (0..).zip(stones.chars().filter(|stone| "XO.".contains(*stone))) {
        board.set(
            point,
            [('X', Color::Black), ('O', Color::White)]
                .into_iter()
                .find(|it| it.0 == stone)
                .map(|it| it.1),
        );
    }
    let run = |color| Analysis::new(&board, color, Rules::default()).expect("liberties");
    let (black, white) = (run(Color::Black), run(Color::White));
    let mut view = View::new(space.layer(), &board);
    view.layers = Layers::ALL;
    view.stepped = Some(&black);
    view.other = Some(&white);
    view.moment = black.trace().moment(place.parse().expect("a place"));
    let (scene, palette) = draw(space, &mut view);
    (format!("{name}.svg"), svg::write_sized(&scene, name, "", &palette, 28))
}

/// The layers and the solid of boards in space.
fn spaces() -> Vec<(String, String)> {
    let (cube, room, ring) = ((4, 4, 4, Form::Box), (5, 5, 5, Form::Box), (9, 7, 1, Form::Torus));
    let layers = |space, view: &View<'_>, pointed| {
        (draw_layers(space, view, &Arrangement { pointed, ..Arrangement::default() }), Role::PALE)
    };
    let fitted = Solid { is_fitted: true, ..Solid::default() };
    vec![
        space("layers", cube, CORNER, "9", |space, view| layers(space, view, None)),
        space("layers-pointed", room, BATTLE, "0", |space, view| {
            layers(space, view, space.point_named("2:C3"))
        }),
        space("layers-torus", ring, ACROSS, "0", |space, view| layers(space, view, None)),
        space("layers-cylinder", (9, 7, 1, Form::Cylinder), ACROSS, "9", |space, view| {
            view.layers = Layers::REGIONS | Layers::STATUSES;
            layers(space, view, None)
        }),
        space("layers-rolled", ring, ACROSS, "9", |space, view| {
            let arrangement = Arrangement { first: [3, 2, 0], ..Arrangement::default() };
            (draw_layers(space, view, &arrangement), Role::PALE)
        }),
        space("solid", cube, CORNER, "9", |space, view| {
            (draw_solid(space, view, &fitted), Role::PALE)
        }),
        space("solid-battle", room, BATTLE, "1", |space, view| {
            (draw_solid(space, view, &fitted), Role::PALE)
        }),
        space("solid-dim", room, BATTLE, "9", |space, view| {
            view.layers = Layers::STATUSES | Layers::REGIONS;
            view.cursor = space.point_named("1:E1");
            view.ghost = space.point_named("2:B1").map(|point| (point, Color::Black));
            let pointed = space.point_named("2:B1");
            (draw_solid(space, view, &Solid { pointed, ..fitted }), Role::DIM)
        }),
        space("solid-inside", room, BATTLE, "0", |space, view| {
            let surface: Vec<_> = view.board.block_at(space.point_named("1:B5").expect("a point"));
            let turn = Turn { around: -35.0, above: 20.0 };
            let solid =
                Solid { surface: &surface, peeled: [(0, 1), (0, 2), (0, 1)], turn, ..fitted };
            (draw_solid(space, view, &solid), Role::PALE)
        }),
        space("solid-cut", room, BATTLE, "9", |space, view| {
            let cut = Some(Cut { normal: [1, 1, 0], sum: 4, is_single: false });
            (draw_solid(space, view, &Solid { cut, ..fitted }), Role::PALE)
        }),
        space("solid-supports", room, BATTLE, "0", |space, view| {
            let (mut marks, mut kinds) = (
                Vec::new(),
                [
                    LensMarkKind::Cover,
                    LensMarkKind::Supporter,
                    LensMarkKind::Joined,
                    LensMarkKind::Alive,
                    LensMarkKind::Falls,
                    LensMarkKind::Counts(Color::White),
                    LensMarkKind::Gone,
                    LensMarkKind::Neutral,
                ]
                .into_iter()
                .cycle(),
            );
            for point in 0..space.len() as Point {
                if view.board.get(point).is_some() || point % 5 == 2 {
                    marks.extend(kinds.next().map(|kind| LensMark { point, kind }));
                }
            }
            let outlined = view.board.block_at(space.point_named("1:B5").expect("a point"));
            let view = View {
                stepped: None,
                other: None,
                layers: Layers::COORDINATES,
                lens_marks: &marks,
                outlined: &outlined,
                ..*view
            };
            (draw_solid(space, &view, &fitted), Role::PALE)
        }),
        space("solid-chosen", room, BATTLE, "9", |space, view| {
            let chosen = view.board.block_at(space.point_named("1:B5").expect("a point"));
            let turn = Turn { around: 60.0, above: -30.0 };
            let solid = Solid { chosen: Some(&chosen), turn, ..fitted };
            (draw_solid(space, view, &solid), Role::PALE)
        }),
        space("solid-torus", ring, ACROSS, "9", |space, view| {
            (draw_solid(space, view, &Solid::default()), Role::PALE)
        }),
    ]
}

fn plain(name: &str, columns: u32, rows: u32) -> (String, String) {
    let grid = Grid::new(columns, rows).expect("a size");
    let board = Board::new(grid.topology());
    let mut view = View::new(grid, &board);
    view.layers = Layers::COORDINATES;
    (format!("{name}.svg"), svg::write(&draw(&view), name, ""))
}

fn point(name: &str) -> Point {
    Grid::new(9, 9).and_then(|grid| grid.point_named(name)).expect("a point")
}

static MARKS: LazyLock<Vec<Mark>> = LazyLock::new(|| {
    let label = |text: &str| MarkKind::Label(text.to_owned());
    let marks = [
        ("A9", MarkKind::Circle),
        ("B9", MarkKind::Square),
        ("C9", MarkKind::Triangle),
        ("D9", MarkKind::Cross),
        ("E9", label("10")),
        ("F9", label("120")),
        ("G9", label("too long")),
        ("A1", label("A")),
        ("C8", MarkKind::Circle),
        ("G8", MarkKind::Square),
        ("D7", MarkKind::Triangle),
        ("G7", MarkKind::Cross),
        ("E5", label("1")),
        ("D5", label("12")),
        ("F7", label("123")),
        ("C3", label("x")),
    ];
    marks.map(|(name, kind)| Mark { point: point(name), kind }).into()
});

fn drawings() -> Vec<(String, String)> {
    let mut drawings = spaces();
    drawings.extend([
        plain("one-point", 1, 1),
        plain("one-row", 5, 1),
        plain("rectangle", 13, 9),
        plain("plain-9", 9, 9),
        plain("plain-19", 19, 19),
        drawing("marks", OPENING, Color::Black, "0", |view| {
            view.layers = Layers::LABELS | Layers::COORDINATES;
            view.marks = &MARKS;
            view.last_move = Some(point("E6"));
            view.cursor = Some(point("J9"));
            view.ghost = Some((point("H5"), Color::White));
        }),
        worked("worked-0", "0", None),
        worked("worked-1.1", "1.1", None),
        worked("worked-1", "1", None),
        worked("worked-2", "2", None),
        worked("worked-3", "3", None),
        worked("worked-block", "1", Some(Selected::Block(BlockId::new(2)))),
        worked("worked-region", "0", Some(Selected::Region(RegionId::new(3)))),
        drawing("worked-both", WORKED, Color::White, "1", |view| view.layers = Layers::ALL),
        drawing("middle", MIDDLE, Color::White, "1", |view| view.layers = Layers::ALL),
        drawing("end", END, Color::Black, "1", |view| view.layers = Layers::ALL),
        drawing("end-without-names", END, Color::Black, "1", |_| ()),
        eyes("eyes", 28, &Role::PALE),
        eyes("eyes-14", 14, &Role::PALE),
        eyes("eyes-dim", 28, &Role::DIM),
        rounds("strip", WORKED, 3),
        rounds("strip-both", "O.XO./XX.XO/OXXXO/.OOO.", 4),
    ]);
    drawings
}

#[test]
fn drawings_are_as_they_were_last_examined() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/scene");
    let drawings = drawings();
    if env::var_os("PASS_ALIVE_BLESS").is_some_and(|value| value == "1") {
        fs::create_dir_all(&folder).expect("a folder");
        for old in fs::read_dir(&folder).expect("the folder") {
            fs::remove_file(old.expect("a file").path()).expect("a file to remove");
        }
        for (name, drawing) in &drawings {
            fs::write(folder.join(name), drawing).expect("a file to write");
        }
    }
    let mut kept: BTreeSet<String> = fs::read_dir(&folder)
        .expect("the folder")
        .map(|file| file.expect("a file").file_name().to_string_lossy().into_owned())
        .collect();
    for (name, drawing) in &drawings {
        let golden = fs::read_to_string(folder.join(name)).unwrap_or_default();
        assert!(golden == *drawing, "{name} has changed: look at it, then `npm run bless`");
        kept.remove(name);
    }
    assert!(kept.is_empty(), "nothing draws {kept:?}");
}

/// The facts that a program can read from a drawing if it knows SVG and nothing else.
#[test]
fn every_drawing_is_xml_without_references_to_anything_outside() {
    for (name, drawing) in drawings() {
        let document = roxmltree::Document::parse(&drawing).expect("XML");
        let root = document.root_element();
        assert_eq!(root.attribute("role"), Some("img"), "{name}");
        assert_eq!(root.first_element_child().map(|title| title.tag_name().name()), Some("title"));
        for node in root.descendants() {
            let tag = node.tag_name().name();
            assert!(!["style", "script", "image", "use"].contains(&tag), "{name}: {tag}");
            for attribute in node.attributes() {
                assert!(!attribute.value().contains("url("), "{name}: {attribute:?}");
                assert_ne!(attribute.name(), "style", "{name}");
                assert_ne!(attribute.name(), "href", "{name}");
            }
        }
    }
}
