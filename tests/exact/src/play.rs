//! The fixed points over arrangements, ko and outside liberties: capture, ko, and two eyes.

use super::arrangements::{Arrangements, Number};
use super::field::{Field, Short};
use super::liberties::{Liberties, Tables};
use super::local::Local;
use super::mask::{Mask, bits};
use super::position::Position;
use super::positions::{Distance, NEVER, Node, Positions};
use super::{GivenUp, Limits, Side};

/// Whether the wall has an eye elsewhere: a liberty of every block that the attacker may fill
/// only if that captures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Elsewhere {
    Nothing,
    Eye,
}

/// All that play on the part of a board can reach.
#[derive(Debug, Clone)]
pub(super) struct Play {
    field: Field,
    pub(super) arrangements: Arrangements,
    /// The positions where the owner may not retake a ko at once.
    pub(super) positions: Positions,
    pub(super) liberties: Liberties,
    pub(super) limits: Limits,
}

/// Distances from a position in which the owner could pass for ever.
#[derive(Debug, Clone)]
pub(super) struct TwoEyes {
    tables: Tables,
    /// Whether outside liberties count.
    outside: bool,
}

impl TwoEyes {
    pub(super) fn distance(&self, state: usize, node: Node) -> Distance {
        self.tables.distance(if self.outside { state } else { 0 }, node)
    }
}

/// What the blocks of the wall that are short of liberties mean.
#[derive(Debug, Clone, Copy, Default)]
struct Wall {
    /// A block has no liberty: there is no such position.
    gone: bool,
    /// The attacker captures a block with the next move.
    falls: bool,
}

impl Play {
    pub(super) fn new(local: &Local, limits: Limits) -> Result<Self, GivenUp> {
        if local.points.len() > limits.points {
            return Err(GivenUp::Points);
        }
        let field = Field::new(local);
        let liberties = Liberties::new(local)?;
        let arrangements = Arrangements::new(&field, local.start, limits)?;
        let positions = Positions::new(&arrangements, Side::Owner);
        Ok(Self { field, arrangements, positions, liberties, limits })
    }

    fn numbers(&self) -> std::ops::Range<Number> {
        0..self.arrangements.len() as Number
    }

    /// For each list of short blocks, its meaning where the blocks `breathing` have liberties
    /// outside.
    fn walls(&self, breathing: Mask, elsewhere: Elsewhere) -> Vec<Wall> {
        let of = |shorts: &Vec<Short>| {
            let choking = shorts.iter().filter(|short| short.walls & breathing == 0);
            choking.fold(Wall::default(), |wall, short| {
                let liberties = short.liberties + u8::from(elsewhere == Elsewhere::Eye);
                Wall { gone: wall.gone || liberties == 0, falls: wall.falls || liberties == 1 }
            })
        };
        self.arrangements.shorts.iter().map(of).collect()
    }

    fn wall(&self, walls: &[Wall], number: Number) -> Wall {
        walls[self.arrangements.short(number)]
    }

    /// Where the attacker captures a block of the wall, for each state of the outside liberties.
    ///
    /// `once_more` are the tables in which the owner has to leave one move less unanswered.
    pub(super) fn capture(
        &self,
        elsewhere: Elsewhere,
        once_more: Option<&Tables>,
    ) -> Result<Tables, GivenUp> {
        Tables::new(&self.liberties, once_more, self.limits, &mut |state, tables| {
            let liberties = &self.liberties;
            let walls = self.walls(liberties.breathing(state), elsewhere);
            let filled: Vec<_> = liberties
                .filled(state)
                .map(|(_, after)| (after, self.walls(liberties.breathing(after), elsewhere)))
                .collect();
            let (mut ends, mut gone) = (Vec::new(), Vec::new());
            for number in self.numbers() {
                let wall = self.wall(&walls, number);
                if wall.gone {
                    gone.push(self.positions.node(number, Side::Attacker));
                    continue;
                }
                let mut distance = if wall.falls { 1 } else { NEVER };
                for (after, walls) in &filled {
                    let owner = self.positions.node(number, Side::Owner);
                    let then = match self.wall(walls, number).gone {
                        true => 0,
                        false => tables.distance(*after, owner),
                    };
                    distance = distance.min(then.saturating_add(1));
                }
                if distance != NEVER {
                    ends.push((distance, self.positions.node(number, Side::Attacker)));
                }
                let attacker = self.positions.node(number, Side::Attacker);
                let passed = once_more.map_or(NEVER, |tables| tables.distance(state, attacker));
                if passed != NEVER {
                    let owner = self.positions.all_of(number, Side::Owner);
                    ends.extend(owner.map(|node| (passed.saturating_add(1), node)));
                }
            }
            self.positions.force(Side::Attacker, ends, &gone, &[])
        })
    }

    /// Where the owner gets to an end in finitely many moves and without losing the wall.
    /// `positions` have one rule on ko or the other, `liberties` are those outside or fewer;
    /// `is_end` tells for a state of them, an arrangement and the side to move whether it is an
    /// end.
    pub(super) fn rescue(
        &self,
        positions: &Positions,
        liberties: &Liberties,
        elsewhere: Elsewhere,
        given: Option<&Tables>,
        is_end: &dyn Fn(usize, Number, Side) -> bool,
    ) -> Result<Tables, GivenUp> {
        Tables::new(liberties, given, self.limits, &mut |state, tables| {
            let walls = self.walls(liberties.breathing(state), elsewhere);
            let filled: Vec<_> = liberties
                .filled(state)
                .map(|(_, after)| (after, self.walls(liberties.breathing(after), elsewhere)))
                .collect();
            let mut ends: Vec<(Distance, _)> = Vec::new();
            let mut barred = Vec::new();
            for number in self.numbers() {
                let wall = self.wall(&walls, number);
                let lost = wall.gone
                    || wall.falls
                    || filled.iter().any(|(after, walls)| {
                        let owner = positions.node(number, Side::Owner);
                        self.wall(walls, number).gone || tables.distance(*after, owner) == NEVER
                    });
                for side in [Side::Owner, Side::Attacker] {
                    if !wall.gone && is_end(state, number, side) {
                        ends.extend(positions.all_of(number, side).map(|node| (0, node)));
                    } else if wall.gone || lost && side == Side::Attacker {
                        barred.extend(positions.all_of(number, side));
                    }
                }
            }
            positions.force(Side::Owner, ends, &[], &barred)
        })
    }

    /// The playable points on which the attacker captures a block of the wall with one move.
    pub(super) fn last_liberties(&self, state: usize, number: Number) -> Mask {
        let breathing = self.liberties.breathing(state);
        let stones = self.arrangements.stones[number as usize];
        let shorts = &self.arrangements.shorts[self.arrangements.short(number)];
        let last = shorts.iter().filter(|short| short.walls & breathing == 0);
        last.filter_map(|short| bits(short.walls).next())
            .fold(0, |mask, wall| mask | self.field.liberties(stones, wall))
    }

    /// Whether a block of the wall has no liberty in a position, so that there is no such one.
    pub(super) fn is_gone(&self, position: Position) -> bool {
        let breathing = self.liberties.breathing(position.liberties);
        let shorts = &self.arrangements.shorts[self.arrangements.short(position.arrangement)];
        shorts.iter().any(|short| short.liberties == 0 && short.walls & breathing == 0)
    }

    /// Where the owner gets to a position in which it could pass for ever. Outside liberties count
    /// only where it does not get there without them: they cannot harm.
    pub(super) fn two_eyes(&self, positions: &Positions, first: Side) -> Result<TwoEyes, GivenUp> {
        let captured = self.captured_if_passing();
        let is_end = &|_, number: Number, _| !captured[number as usize];
        let start = positions.node(0, first);
        let none = Liberties::none();
        let tables = self.rescue(positions, &none, Elsewhere::Nothing, None, is_end)?;
        if tables.distance(0, start) != NEVER {
            return Ok(TwoEyes { tables, outside: false });
        }
        let tables = self.rescue(positions, &self.liberties, Elsewhere::Nothing, None, is_end)?;
        Ok(TwoEyes { tables, outside: true })
    }

    /// For each arrangement, whether the attacker captures a block of the wall if the owner only
    /// passes: where not, the owner is alive unconditionally.
    pub(super) fn captured_if_passing(&self) -> Vec<bool> {
        let mut captured = vec![false; self.arrangements.len()];
        let mut waiting = Vec::new();
        for number in self.numbers() {
            let shorts = &self.arrangements.shorts[self.arrangements.short(number)];
            if !shorts.is_empty() {
                captured[number as usize] = true;
                waiting.push(number);
            }
        }
        while let Some(number) = waiting.pop() {
            for node in self.positions.all_of(number, Side::Owner) {
                for &before in self.positions.before(node) {
                    let (before, _) = self.positions.read(before);
                    if !std::mem::replace(&mut captured[before as usize], true) {
                        waiting.push(before);
                    }
                }
            }
        }
        captured
    }
}
