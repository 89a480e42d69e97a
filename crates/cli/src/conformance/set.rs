//! The positions with known answers, and their files.

use std::fs;
use std::path::Path;

use pass_alive::{Grid, Point, Suicide};
use serde::Deserialize;

#[derive(Deserialize)]
struct File {
    positions: Vec<Entry>,
}

#[derive(Deserialize)]
struct Entry {
    id: String,
    #[serde(default)]
    note: String,
    #[serde(default)]
    catches: Catches,
    rows: Vec<String>,
}

/// The names of the mistakes that a position shows: under both rules, and under one only.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Catches {
    both: Vec<String>,
    forbidden: Vec<String>,
    allowed: Vec<String>,
}

/// One of the rows of a picture.
type Row = Vec<char>;

/// The answers under one rule.
struct Answers {
    /// The stones that are alive, and for the others the rounds in which they fall.
    stones: Vec<Row>,
    held: Vec<Row>,
}

/// A position with its answers.
pub(super) struct Position {
    pub(super) id: String,
    pub(super) note: String,
    catches: Catches,
    pub(super) grid: Grid,
    pub(super) board: Vec<Row>,
    forbidden: Answers,
    allowed: Answers,
}

/// The pictures that stand side by side.
const PICTURES: usize = 5;

/// Reads the positions of a file.
///
/// # Errors
/// A message if it cannot be read, or is no such file.
pub(super) fn read(path: &Path) -> Result<Vec<Position>, String> {
    let text = fs::read_to_string(path).map_err(|error| format!("cannot read it: {error}"))?;
    let file: File = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    file.positions.into_iter().map(Position::new).collect()
}

impl Position {
    fn new(entry: Entry) -> Result<Self, String> {
        let Entry { id, note, catches, rows } = entry;
        let mut pictures = [const { Vec::new() }; PICTURES];
        for (number, row) in (1..).zip(&rows) {
            let parts: Vec<Row> =
                row.split_whitespace().map(|part| part.chars().collect()).collect();
            if parts.len() != PICTURES {
                return Err(format!("{id}: row {number} has {} pictures, not 5", parts.len()));
            }
            pictures.iter_mut().zip(parts).for_each(|(picture, part)| picture.push(part));
        }
        let columns = pictures[0].first().map_or(0, Vec::len);
        if pictures.iter().flatten().any(|row| row.len() != columns) {
            return Err(format!("{id}: the rows of its pictures differ in length"));
        }
        let grid = Grid::new(columns as u32, rows.len() as u32);
        let grid = grid.ok_or_else(|| format!("{id}: there is no board"))?;
        let [board, stones, held, stones_if_allowed, held_if_allowed] = pictures;
        let forbidden = Answers { stones, held };
        let allowed = Answers { stones: stones_if_allowed, held: held_if_allowed };
        Ok(Self { id, note, catches, grid, board, forbidden, allowed })
    }

    /// The picture of the right answer: the stones that are alive, or the held points.
    pub(super) fn right(&self, suicide: Suicide, held: bool) -> Vec<Row> {
        let answers = match suicide {
            Suicide::Forbidden => &self.forbidden,
            Suicide::Allowed => &self.allowed,
        };
        let picture = if held { &answers.held } else { &answers.stones };
        let living = |&letter: &char| if letter.is_ascii_digit() { '.' } else { letter };
        picture.iter().map(|row| row.iter().map(living).collect()).collect()
    }

    /// The letter on a point of a picture.
    pub(super) fn letter(&self, picture: &[Row], point: Point) -> char {
        let (column, row) = self.grid.coordinates(point);
        picture[row as usize][column as usize]
    }

    /// The mistakes that the position shows.
    pub(super) fn catches(&self, suicide: Suicide) -> impl Iterator<Item = &str> {
        let only = match suicide {
            Suicide::Forbidden => &self.catches.forbidden,
            Suicide::Allowed => &self.catches.allowed,
        };
        self.catches.both.iter().chain(only).map(String::as_str)
    }

    /// The position as the program reads it: its rows and an empty line.
    pub(super) fn text(&self) -> String {
        let rows = self.board.iter().map(|row| row.iter().collect::<String>() + "\n");
        rows.chain(["\n".to_owned()]).collect()
    }
}
