//! Moves from any position: for the line of play, and for a reader who plays against the solver.

use pass_alive::{Color, Illegal, Point};

use super::play::TwoEyes;
use super::position::Position;
use super::positions::{Distance, NEVER};
use super::{GivenUp, Side, Solution};

/// A move of either side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// A stone on a playable point.
    Play(Point),
    /// The attacker fills an outside liberty: that on this point, or one that only
    /// [`Local::with_outside`](super::Local::with_outside) has counted.
    Fill(Option<Point>),
    /// No stone.
    Pass,
}

impl Move {
    /// The point of the stone, if there is one.
    #[must_use]
    pub fn point(self) -> Option<Point> {
        match self {
            Move::Play(point) => Some(point),
            Move::Fill(point) => point,
            Move::Pass => None,
        }
    }
}

/// The best moves of both sides, from every position that a part of a board can come to.
///
/// The attacker who wins takes the shortest way, and the owner who loses the longest. The owner
/// who is alive passes if it may, and else gets to two eyes as soon as it can. The attacker who
/// cannot win plays what has to be answered, so that two eyes are long in coming, and passes if
/// nothing has to be. Of equal moves the first in reading order is taken.
#[derive(Debug, Clone)]
pub struct Answers<'a> {
    solution: &'a Solution,
    two_eyes: TwoEyes,
}

/// How much a move is worth to the side that makes it: the greatest is best.
type Worth = (bool, bool, Distance);

impl Solution {
    /// Prepares the answers.
    ///
    /// # Errors
    /// [`GivenUp`] as in [`solve`](super::solve).
    pub fn answers(&self) -> Result<Answers<'_>, GivenUp> {
        let two_eyes = self.play.two_eyes(&self.play.positions, Side::Owner)?;
        Ok(Answers { solution: self, two_eyes })
    }

    /// The position at the start with `to_move` to move.
    #[must_use]
    pub fn start(&self, to_move: Side) -> Position {
        Position::start(&self.play, to_move)
    }

    /// The stones on the playable points of a position, in reading order.
    pub fn stones(&self, position: Position) -> impl Iterator<Item = (Point, Option<Color>)> {
        let stones = self.play.arrangements.stones[position.arrangement as usize];
        self.local.points.iter().enumerate().map(move |(i, &point)| {
            let stone = if stones.own & 1 << i != 0 {
                Some(self.local.owner)
            } else {
                (stones.enemy & 1 << i != 0).then_some(self.local.owner.other())
            };
            (point, stone)
        })
    }

    /// True if the owner holds the wall from a position on: whoever is to move in it, and with
    /// the ko against the owner.
    #[must_use]
    pub fn holds(&self, position: Position) -> bool {
        self.distance(position) == NEVER
    }

    fn distance(&self, position: Position) -> Distance {
        let node = position.node(&self.play.positions);
        self.verdicts.captured.distance(position.liberties, node)
    }

    /// All moves from a position, with the position after each, `None` where the wall is
    /// captured: stones in reading order, then outside liberties, then the pass.
    pub fn moves(&self, position: Position) -> Vec<(Move, Option<Position>)> {
        let play = &self.play;
        let side = position.to_move;
        let last = match side {
            Side::Owner => 0,
            Side::Attacker => play.last_liberties(position.liberties, position.arrangement),
        };
        let mut stones: Vec<(usize, Option<Position>)> = position
            .moves(play)
            .filter(|&(at, _)| side == Side::Attacker || position.ko != Some(at as u8))
            .filter(|&(at, after)| {
                last & 1 << at == 0 && !(side == Side::Owner && play.is_gone(after))
            })
            .map(|(at, after)| (at, Some(after)))
            .collect();
        for at in super::mask::bits(last) {
            stones.insert(stones.partition_point(|&(other, _)| other < at), (at, None));
        }
        let mut moves: Vec<_> = stones
            .into_iter()
            .map(|(at, after)| (Move::Play(self.local.points[at]), after))
            .collect();
        let after = Position { to_move: side.other(), ko: None, ..position };
        if side == Side::Attacker {
            for (kind, liberties) in play.liberties.filled(position.liberties) {
                let left = usize::from(play.liberties.left(position.liberties, kind));
                // The last point of those left is the next to be filled.
                let point = self.local.outside[kind].points.get(left - 1).copied();
                let after = Position { liberties, ..after };
                moves.push((Move::Fill(point), (!play.is_gone(after)).then_some(after)));
            }
        }
        moves.push((Move::Pass, Some(after)));
        moves
    }

    /// Plays a move: the position after it, `None` if it captures the wall. Any outside liberty
    /// of the same blocks may be named for any other.
    ///
    /// # Errors
    /// [`Illegal`] says why the move cannot be played.
    pub fn play(&self, position: Position, played: Move) -> Result<Option<Position>, Illegal> {
        let kind = |point: Point| self.local.outside.iter().position(|o| o.points.contains(&point));
        let same = |other: Move| match (other, played) {
            (Move::Fill(Some(a)), Move::Fill(Some(b))) => kind(a) == kind(b),
            _ => other == played,
        };
        let mut moves = self.moves(position).into_iter();
        if let Some((_, after)) = moves.find(|&(other, _)| same(other)) {
            return Ok(after);
        }
        let Move::Play(point) = played else { return Err(Illegal::Outside) };
        let at = self.local.points.binary_search(&point).map_err(|_| Illegal::Outside)?;
        let stones = self.play.arrangements.stones[position.arrangement as usize];
        if (stones.own | stones.enemy) & 1 << at != 0 {
            return Err(Illegal::Occupied);
        }
        let retakes = position.to_move == Side::Owner && position.ko == Some(at as u8);
        Err(if retakes { Illegal::Ko } else { Illegal::Suicide })
    }
}

impl Answers<'_> {
    /// The best move of the side to move.
    #[must_use]
    pub fn best(&self, position: Position) -> Move {
        let mut best: Option<(Worth, Move)> = None;
        for (played, after) in self.solution.moves(position) {
            let worth = self.worth(position.to_move, played, after);
            if best.is_none_or(|(known, _)| worth > known) {
                best = Some((worth, played));
            }
        }
        best.map_or(Move::Pass, |(_, played)| played)
    }

    fn worth(&self, side: Side, played: Move, after: Option<Position>) -> Worth {
        let Some(after) = after else { return (true, true, NEVER) };
        let captured = self.solution.distance(after);
        let node = after.node(&self.solution.play.positions);
        let two_eyes = self.two_eyes.distance(after.liberties, node);
        let pass = played == Move::Pass;
        match side {
            Side::Attacker if captured != NEVER => (true, true, NEVER - captured),
            Side::Attacker => {
                let ignored = Position { to_move: Side::Attacker, ko: None, ..after };
                let threat = !pass && !self.solution.holds(ignored);
                (false, threat, if pass { NEVER } else { two_eyes.min(NEVER - 1) })
            }
            Side::Owner if captured != NEVER => (false, false, captured),
            Side::Owner => (true, pass, NEVER - two_eyes),
        }
    }

    /// The best play of both sides from the start, up to the capture of the wall, two passes, a
    /// position that was there before, or a position in which the owner could pass for ever.
    #[must_use]
    pub fn line(&self, first: Side) -> Vec<Move> {
        let mut position = self.solution.start(first);
        let mut seen: Vec<Position> = Vec::new();
        let mut line: Vec<Move> = Vec::new();
        loop {
            let node = position.node(&self.solution.play.positions);
            if self.two_eyes.distance(position.liberties, node) == 0 || seen.contains(&position) {
                return line;
            }
            seen.push(position);
            let played = self.best(position);
            let both = played == Move::Pass && line.last() == Some(&Move::Pass);
            line.push(played);
            match self.solution.play(position, played) {
                Ok(Some(after)) if !both => position = after,
                _ => return line,
            }
        }
    }
}
