//! Ladders (Kim's *shicho*): in the plane, and with several stones in a turn in space.

use std::collections::BTreeSet;
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
    let mut board = Board::new(grid);
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

/// A board with `dimensions` directions and `side` points in each.
struct Cube {
    dimensions: u32,
    side: u32,
    topology: Arc<Topology>,
}

impl Cube {
    fn new(dimensions: u32, side: u32) -> Self {
        Self { dimensions, side, topology: Arc::new(hypercube(dimensions, side)) }
    }

    /// The distance between the numbers of two points that are one step apart in a direction.
    fn step(&self, direction: u32) -> u32 {
        self.side.pow(direction)
    }

    /// The place of a point in a direction, counted from 0.
    fn place(&self, point: Point, direction: u32) -> u32 {
        point.number() / self.step(direction) % self.side
    }

    /// True if the point is on no wall of the cube.
    fn is_inside(&self, point: Point) -> bool {
        self.topology.neighbors(point).len() as u32 == 2 * self.dimensions
    }

    /// The places of a staircase that turns into each of its `directions` in turn, up to the wall. It begins
    /// with the second point of the first `off_wall` directions and the first point of all others.
    fn stairs(&self, off_wall: u32, directions: u32) -> Vec<Point> {
        let mut number: u32 = (0..off_wall).map(|direction| self.step(direction)).sum();
        let mut stairs = vec![Point::new(number)];
        for turn in 0.. {
            number += self.step(turn % directions);
            let point = Point::new(number);
            stairs.push(point);
            if self.place(point, turn % directions) + 1 == self.side {
                break;
            }
        }
        stairs
    }

    /// White stands on the first two places of the run and has only the third for a liberty. Black also
    /// has the points beside the run that are next to `past`, places from which White might have come.
    fn start(&self, past: &[Point], run: &[Point]) -> Game {
        let mut board = Board::new(Arc::clone(&self.topology));
        run[..2].iter().for_each(|&stone| board.set(stone, Some(Color::White)));
        let around = liberties(&board, run[0]).into_iter().filter(|&liberty| liberty != run[2]);
        for point in around.chain(self.ready(past, run)) {
            board.set(point, Some(Color::Black));
        }
        Game::new(board, Color::White)
    }

    /// The points next to `past` and to the rest of a run, but not to its first two places.
    fn ready(&self, past: &[Point], run: &[Point]) -> Vec<Point> {
        let touches = |point: Point, places: &[Point]| {
            self.topology.neighbors(point).iter().any(|neighbor| places.contains(neighbor))
        };
        let beside = |&point: &Point| {
            !run.contains(&point) && !past.contains(&point) && !touches(point, &run[..2])
        };
        let points = self.topology.points().filter(beside);
        points.filter(|&point| touches(point, past) && touches(point, &run[2..])).collect()
    }

    /// The points beside the `rest` of a run that Black has to take ahead, because one stone of White would
    /// bring more liberties than a turn can fill.
    fn ahead(&self, board: &Board, run: &[Point], rest: &[Point], stones: usize) -> Vec<Point> {
        let mut ahead = Vec::new();
        let mut seen = run.to_vec();
        for &place in &rest[..rest.len().saturating_sub(1)] {
            let around = self.topology.neighbors(place).iter().copied();
            let fresh: Vec<Point> = around
                .filter(|point| board.get(*point).is_none() && !seen.contains(point))
                .collect();
            ahead.extend(&fresh[..fresh.len().saturating_sub(stones)]);
            seen.extend(fresh);
        }
        ahead
    }

    /// White runs from the third place of `run` on. Black plays on all liberties but the next place, and with the
    /// stones that are left ahead. Nothing is captured before the end of the chase.
    fn chase(&self, past: &[Point], run: &[Point], stones: u32) -> Vec<Turn> {
        let stones = stones as usize;
        let mut game = self.start(past, run).with_stones_a_turn(stones as u32, 1);
        let mut turns = Vec::new();
        for at in 2..run.len() {
            assert!(game.play(run[at]).expect("legal").captured.is_empty());
            let mut black = liberties(game.board(), run[0]);
            let before = black.len();
            black.retain(|target| Some(target) != run.get(at + 1));
            black.truncate(stones);
            if at + 1 < run.len() {
                let ahead = self.ahead(game.board(), run, &run[at + 1..], stones);
                black.extend(ahead.into_iter().take(stones - black.len()));
            }
            for &point in &black {
                let captured = game.play(point).expect("legal").captured;
                assert!(captured.is_empty() || captured.contains(&run[0]));
            }
            if game.to_play() == Color::Black {
                game.pass();
            }
            let is_captured = game.board().get(run[0]).is_none();
            let after = if is_captured { 0 } else { liberties(game.board(), run[0]).len() };
            turns.push(Turn { white: run[at], black, before, after });
            if is_captured {
                break;
            }
        }
        turns
    }
}

/// A stone of White and Black's answer, and the liberties of White before and after the answer.
struct Turn {
    white: Point,
    black: Vec<Point>,
    before: usize,
    after: usize,
}

/// The liberties of White after each turn of Black; the last is 0 if White is captured.
fn left(turns: &[Turn]) -> Vec<usize> {
    turns.iter().map(|turn| turn.after).collect()
}

/// The number of turns before the run comes to the wall to which it leads.
fn turns_before_the_wall(cube: &Cube, run: &[Point]) -> usize {
    let neighbors = |point: Point| cube.topology.neighbors(point).len();
    run[2..].iter().filter(|&&point| neighbors(point) == neighbors(run[0])).count()
}

/// One liberty after each turn of Black, and none at the wall.
fn assert_captured_at_the_wall(cube: &Cube, run: &[Point], stones: u32) {
    let left = left(&cube.chase(&[], run, stones));
    println!("{} dimensions, {stones} stones a turn: {left:?}", cube.dimensions);
    let mut expected = vec![1; turns_before_the_wall(cube, run)];
    expected.push(0);
    assert_eq!(left, expected);
}

/// Planar stairs, and stairs along the diagonal of the cube.
fn all_stairs(dimensions: u32) -> Vec<(Cube, Vec<Point>)> {
    (2..=dimensions)
        .map(|directions| {
            let cube = Cube::new(dimensions, 7);
            let stairs = cube.stairs(dimensions, directions);
            (cube, stairs)
        })
        .collect()
}

#[test]
fn a_staircase_ladder_in_n_dimensions_works_with_2n_minus_3_stones_a_turn() {
    for (dimensions, stones) in [(2, 1), (3, 3), (4, 5)] {
        for (cube, stairs) in all_stairs(dimensions) {
            let left = left(&cube.chase(&[], &stairs, stones));
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
            let inside = turns_before_the_wall(&cube, &stairs);
            let expected: Vec<usize> = (2..).take(inside).collect();
            assert_eq!(left(&cube.chase(&[], &stairs, stones))[..inside], expected);
        }
    }
}

/// The ladder of the plane, with one stone a turn in a box.
#[test]
fn the_ladder_of_the_plane_fails_in_space() {
    let (cube, stairs) = all_stairs(3).swap_remove(0);
    let inside = turns_before_the_wall(&cube, &stairs);
    assert_eq!(left(&cube.chase(&[], &stairs, 1))[..inside], [3, 5, 7, 9, 11, 13, 15]);
}

/// The staircase in a face of two dimensions, and a straight run along an edge: n − 1 stones a turn
/// capture, and with one fewer the runner gains a liberty each turn.
#[test]
fn in_a_face_and_along_an_edge_of_a_box_a_ladder_works_with_n_minus_1_stones_a_turn() {
    for dimensions in [2, 3, 4] {
        let cube = Cube::new(dimensions, 7);
        for run in [cube.stairs(2, 2), cube.stairs(1, 1)] {
            let stones = dimensions - 1;
            assert_captured_at_the_wall(&cube, &run, stones);
            if stones > 1 {
                let turns = turns_before_the_wall(&cube, &run);
                let expected: Vec<usize> = (2..).take(turns).collect();
                assert_eq!(left(&cube.chase(&[], &run, stones - 1))[..turns], expected);
            }
        }
    }
}

/// The steps of a run that winds around itself, by direction and forward or not:
/// +x +x +y +z +z −x −y −y −z. After them it is one step further in x and z, and one back in y.
const WINDING: [(u32, bool); 9] = [
    (0, true),
    (0, true),
    (1, true),
    (2, true),
    (2, true),
    (0, false),
    (1, false),
    (1, false),
    (2, false),
];

/// The places of a run by [`WINDING`].
fn winding(cube: &Cube, start: [u32; 3], steps: usize) -> Vec<Point> {
    let mut number: u32 = (0..).zip(start).map(|(d, place)| place * cube.step(d)).sum();
    let mut run = vec![Point::new(number)];
    for &(direction, forward) in WINDING.iter().cycle().take(steps) {
        let step = cube.step(direction);
        number = if forward { number + step } else { number - step };
        run.push(Point::new(number));
    }
    run
}

/// The point `shift` further in each direction of space.
fn shifted(cube: &Cube, point: Point, shift: [i64; 3]) -> Point {
    let steps: i64 = (0..).zip(shift).map(|(d, by)| by * i64::from(cube.step(d))).sum();
    Point::new(u32::try_from(i64::from(point.number()) + steps).expect("a point"))
}

/// In open space, with eight black stones beside the way at the start, two stones a turn leave one liberty as
/// long as there is space: the turns come again after nine, shifted. No stone comes to a wall.
/// White has three liberties after every third stone, otherwise two, which Black could fill as well.
#[test]
fn in_open_space_two_stones_a_turn_keep_a_ladder_going() {
    let cube = Cube::new(3, 26);
    let (past, run) = {
        let mut past = winding(&cube, [4, 20, 4], 10 + 107);
        let run = past.split_off(10);
        (past, run)
    };
    let ready = cube.ready(&past, &run);
    assert_eq!(ready.len(), 8);
    let turns = cube.chase(&past, &run, 2);
    for (number, turn) in (1..).zip(&turns) {
        println!("turn {number}: {} liberties, then {}", turn.before, turn.after);
    }
    assert_eq!(turns.len(), 106);
    let stones = turns.iter().flat_map(|turn| turn.black.iter().chain([&turn.white]));
    assert!(stones.chain(&run[..2]).chain(&ready).all(|&stone| cube.is_inside(stone)));
    let before: Vec<usize> = [2, 2, 3].into_iter().cycle().take(105).collect();
    assert!(turns.iter().map(|turn| turn.before).take(105).eq(before));
    assert_eq!(left(&turns)[..105], [1; 105]);
    for (first, again) in turns[..105].iter().zip(&turns[9..100]) {
        let expected = first.black.iter().map(|&stone| shifted(&cube, stone, [1, -1, 1]));
        assert_eq!(again.black, expected.collect::<Vec<_>>());
        assert_eq!(again.white, shifted(&cube, first.white, [1, -1, 1]));
    }
}

/// The points that Black has to fill up to some turn are eight more than two stones a turn.
#[test]
fn the_ladder_in_open_space_needs_the_eight_stones_of_its_start() {
    let cube = Cube::new(3, 26);
    let mut run = winding(&cube, [4, 20, 4], 60);
    run.drain(..10);
    let beside = |places: &[Point]| {
        let around = places.iter().flat_map(|&place| cube.topology.neighbors(place));
        around.copied().filter(|point| !run.contains(point)).collect::<BTreeSet<Point>>()
    };
    let given = beside(&run[..2]);
    let missing = (1..40).map(|turns| {
        let needed = beside(&run[2..2 + turns]).difference(&given).count();
        needed as i64 - 2 * turns as i64
    });
    assert_eq!(missing.max(), Some(8));
    assert!(left(&cube.chase(&[], &run, 2)).iter().any(|&liberties| liberties > 1));
}
