//! The answers: eyes, status, and the first moves that work.

use pass_alive::Point;

use super::liberties::Tables;
use super::play::{Elsewhere, Play};
use super::position::Position;
use super::positions::{NEVER, Positions};
use super::verdicts::Verdicts;
use super::{GivenUp, Limits, Local, Side};
use crate::sorted;
use pass_alive_eyes::Value;

/// The eyes if one side moves first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// 2: the wall is never captured. 1: it is not if it has one more eye elsewhere. 0: it is
    /// even then.
    Eyes(u8),
    /// Not alive as long as the owner may not retake a ko at once and the attacker may, but if it
    /// is the other way round, the owner gets in finitely many moves to a position that is.
    Ko,
}

/// The value of a part of a board.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Exact {
    /// The eyes, whoever moves first, or {owner first|attacker first}.
    Value(Value),
    /// A ko decides, for one side moving first or for both.
    Ko,
}

/// The status of a part of a board, taken for itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Status {
    /// Never captured, though the attacker moves first.
    Alive,
    /// Alive only as long as the owner does not begin: moving first and retaking every ko, it
    /// cannot get to a position in which it could pass for ever.
    Seki,
    /// Alive if the owner moves first, captured if the attacker does.
    Critical,
    /// Captured, though the owner moves first.
    Dead,
    /// A ko decides, for one side moving first or for both.
    Ko,
}

impl Status {
    /// The word for it in the program's JSON and in the binding.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Status::Alive => "alive",
            Status::Seki => "seki",
            Status::Critical => "critical",
            Status::Dead => "dead",
            Status::Ko => "ko",
        }
    }
}

impl std::fmt::Display for Status {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.pad(self.as_str())
    }
}

/// A part of a board, played out.
#[derive(Debug, Clone)]
pub struct Solution {
    pub(super) local: Local,
    pub(super) play: Play,
    pub(super) verdicts: Verdicts,
    /// If the owner, and if the attacker moves first.
    outcomes: [Outcome; 2],
}

/// Plays out a part of a board.
///
/// ```
/// use pass_alive::{Board, Color};
/// use pass_alive_exact::{Exact, Limits, Local, Side, Status, solve};
/// let board = Board::from_rows("
///     X X X X X X X
///     X O O O O O X
///     X O . . . O X
/// ").unwrap();
/// let grid = board.grid().unwrap();
/// let point = |name| grid.point_named(name).unwrap();
/// let wall = [point("B1")];
/// let playable = [point("C1"), point("D1"), point("E1")];
/// let local = Local::new(&board, Color::White, &wall, &playable).unwrap();
/// let solution = solve(&local, Limits::default()).unwrap();
/// assert_eq!(solution.value(), Exact::Value("{2|1}".parse().unwrap()));
/// assert_eq!(solution.status(), Ok(Status::Critical));
/// assert_eq!(solution.save(), [point("D1")]);
/// assert_eq!(solution.kill(), [point("D1")]);
/// ```
///
/// # Errors
/// [`GivenUp`] if it is too large for the limits.
pub fn solve(local: &Local, limits: Limits) -> Result<Solution, GivenUp> {
    let play = Play::new(local, limits)?;
    let verdicts = Verdicts::new(&play)?;
    let outcomes = Side::BOTH.map(|first| verdicts.outcome(&play, Position::start(&play, first)));
    Ok(Solution { local: local.clone(), play, verdicts, outcomes })
}

impl Solution {
    /// The part of the board that has been played out.
    #[must_use]
    pub fn local(&self) -> &Local {
        &self.local
    }

    /// The eyes if `first` moves first.
    #[must_use]
    pub fn outcome(&self, first: Side) -> Outcome {
        self.outcomes[first as usize]
    }

    /// The eyes if `first` moves first and every ko is against the owner: a number also where the
    /// outcome is [`Outcome::Ko`].
    #[must_use]
    pub fn eyes(&self, first: Side) -> u8 {
        self.verdicts.eyes(&self.play, Position::start(&self.play, first))
    }

    /// The value.
    #[must_use]
    pub fn value(&self) -> Exact {
        match self.outcomes {
            [Outcome::Eyes(owner), Outcome::Eyes(attacker)] => {
                Exact::Value(Value::switch(Value::eyes(owner), Value::eyes(attacker)))
            }
            _ => Exact::Ko,
        }
    }

    /// The number of arrangements of stones that play reaches, the start among them.
    #[must_use]
    pub fn arrangements(&self) -> u64 {
        self.play.arrangements.len() as u64
    }

    /// The status.
    ///
    /// # Errors
    /// [`GivenUp`] as in [`solve`].
    pub fn status(&self) -> Result<Status, GivenUp> {
        Ok(match self.outcomes {
            [_, Outcome::Eyes(2)] if self.is_seki()? => Status::Seki,
            [_, Outcome::Eyes(2)] => Status::Alive,
            [Outcome::Ko, _] | [_, Outcome::Ko] => Status::Ko,
            [Outcome::Eyes(2), _] => Status::Critical,
            _ => Status::Dead,
        })
    }

    fn is_seki(&self) -> Result<bool, GivenUp> {
        let positions = Positions::new(&self.play.arrangements, Side::Attacker);
        let two_eyes = self.play.two_eyes(&positions, Side::Owner)?;
        let start = positions.node(0, Side::Owner);
        Ok(two_eyes.distance(self.play.liberties.all(), start) == NEVER)
    }

    /// The largest number of the attacker's moves, up to 3, that the owner can leave unanswered,
    /// whichever they are, and still hold the wall (Popma and Allis 1992, *X-life*); `None` if it
    /// does not even if it answers all of them.
    ///
    /// # Errors
    /// [`GivenUp`] as in [`solve`].
    pub fn ignores(&self) -> Result<Option<u8>, GivenUp> {
        const MOST: u8 = 3;
        let start = Position::start(&self.play, Side::Attacker);
        let node = start.node(&self.play.positions);
        let holds = |tables: &Tables| tables.distance(start.liberties, node) == NEVER;
        if !holds(&self.verdicts.captured) {
            return Ok(None);
        }
        if !self.play.captured_if_passing()[0] {
            return Ok(Some(MOST));
        }
        let mut known: Option<Tables> = None;
        for ignored in 1..=MOST {
            let fewer = known.as_ref().unwrap_or(&self.verdicts.captured);
            let tables = self.play.capture(Elsewhere::Nothing, Some(fewer))?;
            if !holds(&tables) {
                return Ok(Some(ignored - 1));
            }
            known = Some(tables);
        }
        Ok(Some(MOST))
    }

    /// The first moves with which the owner lives, in reading order; none if it need not move, or
    /// if no move helps. Where no move lives, those that make a ko or, failing that, an eye.
    #[must_use]
    pub fn save(&self) -> Vec<Point> {
        self.working(Side::Owner)
    }

    /// The first moves with which the attacker kills, in reading order; none if it need not move,
    /// or if no move helps. Where no move kills, those that make a ko; where the owner is dead
    /// anyway, those that take an eye. Filling an outside liberty is not among them.
    #[must_use]
    pub fn kill(&self) -> Vec<Point> {
        self.working(Side::Attacker)
    }

    fn working(&self, side: Side) -> Vec<Point> {
        let [owner, attacker] = self.outcomes;
        // Both are dead if there are less than two eyes; only among these one eye is better.
        let rank = |outcome: Outcome| match outcome {
            Outcome::Eyes(2) => 3,
            Outcome::Ko => 2,
            Outcome::Eyes(eyes) if owner.is_dead() => eyes,
            Outcome::Eyes(_) => 0,
        };
        if rank(owner) == rank(attacker) {
            return Vec::new();
        }
        let wanted = rank(self.outcome(side));
        let start = Position::start(&self.play, side);
        let works = |after: Position| rank(self.verdicts.outcome(&self.play, after)) == wanted;
        let moves = start.moves(&self.play);
        let working = moves.filter(|&(_, after)| works(after));
        sorted(working.map(|(number, _)| self.local.points[number]).collect())
    }
}

impl Outcome {
    /// Less than two eyes, and no ko.
    fn is_dead(self) -> bool {
        matches!(self, Outcome::Eyes(0 | 1))
    }
}
