//! Batches of boards: the time on one core and on all, and the share that all cores reach of what
//! as many separate processes do. The figures are in `docs/benchmarks.md`.
//!
//! `cargo bench -p pass-alive --features rayon --bench batches`

#[allow(dead_code)]
mod measured;

use std::env;
use std::fs;
use std::hint::black_box;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::num::NonZero;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use criterion::{BenchmarkId, Criterion, Throughput};
use pass_alive::{Board, Boards, ByColor, Coding, Color, Grid, Judge, Mask, Suicide};

use measured::{ends, games};

/// The argument of the processes that are started to be compared: the number of their rounds.
const ROUNDS: &str = "--rounds";

/// A batch and its masks.
struct Batch {
    grid: Grid,
    stones: Vec<u8>,
    masks: [Vec<bool>; 4],
}

impl Batch {
    /// The ends of the repository's games of a size, in all eight orientations, several times.
    fn of_ends(side: u32) -> Self {
        let file = format!("{}/../../tests/games/selfplay{side}.sgf", env!("CARGO_MANIFEST_DIR"));
        let games = games(&fs::read_to_string(file).expect("games"));
        let byte = |stone: &Option<Color>| stone.map_or(0, |color| color as u8 + 1);
        let bytes = |board: &Board| board.stones().iter().map(byte).collect::<Vec<u8>>();
        let once: Vec<u8> = ends(&games).iter().flat_map(bytes).collect();
        let grid = Grid::new(side, side).expect("a size");
        let stones = once.repeat((4000 * grid.len()).div_ceil(once.len()));
        let masks = [(); 4].map(|()| vec![false; stones.len()]);
        Self { grid, stones, masks }
    }

    fn boards(&self) -> usize {
        self.stones.len() / self.grid.len()
    }

    fn decide(&mut self, way: impl FnOnce(Boards<'_>, ByColor<Mask<'_>>)) {
        let boards = Boards::new(self.grid, &self.stones, Coding::Unsigned).expect("whole boards");
        let [black_alive, black_held, white_alive, white_held] = &mut self.masks;
        let masks = ByColor {
            black: Mask { alive: black_alive, held: black_held },
            white: Mask { alive: white_alive, held: white_held },
        };
        way(boards, masks);
        black_box(&self.masks);
    }

    fn on_one_core(&mut self, judge: &mut Judge) {
        self.decide(|boards, masks| {
            judge.mark_each(boards, Suicide::Forbidden, masks).expect("good boards");
        });
    }

    fn on_all_cores(&mut self) {
        self.decide(|boards, masks| {
            let decided = Judge::par_mark_each(boards, Suicide::Forbidden, masks);
            decided.expect("good boards");
        });
    }
}

/// The elements of the throughput are boards.
fn measure(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("batches");
    for side in [9, 13, 19] {
        let mut batch = Batch::of_ends(side);
        let mut judge = Judge::new();
        group.throughput(Throughput::Elements(batch.boards() as u64));
        let name = format!("{side}x{side} ends");
        group.bench_function(BenchmarkId::new("one core", &name), |bencher| {
            bencher.iter(|| batch.on_one_core(&mut judge));
        });
        group.bench_function(BenchmarkId::new("all cores", &name), |bencher| {
            bencher.iter(|| batch.on_all_cores());
        });
    }
}

/// Decides 19×19 boards, once told to on the standard input, for so many rounds: on one core, or
/// as often as there are cores on all of them.
fn run_rounds(rounds: usize, all_cores: bool) -> io::Result<()> {
    let (mut batch, mut judge) = (Batch::of_ends(19), Judge::new());
    let mut round = || if all_cores { batch.on_all_cores() } else { batch.on_one_core(&mut judge) };
    round();
    println!("ready");
    io::stdin().read_exact(&mut [0])?;
    (0..rounds).for_each(|_| round());
    Ok(())
}

/// The time from telling all of some processes to begin until the last has ended.
fn time(processes: usize, rounds: usize, way: &str) -> io::Result<Duration> {
    let start = |_| {
        Command::new(env::current_exe()?)
            .args([ROUNDS, &rounds.to_string(), way])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
    };
    let mut children = (0..processes).map(start).collect::<io::Result<Vec<Child>>>()?;
    for child in &mut children {
        let output = child.stdout.take().expect("a pipe");
        BufReader::new(output).read_line(&mut String::new())?;
    }
    let begun = Instant::now();
    for child in &mut children {
        child.stdin.take().expect("a pipe").write_all(&[0])?;
    }
    children.iter_mut().try_for_each(|child| child.wait().map(drop))?;
    Ok(begun.elapsed())
}

/// Compares one process on all cores with as many processes as there are cores, in turn.
fn compare_with_processes() -> io::Result<()> {
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    const ROUNDS_OF_EACH: usize = 40;
    let mut shares = (0..21)
        .map(|_| {
            let apart = time(cores, ROUNDS_OF_EACH, "one")?;
            let together = time(1, ROUNDS_OF_EACH * cores, "all")?;
            Ok(apart.as_secs_f64() / together.as_secs_f64())
        })
        .collect::<io::Result<Vec<f64>>>()?;
    shares.sort_by(f64::total_cmp);
    let [low, median, high] = [shares[0], shares[shares.len() / 2], shares[shares.len() - 1]];
    println!("{cores} cores of one process against {cores} processes: the median of the speeds is");
    println!("{median:.3} times as high, {low:.3} to {high:.3} in {} pairs", shares.len());
    Ok(())
}

fn main() -> io::Result<()> {
    let arguments: Vec<String> = env::args().collect();
    if let [_, option, rounds, way] = &arguments[..]
        && option == ROUNDS
    {
        return run_rounds(rounds.parse().expect("a number"), way == "all");
    }
    let mut criterion = Criterion::default().configure_from_args();
    measure(&mut criterion);
    criterion.final_summary();
    compare_with_processes()
}
