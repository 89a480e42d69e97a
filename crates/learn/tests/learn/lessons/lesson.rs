//! The lessons whose unseen boards are made.

use std::fs;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use pass_alive::Suicide;
use pass_alive_learn::Mistake;

use crate::practice::Grade;

/// What the unseen boards of a lesson have.
#[derive(Debug)]
pub(super) struct Lesson {
    pub(super) id: &'static str,
    /// Columns and rows.
    pub(super) sizes: &'static [(u32, u32)],
    pub(super) blocks: RangeInclusive<u32>,
    pub(super) rounds: RangeInclusive<u32>,
    pub(super) suicide: Suicide,
    /// The number of boards among which its boards are chosen.
    pub(super) candidates: usize,
    /// Of the blocks of a board those who guess are right about so many percent at most.
    pub(super) guessed: u32,
    /// What else there is to be seen: nothing that comes only in a later lesson.
    pub(super) has: fn(&Grade) -> bool,
}

const SMALL: &[(u32, u32)] = &[(6, 5), (6, 6), (7, 5), (7, 6), (7, 7)];
const LARGE: &[(u32, u32)] = &[(7, 6), (7, 7), (8, 7)];

const PLAIN: Lesson = Lesson {
    id: "",
    sizes: SMALL,
    blocks: 2..=4,
    rounds: 1..=1,
    suicide: Suicide::Forbidden,
    // They are rare.
    candidates: 16,
    guessed: 67,
    has: |grade| grade.shared == 0,
};

/// With shared regions, and what that brings.
const LATER: Lesson = Lesson { rounds: 1..=2, has: |_| true, candidates: 100, ..PLAIN };

/// With more blocks.
const MIXED: Lesson = Lesson { blocks: 3..=5, ..LATER };

/// Chosen from more boards, since they are easier to guess.
const MANY: Lesson = Lesson { candidates: 400, ..MIXED };

pub(super) const LESSONS: &[Lesson] = &[
    Lesson { id: "white-plays-on", ..PLAIN },
    Lesson { id: "through-stones", ..PLAIN },
    Lesson { id: "what-breaks", ..PLAIN },
    Lesson { id: "to-whom", ..MIXED },
    Lesson { id: "why-two", ..LATER },
    Lesson { id: "shared", has: |grade| grade.shared > 0, candidates: 50, guessed: 60, ..MIXED },
    Lesson { id: "rounds", rounds: 2..=9, blocks: 3..=6, sizes: LARGE, guessed: 60, ..LATER },
    Lesson { id: "chain", rounds: 3..=9, blocks: 4..=7, sizes: LARGE, ..LATER },
    Lesson { id: "two-heads", has: |grade| grade.borrowing > 1, ..MANY },
    Lesson { id: "false-eyes", rounds: 1..=3, has: |grade| grade.false_eyes > 0, ..MIXED },
    Lesson { id: "cutting", ..MANY },
    Lesson { id: "in-a-game", ..MANY },
    Lesson { id: "suicide", suicide: Suicide::Allowed, ..MANY },
];

/// The mistakes that a lesson is about, as `web/scenes/lessons.json` has them.
pub(super) fn mistakes(id: &str) -> Vec<Mistake> {
    let file = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/scenes/lessons.json");
    let text = fs::read_to_string(file).expect("the lessons");
    let scenes: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    let lessons = scenes["lessons"].as_array().expect("lessons");
    let lesson = lessons.iter().find(|lesson| lesson["id"] == id).expect("the lesson");
    let about = lesson["about"].as_array().expect("mistakes").iter();
    let named = |name: &serde_json::Value| Mistake::ALL.iter().find(|it| *name == it.name());
    about.map(|name| *named(name).expect("a mistake")).collect()
}
