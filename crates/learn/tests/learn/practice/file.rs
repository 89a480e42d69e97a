//! The files, and their tests.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::{env, fs, thread};

use pass_alive_learn::{Plane, Random};

use super::ends::ends;
use super::grade::{Grade, hardness};
use super::level::{ENDS, Level, MADE};
use super::made::{is_tidy, made};
use super::order::{Candidate, ordered};
use super::sixes::{BANDS, is_even, sixes};
use crate::pool::seed;

/// The number of boards of a level.
const BOARDS: usize = 1000;

/// The number of sets of six boards.
const SETS: usize = 40;

fn path(file: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(file)
}

fn name(level: &Level) -> String {
    format!("practice/level-{}.txt", level.number)
}

const SIXES: &str = "practice/sixes.txt";

/// The boards of a file, one in each line.
fn boards(file: &str) -> Vec<Plane> {
    let text = fs::read_to_string(path(file)).expect("boards");
    text.lines().map(|rows| Plane::from_rows(rows).expect("a board")).collect()
}

fn levels() -> impl Iterator<Item = &'static Level> {
    MADE.iter().chain([&ENDS])
}

fn grade(plane: &Plane) -> Grade {
    Grade::of(plane).expect("a board in which every block has a liberty")
}

fn made_for(level: &Level, seed: u64) -> Vec<Plane> {
    let mut random = Random::new(seed << 8 | u64::from(level.number));
    ordered(BOARDS, || Some(Candidate { board: made(level, &mut random)?, game: None }))
}

fn cut_for(level: &Level, seed: u64) -> Vec<Plane> {
    let mut random = Random::new(seed << 8 | u64::from(level.number));
    let ends = ends();
    let mut game = 0;
    ordered(BOARDS, || {
        game = (game + 1) % ends.len();
        let size = level.sizes[random.below(level.sizes.len() as u32) as usize];
        let board = ends[game].part(size, &mut random);
        let fits = is_tidy(&board, level.singles)
            && Grade::of(&board).is_some_and(|grade| level.has(&grade));
        fits.then_some(Candidate { board, game: Some(game) })
    })
}

/// Compares a file with the boards that are made for it; with `PASS_ALIVE_BLESS=1` it writes it.
fn check_file(file: &str, boards: &[Plane]) {
    let text: String = boards.iter().map(|board| board.to_rows() + "\n").collect();
    if env::var("PASS_ALIVE_BLESS").is_ok_and(|value| value == "1") {
        fs::write(path(file), text).expect("a file");
    } else {
        assert!(fs::read_to_string(path(file)).is_ok_and(|boards| boards == text), "{file}");
    }
}

#[test]
#[ignore = "slow: run by `npm run test:exhaustive`"]
fn the_boards_of_the_first_levels_are_those_that_are_made() {
    thread::scope(|scope| {
        for level in &MADE[..3] {
            scope.spawn(move || check_file(&name(level), &made_for(level, seed())));
        }
    });
}

#[test]
#[ignore = "slow: run by `npm run test:exhaustive`"]
fn the_boards_of_level_4_are_those_that_are_made() {
    check_file(&name(&MADE[3]), &made_for(&MADE[3], seed()));
}

#[test]
#[ignore = "slow: run by `npm run test:exhaustive`"]
fn the_boards_of_level_5_are_those_that_are_cut() {
    check_file(&name(&ENDS), &cut_for(&ENDS, seed()));
}

#[test]
#[ignore = "slow: run by `npm run test:exhaustive`"]
fn the_sets_of_six_are_those_that_are_made() {
    let others = levels().flat_map(|level| boards(&name(level)));
    let others = others.map(|board| board.canonical()).collect();
    check_file(SIXES, &sixes(SETS, &others, &mut Random::new(seed() << 8)));
}

/// The grades of one board in `step`.
fn check_levels(step: usize) {
    for level in levels() {
        for board in boards(&name(level)).iter().step_by(step) {
            let (rows, grade) = (board.to_rows(), grade(board));
            assert!(level.has(&grade), "level {}: {rows} {grade:?}", level.number);
            assert!(is_tidy(board, level.singles), "{rows}");
            let (columns, rows) = *level.sizes.last().expect("a size");
            assert!(board.columns <= columns && board.rows <= rows);
        }
    }
}

#[test]
fn one_board_in_twenty_belongs_to_its_level() {
    check_levels(20);
}

#[test]
#[ignore = "slow: run by `npm run test:exhaustive`"]
fn every_board_belongs_to_its_level() {
    check_levels(1);
}

#[test]
fn no_board_comes_twice() {
    let files = levels().map(name).chain([SIXES.into()]);
    let all: Vec<Plane> = files.flat_map(|file| boards(&file)).collect();
    assert_eq!(all.len(), 5 * BOARDS + 6 * SETS);
    let different: BTreeSet<Plane> = all.iter().map(|board| board.canonical()).collect();
    assert_eq!(different.len(), all.len());
}

#[test]
fn of_any_ten_boards_in_a_row_about_half_of_the_blocks_stay() {
    for level in levels() {
        let grades: Vec<Grade> = boards(&name(level)).iter().map(grade).collect();
        let ends = grades.iter().chain(&grades[..9]).collect::<Vec<_>>();
        for ten in ends.windows(10) {
            let sum = |part: fn(&Grade) -> u32| ten.iter().map(|grade| part(grade)).sum::<u32>();
            let percent = 100 * sum(|it| it.staying) / sum(|it| it.blocks);
            assert!((35..=65).contains(&percent), "level {}: {percent} %", level.number);
        }
    }
}

#[test]
fn every_six_boards_are_as_hard_as_the_others() {
    let middle = BANDS.iter().map(|band| (band.0 + band.1) / 2).sum::<u32>() / 6;
    for set in boards(SIXES).chunks(6) {
        let set: Vec<&Plane> = set.iter().collect();
        assert!(is_even(&set, middle), "{}", set[0].to_rows());
        for (board, band) in set.iter().zip(BANDS) {
            assert!((band.0..=band.1).contains(&hardness(board)), "{}", board.to_rows());
        }
    }
}

/// With `PASS_ALIVE_BLESS=1` it writes the table of the README.
#[test]
#[ignore = "slow: run by `npm run test:exhaustive`"]
fn the_levels_are_those_of_the_readme() {
    const ENDS_OF_TABLE: [&str; 2] = ["<!-- levels -->\n", "<!-- end of levels -->"];
    let readme = fs::read_to_string(path("README.md")).expect("the README");
    let (before, rest) = readme.split_once(ENDS_OF_TABLE[0]).expect("a table");
    let (_, after) = rest.split_once(ENDS_OF_TABLE[1]).expect("an end");
    let rows: String = levels().map(row).collect();
    let head = "| level | points | blocks | stay | rounds: 1, 2, 3 or more | shared regions | regions with White inside | \
                false eyes | wrong by mistake |\n|---|---|---|---|---|---|---|---|---|\n";
    let text = format!("{before}{}\n{head}{rows}\n{}{after}", ENDS_OF_TABLE[0], ENDS_OF_TABLE[1]);
    if env::var("PASS_ALIVE_BLESS").is_ok_and(|value| value == "1") {
        fs::write(path("README.md"), text).expect("the README");
    } else {
        assert_eq!(text, readme);
    }
}

/// A row of the table: means, and percentages.
fn row(level: &Level) -> String {
    let boards = boards(&name(level));
    let grades: Vec<Grade> = boards.iter().map(grade).collect();
    let number = boards.len() as f64;
    let mean = |part: &dyn Fn(&Grade) -> u32| {
        grades.iter().map(|grade| f64::from(part(grade))).sum::<f64>() / number
    };
    let percent = |is: &dyn Fn(&Grade) -> bool| 100.0 * mean(&|grade| u32::from(is(grade)));
    let points = boards.iter().map(Plane::len);
    let (fewest, most) = (points.clone().min().unwrap_or(0), points.max().unwrap_or(0));
    let hard = boards.iter().map(|board| f64::from(hardness(board))).sum::<f64>() / number / 10.0;
    let staying = 100.0 * mean(&|it| it.staying) / mean(&|it| it.blocks);
    format!(
        "| {} | {fewest}–{most} | {:.1} | {staying:.0} % | {:.0}, {:.0}, {:.0} % | {:.0} % | {:.0} % | {:.0} % | {hard:.1} % |\n",
        level.number,
        mean(&|it| it.blocks),
        percent(&|it| it.rounds == 1),
        percent(&|it| it.rounds == 2),
        percent(&|it| it.rounds > 2),
        percent(&|it| it.shared > 0),
        percent(&|it| it.entered > 0),
        percent(&|it| it.false_eyes > 0),
    )
}
