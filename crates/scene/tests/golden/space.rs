//! Boards in space, as layers and as a solid.

use pass_alive::{Analysis, Board, Color, Form, Grid, Rules, Space};
use pass_alive_scene::{
    Arrangement, Cut, Layers, Lens, LensMark, LensMarkKind, Palette, Role, Scene, Solid, Turn,
    View, draw_layers, draw_solid, svg,
};

use super::Drawing;

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

/// A board in space, in the view that `arrange` makes of both colours' runs; Black is stepped.
fn space(
    name: &str,
    (columns, rows, layers, form): (u32, u32, u32, Form),
    stones: &str,
    place: &str,
    draw: impl FnOnce(Space, &mut View<'_>) -> (Scene, Palette),
) -> Drawing {
    let space =
        Space::new(Grid::new(columns, rows).expect("a size"), layers, form).expect("a size");
    let mut board = Board::new(space);
    for (point, stone) in board.points().zip(stones.chars().filter(|stone| "XO.".contains(*stone)))
    {
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
    let mut view = View::new(&board);
    view.layers = Layers::ALL;
    view.stepped = Some(&black);
    view.other = Some(&white);
    view.moment = black.trace().moment(place.parse().expect("a place"));
    let (scene, palette) = draw(space, &mut view);
    (format!("{name}.svg"), svg::write_sized(&scene, name, "", &palette, 28))
}

/// The layers and the solid of boards in space.
pub(crate) fn drawings() -> Vec<Drawing> {
    let (cube, room, ring) = ((4, 4, 4, Form::Box), (5, 5, 5, Form::Box), (9, 7, 1, Form::Torus));
    let layers = |view: &View<'_>, pointed| {
        (draw_layers(view, &Arrangement { pointed, ..Arrangement::default() }), Role::PALE)
    };
    let fitted = Solid { is_fitted: true, ..Solid::default() };
    vec![
        space("layers", cube, CORNER, "9", |_, view| layers(view, None)),
        space("layers-pointed", room, BATTLE, "0", |space, view| {
            layers(view, space.point_named("2:C3"))
        }),
        space("layers-torus", ring, ACROSS, "0", |_, view| layers(view, None)),
        space("layers-cylinder", (9, 7, 1, Form::Cylinder), ACROSS, "9", |_, view| {
            view.layers = Layers::REGIONS | Layers::STATUSES;
            layers(view, None)
        }),
        space("layers-rolled", ring, ACROSS, "9", |_, view| {
            let arrangement = Arrangement { first: [3, 2, 0], ..Arrangement::default() };
            (draw_layers(view, &arrangement), Role::PALE)
        }),
        space("solid", cube, CORNER, "9", |_, view| (draw_solid(view, &fitted), Role::PALE)),
        space("solid-battle", room, BATTLE, "1", |_, view| (draw_solid(view, &fitted), Role::PALE)),
        space("solid-dim", room, BATTLE, "9", |space, view| {
            view.layers = Layers::STATUSES | Layers::REGIONS;
            view.cursor = space.point_named("1:E1");
            view.ghost = space.point_named("2:B1").map(|point| (point, Color::Black));
            let pointed = space.point_named("2:B1");
            (draw_solid(view, &Solid { pointed, ..fitted }), Role::DIM)
        }),
        space("solid-inside", room, BATTLE, "0", |space, view| {
            let surface: Vec<_> = view.board.block_at(space.point_named("1:B5").expect("a point"));
            let turn = Turn { around: -35.0, above: 20.0 };
            let solid =
                Solid { surface: &surface, peeled: [(0, 1), (0, 2), (0, 1)], turn, ..fitted };
            (draw_solid(view, &solid), Role::PALE)
        }),
        space("solid-cut", room, BATTLE, "9", |_, view| {
            let cut = Some(Cut { normal: [1, 1, 0], sum: 4, is_single: false });
            (draw_solid(view, &Solid { cut, ..fitted }), Role::PALE)
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
            for point in space.points() {
                if view.board.get(point).is_some() || point.number() % 5 == 2 {
                    marks.extend(kinds.next().map(|kind| LensMark { point, kind }));
                }
            }
            let outlined = view.board.block_at(space.point_named("1:B5").expect("a point"));
            let view = View { stepped: None, other: None, layers: Layers::COORDINATES, ..*view };
            let lens = Lens { marks: &marks, outlined: &outlined };
            (draw_solid(&view, &Solid { lens, ..fitted }), Role::PALE)
        }),
        space("solid-chosen", room, BATTLE, "9", |space, view| {
            let chosen = view.board.block_at(space.point_named("1:B5").expect("a point"));
            let turn = Turn { around: 60.0, above: -30.0 };
            let solid = Solid { chosen: Some(&chosen), turn, ..fitted };
            (draw_solid(view, &solid), Role::PALE)
        }),
        space("solid-torus", ring, ACROSS, "9", |_, view| {
            (draw_solid(view, &Solid::default()), Role::PALE)
        }),
    ]
}
