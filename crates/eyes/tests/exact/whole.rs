//! Plain alternating search of whole boards of up to sixteen points: every position that keeps a block of White is
//! looked at again and again until nothing changes.

use pass_alive::{Board, Color, Point};
use pass_alive_eyes::Side;

/// Points of a board, a bit each.
type Set = u16;

/// A board, and a white block on it that Black wants to capture.
pub(crate) struct Whole {
    neighbors: Vec<Set>,
    wall: Set,
    /// The points without a stone of the wall.
    free: Vec<usize>,
    white: Set,
    black: Set,
}

/// The stones of the side that moves and of the other.
#[derive(Clone, Copy)]
struct Stones {
    own: Set,
    other: Set,
}

impl Whole {
    pub(crate) fn new(board: &Board, wall: &[Point]) -> Self {
        let set = |points: &mut dyn Iterator<Item = Point>| {
            points.fold(0, |set, point| set | 1 << point.index())
        };
        let stones = |color| set(&mut board.points().filter(|&p| board.get(p) == Some(color)));
        let around = |point| set(&mut board.topology().neighbors(point).iter().copied());
        let wall = set(&mut wall.iter().copied());
        Self {
            neighbors: board.points().map(around).collect(),
            wall,
            free: (0..board.len()).filter(|at| wall >> at & 1 == 0).collect(),
            white: stones(Color::White),
            black: stones(Color::Black),
        }
    }

    /// Whether the block stays if White moves first, and if Black does. Black may retake a ko at once, and White
    /// may not; both may pass.
    pub(crate) fn stays(&self) -> [bool; 2] {
        let positions = 3usize.pow(self.free.len() as u32);
        // Whether Black captures the block, by who moves.
        let mut falls = [vec![false; positions], vec![false; positions]];
        let is_legal: Vec<bool> = (0..positions).map(|at| self.is_legal(at)).collect();
        let start = self.number(self.white, self.black);
        loop {
            let mut changed = false;
            for at in (0..positions).filter(|&at| is_legal[at]) {
                for side in Side::BOTH {
                    if !falls[side as usize][at] && self.falls_now(&falls, at, side) {
                        falls[side as usize][at] = true;
                        changed = true;
                    }
                }
            }
            let found = Side::BOTH.map(|side| falls[side as usize][start]);
            if !changed || found == [true; 2] {
                return found.map(|falls| !falls);
            }
        }
    }

    /// Whether the block falls in a position by what is known of those after it.
    fn falls_now(&self, falls: &[Vec<bool>; 2], at: usize, side: Side) -> bool {
        let (white, black) = self.stones(at);
        match side {
            Side::Owner => self.owner_fails(falls, white, black, None),
            Side::Attacker => {
                let stones = Stones { own: black, other: white };
                falls[Side::Owner as usize][at]
                    || self.free.iter().any(|&point| {
                        let Some((after, ko)) = self.play(stones, point) else { return false };
                        let (white, black) = (after.other, after.own);
                        white & self.wall != self.wall
                            || match ko {
                                None => falls[Side::Owner as usize][self.number(white, black)],
                                Some(_) => self.owner_fails(falls, white, black, ko),
                            }
                    })
            }
        }
    }

    /// Whether all moves of White fail, the one at the ko not allowed, and a pass too.
    fn owner_fails(
        &self,
        falls: &[Vec<bool>; 2],
        white: Set,
        black: Set,
        ko: Option<usize>,
    ) -> bool {
        let black_moves = &falls[Side::Attacker as usize];
        let stones = Stones { own: white, other: black };
        black_moves[self.number(white, black)]
            && self.free.iter().filter(|&&point| Some(point) != ko).all(|&point| {
                let after = self.play(stones, point);
                after.is_none_or(|(after, _)| black_moves[self.number(after.own, after.other)])
            })
    }

    /// The stones after a move, and the point of a ko; `None` if it is not allowed.
    fn play(&self, Stones { own, other }: Stones, point: usize) -> Option<(Stones, Option<usize>)> {
        let at: Set = 1 << point;
        if (own | other) & at != 0 {
            return None;
        }
        let own = own | at;
        let mut captured: Set = 0;
        for next in bits(self.neighbors[point] & other) {
            let block = self.block(other, next);
            if self.around(block) & !(own | other) == 0 {
                captured |= block;
            }
        }
        let other = other & !captured;
        let block = self.block(own, point);
        let liberties = self.around(block) & !(own | other);
        if liberties == 0 {
            return None;
        }
        let is_ko = block == at && liberties == captured && captured.count_ones() == 1;
        Some((Stones { own, other }, is_ko.then_some(captured.trailing_zeros() as usize)))
    }

    fn block(&self, stones: Set, point: usize) -> Set {
        let mut block: Set = 1 << point;
        loop {
            let grown = block | self.around(block) & stones;
            if grown == block {
                return block;
            }
            block = grown;
        }
    }

    fn around(&self, set: Set) -> Set {
        bits(set).fold(0, |around, point| around | self.neighbors[point]) & !set
    }

    fn is_legal(&self, at: usize) -> bool {
        let (white, black) = self.stones(at);
        [white, black].into_iter().all(|stones| {
            bits(stones).all(|point| self.around(self.block(stones, point)) & !(white | black) != 0)
        })
    }

    /// The number of a position that has the wall: a digit for each free point.
    fn number(&self, white: Set, black: Set) -> usize {
        self.free.iter().fold(0, |number, at| {
            number * 3 + usize::from(white >> at & 1) + 2 * usize::from(black >> at & 1)
        })
    }

    fn stones(&self, mut number: usize) -> (Set, Set) {
        let (mut white, mut black) = (self.wall, 0);
        for at in self.free.iter().rev() {
            match number % 3 {
                1 => white |= 1 << at,
                2 => black |= 1 << at,
                _ => {}
            }
            number /= 3;
        }
        (white, black)
    }
}

fn bits(mut set: Set) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let point = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(point)
    })
}
