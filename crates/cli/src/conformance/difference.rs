//! A position that the program gets wrong.

use std::io::{self, Write};

use pass_alive::{Point, Suicide};

use super::set::Position;
use pass_alive_streams::Printable;

/// A position with the right answer and the program's.
pub(super) struct Difference<'a> {
    pub(super) position: &'a Position,
    right: Vec<Vec<char>>,
    /// The fault of the answer, instead of points.
    answer: Result<Vec<bool>, &'a str>,
}

impl<'a> Difference<'a> {
    /// The difference, if there is one.
    pub(super) fn of(
        position: &'a Position,
        answer: Result<&[Point], &'a str>,
        suicide: Suicide,
        held: bool,
    ) -> Option<Self> {
        let right = position.right(suicide, held);
        let named = |points: &[Point]| {
            position.grid.points().map(|point| points.contains(&point)).collect()
        };
        let difference = Self { position, right, answer: answer.map(named) };
        let agrees = difference.answer.is_ok()
            && difference.points(true).is_empty()
            && difference.points(false).is_empty();
        (!agrees).then_some(difference)
    }

    /// The program answered, and its answer is wrong.
    pub(super) fn is_answered(&self) -> bool {
        self.answer.is_ok()
    }

    /// The points that the program names and should not, or those that it leaves out.
    fn points(&self, too_many: bool) -> Vec<Point> {
        let Ok(named) = &self.answer else { return Vec::new() };
        let is_wrong = |&(point, &named): &(Point, &bool)| {
            let is_right = self.position.letter(&self.right, point) != '.';
            named == too_many && is_right != too_many
        };
        self.position.grid.points().zip(named).filter(is_wrong).map(|(point, _)| point).collect()
    }

    /// The picture of the program's points: `+` is one that is empty.
    fn picture(&self, named: &[bool]) -> Vec<Vec<char>> {
        let letter = |point: Point| {
            let pictures = [&self.right, &self.position.board];
            let mut letters = pictures.iter().map(|picture| self.position.letter(picture, point));
            letters.find(|&letter| letter != '.').unwrap_or('+')
        };
        let points = self.position.grid.points().zip(named);
        let points: Vec<char> =
            points.map(|(point, &named)| if named { letter(point) } else { '.' }).collect();
        points.chunks(self.position.grid.columns() as usize).map(<[char]>::to_vec).collect()
    }

    /// Writes the pictures side by side, and the points that differ.
    pub(super) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let heading = format!("{}: {}", self.position.id, self.position.note);
        writeln!(out, "\n{}", Printable(heading.trim_end()))?;
        let named = match &self.answer {
            Ok(named) => named,
            Err(fault) => return writeln!(out, "  {}", Printable(fault)),
        };
        let pictures = [
            ("board", &self.position.board),
            ("right", &self.right),
            ("program", &self.picture(named)),
        ];
        let width = self.position.grid.columns().max(7) as usize;
        let mut line = |parts: [String; 3]| {
            let parts = parts.map(|part| format!("  {part:width$}"));
            writeln!(out, "{}", Printable(parts.concat().trim_end()))
        };
        line(pictures.map(|(name, _)| name.to_owned()))?;
        for row in 0..self.position.board.len() {
            line(pictures.map(|(_, picture)| picture[row].iter().collect()))?;
        }
        for (what, too_many) in [("too many", true), ("too few", false)] {
            let points = self.points(too_many);
            if !points.is_empty() {
                let names: Vec<String> =
                    points.iter().map(|&point| self.position.grid.name(point)).collect();
                writeln!(out, "  {what}: {}", names.join(" "))?;
            }
        }
        Ok(())
    }
}
