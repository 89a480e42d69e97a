//! Arrangements with the side to move and the ko, as a graph, and the fixed point of what a side
//! can reach there.

use super::Side;
use super::arrangements::{Arrangements, Edge, Number};
use super::mask::{Mask, bits};

/// A position by its number: first every arrangement with the attacker to move, then every one
/// with the owner to move, then those in which the side to move may not retake a ko.
pub(super) type Node = u32;

/// The number of moves to the end that best play on both sides needs.
pub(super) type Distance = u16;

/// The distance where the end is never reached.
pub(super) const NEVER: Distance = Distance::MAX;

/// The positions of one rule on ko: one side may never retake a ko at once, the other always.
#[derive(Debug, Clone)]
pub(super) struct Positions {
    arrangements: u32,
    /// The side that may not retake at once.
    banned: Side,
    /// The positions with a ko, in order: the arrangement and the forbidden point.
    kos: Vec<(Number, u8)>,
    /// For each position, those from which a move or a pass leads to it.
    before: Vec<Node>,
    /// The end of the list of each position.
    ends: Vec<u32>,
    /// The number of moves of each position, the pass among them.
    moves: Vec<u8>,
}

impl Positions {
    pub(super) fn new(arrangements: &Arrangements, banned: Side) -> Self {
        let count = arrangements.len() as u32;
        // For each arrangement, the points that may have been taken as a ko.
        let mut taken: Vec<Mask> = vec![0; count as usize];
        for from in 0..count {
            for edge in arrangements.moves(from, banned.other()) {
                if edge.takes_ko() {
                    let point = arrangements.taken(banned.other(), from, edge.to());
                    taken[edge.to() as usize] |= 1 << point;
                }
            }
        }
        let mut kos = Vec::new();
        for (number, &points) in (0..).zip(&taken) {
            kos.extend(bits(points).map(|point| (number, point as u8)));
        }
        let mut positions = Self {
            arrangements: count,
            banned,
            kos,
            before: Vec::new(),
            ends: Vec::new(),
            moves: Vec::new(),
        };
        positions.connect(arrangements);
        positions
    }

    /// Lists for each position those before it, by counting first.
    fn connect(&mut self, arrangements: &Arrangements) {
        let mut ends = vec![0u32; self.len() + 1];
        let mut moves = vec![0u8; self.len()];
        self.each_move(arrangements, |from, to| {
            moves[from as usize] += 1;
            ends[to as usize + 1] += 1;
        });
        for node in 0..self.len() {
            ends[node + 1] += ends[node];
        }
        let mut before = vec![0; ends[self.len()] as usize];
        // While it is filled, the start of each list moves to its end.
        self.each_move(arrangements, |from, to| {
            let place = &mut ends[to as usize];
            before[*place as usize] = from;
            *place += 1;
        });
        ends.pop();
        (self.before, self.ends, self.moves) = (before, ends, moves);
    }

    fn each_move(&self, arrangements: &Arrangements, mut each: impl FnMut(Node, Node)) {
        for number in 0..self.arrangements {
            for side in [Side::Attacker, Side::Owner] {
                let from = self.node(number, side);
                each(from, self.node(number, side.other()));
                for &edge in arrangements.moves(number, side) {
                    each(from, self.after(arrangements, number, side, edge));
                }
            }
        }
        for (from, &(number, point)) in (2 * self.arrangements..).zip(&self.kos) {
            let side = self.banned;
            each(from, self.node(number, side.other()));
            for &edge in arrangements.moves(number, side) {
                if arrangements.played(side, number, edge.to()) != usize::from(point) {
                    each(from, self.after(arrangements, number, side, edge));
                }
            }
        }
    }

    /// The number of positions.
    pub(super) fn len(&self) -> usize {
        2 * self.arrangements as usize + self.kos.len()
    }

    /// The position of an arrangement without a ko.
    pub(super) fn node(&self, arrangement: Number, to_move: Side) -> Node {
        match to_move {
            Side::Attacker => arrangement,
            Side::Owner => self.arrangements + arrangement,
        }
    }

    /// The position after a move.
    pub(super) fn after(
        &self,
        arrangements: &Arrangements,
        from: Number,
        side: Side,
        edge: Edge,
    ) -> Node {
        let to = edge.to();
        if edge.takes_ko() && side != self.banned {
            let ko = (to, arrangements.taken(side, from, to) as u8);
            if let Ok(place) = self.kos.binary_search(&ko) {
                return 2 * self.arrangements + place as Node;
            }
        }
        self.node(to, side.other())
    }

    /// The position of an arrangement in which the side to move may not play on `ko`.
    pub(super) fn with_ko(&self, arrangement: Number, to_move: Side, ko: Option<usize>) -> Node {
        let ko = ko.filter(|_| to_move == self.banned).map(|point| (arrangement, point as u8));
        match ko.and_then(|ko| self.kos.binary_search(&ko).ok()) {
            Some(place) => 2 * self.arrangements + place as Node,
            None => self.node(arrangement, to_move),
        }
    }

    /// The arrangement of a position, and the side to move.
    pub(super) fn read(&self, node: Node) -> (Number, Side) {
        match node.checked_sub(self.arrangements) {
            None => (node, Side::Attacker),
            Some(number) if number < self.arrangements => (number, Side::Owner),
            Some(number) => (self.kos[(number - self.arrangements) as usize].0, self.banned),
        }
    }

    /// The positions of an arrangement with `to_move` to move, without a ko and with one.
    pub(super) fn all_of(
        &self,
        arrangement: Number,
        to_move: Side,
    ) -> impl Iterator<Item = Node> + use<> {
        let kos = if to_move == self.banned {
            let start = self.kos.partition_point(|&(number, _)| number < arrangement);
            let end = self.kos.partition_point(|&(number, _)| number <= arrangement);
            start..end
        } else {
            0..0
        };
        let first = 2 * self.arrangements;
        core::iter::once(self.node(arrangement, to_move))
            .chain(kos.map(move |place| first + place as Node))
    }

    pub(super) fn before(&self, node: Node) -> &[Node] {
        let start = node.checked_sub(1).map_or(0, |before| self.ends[before as usize]);
        &self.before[start as usize..self.ends[node as usize] as usize]
    }

    /// For each position the distance from an end that `side` can force: the least fixed point,
    /// in order of distance.
    ///
    /// `ends` are positions where the distance is known from elsewhere. `gone` are positions that
    /// do not exist, with `side` to move, and `barred` those from which `side` never gets to an
    /// end.
    pub(super) fn force(
        &self,
        side: Side,
        ends: Vec<(Distance, Node)>,
        gone: &[Node],
        barred: &[Node],
    ) -> Vec<Distance> {
        let mut distances = vec![NEVER; self.len()];
        let mut left = self.moves.clone();
        for &node in gone {
            for &before in self.before(node) {
                left[before as usize] = left[before as usize].saturating_sub(1);
            }
        }
        // More than any position has moves.
        gone.iter().chain(barred).for_each(|&node| left[node as usize] = u8::MAX);
        let mut ends_at: Vec<Vec<Node>> = Vec::new();
        for (distance, node) in ends {
            let distance = usize::from(distance);
            if distance >= ends_at.len() {
                ends_at.resize_with(distance + 1, Vec::new);
            }
            ends_at[distance].push(node);
        }
        let (mut now, mut next): (Vec<Node>, Vec<Node>) = (Vec::new(), Vec::new());
        let mut distance: Distance = 0;
        loop {
            for &node in ends_at.get(usize::from(distance)).into_iter().flatten() {
                if distances[node as usize] == NEVER {
                    distances[node as usize] = distance;
                    now.push(node);
                }
            }
            if now.is_empty() && usize::from(distance) + 1 >= ends_at.len() {
                return distances;
            }
            let beyond = distance.saturating_add(1).min(NEVER - 1);
            for node in now.drain(..) {
                for &before in self.before(node) {
                    let place = before as usize;
                    if distances[place] != NEVER {
                        continue;
                    }
                    if self.to_move(before) != side {
                        left[place] = left[place].wrapping_sub(1);
                        if left[place] != 0 {
                            continue;
                        }
                    } else if left[place] == u8::MAX {
                        continue;
                    }
                    distances[place] = beyond;
                    next.push(before);
                }
            }
            std::mem::swap(&mut now, &mut next);
            distance = beyond;
        }
    }

    fn to_move(&self, node: Node) -> Side {
        if node < self.arrangements {
            Side::Attacker
        } else if node < 2 * self.arrangements {
            Side::Owner
        } else {
            self.banned
        }
    }
}
