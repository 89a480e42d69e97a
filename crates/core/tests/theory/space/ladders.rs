//! Ladders (Kim's *shicho*): in the plane, and with several stones in a turn in space.

use std::sync::Arc;

use pass_alive::{Board, Color, Game, Grid, Point, Topology};

use super::hypercube;

/// The liberties of the block on `point`.
fn liberties(board: &Board, point: Point) -> Vec<Point> {
    let block = board.block_at(point);
    let around = block.iter().flat_map(|&stone| board.topology().neighbors(stone)).copied();
    let mut liberties: Vec<Point> = around.filter(|&q| board.get(q).is_none()).collect();
    liberties.sort_unstable();
    liberties.dedup();
    liberties
}

/// The paper's places, from (1, 1) to (9, 9), with the second counted from the edge that the
/// ladder runs to. White runs from move 6 on; Black captures with move 19. The stone on (4, 5) touches
/// the ladder at a corner only, and stays.
#[test]
fn the_ladder_of_the_paper_captures_seven_stones_with_move_19() {
    let grid = Grid::new(9, 9).expect("a size");
    let at = |(column, row): (u32, u32)| grid.point(column - 1, row - 1).expect("a point");
    let mut board = Board::new(grid.topology());
    for black in [(4, 4), (5, 5), (6, 5)] {
        board.set(at(black), Some(Color::Black));
    }
    board.set(at((4, 5)), Some(Color::White));
    let runs = [(5, 4), (6, 4), (6, 3), (7, 3), (7, 2), (8, 2), (8, 1)];
    let chases = [(5, 3), (7, 4), (6, 2), (8, 3), (7, 1), (9, 2), (9, 1)];
    let mut game = Game::new(board, Color::White);
    let mut seen = Vec::new();
    for (number, (&white, &black)) in runs.iter().zip(&chases).enumerate() {
        game.play(at(white)).expect("legal");
        seen.push(liberties(game.board(), at(white)).len());
        let captured = game.play(at(black)).expect("legal").captured;
        if number + 1 < runs.len() {
            assert!(captured.is_empty());
            seen.push(liberties(game.board(), at(white)).len());
        } else {
            let mut ladder = [(5, 4), (6, 3), (6, 4), (7, 3), (7, 2), (8, 2), (8, 1)].map(at);
            ladder.sort_unstable();
            assert_eq!(captured, ladder);
        }
    }
    // After moves 6 to 18.
    assert_eq!(seen, [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 1]);
    assert_eq!(game.board().get(at((4, 5))), Some(Color::White));
}

/// A board with `dimensions` directions and `SIDE` points in each.
struct Cube {
    dimensions: u32,
    topology: Arc<Topology>,
}

const SIDE: u32 = 7;

impl Cube {
    fn new(dimensions: u32) -> Self {
        Self { dimensions, topology: Arc::new(hypercube(dimensions, SIDE)) }
    }

    /// The places of a staircase that turns into each of its `directions` in turn, from the second
    /// point of each direction to the edge.
    fn stairs(&self, directions: u32) -> Vec<Point> {
        let mut point: Point = (0..self.dimensions).map(|direction| SIDE.pow(direction)).sum();
        let mut stairs = vec![point];
        for turn in 0.. {
            let step = SIDE.pow(turn % directions);
            if point / step % SIDE + 1 == SIDE {
                break;
            }
            point += step;
            stairs.push(point);
        }
        stairs
    }

    /// White stands on the first two places of the stairs and has only the third for a liberty.
    fn start(&self, stairs: &[Point]) -> Game {
        let mut board = Board::new(Arc::clone(&self.topology));
        stairs[..2].iter().for_each(|&stone| board.set(stone, Some(Color::White)));
        for liberty in liberties(&board, stairs[0]) {
            if liberty != stairs[2] {
                board.set(liberty, Some(Color::Black));
            }
        }
        Game::new(board, Color::White)
    }

    /// The number of turns before White reaches the edge.
    fn turns_inside(&self, stairs: &[Point]) -> usize {
        let neighbors = |point: Point| self.topology.neighbors(point).len() as u32;
        stairs[2..].iter().filter(|&&point| neighbors(point) == 2 * self.dimensions).count()
    }

    /// White runs along the stairs, and Black plays on liberties, last on the next place of the
    /// stairs. The numbers of liberties after each turn of Black; the last is 0 if White is captured.
    fn chase(&self, stairs: &[Point], stones: u32) -> Vec<usize> {
        let mut game = self.start(stairs).with_stones_a_turn(stones, 1);
        let mut left = Vec::new();
        for turn in 2..stairs.len() {
            game.play(stairs[turn]).expect("legal");
            let mut targets = liberties(game.board(), stairs[0]);
            targets.sort_by_key(|target| stairs.get(turn + 1) == Some(target));
            for &target in targets.iter().take(stones as usize) {
                game.play(target).expect("legal");
            }
            if game.to_play() == Color::Black {
                game.pass();
            }
            left.push(liberties(game.board(), stairs[0]).len());
            if game.board().get(stairs[0]).is_none() {
                break;
            }
        }
        left
    }
}

/// Planar stairs, and stairs along the diagonal of the cube.
fn all_stairs(dimensions: u32) -> Vec<(Cube, Vec<Point>)> {
    (2..=dimensions)
        .map(|directions| {
            let cube = Cube::new(dimensions);
            let stairs = cube.stairs(directions);
            (cube, stairs)
        })
        .collect()
}

#[test]
fn a_staircase_ladder_in_n_dimensions_works_with_2n_minus_3_stones_a_turn() {
    for (dimensions, stones) in [(2, 1), (3, 3), (4, 5)] {
        for (cube, stairs) in all_stairs(dimensions) {
            let left = cube.chase(&stairs, stones);
            let (last, before) = left.split_last().expect("turns");
            assert!(
                before.len() >= 7 && before.iter().all(|&liberties| liberties == 1),
                "{left:?}"
            );
            assert_eq!(*last, 0, "captured at the edge of {dimensions} dimensions");
        }
    }
}

#[test]
fn with_one_stone_fewer_in_a_turn_the_runner_gains_a_liberty_each_turn() {
    for (dimensions, stones) in [(3, 2), (4, 4)] {
        for (cube, stairs) in all_stairs(dimensions) {
            let inside = cube.turns_inside(&stairs);
            let expected: Vec<usize> = (2..).take(inside).collect();
            assert_eq!(cube.chase(&stairs, stones)[..inside], expected);
        }
    }
}

/// The ladder of the plane, with one stone a turn in a box.
#[test]
fn the_ladder_of_the_plane_fails_in_space() {
    let (cube, stairs) = all_stairs(3).swap_remove(0);
    let inside = cube.turns_inside(&stairs);
    assert_eq!(cube.chase(&stairs, 1)[..inside], [3, 5, 7, 9, 11, 13, 15]);
}
