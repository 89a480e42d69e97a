//! One problem: its group, the answers, and whether they are those of the solution.

use std::io::{self, Write};
use std::ops::ControlFlow;

use pass_alive::{Color, Grid, Point};
use pass_alive_eyes::solve::{Moves, Solver, Verdict};
use pass_alive_eyes::{Choices, Declined, Eyes, LookAhead, Solution as Fight, Status};
use pass_alive_json::point_names;
use pass_alive_notation::Record;
use pass_alive_streams::{Piece, Printable};
use serde::Serialize;

use super::solution::{LeftOut, Solution};
use super::tally::Outcome;
use super::target::{group, owner};
use crate::drawing::name;
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
    pub(super) solver: Answered,
    /// Those that the solver looked at.
    positions: u64,
}

/// An answer beside the solution.
pub(super) struct Answered {
    /// The word for the status; `None` if there is no answer.
    status: Option<&'static str>,
    /// The word for the reason why there is none.
    because: Option<&'static str>,
    /// The moves with which the side to move succeeds.
    moves: Vec<Point>,
    /// The number of moves in the fight that do not work.
    failing: usize,
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
    LeftOut { left_out: &'static str },
    Checked(Box<CheckedJson>),
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct CheckedJson {
    group: Vec<String>,
    owner: &'static str,
    to_play: &'static str,
    solution: Vec<String>,
    #[serde(rename = "static")]
    analysis: AnsweredJson,
    solved: AnsweredJson,
    failing: usize,
    positions: u64,
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
    /// An answer: right if the side that moves first decides, as in every problem.
    fn new(status: &'static str, decides: bool, moves: &[Point], solution: &[Point]) -> Self {
        let by_move = moves.iter().any(|point| solution.contains(point));
        let outcome = if decides { Outcome::Right { by_move } } else { Outcome::Wrong };
        Self { status: Some(status), because: None, moves: moves.to_vec(), failing: 0, outcome }
    }

    /// No answer, for a reason.
    fn none(because: &'static str) -> Self {
        let because = Some(because);
        Self { status: None, because, moves: Vec::new(), failing: 0, outcome: Outcome::Declined }
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
    /// Finds the group and asks about it, before the solution is looked at.
    ///
    /// # Errors
    /// The reason why the record is left out.
    pub(super) fn check(&self, solver: &mut Solver) -> Result<Checked, LeftOut> {
        let solution = Solution::of(self.record)?;
        let (grid, board) = (self.grid, &solution.board);
        let owner = owner(&solution);
        let eyes = Eyes::new(grid, board, owner, &Choices::default(), LookAhead::Exact);
        let eyes = eyes.map_err(|_| LeftOut::NoGroup)?;
        let group = group(grid, &solution, &eyes).ok_or(LeftOut::NoGroup)?;
        let is_owner = solution.player == owner;
        let analysis = match group.status {
            Status::Unsettled => Answered::none(group.because.as_str()),
            status => {
                let moves = if is_owner { &group.save } else { &group.kill };
                let decides = status == Status::Critical;
                Answered::new(status.as_str(), decides, moves, &solution.moves)
            }
        };
        let go_on = &mut |_| ControlFlow::Continue(());
        let fight = Fight::new(solver, grid, board, group, &[], Moves::All, go_on);
        let positions = fight.as_ref().map_or(0, |fight| fight.solved.positions);
        let solver = solved(&solution, is_owner, &fight);
        let stones = group.stones();
        Ok(Checked { grid, solution, owner, stones, analysis, solver, positions })
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
            Ok(checked) => ResultJson::Checked(Box::new(checked.json())),
        };
        Json { version: 1, source: self.piece.source.to_string(), index: self.index, result }
    }
}

impl Checked {
    fn json(&self) -> CheckedJson {
        CheckedJson {
            group: point_names(self.grid, &self.stones),
            owner: self.owner.as_str(),
            to_play: self.solution.player.as_str(),
            solution: point_names(self.grid, &self.solution.moves),
            analysis: self.analysis.json(self.grid),
            solved: self.solver.json(self.grid),
            failing: self.solver.failing,
            positions: self.positions,
        }
    }

    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let (grid, player) = (self.grid, self.solution.player);
        let task = if player == self.owner { "saves" } else { "kills" };
        let stones = self.stones.len();
        writeln!(
            out,
            "{} {task} {} ({stones} {}) at {}; rules: {}; solver: {}",
            name(player),
            grid.name(self.stones[0]),
            plural(stones, "stone"),
            point_names(grid, &self.solution.moves).join(" or "),
            self.analysis.words(grid),
            self.solver.words(grid),
        )
    }
}

/// The solver's answer to a problem of a critical group, or of one in a ko.
fn solved(solution: &Solution, is_owner: bool, fight: &Result<Fight, Declined>) -> Answered {
    let fight = match fight {
        Ok(fight) => fight,
        Err(declined) => return Answered::none(declined.as_str()),
    };
    if fight.judgement().is_none() {
        return Answered::none(Declined::Limit.as_str());
    }
    let solved = &fight.solved;
    let first = if is_owner { &solved.owner_first } else { &solved.attacker_first };
    let decides = matches!(solved.verdict, Verdict::Critical | Verdict::Ko);
    let moves = if is_owner { solved.save() } else { solved.kill() };
    let is_open = |point: &Point| first.open.contains(point);
    let is_found = moves.iter().any(|point| solution.moves.contains(point));
    if decides && !is_found && solution.moves.iter().any(is_open) {
        return Answered::none(Declined::Limit.as_str());
    }
    let failing = first.tried - first.moves.len() - first.open.len();
    let answered = Answered::new(solved.verdict.as_str(), decides, moves, &solution.moves);
    Answered { failing, ..answered }
}
