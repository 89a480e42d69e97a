//! Grids that fit into a few machine words are decided by other code than all others. An equal
//! topology that was made from its edges takes the general way: the results must be the same.

use std::fs;
use std::sync::Arc;

use pass_alive::graph::{CastingOut, Incidences, Recorder};
use pass_alive::{
    BlockId, Board, ByColor, Color, Grid, Judge, Life, Point, RegionId, RegionRule, Round, Topology,
};
use pass_alive_notation::{self as notation, Record};

use crate::boards::SUICIDE;
use crate::random::Random;

/// Each removal of a run: the round, and the block or the region.
#[derive(Default, Debug, PartialEq, Eq)]
struct Rounds(Vec<(Round, Result<BlockId, RegionId>)>);

impl Recorder for Rounds {
    fn cast_out(&mut self, block: BlockId, round: Round) {
        self.0.push((round, Ok(block)));
    }

    fn discarded(&mut self, region: RegionId, round: Round) {
        self.0.push((round, Err(region)));
    }
}

/// A run of casting-out, whose memory serves the next one too.
#[derive(Default)]
struct Run {
    casting_out: CastingOut,
    rounds: Rounds,
}

impl Run {
    /// What survives, and what has left in each round.
    fn of(&mut self, incidences: &Incidences, regions: RegionRule) -> (&[bool], &Rounds) {
        self.rounds.0.clear();
        let survives = self.casting_out.run(incidences, regions, &mut self.rounds);
        self.rounds.0.sort_unstable();
        (survives, &self.rounds)
    }
}

/// The two ways on grids of one size.
struct Ways {
    grid: Grid,
    dense: (Judge, Arc<Topology>),
    general: (Judge, Arc<Topology>),
    runs: [Run; 2],
}

impl Ways {
    fn new(grid: Grid) -> Self {
        let made_as_grid = Arc::new(Topology::from(grid));
        let neighbors =
            |p: Point| made_as_grid.neighbors(p).iter().map(move |q| (p.number(), q.number()));
        let edges: Vec<_> = grid.points().flat_map(neighbors).collect();
        let made_from_edges = Topology::from_edges(grid.len() as u32, &edges).expect("edges");
        assert_eq!(made_from_edges, *made_as_grid);
        Self {
            grid,
            dense: (Judge::new(), made_as_grid),
            general: (Judge::new(), Arc::new(made_from_edges)),
            runs: Default::default(),
        }
    }

    /// Compares both ways on a board with these stones: the refusal, or what is alive and held by
    /// all rules, and the rounds.
    fn compare(&mut self, stones: &[Option<Color>]) {
        self.compare_parts(stones, true);
    }

    /// The same with or without the rounds.
    fn compare_parts(&mut self, stones: &[Option<Color>], rounds: bool) {
        let boards = [&self.dense.1, &self.general.1].map(|topology| {
            let mut board = Board::new(Arc::clone(topology));
            board.points().zip(stones).for_each(|(point, &stone)| board.set(point, stone));
            board
        });
        let shown = || boards[0].to_string();
        let [dense, general] = [&mut self.dense.0, &mut self.general.0];
        for suicide in SUICIDE {
            let life = (dense.decide(&boards[0], suicide), general.decide(&boards[1], suicide));
            match life {
                (Ok(dense), Ok(general)) => compare_life(&dense, &general, boards[0].len(), shown),
                (dense, general) => return assert_eq!(dense, general, "{}", shown()),
            }
        }
        if !rounds {
            return;
        }
        for (color, suicide) in Color::BOTH.into_iter().flat_map(|c| SUICIDE.map(|s| (c, s))) {
            let known = (
                dense.incidences(&boards[0], color, suicide).expect("liberties"),
                general.incidences(&boards[1], color, suicide).expect("liberties"),
            );
            for regions in [RegionRule::Small, RegionRule::Enclosed] {
                let [dense, general] = &mut self.runs;
                let dense = dense.of(&known.0, regions);
                let general = general.of(&known.1, regions);
                assert_eq!(dense, general, "{color}, {suicide:?}, {regions:?}:\n{}", shown());
            }
        }
    }

    /// The same with the stones that have no liberty removed first.
    fn compare_without_captured(&mut self, stones: &[Option<Color>]) {
        let stones = self.without_captured(stones);
        self.compare(&stones);
    }

    fn without_captured(&self, stones: &[Option<Color>]) -> Vec<Option<Color>> {
        let mut board = Board::new(Arc::clone(&self.dense.1));
        board.points().zip(stones).for_each(|(point, &stone)| board.set(point, stone));
        while let Some(block) = board.block_without_liberties() {
            block.iter().for_each(|&point| board.set(point, None));
        }
        board.stones().to_vec()
    }
}

fn compare_life(
    dense: &ByColor<Life>,
    general: &ByColor<Life>,
    points: usize,
    shown: impl Fn() -> String,
) {
    for color in Color::BOTH {
        let (dense, general) = (&dense[color], &general[color]);
        let points = (0..points as u32).map(Point::new);
        let differ = |&point: &Point| {
            dense.is_alive(point) != general.is_alive(point)
                || dense.is_held(point) != general.is_held(point)
        };
        let which = points.clone().find(differ);
        assert_eq!(which, None, "{color}:\n{}", shown());
        let held = points.filter(|&point| dense.is_held(point)).count();
        assert_eq!((dense.held_count(), general.held_count()), (held, held), "\n{}", shown());
        assert!(dense.alive().eq(general.alive()), "\n{}", shown());
        assert_eq!(dense, general, "\n{}", shown());
    }
}

/// Stones on every point that `stone` says.
fn stones(grid: Grid, stone: impl Fn(u32, u32) -> Option<Color>) -> Vec<Option<Color>> {
    let at = |point| {
        let (column, row) = grid.coordinates(point);
        stone(column, row)
    };
    grid.points().map(at).collect()
}

const BLACK: Option<Color> = Some(Color::Black);
const WHITE: Option<Color> = Some(Color::White);

fn grid(columns: u32, rows: u32) -> Grid {
    Grid::new(columns, rows).expect("a size")
}

/// All sizes that need few points, the usual ones, the largest of their width that fit into words,
/// and the smallest that do not.
fn sizes() -> Vec<Grid> {
    let small = (1..=8).flat_map(|columns| (1..=8).map(move |rows| grid(columns, rows)));
    let others = [
        ([1, 30], [40, 256, 257]),
        ([2, 40], [41, 168, 169]),
        ([9, 9], [13, 48, 49]),
        ([13, 13], [9, 32, 33]),
        ([15, 15], [16, 32, 33]),
        ([18, 19], [20, 24, 25]),
        ([19, 19], [1, 24, 25]),
        ([31, 2], [4, 16, 17]),
        ([62, 1], [2, 8, 9]),
        ([63, 1], [2, 8, 9]),
        ([70, 1], [2, 8, 9]),
    ];
    let others = others.into_iter().flat_map(|([columns, first], rest)| {
        [first].into_iter().chain(rest).map(move |rows| grid(columns, rows))
    });
    small.chain(others).collect()
}

/// Each point with the same chances; from crowded to sparse, from even to one-sided.
fn random_stones(random: &mut Random, grid: Grid) -> Vec<Option<Color>> {
    let [black, white, empty] = [1 + random.below(9), random.below(9), 1 + random.below(6)];
    let stone = |_| match random.below(black + white + empty) {
        number if number < black => BLACK,
        number if number < black + white => WHITE,
        _ => None,
    };
    (0..grid.len()).map(stone).collect()
}

#[test]
fn random_boards_of_all_sizes() {
    let mut random = Random::new(15);
    // Miri takes seconds for a board.
    let (step, boards) = if cfg!(miri) { (9, 1) } else { (1, 40) };
    for grid in sizes().into_iter().step_by(step) {
        let mut ways = Ways::new(grid);
        for _ in 0..boards {
            ways.compare_without_captured(&random_stones(&mut random, grid));
        }
    }
}

#[test]
fn random_boards_of_the_usual_sizes() {
    let mut random = Random::new(16);
    for side in [9, 13, 19] {
        let mut ways = Ways::new(grid(side, side));
        for _ in 0..1000 {
            ways.compare_without_captured(&random_stones(&mut random, ways.grid));
        }
    }
}

/// Most random boards have a block without a liberty: the same one is refused.
#[test]
fn boards_that_cannot_arise() {
    let mut random = Random::new(17);
    for grid in sizes() {
        let mut ways = Ways::new(grid);
        for _ in 0..20 {
            ways.compare(&random_stones(&mut random, grid));
        }
    }
}

#[test]
fn every_board_of_3x3_and_3x4() {
    for grid in [grid(3, 3), grid(3, 4), grid(4, 3)] {
        let mut ways = Ways::new(grid);
        for number in 0..3u32.pow(grid.len() as u32) {
            let stone = |point: Point| {
                [None, BLACK, WHITE][(number / 3u32.pow(point.number()) % 3) as usize]
            };
            let stones: Vec<_> = grid.points().map(stone).collect();
            ways.compare(&stones);
        }
    }
}

/// The middles and the ends of the games that were played, and every tenth position of one.
#[test]
fn positions_of_games() {
    for side in [9, 13, 19] {
        let path = format!("{}/../../tests/games/selfplay{side}.sgf", env!("CARGO_MANIFEST_DIR"));
        let text = fs::read_to_string(path).expect("a file");
        let games: Vec<Record> = notation::read(&text).map(|game| game.expect("a game")).collect();
        let mut ways = Ways::new(grid(side, side));
        for (number, game) in games.iter().enumerate() {
            let moves = game.moves();
            for (at, position) in (0..).zip(game.positions(0)) {
                if at == moves || at == moves / 2 || number == 0 && at % 10 == 0 {
                    ways.compare(position.board.stones());
                }
            }
        }
    }
}

/// Boards made to be hard: very many blocks and regions, long ones, and deep rounds.
#[test]
fn boards_made_to_be_hard() {
    let mut random = Random::new(18);
    for grid in sizes() {
        let mut ways = Ways::new(grid);
        let checkerboard = |column, row| if (column + row) % 2 == 0 { BLACK } else { None };
        let comb = |column, row| if row == 0 || column % 2 == 0 { BLACK } else { None };
        let crossed =
            |column, row| if row % 2 == 0 || column % 4 == row % 4 { BLACK } else { None };
        let striped = |column, row| match (column + 2 * row) % 5 {
            0 | 2 => BLACK,
            3 => WHITE,
            _ => None,
        };
        let spiral = spiral(grid);
        for made in [
            stones(grid, checkerboard),
            stones(grid, comb),
            stones(grid, crossed),
            stones(grid, striped),
            stones(grid, |column, row| spiral[(grid.point(column, row).expect("a point")).index()]),
        ] {
            ways.compare_without_captured(&made);
            // Turned by half, and with a few points changed.
            let turned: Vec<_> = made.iter().rev().copied().collect();
            ways.compare_without_captured(&turned);
            for _ in 0..4 {
                let mut changed = made.clone();
                for _ in 0..=random.below(6) {
                    let point = random.below(grid.len() as u32) as usize;
                    changed[point] = [None, BLACK, WHITE][random.below(3) as usize];
                }
                ways.compare_without_captured(&changed);
            }
        }
    }
}

/// Black from the corner to the middle, one point wide, with one point between the turns.
fn spiral(grid: Grid) -> Vec<Option<Color>> {
    let mut stones = vec![None; grid.len()];
    let (columns, rows) = (grid.columns() as i32, grid.rows() as i32);
    let is_black = |stones: &[Option<Color>], [column, row]: [i32; 2]| {
        let inside = (0..columns).contains(&column) && (0..rows).contains(&row);
        inside && stones[(row * columns + column) as usize].is_some()
    };
    let (mut at, mut step, mut turns) = ([0, 0], [1, 0], 0);
    while turns < 2 {
        stones[(at[1] * columns + at[0]) as usize] = BLACK;
        let ahead = |steps: i32| [at[0] + steps * step[0], at[1] + steps * step[1]];
        let [column, row] = ahead(1);
        let inside = (0..columns).contains(&column) && (0..rows).contains(&row);
        if inside && !is_black(&stones, ahead(1)) && !is_black(&stones, ahead(2)) {
            (at, turns) = (ahead(1), 0);
        } else {
            (step, turns) = ([-step[1], step[0]], turns + 1);
        }
    }
    stones
}

/// The rounds on one board in ten.
#[test]
#[ignore = "slow: 10^7 positions, run by `npm run test:exhaustive`"]
fn ten_million_random_boards() {
    let sizes = [[9, 9], [13, 13], [19, 19], [5, 5], [6, 7], [7, 7], [4, 19], [8, 3]];
    let half = |seed| {
        let mut random = Random::new(seed);
        let mut ways = sizes.map(|[columns, rows]| Ways::new(grid(columns, rows)));
        for number in 0..5_000_000 {
            let ways = &mut ways[number % sizes.len()];
            let stones = random_stones(&mut random, ways.grid);
            ways.compare_parts(&ways.without_captured(&stones), number / sizes.len() % 10 == 0);
        }
    };
    std::thread::scope(|scope| {
        for seed in [19, 20] {
            scope.spawn(move || half(seed));
        }
    });
}
