//! Tests of the file.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::{env, fs};

use pass_alive_learn::{Model, Plane, Pool, PoolBoard};

use super::candidates::{Candidates, readers};
use super::choice::chosen;
use super::tidy::is_tidy;

const BOARDS: usize = 360;

/// The seed of searches and trials: `PASS_ALIVE_SEED`, or that of the file and of the table.
pub(crate) fn seed() -> u64 {
    env::var("PASS_ALIVE_SEED").map_or(28, |seed| seed.parse().expect("a number"))
}

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("pool/boards.txt")
}

/// The boards of the file.
pub(crate) fn pool() -> Pool {
    Pool::read(&fs::read_to_string(file()).expect("the pool")).expect("boards")
}

#[test]
fn the_boards_are_many_and_small_and_tidy() {
    let pool = pool();
    assert!((300..=400).contains(&pool.boards().len()), "{}", pool.boards().len());
    for board in pool.boards() {
        let plane = &board.plane;
        assert!(plane.columns <= 7 && plane.rows <= 7, "{}", plane.to_rows());
        assert!(is_tidy(plane), "{}", plane.to_rows());
    }
    let boards: BTreeSet<Plane> = pool.boards().iter().map(|it| it.plane.canonical()).collect();
    assert_eq!(boards.len(), pool.boards().len(), "boards that differ by symmetry only");
}

#[test]
fn every_answer_is_that_of_its_model() {
    for board in pool().boards() {
        assert_eq!(PoolBoard::new(board.plane).as_ref(), Some(board), "{}", board.plane.to_rows());
    }
}

#[test]
fn every_two_readers_differ_on_several_boards() {
    let (pool, readers) = (pool(), readers());
    for (place, &one) in readers.iter().enumerate() {
        for &other in &readers[..place] {
            let differ = |board: &&PoolBoard| board.staying(one) != board.staying(other);
            let count = pool.boards().iter().filter(differ).count();
            assert!(count >= 4, "{} and {} on {count}", one.name(), other.name());
        }
    }
}

/// With `PASS_ALIVE_BLESS=1` it writes the file.
#[test]
#[ignore = "slow: run by `npm run test:exhaustive`"]
fn the_search_chooses_the_boards_of_the_file() {
    let found = Candidates::of(seed());
    let lines = chosen(found, BOARDS, &readers()).into_iter().map(|board| board.to_line() + "\n");
    let text: String = lines.collect();
    if env::var("PASS_ALIVE_BLESS").is_ok_and(|value| value == "1") {
        fs::write(file(), text).expect("a file");
    } else {
        assert!(fs::read_to_string(file()).is_ok_and(|boards| boards == text));
    }
}

#[test]
fn half_of_the_blocks_stay() {
    let pool = pool();
    let staying = |board: &PoolBoard| board.staying(Model::Faultless).count_ones();
    let staying: u32 = pool.boards().iter().map(staying).sum();
    let blocks: u32 = pool.boards().iter().map(PoolBoard::block_count).sum();
    assert!((35..=65).contains(&(100 * staying / blocks)), "{staying} of {blocks}");
}
