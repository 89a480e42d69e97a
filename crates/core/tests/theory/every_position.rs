//! All positions of a small board, and the lines of play between them.

use pass_alive::{Suicide, Topology};

/// A set of points, one bit each.
pub(crate) type Bits = u32;

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Position {
    pub(crate) black: Bits,
    pub(crate) white: Bits,
}

/// All positions of a small board. A position's index has a digit for each point, 0 for a
/// black stone, 1 for empty and 2 for a white stone: White's moves only make it larger,
/// except for suicides.
pub(crate) struct Search {
    /// The points next to each point: those where a stone has its liberties.
    around: Vec<Bits>,
    /// The points at which a stone is connected with each point. By the rules the same.
    joined: Vec<Bits>,
    suicide: Suicide,
    /// The number of stones that White may place at the same time.
    stones: u32,
    legal: Vec<bool>,
    /// The black stones of each position that some sequence of moves captures.
    capturable: Vec<u16>,
}

/// The neighbours of each point.
fn bits(topology: &Topology) -> Vec<Bits> {
    let bits = |p| topology.neighbors(p).iter().fold(0, |bits, q| bits | 1 << q.number());
    topology.points().map(bits).collect()
}

/// The neighbours of all points of a set.
fn union(neighbors: &[Bits], mut set: Bits) -> Bits {
    let mut found = 0;
    while set != 0 {
        found |= neighbors[set.trailing_zeros() as usize];
        set &= set - 1;
    }
    found
}

/// The points of `set` that are connected with `first`.
fn component(neighbors: &[Bits], first: Bits, set: Bits) -> Bits {
    let mut component = first;
    loop {
        let more = component | union(neighbors, component) & set;
        if more == component {
            return component;
        }
        component = more;
    }
}

impl Search {
    pub(crate) fn new(topology: &Topology, suicide: Suicide, stones: u32) -> Self {
        Self::connecting(topology, topology, suicide, stones)
    }

    /// All positions of a game in which stones connect along the edges of `joined`.
    pub(crate) fn connecting(
        topology: &Topology,
        joined: &Topology,
        suicide: Suicide,
        stones: u32,
    ) -> Self {
        let (around, joined) = (bits(topology), bits(joined));
        let positions = 3usize.pow(around.len() as u32);
        let (legal, capturable) = (Vec::new(), vec![0; positions]);
        let mut search = Self { around, joined, suicide, stones, legal, capturable };
        search.legal =
            (0..positions).map(|index| search.is_legal(search.position(index))).collect();
        while search.sweep() {}
        search
    }

    /// All points.
    pub(crate) fn all(&self) -> Bits {
        (1 << self.around.len()) - 1
    }

    /// The indices of the legal positions.
    pub(crate) fn legal(&self) -> impl Iterator<Item = usize> {
        (0..self.legal.len()).filter(|&index| self.legal[index])
    }

    pub(crate) fn position(&self, mut index: usize) -> Position {
        let mut position = Position { black: 0, white: 0 };
        for bit in (0..self.around.len()).map(|point| 1 << point) {
            match index % 3 {
                0 => position.black |= bit,
                2 => position.white |= bit,
                _ => {}
            }
            index /= 3;
        }
        position
    }

    pub(crate) fn index(&self, position: Position) -> usize {
        (0..self.around.len()).rev().fold(0, |index, point| {
            let bit = 1 << point;
            let digit = if position.black & bit != 0 {
                0
            } else if position.white & bit != 0 {
                2
            } else {
                1
            };
            index * 3 + digit
        })
    }

    pub(crate) fn next_to(&self, set: Bits) -> Bits {
        union(&self.around, set)
    }

    /// The block of `first` among `stones`.
    pub(crate) fn block(&self, first: Bits, stones: Bits) -> Bits {
        component(&self.joined, first, stones)
    }

    /// The points of `set` that are next to each other and connected with `first`.
    pub(crate) fn area(&self, first: Bits, set: Bits) -> Bits {
        component(&self.around, first, set)
    }

    fn is_legal(&self, position: Position) -> bool {
        let stones = position.black | position.white;
        let with_liberties = |mut rest: Bits| {
            while rest != 0 {
                let block = self.block(rest & rest.wrapping_neg(), rest);
                if self.next_to(block) & !stones == 0 {
                    return false;
                }
                rest &= !block;
            }
            true
        };
        with_liberties(position.black) && with_liberties(position.white)
    }

    /// White plays on the empty points `bits`, all at the same time; nothing if that is not
    /// legal.
    fn play(&self, position: Position, bits: Bits) -> Option<Position> {
        let Position { mut black, mut white } = position;
        white |= bits;
        let before = black;
        let mut touched = self.next_to(bits) & black;
        while touched != 0 {
            let block = self.block(touched & touched.wrapping_neg(), before);
            touched &= !block;
            if self.next_to(block) & !(before | white) == 0 {
                black &= !block;
            }
        }
        let mut placed = bits;
        while placed != 0 {
            let own = self.block(placed & placed.wrapping_neg(), white);
            placed &= !own;
            if self.next_to(own) & !(black | white) == 0 {
                if self.suicide == Suicide::Forbidden {
                    return None;
                }
                white &= !own;
            }
        }
        Some(Position { black, white })
    }

    /// Looks once at every move of every position; whether anything new was found.
    fn sweep(&mut self) -> bool {
        let all = self.all();
        let mut found = false;
        for index in (0..self.legal.len()).rev().filter(|&index| self.legal[index]) {
            let position = self.position(index);
            let mut capturable = Bits::from(self.capturable[index]);
            let empty = all & !(position.black | position.white);
            let mut rest = empty;
            while rest != 0 {
                // Every empty point, or every set of them.
                let lowest = rest & rest.wrapping_neg();
                let (bits, next) = match self.stones {
                    1 => (lowest, rest & !lowest),
                    _ => (rest, (rest - 1) & empty),
                };
                rest = next;
                if bits.count_ones() > self.stones {
                    continue;
                }
                if let Some(next) = self.play(position, bits).filter(|&next| next != position) {
                    capturable |= position.black & !next.black;
                    capturable |= Bits::from(self.capturable[self.index(next)]);
                }
            }
            found |= capturable != Bits::from(self.capturable[index]);
            self.capturable[index] = capturable as u16;
        }
        // White's stones only become more while suicide is forbidden: one sweep is enough.
        found && self.suicide == Suicide::Allowed
    }

    pub(crate) fn safe(&self, index: usize) -> Bits {
        self.position(index).black & !Bits::from(self.capturable[index])
    }
}
