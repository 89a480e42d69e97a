//! The file, and its tests.

use std::path::PathBuf;
use std::{env, fs, thread};

use pass_alive_learn::{Plane, Random};

use super::board::Board;
use super::choice::chosen;
use super::lesson::{LESSONS, Lesson, mistakes};
use super::made::{SINGLES, candidates};
use crate::pool::seed;
use crate::practice::is_tidy;

/// The number of boards of a lesson.
const BOARDS: usize = 12;

/// How many random boards are looked at for them, at most.
const ATTEMPTS: u32 = 1_000_000;

fn file() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/scenes/unseen.json")
}

fn made_for(lesson: &Lesson, seed: u64) -> Vec<Board> {
    let mistakes = mistakes(lesson.id);
    let mut random =
        Random::new(lesson.id.bytes().fold(seed, |all, byte| all.rotate_left(8) ^ u64::from(byte)));
    let found = candidates(lesson, &mistakes, ATTEMPTS, &mut random);
    chosen(found, BOARDS, mistakes.len(), &mut random)
}

#[test]
fn the_boards_of_the_file_fit_their_lessons() {
    let text = fs::read_to_string(file()).expect("boards");
    let file: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    for lesson in LESSONS {
        let boards = file["boards"][lesson.id].as_array().expect("the boards of a lesson");
        assert_eq!(boards.len(), BOARDS, "{}", lesson.id);
        let mistakes = mistakes(lesson.id);
        for rows in boards {
            let rows = rows.as_str().expect("rows");
            let plane = Plane::from_rows(rows).expect("a board");
            let board = Board::of(&plane, lesson, &mistakes);
            let guessed = board.as_ref().and_then(|board| board.guessed.iter().max().copied());
            let (board, guessed) = (board.expect(rows), guessed.expect(rows));
            assert!(100 * guessed <= lesson.guessed * board.blocks, "{rows}");
            assert!(is_tidy(&plane, SINGLES), "{rows}");
        }
    }
}

/// With `PASS_ALIVE_BLESS=1` it writes the file.
#[test]
#[ignore = "slow: run by `npm run test:exhaustive`"]
fn the_unseen_boards_of_lessons_are_those_that_are_made() {
    let mut lines = Vec::new();
    for some in LESSONS.chunks(3) {
        let made: Vec<Vec<Board>> = thread::scope(|scope| {
            let made: Vec<_> = some.iter().map(|it| scope.spawn(|| made_for(it, seed()))).collect();
            made.into_iter().map(|it| it.join().expect("boards")).collect()
        });
        for (lesson, boards) in some.iter().zip(made) {
            let boards: Vec<String> =
                boards.iter().map(|board| format!("      \"{}\"", board.plane.to_rows())).collect();
            lines.push(format!("    \"{}\": [\n{}\n    ]", lesson.id, boards.join(",\n")));
        }
    }
    let text = format!(
        "{{\n  \"origin\": \"Made for this project by `npm run pool`: random boards, without the stones that they do not need, and groups in walls.\",\n  \
         \"license\": \"MIT OR Apache-2.0\",\n  \"boards\": {{\n{}\n  }}\n}}\n",
        lines.join(",\n")
    );
    if env::var("PASS_ALIVE_BLESS").is_ok_and(|value| value == "1") {
        fs::write(file(), text).expect("a file");
    } else {
        assert!(fs::read_to_string(file()).is_ok_and(|boards| boards == text));
    }
}
