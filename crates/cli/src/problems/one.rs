//! One problem: its group, the answers, and whether they are those of the solution.

use std::io::{self, Write};

use pass_alive::{Color, Grid, Point};
use pass_alive_eyes::{Choices, Eyes, LookAhead, Status};
use pass_alive_json::point_names;
use pass_alive_notation::Record;
use pass_alive_streams::{Piece, Printable};
use serde::Serialize;

use super::solution::{LeftOut, Solution};
use super::tally::Outcome;
use super::target::{group, owner};
use crate::drawing::name;
use crate::eyes::Played;
use crate::summary::plural;

/// A record that may be a problem.
pub(super) struct Problem<'a> {
    pub(super) piece: &'a Piece,
    /// Among the trees, diagrams or boards of the source, bad ones included.
    pub(super) index: usize,
    pub(super) record: &'a Record,
    pub(super) grid: Grid,
}

/// A problem and the answers to it.
pub(super) struct Checked {
    grid: Grid,
    solution: Solution,
    owner: Color,
    /// Those of the group.
    stones: Vec<Point>,
    pub(super) analysis: Answered,
    pub(super) exact: Answered,
}

/// An answer beside the solution.
pub(super) struct Answered {
    /// The word for the status; `None` if there is no answer.
    status: Option<&'static str>,
    /// The word for the reason why there is none.
    because: Option<&'static str>,
    /// The moves with which the side to move succeeds.
    moves: Vec<Point>,
    pub(super) outcome: Outcome,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Json {
    version: u32,
    source: String,
    index: usize,
    #[serde(flatten)]
    result: ResultJson,
}

#[derive(Serialize)]
#[serde(untagged, rename_all_fields = "camelCase")]
enum ResultJson {
    LeftOut {
        left_out: &'static str,
    },
    Checked {
        group: Vec<String>,
        owner: &'static str,
        to_play: &'static str,
        solution: Vec<String>,
        #[serde(rename = "static")]
        analysis: AnsweredJson,
        exact: AnsweredJson,
    },
}

#[derive(Serialize)]
struct AnsweredJson {
    status: Option<&'static str>,
    because: Option<&'static str>,
    moves: Vec<String>,
    right: Option<bool>,
    #[serde(rename = "move")]
    by_move: Option<bool>,
}

impl Answered {
    /// An answer: right if the group is critical, as that of a problem is.
    fn new(status: &'static str, moves: &[Point], solution: &[Point]) -> Self {
        let by_move = moves.iter().any(|point| solution.contains(point));
        let outcome = match status {
            "critical" => Outcome::Right { by_move },
            _ => Outcome::Wrong,
        };
        Self { status: Some(status), because: None, moves: moves.to_vec(), outcome }
    }

    /// No answer, for a reason.
    fn none(because: &'static str) -> Self {
        let because = Some(because);
        Self { status: None, because, moves: Vec::new(), outcome: Outcome::Declined }
    }

    fn json(&self, grid: Grid) -> AnsweredJson {
        let (right, by_move) = match self.outcome {
            Outcome::Right { by_move } => (Some(true), Some(by_move)),
            Outcome::Wrong => (Some(false), None),
            Outcome::Declined => (None, None),
        };
        let moves = point_names(grid, &self.moves);
        AnsweredJson { status: self.status, because: self.because, moves, right, by_move }
    }

    fn words(&self, grid: Grid) -> String {
        match self.outcome {
            Outcome::Right { by_move: true } => "right".to_owned(),
            Outcome::Right { by_move: false } if self.moves.is_empty() => {
                "right, without a move".to_owned()
            }
            Outcome::Right { by_move: false } => {
                format!("right, but with {}", point_names(grid, &self.moves).join(" "))
            }
            Outcome::Wrong => format!("wrong ({})", self.status.unwrap_or_default()),
            Outcome::Declined => format!("declined ({})", self.because.unwrap_or_default()),
        }
    }
}

impl Problem<'_> {
    /// Finds the group and asks about it.
    ///
    /// # Errors
    /// The reason why the record is left out.
    pub(super) fn check(&self, limit: u64) -> Result<Checked, LeftOut> {
        let solution = Solution::of(self.record)?;
        let (grid, board) = (self.grid, &solution.board);
        let owner = owner(&solution);
        let eyes = Eyes::new(grid, board, owner, &Choices::default(), LookAhead::Exact);
        let eyes = eyes.map_err(|_| LeftOut::NoGroup)?;
        let group = group(grid, &solution, &eyes).ok_or(LeftOut::NoGroup)?;
        let answered = |status, save: &[Point], kill: &[Point]| {
            let moves = if solution.player == owner { save } else { kill };
            Answered::new(status, moves, &solution.moves)
        };
        let analysis = match group.status {
            Status::Unsettled => Answered::none(group.because.as_str()),
            status => answered(status.as_str(), &group.save, &group.kill),
        };
        let exact = match Played::new(board, owner, group, limit) {
            Err(why) => Answered::none(why.as_str()),
            // It may live by what the answer takes to stay.
            Ok(played) if played.status == "dead" && !played.assumed.is_empty() => {
                Answered::none("assumed")
            }
            Ok(played) => answered(played.status, &played.save, &played.kill),
        };
        let stones = group.stones();
        Ok(Checked { grid, solution, owner, stones, analysis, exact })
    }

    /// Writes a line about the problem.
    ///
    /// # Errors
    /// If `out` cannot be written to.
    pub(super) fn write(
        &self,
        checked: &Result<Checked, LeftOut>,
        as_json: bool,
        out: &mut impl Write,
    ) -> io::Result<()> {
        if as_json {
            serde_json::to_writer(&mut *out, &self.json(checked))?;
            return writeln!(out);
        }
        write!(out, "{}, {}: ", Printable(&self.piece.source), self.index)?;
        match checked {
            Ok(checked) => checked.write(out),
            Err(why) => writeln!(out, "left out: {}", why.message()),
        }
    }

    fn json(&self, checked: &Result<Checked, LeftOut>) -> Json {
        let result = match checked {
            Err(why) => ResultJson::LeftOut { left_out: why.code() },
            Ok(checked) => checked.json(),
        };
        Json { version: 1, source: self.piece.source.to_string(), index: self.index, result }
    }
}

impl Checked {
    fn json(&self) -> ResultJson {
        ResultJson::Checked {
            group: point_names(self.grid, &self.stones),
            owner: self.owner.as_str(),
            to_play: self.solution.player.as_str(),
            solution: point_names(self.grid, &self.solution.moves),
            analysis: self.analysis.json(self.grid),
            exact: self.exact.json(self.grid),
        }
    }

    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let (grid, player) = (self.grid, self.solution.player);
        let task = if player == self.owner { "saves" } else { "kills" };
        let stones = self.stones.len();
        writeln!(
            out,
            "{} {task} {} ({stones} {}) at {}; static analysis: {}; exact search: {}",
            name(player),
            grid.name(self.stones[0]),
            plural(stones, "stone"),
            point_names(grid, &self.solution.moves).join(" or "),
            self.analysis.words(grid),
            self.exact.words(grid),
        )
    }
}
