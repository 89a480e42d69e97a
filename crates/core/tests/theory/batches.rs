//! Batches of boards are decided as each board is by its analyses.

use std::fs;

use pass_alive::{
    Analysis, BadBoards, Board, Boards, ByColor, Coding, Color, Grid, Judge, Mask, Point, Rules,
    Suicide, Topology,
};

use pass_alive_notation as notation;

use crate::boards::SUICIDE;
use crate::random::Random;

/// What is alive and held of Black, and of White.
type Marked = [Vec<bool>; 4];

/// Decides boards one after another, or on all cores.
type Many = fn(&mut Judge, Boards<'_>, Suicide, ByColor<Mask<'_>>) -> Result<(), BadBoards>;

const WAYS: &[Many] = &[
    Judge::mark_each,
    #[cfg(feature = "rayon")]
    |_, boards, suicide, masks| Judge::par_mark_each(boards, suicide, masks),
];

fn masks(marked: &mut Marked) -> ByColor<Mask<'_>> {
    let [black_alive, black_held, white_alive, white_held] = marked;
    ByColor {
        black: Mask { alive: black_alive, held: black_held },
        white: Mask { alive: white_alive, held: white_held },
    }
}

/// Masks in which everything is marked, so that nothing is right by chance.
fn marked(points: usize) -> Marked {
    [(); 4].map(|()| vec![true; points])
}

fn bytes(board: &Board, coding: Coding) -> Vec<u8> {
    let white = if coding == Coding::Unsigned { 2 } else { 255 };
    let byte =
        |stone: &Option<Color>| stone.map_or(0, |it| if it == Color::Black { 1 } else { white });
    board.stones().iter().map(byte).collect()
}

/// The masks of one board by its analyses.
fn analyzed(board: &Board, suicide: Suicide) -> Marked {
    let mut expected = [(); 4].map(|()| vec![false; board.len()]);
    for (color, masks) in Color::BOTH.into_iter().zip(expected.chunks_exact_mut(2)) {
        let rules = Rules { suicide, ..Rules::default() };
        let analysis = Analysis::new(board, color, rules).expect("liberties");
        analysis.alive().for_each(|point| masks[0][point.index()] = true);
        analysis.held().for_each(|point| masks[1][point.index()] = true);
    }
    expected
}

/// Compares all boards of a batch with their analyses.
fn check(judge: &mut Judge, grid: Grid, boards: &[Board]) {
    for (&way, suicide) in WAYS.iter().flat_map(|way| SUICIDE.map(|suicide| (way, suicide))) {
        for coding in [Coding::Unsigned, Coding::Signed] {
            let stones: Vec<u8> = boards.iter().flat_map(|board| bytes(board, coding)).collect();
            let batch = Boards::new(grid, &stones, coding).expect("whole boards");
            assert_eq!((batch.len(), batch.is_empty()), (boards.len(), boards.is_empty()));
            let mut found = marked(stones.len());
            way(judge, batch, suicide, masks(&mut found)).expect("good boards");
            for (number, board) in boards.iter().enumerate() {
                let points = number * grid.len()..(number + 1) * grid.len();
                let found = found.each_ref().map(|mask| mask[points.clone()].to_vec());
                assert_eq!(found, analyzed(board, suicide), "{suicide:?} {board:?}");
            }
        }
    }
}

fn random_boards(random: &mut Random, grid: Grid, number: usize) -> Vec<Board> {
    let topology = Topology::from(grid).into();
    (0..number).map(|_| random.board(&topology)).collect()
}

#[test]
fn random_boards_are_decided_as_by_their_analyses() {
    let mut random = Random::new(15);
    let mut judge = Judge::new();
    for _ in 0..400 {
        let grid = Grid::new(1 + random.below(21), 1 + random.below(21)).expect("a size");
        let number = random.below(9) as usize;
        let boards = random_boards(&mut random, grid, number);
        check(&mut judge, grid, &boards);
    }
}

#[test]
fn every_position_of_real_games_is_decided_as_by_its_analyses() {
    let mut judge = Judge::new();
    for lines in [9, 13, 19] {
        let file = format!("{}/../../tests/games/selfplay{lines}.sgf", env!("CARGO_MANIFEST_DIR"));
        let games = fs::read_to_string(file).expect("games");
        for game in notation::read(&games).take(4) {
            let game = game.expect("a game");
            let boards: Vec<Board> = game.positions(0).map(|position| position.board).collect();
            check(&mut judge, game.grid().expect("one layer"), &boards);
        }
    }
}

#[test]
fn a_board_that_is_not_complete_is_refused() {
    let grid = Grid::new(3, 2).expect("a size");
    let refused = Boards::new(grid, &[0; 16], Coding::Unsigned).expect_err("two boards and a half");
    assert_eq!(refused, BadBoards::Length { bytes: 16, points: 6 });
    assert_eq!(refused.to_string(), "board 2 ends at point 4: a board has 6 points");
}

/// Decides boards of 5×5 with one byte changed, after others on which nothing is wrong.
fn spoiled(places: &[(usize, u8)], coding: Coding) -> Vec<Result<(), BadBoards>> {
    let grid = Grid::new(5, 5).expect("a size");
    let mut stones = vec![0; 500 * grid.len()];
    places.iter().for_each(|&(at, byte)| stones[at] = byte);
    let boards = Boards::new(grid, &stones, coding).expect("whole boards");
    let decide = |way: &Many| {
        let mut found = marked(stones.len());
        way(&mut Judge::new(), boards, Suicide::Forbidden, masks(&mut found))
    };
    WAYS.iter().map(decide).collect()
}

#[test]
fn a_byte_that_is_no_stone_is_refused_by_board_and_point() {
    for (coding, byte) in
        [(Coding::Unsigned, 3), (Coding::Unsigned, 255), (Coding::Signed, 2), (Coding::Signed, 128)]
    {
        for result in spoiled(&[(480 * 25 + 1, 9), (7 * 25 + 13, byte), (400 * 25, 9)], coding) {
            let refused = result.expect_err("no stone");
            assert_eq!(refused, BadBoards::Stone { board: 7, point: Point::new(13), byte });
            let text = format!("board 7, point 13: {byte} is not the byte of a stone");
            assert_eq!(refused.to_string(), text);
        }
    }
}

#[test]
fn a_block_without_liberties_is_refused_by_board_and_point() {
    // In the corner of board 321 two white stones between three black ones.
    let black = [2, 5, 6].map(|point| (321 * 25 + point, 1));
    let places = [&black[..], &[(321 * 25, 2), (321 * 25 + 1, 2), (322 * 25, 7)]].concat();
    for result in spoiled(&places, Coding::Unsigned) {
        let refused = result.expect_err("no liberty");
        assert_eq!(refused, BadBoards::NoLiberty { board: 321, point: Point::new(0) });
        let text = "board 321, point 0: the block of this stone has no liberty";
        assert_eq!(refused.to_string(), text);
    }
}

#[test]
fn a_batch_after_a_bad_one_is_decided() {
    let (grid, mut random) = (Grid::new(2, 1).expect("a size"), Random::new(3));
    let mut judge = Judge::new();
    for bad in [[1, 1], [0, 3]] {
        let boards = Boards::new(grid, &bad, Coding::Unsigned).expect("one board");
        assert!(judge.mark_each(boards, Suicide::Forbidden, masks(&mut marked(2))).is_err());
        let good = random_boards(&mut random, grid, 5);
        check(&mut judge, grid, &good);
    }
}

#[test]
fn no_boards_are_decided_at_once_whatever_their_size() {
    let grid = Grid::new(Grid::MAX_SIDE, Grid::MAX_SIDE).expect("a size");
    let boards = Boards::new(grid, &[], Coding::Signed).expect("no boards");
    assert!(boards.is_empty());
    for way in WAYS {
        let decided = way(&mut Judge::new(), boards, Suicide::Allowed, masks(&mut marked(0)));
        assert_eq!(decided, Ok(()));
    }
}

#[test]
fn masks_of_another_length_are_refused() {
    let grid = Grid::new(2, 2).expect("a size");
    let boards = Boards::new(grid, &[0; 8], Coding::Unsigned).expect("two boards");
    for (wrong, given) in [(0, 7), (1, 9), (2, 0), (3, 4)] {
        for way in WAYS {
            let mut marked = marked(8);
            marked[wrong].resize(given, false);
            let refused = way(&mut Judge::new(), boards, Suicide::Forbidden, masks(&mut marked))
                .expect_err("lengths");
            assert_eq!(refused, BadBoards::Masks { given, points: 8 });
            let text = format!("a mask has {given} points, and the boards have 8");
            assert_eq!(refused.to_string(), text);
        }
    }
}
