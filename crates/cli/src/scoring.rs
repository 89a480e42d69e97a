//! `pass-alive score`: Benson's Rule 3, and Kim's counting.

use std::cmp::Ordering;
use std::io::{self, Write};

use pass_alive::{Color, Counting, Judge, Point, Prisoners, Score, Space};
use pass_alive_json::{Refusal, point_names};

use crate::answer::{Answer, write_line};
use crate::arguments;
use crate::drawing::name;
use crate::input::Input;
use crate::output::Output;
use crate::positions::Position;
use crate::summary::{self, plural};

/// Scores every position.
///
/// # Errors
/// If the answers cannot be written.
pub(crate) fn score(
    options: &arguments::Score,
    input: &mut Input,
    output: &mut Output,
) -> io::Result<()> {
    options.common.positions().each_on_all_cores(
        input,
        output,
        |judge: &mut Judge, position, output| answer(options, judge, position, output),
    )
}

fn answer(
    options: &arguments::Score,
    judge: &mut Judge,
    position: &Position<'_>,
    output: &mut Output,
) -> io::Result<()> {
    let (analysis, counting) = (&options.common.analysis, options.counting);
    let answer = position.answer(analysis.rules(), &[]);
    let (board, suicide) = (&position.snapshot.board, answer.rules.suicide);
    let prisoners = position.snapshot.prisoners;
    let score = match Score::with_counting(board, counting, suicide, prisoners.unwrap_or_default())
    {
        Ok(score) => score,
        Err(problem) => {
            return position
                .refuse(output, &Refusal::Unanalyzable { problem, space: position.space });
        }
    };
    let scored = Scored { space: position.space, score: &score, counting, prisoners };
    let out = output.answers();
    if options.common.json {
        let colors = analysis.color.list();
        let position = answer.position();
        let known = prisoners.is_some();
        return write_line(
            &pass_alive_json::score(&position, &score, counting, known, colors),
            out,
        );
    }
    let alive = || {
        let Ok(life) = judge.decide(board, suicide) else { return Vec::new() };
        analysis.color.list().iter().flat_map(|&color| life[color].alive()).collect()
    };
    summary::write_heading_with(&answer, alive, out)?;
    scored.write(&answer, out)
}

struct Scored<'a> {
    space: Space,
    score: &'a Score,
    counting: Counting,
    /// The prisoners taken before, if the record shows them.
    prisoners: Option<Prisoners>,
}

impl Scored<'_> {
    fn points(&self, points: &[Point]) -> Vec<String> {
        point_names(self.space, points)
    }

    fn write(&self, answer: &Answer, out: &mut impl Write) -> io::Result<()> {
        let board = &answer.snapshot.board;
        for color in Color::BOTH {
            let own = |&&point: &&Point| board.get(point) == Some(color);
            let removed: Vec<Point> = self.score.removed.iter().filter(own).copied().collect();
            if !removed.is_empty() {
                let stones = plural(removed.len(), "stone");
                let names = self.points(&removed).join(" ");
                writeln!(out, "removed: {} {color} {stones}: {names}", removed.len())?;
            }
        }
        for color in Color::BOTH {
            let count = self.score[color];
            let (area, prisoners, total) = (count.area, count.prisoners, count.total());
            writeln!(out, "{}: area {area}, prisoners {prisoners}: {total}", name(color))?;
        }
        let neutral = self.score.neutral.len();
        if neutral > 0 {
            writeln!(out, "neutral: {neutral} {}", plural(neutral, "point"))?;
        }
        let (black, white) = (self.score[Color::Black], self.score[Color::White]);
        let by = match self.counting {
            Counting::Rule3 => "by Rule 3, as in territory counting",
            Counting::Kim => "as Kim counts",
        };
        writeln!(out, "{by}: {}", lead(black.total(), white.total()))?;
        if self.counting == Counting::Rule3 {
            let (black, white) = (black.stones_and_area(), white.stones_and_area());
            let lead = lead(black, white);
            writeln!(out, "area counting, stones and area, {black} to {white}: {lead}")?;
        }
        if self.prisoners.is_none() {
            writeln!(out, "prisoners taken before this position are not known and count 0")?;
        }
        match self.counting {
            Counting::Kim => {
                writeln!(out, "stones that are not alive stay unless their enemy encloses them")?;
                writeln!(
                    out,
                    "this changes Kim's rule: stones that can be captured enclose nothing"
                )?;
            }
            Counting::Rule3 if !self.score.removed.is_empty() => {
                writeln!(
                    out,
                    "Rule 3 removes all stones that are not unconditionally alive, in seki too"
                )?;
            }
            Counting::Rule3 => {}
        }
        writeln!(out)
    }
}

fn lead(black: u32, white: u32) -> String {
    match black.cmp(&white) {
        Ordering::Greater => format!("Black leads by {}", black - white),
        Ordering::Less => format!("White leads by {}", white - black),
        Ordering::Equal => "nobody leads".to_owned(),
    }
}
