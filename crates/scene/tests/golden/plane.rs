//! Boards of one layer, with the results of runs and the marks of diagrams.

use std::sync::LazyLock;

use pass_alive::{Mark, MarkKind};

use pass_alive::{Analysis, BlockId, Board, Color, Grid, Moment, Point, RegionId, Rules};
use pass_alive_scene::{Layers, Panel, Role, Selected, Selection, View, draw, strip, svg};

use super::Drawing;

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

/// Boards of one layer without joined edges.
pub(crate) fn drawings() -> Vec<Drawing> {
    vec![
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
        rounds("strip", WORKED, 3),
        rounds("strip-both", "O.XO./XX.XO/OXXXO/.OOO.", 4),
    ]
}

/// Draws `board` in the view that `arrange` makes of both colours' runs; `color` is
/// stepped.
fn drawing(
    name: &str,
    board: &str,
    color: Color,
    place: &str,
    arrange: impl FnOnce(&mut View<'_>),
) -> Drawing {
    let board = Board::from_rows(board).expect("a board");
    let run = |color| Analysis::new(&board, color, Rules::default()).expect("liberties");
    let (stepped, other) = (run(color), run(color.other()));
    let mut view = View::new(&board);
    view.stepped = Some(&stepped);
    view.other = Some(&other);
    view.moment = stepped.trace().moment(place.parse().expect("a place"));
    arrange(&mut view);
    (format!("{name}.svg"), svg::write(&draw(&view), name, ""))
}

/// The worked example, for Black alone and with names.
fn worked(name: &str, place: &str, selection: Option<Selected>) -> Drawing {
    drawing(name, WORKED, Color::Black, place, |view| {
        view.other = None;
        view.layers = view.layers | Layers::NAMES;
        view.selection = selection.map(|what| Selection { what, color: Color::Black });
    })
}

/// The ends of all rounds of both colours, each colour for itself, at a spacing of 14 px.
fn rounds(name: &str, board: &str, across: usize) -> Drawing {
    let board = Board::from_rows(board).expect("a board");
    let runs =
        Color::BOTH.map(|color| Analysis::new(&board, color, Rules::default()).expect("liberties"));
    let panels = |run| {
        let label = |run: &Analysis, moment| match moment {
            Moment::START => "Start".to_owned(),
            moment => format!("Round {}", run.trace().round_of(moment)),
        };
        let panel = |moment| {
            let mut view = View::new(&board);
            view.layers = Layers::ALL;
            view.stepped = Some(run);
            view.moment = moment;
            Panel { view, label: label(run, moment) }
        };
        run.trace().round_ends().map(panel).collect()
    };
    let runs = runs.iter().filter(|run| run.blocks().len() > 0);
    let scene = strip(&runs.map(panels).collect::<Vec<_>>(), across);
    (format!("{name}.svg"), svg::write_sized(&scene, name, "", &Role::PALE, 14))
}

fn plain(name: &str, columns: u32, rows: u32) -> Drawing {
    let grid = Grid::new(columns, rows).expect("a size");
    let board = Board::new(grid);
    let mut view = View::new(&board);
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
