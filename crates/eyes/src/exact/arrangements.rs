//! All arrangements of stones that play can reach, and the moves between them.

use alloc::vec;
use alloc::vec::Vec;

use super::field::{Field, Short};
use super::local::Stones;
use super::mask::bits;
use super::{GivenUp, Limits, Side};

/// An arrangement of stones by its number, in the order of discovery; the start is 0.
pub(super) type Number = u32;

/// A move to the arrangement in the low bits; the highest is set if it takes a ko.
#[derive(Debug, Clone, Copy)]
pub(super) struct Edge(u32);

impl Edge {
    const KO: u32 = 1 << 31;

    pub(super) fn to(self) -> Number {
        self.0 & !Self::KO
    }

    pub(super) fn takes_ko(self) -> bool {
        self.0 & Self::KO != 0
    }
}

/// The arrangements that are reached from the start if both sides may play and pass at will and
/// every block of the wall keeps a liberty elsewhere. With fewer liberties fewer are reached.
#[derive(Debug, Clone)]
pub(super) struct Arrangements {
    pub(super) stones: Vec<Stones>,
    /// For each side, the moves of each arrangement.
    moves: [Moves; 2],
    /// For each arrangement, its list of blocks of the wall that are short of liberties.
    short: Vec<u16>,
    /// The different lists.
    pub(super) shorts: Vec<Vec<Short>>,
}

#[derive(Debug, Clone, Default)]
struct Moves {
    edges: Vec<Edge>,
    /// The end of the edges of each arrangement.
    ends: Vec<u32>,
}

impl Arrangements {
    pub(super) fn new(field: &Field, start: Stones, limits: Limits) -> Result<Self, GivenUp> {
        let mut numbers = Numbers::new(field.points());
        let mut stones = vec![start];
        numbers.insert(start, 0);
        let mut moves = [Moves::default(), Moves::default()];
        let mut next = 0;
        while let Some(&from) = stones.get(next) {
            for side in [Side::Owner, Side::Attacker] {
                let list = &mut moves[side as usize];
                for at in bits(field.empty(from)) {
                    let Some(after) = field.play(from, side, at) else { continue };
                    let number = numbers.insert(after.stones, stones.len() as Number);
                    if number as usize == stones.len() {
                        stones.push(after.stones);
                    }
                    list.edges.push(Edge(number | if after.ko { Edge::KO } else { 0 }));
                }
                list.ends.push(list.edges.len() as u32);
            }
            next += 1;
            if stones.len() as u64 > limits.arrangements {
                return Err(GivenUp::Arrangements);
            }
        }
        let (short, shorts) = short_lists(field, &stones);
        Ok(Self { stones, moves, short, shorts })
    }

    pub(super) fn len(&self) -> usize {
        self.stones.len()
    }

    /// The moves of `side` in an arrangement.
    pub(super) fn moves(&self, from: Number, side: Side) -> &[Edge] {
        let Moves { edges, ends } = &self.moves[side as usize];
        let start = from.checked_sub(1).map_or(0, |before| ends[before as usize]);
        &edges[start as usize..ends[from as usize] as usize]
    }

    /// The blocks of the wall that are short of liberties, as a number of [`Self::shorts`].
    pub(super) fn short(&self, arrangement: Number) -> usize {
        usize::from(self.short[arrangement as usize])
    }

    /// The playable point on which `side` has played from one arrangement to another.
    pub(super) fn played(&self, side: Side, from: Number, to: Number) -> usize {
        let [from, to] = [from, to].map(|number| {
            let stones = self.stones[number as usize];
            if side == Side::Owner { stones.own } else { stones.enemy }
        });
        (to & !from).trailing_zeros() as usize
    }

    /// The playable point of the one stone that `side` has captured from one arrangement to
    /// another by taking a ko.
    pub(super) fn taken(&self, side: Side, from: Number, to: Number) -> usize {
        self.played(side.other(), to, from)
    }
}

fn short_lists(field: &Field, stones: &[Stones]) -> (Vec<u16>, Vec<Vec<Short>>) {
    let mut shorts: Vec<Vec<Short>> = vec![Vec::new()];
    // The numbers of the lists, in order of the lists.
    let mut known: Vec<u16> = vec![0];
    let mut list = Vec::new();
    let of = |&stones: &Stones| {
        list.clear();
        list.extend(field.short_walls(stones));
        if list.is_empty() {
            return 0;
        }
        match known.binary_search_by(|&number| shorts[usize::from(number)].cmp(&list)) {
            Ok(place) => known[place],
            Err(place) => {
                let number = shorts.len() as u16;
                shorts.push(list.clone());
                known.insert(place, number);
                number
            }
        }
    };
    let short = stones.iter().map(of).collect();
    (short, shorts)
}

/// The numbers of arrangements, by the arrangement written in base three.
#[derive(Debug, Clone)]
struct Numbers {
    /// For each set of points, the number that has the digit 1 at each of them.
    ternary: Vec<u32>,
    numbers: Vec<Number>,
}

impl Numbers {
    const NONE: Number = Number::MAX;

    fn new(points: usize) -> Self {
        let mut ternary = vec![0; 1 << points];
        for set in 1..ternary.len() {
            let rest = set & (set - 1);
            ternary[set] = ternary[rest] + 3u32.pow(set.trailing_zeros());
        }
        Self { ternary, numbers: vec![Self::NONE; 3usize.pow(points as u32)] }
    }

    fn place(&self, stones: Stones) -> usize {
        let [own, enemy] = [stones.own, stones.enemy].map(|set| self.ternary[usize::from(set)]);
        (own + 2 * enemy) as usize
    }

    /// The number of `stones`, which is `new` if they are not known yet.
    fn insert(&mut self, stones: Stones, new: Number) -> Number {
        let place = self.place(stones);
        if self.numbers[place] == Self::NONE {
            self.numbers[place] = new;
        }
        self.numbers[place]
    }
}
