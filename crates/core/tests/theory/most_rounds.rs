//! The boards that take the most rounds.

use pass_alive::graph::{CastingOut, Recorder};
use pass_alive::{BlockId, Board, Color, Grid, Judge, Point, RegionId, RegionRule, Round, Suicide};

use crate::symmetry::turned;

const SIDE: u32 = 5;
const POINTS: u32 = SIDE * SIDE;

/// The page's example `nine-rounds`.
const NINE_ROUNDS: &str = "
    . X . X .
    X X . . X
    . X . X .
    X . X . X
    . X . X .
";

/// Black stones, a bit for each point in reading order.
type Stones = u32;

/// The last round in which a block is cast out.
struct LastRound(u32);

impl Recorder for LastRound {
    fn cast_out(&mut self, _: BlockId, round: Round) {
        self.0 = self.0.max(round.number());
    }
    fn discarded(&mut self, _: RegionId, _: Round) {}
}

/// The images of stones under a symmetry, from a table for each half of the points.
struct Turn([Vec<Stones>; 2]);

const LOW: u32 = POINTS / 2;

impl Turn {
    fn new(grid: Grid, way: u32) -> Self {
        let image = |point: u32| 1 << turned(grid, way, Point::new(point)).1.number();
        let half = |from: u32, to: u32| {
            let images = |stones: Stones| {
                (from..to).filter(|point| stones >> (point - from) & 1 != 0).map(image).sum()
            };
            (0..1 << (to - from)).map(images).collect()
        };
        Self([half(0, LOW), half(LOW, POINTS)])
    }

    fn of(&self, stones: Stones) -> Stones {
        self.0[0][(stones & ((1 << LOW) - 1)) as usize] | self.0[1][(stones >> LOW) as usize]
    }
}

/// All 2^25 boards but for symmetry; with white stones the question is open. The command that
/// counts it: `cargo test --package pass-alive --test theory most_rounds -- --ignored --nocapture`.
#[test]
#[ignore = "slow: run by `npm run test:exhaustive`"]
fn nine_rounds_are_the_most_of_black_stones_on_5x5_and_one_board_takes_them() {
    let grid = Grid::new(SIDE, SIDE).expect("a size");
    let turns: Vec<Turn> = (1..8).map(|way| Turn::new(grid, way)).collect();
    let mut board = Board::new(grid);
    let mut judge = Judge::new();
    let mut casting_out = CastingOut::default();
    let (mut shown, mut analyzed, mut most): (Stones, u32, (u32, Vec<Stones>)) =
        (0, 0, (0, vec![]));
    for stones in 0..1 << POINTS {
        if turns.iter().any(|turn| turn.of(stones) < stones) {
            continue;
        }
        for point in (0..POINTS).filter(|point| (shown ^ stones) >> point & 1 != 0) {
            board.set(Point::new(point), (stones >> point & 1 != 0).then_some(Color::Black));
        }
        shown = stones;
        // The full board has no liberty.
        let incidences = judge.incidences(&board, Color::Black, Suicide::Forbidden);
        let Ok(incidences) = incidences else { continue };
        analyzed += 1;
        let mut last = LastRound(0);
        casting_out.run(&incidences, RegionRule::Small, &mut last);
        if last.0 > most.0 {
            most = (last.0, vec![stones]);
        } else if last.0 == most.0 {
            most.1.push(stones);
        }
    }
    println!("boards of black stones on 5×5, but for symmetry: {analyzed}; rounds: {}", most.0);
    let example = Board::from_rows(NINE_ROUNDS).expect("rows");
    let points = (0..POINTS).filter(|&point| example.get(Point::new(point)).is_some());
    let example: Stones = points.map(|point| 1 << point).sum();
    let smallest = turns.iter().map(|turn| turn.of(example)).chain([example]).min();
    assert_eq!(most, (9, vec![smallest.expect("eight ways")]));
}
