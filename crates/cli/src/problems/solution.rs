//! The solution of a life-and-death problem, as its SGF tells it.

use pass_alive::MarkKind;

use pass_alive::{Board, Color, Point};
use pass_alive_notation::{MoveQuality, Record};

use super::verdict::{Goal, Verdict, goal_of, is_about_ko, verdict_of};

/// A problem: the position, whose move it is, and the moves that solve it.
pub(super) struct Solution {
    /// The position before the first move.
    pub(super) board: Board,
    /// The colour that moves first.
    pub(super) player: Color,
    /// The correct first moves, in reading order; at least one.
    pub(super) moves: Vec<Point>,
    /// The task, if the record puts it in words.
    pub(super) goal: Option<Goal>,
    /// The only stone that the record marks before the first move.
    pub(super) marked_stone: Option<Point>,
}

/// The reason why a record is left out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum LeftOut {
    /// It does not begin with stones of both colours, or no first move is known to be correct.
    NoSolution,
    /// Its solution is a ko, which is no answer to "alive or dead".
    Ko,
    /// It has no group that could be the one that it is about.
    NoGroup,
}

impl LeftOut {
    /// A stable word for programs.
    pub(super) fn code(self) -> &'static str {
        match self {
            LeftOut::NoSolution => "no-solution",
            LeftOut::Ko => "ko",
            LeftOut::NoGroup => "no-group",
        }
    }

    /// The same in words.
    pub(super) fn message(self) -> &'static str {
        match self {
            LeftOut::NoSolution => "no solution is known",
            LeftOut::Ko => "its solution is a ko",
            LeftOut::NoGroup => "there is no group that it could be about",
        }
    }
}

/// A line of play: its first move, and the remark on it.
struct Line {
    first: Option<(Point, Color)>,
    verdict: Option<Verdict>,
    is_ko: bool,
}

impl Solution {
    /// Reads the solution from the variations that the record marks as correct; if there is none,
    /// it is the first line of play that is not marked as wrong.
    ///
    /// # Errors
    /// The reason why the record is left out.
    pub(super) fn of(record: &Record) -> Result<Self, LeftOut> {
        let start = record.position(0, 0).ok_or(LeftOut::NoSolution)?;
        let has = |color| start.board.stones().contains(&Some(color));
        if !Color::BOTH.into_iter().all(has) {
            return Err(LeftOut::NoSolution);
        }
        let lines = lines(record);
        let is_right = |line: &&Line| line.verdict == Some(Verdict::Right);
        let mut correct: Vec<&Line> = lines.iter().filter(is_right).collect();
        if correct.is_empty() {
            let is_open = |line: &&Line| line.verdict.is_none();
            correct = lines.iter().find(is_open).into_iter().collect();
        }
        if !correct.is_empty() && correct.iter().all(|line| line.is_ko) {
            return Err(LeftOut::Ko);
        }
        let first: Vec<(Point, Color)> = correct.iter().filter_map(|line| line.first).collect();
        let &(_, player) = first.first().ok_or(LeftOut::NoSolution)?;
        let by_player = |&(point, color): &(Point, Color)| (color == player).then_some(point);
        let mut moves: Vec<Point> = first.iter().filter_map(by_player).collect();
        moves.sort_unstable();
        moves.dedup();
        let mut marked = start
            .marks
            .iter()
            .filter(|mark| !matches!(mark.kind, MarkKind::Label(_)))
            .filter(|mark| start.board.get(mark.point).is_some());
        let marked_stone = match (marked.next(), marked.next()) {
            (Some(mark), None) => Some(mark.point),
            _ => None,
        };
        let goal = goal_of(&format!("{}\n{}", record.title(), start.comment));
        Ok(Self { board: start.board, player, moves, goal, marked_stone })
    }
}

/// The lines of play of a record.
fn lines(record: &Record) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for (index, variation) in record.variations().enumerate() {
        let shared = variation.fork.filter(|fork| fork.moves > 0);
        let mut line = match shared.and_then(|fork| lines.get(fork.line)) {
            Some(Line { first, .. }) => Line { first: *first, verdict: None, is_ko: false },
            None => beginning(record, index),
        };
        let mut positions = record.positions(index);
        let mut next = 0;
        for &number in variation.comments.iter().filter(|&&number| number > 0) {
            let Some(snapshot) = positions.nth((number - next) as usize) else { break };
            next = number + 1;
            let said = verdict_of(&snapshot.comment);
            line.is_ko |= is_about_ko(&snapshot.comment) && said != Some(Verdict::Wrong);
            line.verdict = said.or(line.verdict);
        }
        lines.push(line);
    }
    lines
}

/// A line of play up to its first move.
fn beginning(record: &Record, index: usize) -> Line {
    let after = record.position(index, 1);
    let first = after.as_ref().and_then(|after| {
        let first = after.last_move?;
        Some((first.point?, first.color))
    });
    let verdict = after.and_then(|after| after.quality).map(|quality| match quality {
        MoveQuality::Good => Verdict::Right,
        MoveQuality::Bad => Verdict::Wrong,
    });
    Line { first, verdict, is_ko: false }
}
