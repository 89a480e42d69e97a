//! One position of play.

use super::Side;
use super::arrangements::Number;
use super::play::Play;
use super::positions::Positions;

/// The stones on the playable points, the outside liberties left, the side to move, and the ko.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) arrangement: Number,
    pub(super) liberties: usize,
    pub(super) to_move: Side,
    /// The playable point of the one stone that the last move has captured by taking a ko.
    pub(super) ko: Option<u8>,
}

impl Position {
    /// The side to move.
    #[must_use]
    pub fn to_move(self) -> Side {
        self.to_move
    }

    pub(super) fn start(play: &Play, to_move: Side) -> Self {
        Self { arrangement: 0, liberties: play.liberties.all(), to_move, ko: None }
    }

    /// The positions after the moves on playable points, with the point of each; retaking a ko is
    /// among them.
    pub(super) fn moves(self, play: &Play) -> impl Iterator<Item = (usize, Self)> {
        let (from, side) = (self.arrangement, self.to_move);
        play.arrangements.moves(from, side).iter().map(move |edge| {
            let to = edge.to();
            let taken = edge.takes_ko().then(|| play.arrangements.taken(side, from, to) as u8);
            let after = Self { arrangement: to, to_move: side.other(), ko: taken, ..self };
            (play.arrangements.played(side, from, to), after)
        })
    }

    /// Its number among `positions`.
    pub(super) fn node(self, positions: &Positions) -> u32 {
        positions.with_ko(self.arrangement, self.to_move, self.ko.map(usize::from))
    }
}
