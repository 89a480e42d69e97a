//! The lens of eyes.

use pass_alive::{Board, Point};
use pass_alive_scene::{
    EyeGroup, EyeLevel, EyeRegion, EyeRegionKind, Eyes, Layers, Palette, Role, View, draw_eyes, svg,
};

use super::Drawing;

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

pub(crate) fn drawings() -> Vec<Drawing> {
    vec![
        eyes("eyes", 28, &Role::PALE),
        eyes("eyes-14", 14, &Role::PALE),
        eyes("eyes-dim", 28, &Role::DIM),
    ]
}

/// Everything that the lens of eyes can show, at a spacing of `pixels`.
fn eyes(name: &str, pixels: i32, palette: &Palette) -> Drawing {
    let board = Board::from_rows(EYES).expect("a board");
    let grid = board.grid().expect("a grid");
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
    let mut view = View::new(&board);
    view.layers = Layers::COORDINATES | Layers::NAMES;
    let scene = draw_eyes(&view, &content);
    (format!("{name}.svg"), svg::write_sized(&scene, name, "", palette, pixels))
}
