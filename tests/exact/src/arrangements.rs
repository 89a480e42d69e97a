//! All arrangements of stones that play can reach, and the moves between them.

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
    short: Vec<u32>,
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
        let mut numbers = Numbers::new();
        let mut stones = Vec::new();
        numbers.of(start, &mut stones);
        let mut moves = [Moves::default(), Moves::default()];
        let mut next = 0;
        while let Some(&from) = stones.get(next) {
            for side in [Side::Owner, Side::Attacker] {
                let list = &mut moves[side as usize];
                for at in bits(field.empty(from)) {
                    let Some(after) = field.play(from, side, at) else { continue };
                    let number = numbers.of(after.stones, &mut stones);
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
        self.short[arrangement as usize] as usize
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

fn short_lists(field: &Field, stones: &[Stones]) -> (Vec<u32>, Vec<Vec<Short>>) {
    let mut shorts: Vec<Vec<Short>> = vec![Vec::new()];
    // The numbers of the lists, in order of the lists.
    let mut known: Vec<u32> = vec![0];
    let mut list = Vec::new();
    let of = |&stones: &Stones| {
        list.clear();
        list.extend(field.short_walls(stones));
        if list.is_empty() {
            return 0;
        }
        match known.binary_search_by(|&number| shorts[number as usize].cmp(&list)) {
            Ok(place) => known[place],
            Err(place) => {
                let number = shorts.len() as u32;
                shorts.push(list.clone());
                known.insert(place, number);
                number
            }
        }
    };
    let short = stones.iter().map(of).collect();
    (short, shorts)
}

/// The numbers of the arrangements that are known, in a hash table with open addressing.
#[derive(Debug)]
struct Numbers {
    /// A power of two, at least twice as many as there are arrangements.
    places: Vec<Number>,
}

impl Numbers {
    const NONE: Number = Number::MAX;

    fn new() -> Self {
        Self { places: vec![Self::NONE; 64] }
    }

    /// The number of `new` among `stones`, where it is added if it is not known yet.
    fn of(&mut self, new: Stones, stones: &mut Vec<Stones>) -> Number {
        let place = self.place(new, stones);
        if self.places[place] != Self::NONE {
            return self.places[place];
        }
        let number = stones.len() as Number;
        self.places[place] = number;
        stones.push(new);
        if 2 * stones.len() > self.places.len() {
            self.grow(stones);
        }
        number
    }

    /// The place of an arrangement, or the empty one where it belongs.
    fn place(&self, wanted: Stones, stones: &[Stones]) -> usize {
        let key = u64::from(wanted.own) << 32 | u64::from(wanted.enemy);
        // The golden ratio spreads neighbouring keys; the upper bits are the best mixed.
        let hash = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let mut place = (hash >> (64 - self.places.len().trailing_zeros())) as usize;
        loop {
            let number = self.places[place];
            if number == Self::NONE || stones[number as usize] == wanted {
                return place;
            }
            place = (place + 1) & (self.places.len() - 1);
        }
    }

    fn grow(&mut self, stones: &[Stones]) {
        self.places = vec![Self::NONE; 2 * self.places.len()];
        for (number, &known) in stones.iter().enumerate() {
            let place = self.place(known, stones);
            self.places[place] = number as Number;
        }
    }
}
