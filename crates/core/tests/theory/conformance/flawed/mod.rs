//! Benson's definition once more, with room for one mistake.

mod casting_out;
mod regions;

use pass_alive::{Color, Suicide};

use super::mistake::{Mistake, Spoils};
use super::neighbors::Neighbors;
use super::plane::{Bits, Plane, each};

/// The answer for one colour.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Verdict {
    pub(crate) alive: Bits,
    pub(crate) held: Bits,
    /// The stones that fall in each round.
    pub(crate) falls: Vec<Bits>,
}

impl Verdict {
    /// The part of two answers that `spoils` names is the same.
    pub(crate) fn agrees(&self, other: &Self, spoils: Spoils) -> bool {
        match spoils {
            Spoils::Alive => self.alive == other.alive,
            Spoils::Held => self.held == other.held,
            Spoils::Rounds => self.falls == other.falls,
        }
    }
}

/// The answer for `color` of a program that makes `mistake`, or none.
pub(crate) fn verdict(
    plane: &Plane,
    color: Color,
    suicide: Suicide,
    mistake: Option<Mistake>,
) -> Verdict {
    let own = plane.stones(color);
    let skipped = match mistake {
        Some(Mistake::BlackOnly) => color == Color::White,
        Some(Mistake::OneLineSkipped) => plane.columns == 1 || plane.rows == 1,
        _ => false,
    };
    if skipped {
        let falls = if own == 0 { vec![] } else { vec![own] };
        return Verdict { alive: 0, held: 0, falls };
    }
    Flawed::new(plane, color, suicide, mistake).run(plane.all())
}

struct Region {
    points: Bits,
    /// The blocks beside it, and those that it counts for.
    neighbors: Bits,
    counts_for: Bits,
    listed: bool,
}

struct Flawed {
    mistake: Option<Mistake>,
    suicide: Suicide,
    around: Neighbors,
    own: Bits,
    enemy: Bits,
    empty: Bits,
    /// A block is the bit of its place here.
    blocks: Vec<Bits>,
    regions: Vec<Region>,
}

impl Flawed {
    fn new(plane: &Plane, color: Color, suicide: Suicide, mistake: Option<Mistake>) -> Self {
        let read = |stones: Bits| match mistake {
            Some(Mistake::LastLinesUnread) => each(stones)
                .filter(|bit| {
                    let point = bit.trailing_zeros();
                    point % plane.columns + 1 < plane.columns
                        && point / plane.columns + 1 < plane.rows
                })
                .fold(0, |read, bit| read | bit),
            _ => stones,
        };
        let outside = |edge| if mistake == Some(edge) { plane.all() + 1 } else { 0 };
        let own = read(plane.stones(color)) | outside(Mistake::EdgeOwn);
        let enemy = read(plane.stones(color.other())) | outside(Mistake::EdgeEnemy);
        let empty = (plane.all() | outside(Mistake::EdgeEmpty)) & !(own | enemy);
        let around = Neighbors::of(plane, mistake);
        let mut blocks = around.parts(own, mistake == Some(Mistake::BlocksDiagonal));
        if mistake == Some(Mistake::FirstBlocks) {
            blocks.truncate(32);
        }
        let mut flawed =
            Self { mistake, suicide, around, own, enemy, empty, blocks, regions: vec![] };
        if flawed.makes(Mistake::NeighborsJoined) {
            flawed.join_blocks();
        }
        flawed.regions = flawed.find_regions();
        flawed
    }

    fn makes(&self, mistake: Mistake) -> bool {
        self.mistake == Some(mistake)
    }

    fn block(&self, bit: Bits) -> Bits {
        self.blocks[bit.trailing_zeros() as usize]
    }
}
