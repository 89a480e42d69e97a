//! The lessons whose unseen boards are made.

use std::fs;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use pass_alive::Suicide;
use pass_alive_learn::{Bits, Mistake, Mistakes, Model, Plane};

use super::answers::answered;
use super::board::staying;
use crate::practice::Grade;

/// Where the boards of a lesson come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    /// Random boards, without what they do not need.
    Random,
    /// Two groups with a space inside, White around them.
    Groups,
}

/// What the unseen boards of a lesson have.
#[derive(Debug)]
pub(super) struct Lesson {
    pub(super) id: &'static str,
    pub(super) source: Source,
    /// Columns, rows and layers.
    pub(super) sizes: &'static [(u32, u32, u32)],
    pub(super) blocks: RangeInclusive<u32>,
    pub(super) rounds: RangeInclusive<u32>,
    pub(super) suicide: Suicide,
    /// The number of boards among which its boards are chosen.
    pub(super) candidates: usize,
    /// Of the blocks of a board those who guess are right about so many percent at most.
    pub(super) guessed: u32,
    /// What else there is to be seen: nothing that comes only in a later lesson.
    pub(super) has: fn(&Grade) -> bool,
    /// The blocks that stay, by their places; none if the lesson cannot have the board.
    pub(super) right: fn(&Plane, &Lesson) -> Option<Bits>,
    /// Who goes by another rule than the lesson: nobody on most boards, where that is the faultless one.
    pub(super) reader: fn(&Plane) -> Bits,
}

const SMALL: &[(u32, u32, u32)] = &[(6, 5, 1), (6, 6, 1), (7, 5, 1), (7, 6, 1), (7, 7, 1)];
const LARGE: &[(u32, u32, u32)] = &[(7, 6, 1), (7, 7, 1), (8, 7, 1)];
const SPACES: &[(u32, u32, u32)] = &[(4, 3, 2), (4, 4, 2), (3, 3, 3)];
const WALLED: &[(u32, u32, u32)] = &[(7, 6, 1), (7, 7, 1), (8, 6, 1), (8, 7, 1)];

const PLAIN: Lesson = Lesson {
    id: "",
    source: Source::Random,
    sizes: SMALL,
    blocks: 2..=4,
    rounds: 1..=1,
    suicide: Suicide::Forbidden,
    // They are rare.
    candidates: 16,
    guessed: 67,
    has: |grade| grade.shared == 0,
    right: staying,
    reader: |plane| Model::Faultless.staying(plane),
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
    // Rounds are told of later.
    Lesson { id: "to-whom", rounds: 1..=1, ..MIXED },
    Lesson { id: "why-two", candidates: 100, ..PLAIN },
    Lesson { id: "shared", has: |grade| grade.shared > 0, candidates: 50, guessed: 60, ..MIXED },
    Lesson { id: "rounds", rounds: 2..=9, blocks: 3..=6, sizes: LARGE, guessed: 60, ..LATER },
    Lesson { id: "chain", rounds: 3..=9, blocks: 4..=7, sizes: LARGE, ..LATER },
    Lesson { id: "two-heads", has: |grade| grade.borrowing > 1, ..MANY },
    Lesson { id: "false-eyes", rounds: 1..=3, has: |grade| grade.false_eyes > 0, ..MIXED },
    Lesson { id: "cutting", ..MANY },
    Lesson { id: "in-a-game", ..MANY },
    Lesson { id: "suicide", suicide: Suicide::Allowed, ..MANY },
    Lesson { id: "proofs", candidates: 40, ..PLAIN },
    Lesson {
        id: "answers",
        source: Source::Groups,
        sizes: WALLED,
        candidates: 200,
        right: answered,
        ..PLAIN
    },
    Lesson {
        id: "space",
        sizes: SPACES,
        candidates: 200,
        reader: |plane| Mistakes::LAYERS_APART.staying(plane),
        has: |_| true,
        ..PLAIN
    },
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
