//! Unconditional life is what no play can take away: on small boards every position is
//! searched. Black passes always, White plays anything legal, and a black stone is safe if
//! no sequence captures it (Benson 1976, Theorems 1 and 2).

use pass_alive::{
    Board, CastingOut, Color, Judge, Partition, Point, RegionRule, Suicide, Topology,
};

use crate::boards::{cuboid, torus};

/// A set of points, one bit each.
type Bits = u32;

#[derive(Clone, Copy, PartialEq, Eq)]
struct Position {
    black: Bits,
    white: Bits,
}

/// All positions of a small board. A position's index has a digit for each point, 0 for a
/// black stone, 1 for empty and 2 for a white stone: White's moves only make it larger,
/// except for suicides.
struct Search {
    around: Vec<Bits>,
    suicide: Suicide,
    /// The number of stones that White may place at the same time.
    stones: u32,
    legal: Vec<bool>,
    /// The black stones of each position that some sequence of moves captures.
    capturable: Vec<u16>,
}

impl Search {
    fn new(topology: &Topology, suicide: Suicide, stones: u32) -> Self {
        let points = topology.len() as Point;
        let bits = |p| topology.neighbors(p).iter().fold(0, |bits, &q| bits | 1 << q);
        let around: Vec<Bits> = (0..points).map(bits).collect();
        let positions = 3usize.pow(points);
        let mut search =
            Self { around, suicide, stones, legal: Vec::new(), capturable: vec![0; positions] };
        search.legal =
            (0..positions).map(|index| search.is_legal(search.position(index))).collect();
        while search.sweep() {}
        search
    }

    fn position(&self, mut index: usize) -> Position {
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

    fn index(&self, position: Position) -> usize {
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

    fn next_to(&self, mut set: Bits) -> Bits {
        let mut found = 0;
        while set != 0 {
            found |= self.around[set.trailing_zeros() as usize];
            set &= set - 1;
        }
        found
    }

    fn block(&self, first: Bits, stones: Bits) -> Bits {
        let mut block = first;
        loop {
            let more = block | self.next_to(block) & stones;
            if more == block {
                return block;
            }
            block = more;
        }
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
        let all = (1 << self.around.len()) - 1;
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

    fn safe(&self, index: usize) -> Bits {
        self.position(index).black & !Bits::from(self.capturable[index])
    }
}

/// The number of legal positions, of those with a black stone, and of those with a safe one.
#[derive(Debug, PartialEq, Eq)]
struct Counts {
    legal: u32,
    with_black: u32,
    with_safe: u32,
}

/// Compares casting-out with the search on every legal position of `topology`.
fn compare(topology: Topology, suicide: Suicide) -> Counts {
    compare_against(1, topology, suicide)
}

/// The same against several stones at the same time.
fn compare_against(stones: u32, topology: Topology, suicide: Suicide) -> Counts {
    let search = Search::new(&topology, suicide, stones);
    let mut board = Board::new(topology);
    let mut judge = Judge::new();
    let mut casting_out = CastingOut::default();
    let mut counts = Counts { legal: 0, with_black: 0, with_safe: 0 };
    for index in (0..search.legal.len()).filter(|&index| search.legal[index]) {
        let position = search.position(index);
        for point in 0..board.len() as Point {
            board.set(
                point,
                match (position.black >> point & 1, position.white >> point & 1) {
                    (1, _) => Some(Color::Black),
                    (_, 1) => Some(Color::White),
                    _ => None,
                },
            );
        }
        let points = 0..board.len() as Point;
        let alive = |is_alive: &dyn Fn(Point) -> bool| {
            points.fold(0, |bits, point| bits | Bits::from(is_alive(point)) << point)
        };
        let alive = if stones == 1 {
            let mut prepared = judge.prepare(&board).expect("liberties");
            let verdict = prepared.decide(Color::Black, suicide);
            alive(&|point| verdict.is_alive(point))
        } else {
            let partition = Partition::new(&board, Color::Black, suicide);
            let (incidences, small) = (partition.incidences(), RegionRule::Small);
            let survives = casting_out.run_against(stones, incidences, small, &mut ());
            alive(&|point| partition.block_at(point).is_some_and(|b| survives[b.index()]))
        };
        assert_eq!(alive, search.safe(index), "{:?}, suicide {suicide:?}", board.stones());
        counts.legal += 1;
        counts.with_black += u32::from(position.black != 0);
        counts.with_safe += u32::from(alive != 0);
    }
    counts
}

const BOTH: [Suicide; 2] = [Suicide::Forbidden, Suicide::Allowed];

#[test]
fn every_position_of_3x3_is_as_safe_as_search_finds() {
    let counts = compare(Topology::grid(3, 3), Suicide::Forbidden);
    assert_eq!(counts, Counts { legal: 12_675, with_black: 12_164, with_safe: 883 });
    assert_eq!(compare(Topology::grid(3, 3), Suicide::Allowed).with_safe, 883 - 248);
}

#[test]
fn every_position_of_3x4_is_as_safe_as_search_finds() {
    let counts = compare(Topology::grid(3, 4), Suicide::Forbidden);
    assert_eq!(counts, Counts { legal: 321_689, with_black: 317_594, with_safe: 14_246 });
    compare(Topology::grid(4, 3), Suicide::Allowed);
}

#[test]
fn every_position_of_a_small_torus_is_as_safe_as_search_finds() {
    assert_eq!(compare(torus(3, 3), Suicide::Forbidden).with_safe, 600);
    compare(torus(3, 3), Suicide::Allowed);
}

#[test]
fn every_position_of_a_small_cuboid_is_as_safe_as_search_finds() {
    assert_eq!(compare(cuboid(2, 2, 2), Suicide::Forbidden).with_safe, 224);
    assert_eq!(compare(cuboid(2, 2, 3), Suicide::Forbidden).with_safe, 17_923);
    compare(cuboid(2, 2, 3), Suicide::Allowed);
}

#[test]
fn every_position_of_a_line_is_as_safe_as_search_finds() {
    for suicide in BOTH {
        for points in 1..=9 {
            compare(Topology::grid(points, 1), suicide);
        }
    }
}

/// Against m stones at the same time a block needs m + 1 vital regions.
#[test]
fn every_position_is_as_safe_from_several_stones_at_once_as_search_finds() {
    for stones in [2, 3] {
        let boards = [Topology::grid(3, 3), cuboid(2, 2, 2), Topology::grid(7, 1)];
        let safe = boards.map(|board| compare_against(stones, board, Suicide::Forbidden).with_safe);
        assert!(safe[0] < 883 && safe[1] < 224, "{safe:?}");
    }
}

#[test]
#[ignore = "slow: run by `npm run test:exhaustive`"]
fn every_position_of_3x4_is_as_safe_from_several_stones_at_once_as_search_finds() {
    for stones in [2, 3] {
        compare_against(stones, Topology::grid(3, 4), Suicide::Forbidden);
        compare_against(stones, cuboid(2, 2, 3), Suicide::Forbidden);
    }
}

/// 24 million positions twice: some minutes.
#[test]
#[ignore = "slow: run by `npm run test:exhaustive`"]
fn every_position_of_4x4_is_as_safe_as_search_finds() {
    let counts = compare(Topology::grid(4, 4), Suicide::Forbidden);
    assert_eq!(counts, Counts { legal: 24_318_165, with_black: 24_252_630, with_safe: 694_682 });
    compare(Topology::grid(4, 4), Suicide::Allowed);
}
