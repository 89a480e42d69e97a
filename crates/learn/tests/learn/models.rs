//! What readers say of boards on which they are wrong.

use pass_alive::{Color, Rules};
use pass_alive_learn::{Guess, Mistake, Mistakes, Model, Plane};

/// A board, the blocks that stay, and those that stay for a reader.
type Case = (Mistake, &'static str, u128, u128);

/// A board for each mistake, on which it is wrong.
const WRONG: &[Case] = &[
    (Mistake::HealthSkipped, "...X.../...X.../...X...", 0, 1),
    (Mistake::SizeDecides, "..X../..X../..X..", 0, 1),
    (Mistake::SinglePoints, "..X.X/XXXXX", 1, 0),
    (Mistake::PointsCounted, "..X/XXX", 0, 1),
    (Mistake::EmptyRegions, ".O.X/XXXX", 0, 1),
    (Mistake::EnemySpoils, ".OX./XXXX", 1, 0),
    (Mistake::BlocksDiagonal, ".X.../XX.../..XXX/..X.X/..XXX", 0, 0b11),
    (Mistake::SharedIgnored, ".X.X./XXOXX/OOOOO", 0b11, 0),
    // The block between the eyes touches one point of the left one.
    (Mistake::HealthyForOne, "..X.X./XXOXXX/.XOOOO/XXO...", 0, 0b111),
    (Mistake::NeighborsJoined, ".X.XX/XXOX./OOOOO", 0, 0b11),
    // The right block falls at once, and then the eye between them is none.
    (Mistake::OneRound, ".X.X./XXX../OOOO.", 0, 0b01),
    (Mistake::TwoRounds, ".X.X.X./XXXOXX./OOOOOO.", 0, 0b001),
    (Mistake::OnlyVitalGo, "..X.X./XXOXXX/.XOOOO/XXO...", 0, 0b100),
    (Mistake::OneRegion, ".X./XX./...", 0, 1),
    (Mistake::TwoLiberties, "X../...", 0, 1),
    (Mistake::MostStones, ".X.X.O/XXXXXO/OOOOOO/XXXXXX/XXX..O", 0b01, 0b10),
    (Mistake::OwnerAnswers, "....X/XXXXX", 0, 1),
    (Mistake::Seki, "X.O/X.O", 0, 1),
];

#[test]
fn every_mistake_is_wrong_where_it_should_be() {
    for &(mistake, rows, right, wrong) in WRONG {
        let plane = Plane::from_rows(rows).expect("a board");
        assert_eq!(Model::Faultless.staying(&plane), right, "{rows}");
        assert_eq!(Model::Mistaken(mistake).staying(&plane), wrong, "{} {rows}", mistake.name());
    }
    for mistake in Mistake::ALL {
        assert!(WRONG.iter().any(|case| case.0 == *mistake), "{}", mistake.name());
    }
}

#[test]
fn models_are_in_the_order_of_their_places_and_have_names_of_their_own() {
    let all: Vec<Model> = Model::all().collect();
    assert!(all.iter().enumerate().all(|(place, model)| model.place() == place));
    let mut names: Vec<&str> = all.iter().map(|model| model.name()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), all.len());
}

#[test]
fn guessers_look_at_liberties_or_eyes_alone() {
    let plane = Plane::from_rows(".X.X./XX.XX/...OO/XX.../OOO..").expect("a board");
    let guess = |guess| Model::Guessing(guess).staying(&plane);
    assert_eq!((guess(Guess::All), guess(Guess::None)), (0b111, 0));
    assert_eq!(guess(Guess::MostLiberties), 0b001);
    assert_eq!(guess(Guess::MostEyes), 0b011);
}

#[test]
fn mistakes_can_be_made_together() {
    // The blocks share their only eye.
    let plane = Plane::from_rows("X.X/XOX/OOO").expect("a board");
    let one = Mistakes::only(Mistake::OneRegion);
    assert_eq!(one.staying(&plane), 0b11);
    assert_eq!(one.with(Mistake::SharedIgnored).staying(&plane), 0);
}

#[test]
fn three_in_a_row_live_for_nobody_if_the_enemy_begins() {
    let plane = Plane::from_rows("...X/XXXX").expect("a board");
    assert_eq!(Model::Mistaken(Mistake::OwnerAnswers).staying(&plane), 0);
}

#[test]
fn an_enemy_with_liberties_of_its_own_is_in_no_seki() {
    let plane = Plane::from_rows("X.O./X.O.").expect("a board");
    assert_eq!(Model::Mistaken(Mistake::Seki).staying(&plane), 0);
}

#[test]
fn layers_are_one_board_but_for_those_who_read_them_apart() {
    // The eyes of the upper layer are closed by the stones below them, which have none.
    let plane = Plane::from_rows(".X.XO/XXXXO/OOOOO//XXXOO/XXXXO/OOOO.").expect("a board");
    assert_eq!((plane.len(), plane.layers, plane.stones(Color::Black).count_ones()), (30, 2, 13));
    assert_eq!(Model::Faultless.staying(&plane), 1);
    assert_eq!(Mistakes::LAYERS_APART.staying(&plane), 0);
    assert_eq!(Plane::from_rows(&plane.to_rows()), Ok(plane));
    assert!(Plane::from_rows("..//...").is_err() && Plane::from_rows("..//./.").is_err());
    assert_eq!(plane.image(1).image(3), plane);
    let board = plane.board();
    let alive =
        pass_alive::Analysis::new(&board, Color::Black, Rules::default()).expect("an analysis");
    assert_eq!(alive.blocks().filter(|block| block.is_alive()).count(), 1);
}
