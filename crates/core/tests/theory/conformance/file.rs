//! The files of the set: `tests/conformance`.

use std::path::PathBuf;

use pass_alive::{Color, Point, Suicide};
use pass_alive_learn::{Bits, Plane, Verdict};
use serde::Deserialize;

use super::flawed::{agree, verdict};
use super::mistake::Mistake;
use crate::boards::picture;

/// Both rules, in the order of the pictures of a row.
pub(crate) const BOTH: [Suicide; 2] = [Suicide::Forbidden, Suicide::Allowed];

#[derive(Deserialize)]
pub(crate) struct File {
    pub(crate) positions: Vec<Entry>,
}

/// One position of the set, as it is in its file.
#[derive(Debug, Deserialize)]
pub(crate) struct Entry {
    pub(crate) id: String,
    pub(crate) note: String,
    pub(crate) catches: Catches,
    /// In each line a row of the board, and of the pictures of the answers.
    pub(crate) rows: Vec<String>,
}

/// The names of the mistakes that the position shows: under both rules, and under one only.
#[derive(Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub(crate) struct Catches {
    pub(crate) both: Vec<String>,
    pub(crate) forbidden: Vec<String>,
    pub(crate) allowed: Vec<String>,
}

impl Catches {
    pub(crate) fn of(plane: &Plane) -> Self {
        let [forbidden, allowed] = BOTH.map(|suicide| caught(plane, suicide));
        let names = |of: &[Mistake], is_wanted: &dyn Fn(&Mistake) -> bool| {
            let wanted = of.iter().filter(|mistake| is_wanted(mistake));
            wanted.map(|mistake| mistake.name().to_owned()).collect()
        };
        Self {
            both: names(&forbidden, &|mistake| allowed.contains(mistake)),
            forbidden: names(&forbidden, &|mistake| !allowed.contains(mistake)),
            allowed: names(&allowed, &|mistake| !forbidden.contains(mistake)),
        }
    }

    fn json(&self) -> String {
        let lists =
            [("both", &self.both), ("forbidden", &self.forbidden), ("allowed", &self.allowed)];
        let filled = lists.into_iter().filter(|(_, names)| !names.is_empty());
        let list = |(rule, names): (&str, &Vec<String>)| {
            let names: Vec<String> = names.iter().map(quoted).collect();
            format!("\"{rule}\": [{}]", names.join(", "))
        };
        format!("{{{}}}", filled.map(list).collect::<Vec<_>>().join(", "))
    }
}

fn quoted(text: &String) -> String {
    serde_json::to_string(text).expect("a string")
}

pub(crate) fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/conformance")
}

/// The mistakes that spoil the answer for `plane`, each in what it is about.
pub(crate) fn caught(plane: &Plane, suicide: Suicide) -> Vec<Mistake> {
    let right = Color::BOTH.map(|color| verdict(plane, color, suicide, None));
    let errs = |mistake: &Mistake| {
        Color::BOTH.iter().zip(&right).any(|(&color, right)| {
            !agree(&verdict(plane, color, suicide, Some(*mistake)), right, mistake.spoils())
        })
    };
    Mistake::ALL.iter().copied().filter(errs).collect()
}

/// One row of letters for each row of points.
fn picture_of(plane: &Plane, letter: impl Fn(Point) -> char) -> Vec<String> {
    let row = |row| {
        let points = row * plane.columns..(row + 1) * plane.columns;
        points.map(Point::new).map(&letter).collect()
    };
    (0..plane.rows).map(row).collect()
}

/// The rows of a position with the pictures of its answers: the board, and then for each rule
/// the stones that live and the rounds of the others, and the points that are held.
pub(crate) fn rows(plane: &Plane, answer: impl Fn(Color, Suicide) -> Verdict) -> Vec<String> {
    let letter = |color| if color == Color::Black { 'X' } else { 'O' };
    let is_in = |set: Bits, point: Point| set >> point.number() & 1 == 1;
    let mut pictures = vec![picture_of(plane, |point| plane.stone(point).map_or('.', letter))];
    for suicide in BOTH {
        let verdicts = Color::BOTH.map(|color| (color, answer(color, suicide)));
        pictures.push(picture_of(plane, |point| {
            let of = |(color, verdict): &(Color, Verdict)| {
                let round = verdict.falls.iter().position(|&falls| is_in(falls, point));
                let round = round.map(|round| char::from_digit(round as u32 + 1, 10));
                round.map(|digit| digit.expect("at most nine rounds")).or(is_in(
                    verdict.alive,
                    point,
                )
                .then(|| letter(*color)))
            };
            verdicts.iter().find_map(of).unwrap_or('.')
        }));
        pictures.push(picture_of(plane, |point| {
            let mut holds = verdicts.iter().filter(|(_, verdict)| is_in(verdict.held, point));
            let held = holds.next().map_or('.', |(color, _)| letter(*color));
            assert!(holds.next().is_none(), "both hold a point of {plane:?}");
            held
        }));
    }
    let row = |row: usize| {
        pictures.iter().map(|picture| picture[row].as_str()).collect::<Vec<_>>().join("  ")
    };
    (0..plane.rows as usize).map(row).collect()
}

impl Entry {
    pub(crate) fn of(id: String, note: String, plane: &Plane) -> Self {
        let rows = rows(plane, |color, suicide| verdict(plane, color, suicide, None));
        Self { id, note, catches: Catches::of(plane), rows }
    }

    pub(crate) fn plane(&self) -> Plane {
        let board = |row: &String| row.split_whitespace().next().expect("a row").to_owned();
        let (grid, board) = picture(&self.rows.iter().map(board).collect::<Vec<_>>());
        Plane::of(grid, &board)
    }

    fn json(&self) -> String {
        let rows: Vec<String> = self.rows.iter().map(quoted).collect();
        let lines = [
            format!("\"id\": {}", quoted(&self.id)),
            format!("\"note\": {}", quoted(&self.note)),
            format!("\"catches\": {}", self.catches.json()),
            format!("\"rows\": [\n        {}\n      ]", rows.join(",\n        ")),
        ];
        format!("    {{\n      {}\n    }}", lines.join(",\n      "))
    }
}

/// The text of a file: a position is a few lines, and the pictures of a row stand side by side.
pub(crate) fn json(head: &str, entries: &[Entry]) -> String {
    let positions: Vec<String> = entries.iter().map(Entry::json).collect();
    format!("{{\n{head}  \"positions\": [\n{}\n  ]\n}}\n", positions.join(",\n"))
}
