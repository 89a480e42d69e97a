//! What becomes of the wall in each position.

use super::liberties::Tables;
use super::play::{Elsewhere, Play};
use super::position::Position;
use super::positions::{NEVER, Positions};
use super::{GivenUp, Outcome, Side};

/// Tables of the positions from which the wall is captured.
#[derive(Debug, Clone)]
pub(super) struct Verdicts {
    /// Without an eye elsewhere.
    pub(super) captured: Tables,
    /// The rest, made if it is captured with the attacker moving first.
    rest: Option<Rest>,
}

#[derive(Debug, Clone)]
struct Rest {
    /// With an eye elsewhere.
    captured: Tables,
    /// The positions where the attacker may not retake a ko at once.
    free: Positions,
    /// Where a ko helps the owner, without an eye elsewhere and with one.
    retaken: [Tables; 2],
}

impl Verdicts {
    pub(super) fn new(play: &Play) -> Result<Self, GivenUp> {
        let captured = play.capture(Elsewhere::Nothing, None)?;
        let start = Position::start(play, Side::Attacker);
        if captured.distance(start.liberties, start.node(&play.positions)) == NEVER {
            return Ok(Self { captured, rest: None });
        }
        let free = Positions::new(&play.arrangements, Side::Attacker);
        let with_eye = play.capture(Elsewhere::Eye, None)?;
        let retaken = [
            retaken(play, &free, Elsewhere::Nothing, &captured)?,
            retaken(play, &free, Elsewhere::Eye, &with_eye)?,
        ];
        Ok(Self { captured, rest: Some(Rest { captured: with_eye, free, retaken }) })
    }

    /// The eyes in a position with the ko against the owner. Where the attacker cannot capture the
    /// wall from the start, a position in which it can counts as 0 eyes.
    pub(super) fn eyes(&self, play: &Play, position: Position) -> u8 {
        let node = position.node(&play.positions);
        let holds = |tables: &Tables| tables.distance(position.liberties, node) == NEVER;
        if holds(&self.captured) {
            return 2;
        }
        u8::from(self.rest.as_ref().is_some_and(|rest| holds(&rest.captured)))
    }

    /// The eyes in a position, or that a ko decides on one more.
    pub(super) fn outcome(&self, play: &Play, position: Position) -> Outcome {
        let eyes = self.eyes(play, position);
        let Some(rest) = &self.rest else { return Outcome::Eyes(eyes) };
        let node = position.node(&rest.free);
        let helps = |tables: &Tables| tables.distance(position.liberties, node) != NEVER;
        let [alone, with_eye] = &rest.retaken;
        match eyes {
            0 | 1 if helps(alone) => Outcome::Ko,
            0 if helps(with_eye) => Outcome::Ko,
            _ => Outcome::Eyes(eyes),
        }
    }
}

/// Where the owner, who now may retake at once while the attacker may not, gets to a position
/// that is alive according to `captured`.
fn retaken(
    play: &Play,
    free: &Positions,
    elsewhere: Elsewhere,
    captured: &Tables,
) -> Result<Tables, GivenUp> {
    play.rescue(free, &play.liberties, elsewhere, Some(captured), &|state, number, side| {
        captured.distance(state, play.positions.node(number, side)) == NEVER
    })
}
