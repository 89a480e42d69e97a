//! What a solid shows of depth, and of points in front of others.

use super::space::{CORNER, discs, space, stones};
use super::*;
use pass_alive::{Form, Space};
use pass_alive_scene::{Cut, Solid, draw_solid};

fn cube() -> Space {
    space(3, 3, 3, Form::Box)
}

#[test]
fn the_nearest_stone_is_in_full_colour_and_the_others_fade_with_their_depth() {
    // From the far corner to the middle: no stone is on the sides that are turned to the viewer.
    let board = stones(cube(), "O.. .O. ... / ... .X. ... / X.. ... ...");
    let scene = draw_solid(&View::new(&board), &Solid::default());
    let fades =
        |role| scene.marks.iter().filter(move |mark| mark.role == role).map(|mark| mark.fade);
    let white: Vec<u8> = fades(Role::WhiteStone).collect();
    assert_eq!(white.len(), 2);
    assert!(white[0] > white[1] + 8, "{white:?}");
    let black: Vec<u8> = fades(Role::BlackStone).collect();
    assert!(black.len() == 2 && black[0] > black[1] + 8, "{black:?}");
    assert_eq!(white.iter().chain(&black).min(), Some(&0));
}

#[test]
fn names_are_on_points_that_are_shown() {
    let board = stones(cube(), CORNER);
    let run = Analysis::new(&board, Color::Black, Rules::default()).expect("liberties");
    let view = View { stepped: Some(&run), layers: Layers::ALL, ..View::new(&board) };
    let names = |solid: &Solid<'_>| -> Vec<String> {
        texts(&draw_solid(&view, solid)).into_iter().map(str::to_owned).collect()
    };
    let is_named = |names: &[String]| names.iter().any(|name| name == "A");
    assert!(is_named(&names(&Solid::default())));
    // Without the first layer, where the block has its first stone.
    let peeled = Solid { peeled: [(0, 0), (0, 0), (1, 0)], ..Solid::default() };
    assert!(is_named(&names(&peeled)));
    let cut = Cut { normal: [0, 0, 1], sum: 1, is_single: true };
    assert!(is_named(&names(&Solid { cut: Some(cut), ..Solid::default() })));
}

#[test]
fn a_surface_is_shown_in_full_beside_a_chosen_region() {
    let board = stones(cube(), CORNER);
    let view = View::new(&board);
    let (eye, surface) = ([Point::new(0)], [1, 3, 9].map(Point::new));
    let alone = Solid { chosen: Some(&eye), surface: &surface, ..Solid::default() };
    let scene = draw_solid(&view, &alone);
    let full = discs(&scene, Role::BlackStone).into_iter().filter(|&(_, radius)| radius == 46);
    assert_eq!(full.count(), 3);
    assert_eq!(discs(&scene, Role::Surface).len(), 3);
}
