//! Moves and captures on the points of a part of a board, without a limit of ten.

use alloc::vec;
use alloc::vec::Vec;

use pass_alive::{Board, Color, Point};

use crate::exact::{NotLocal, Side};
use crate::part::Part;
use crate::survey::sorted;

/// A set of nodes: bit `i` for the one with number `i`.
pub(super) type Mask = u128;

/// The most nodes.
const MOST: usize = Mask::BITS as usize;

/// The part of the board as a graph. Its nodes are the playable points in reading order, then the
/// outside liberties, then the blocks of the wall. All other stones stay for ever.
#[derive(Debug, Clone)]
pub(super) struct Game {
    pub(super) owner: Color,
    /// The points of the nodes; of a block of the wall, its first stone.
    pub(super) points: Vec<Point>,
    next: Vec<Mask>,
    pub(super) playable: Mask,
    outside: Mask,
    /// The blocks of the wall.
    pub(super) wall: Mask,
    /// Nodes where a stone of the owner, of the attacker, cannot be captured.
    kept: [Mask; 2],
    pub(super) start: Position,
}

/// Stones with the side to move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Position {
    /// The stones of the owner and of the attacker.
    pub(super) stones: [Mask; 2],
    pub(super) to_move: Side,
    /// The node where the side to move may not retake a ko.
    pub(super) ko: Option<u8>,
}

/// The numbers in a set, in ascending order.
pub(super) fn bits(mut mask: Mask) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        let lowest = (mask != 0).then(|| mask.trailing_zeros() as usize);
        mask &= mask.wrapping_sub(1);
        lowest
    })
}

impl Game {
    /// Prepares the moves on `part`.
    ///
    /// # Errors
    /// [`NotLocal`] says what is wrong with the points.
    pub(super) fn new(board: &Board, owner: Color, part: &Part) -> Result<Self, NotLocal> {
        let playable = sorted(part.playable.clone());
        if let Some(&point) =
            part.wall.iter().chain(&playable).find(|&&point| point.index() >= board.len())
        {
            return Err(NotLocal::Outside(point));
        }
        let blocks = blocks(board, owner, &part.wall, &playable)?;
        let mut wall_at = vec![None; board.len()];
        for (number, block) in blocks.iter().enumerate() {
            block.iter().for_each(|&stone| wall_at[stone.index()] = Some(number));
        }
        let neighbors = |point: Point| board.topology().neighbors(point).iter().copied();
        let is_playable = |point: Point| playable.binary_search(&point).is_ok();
        let beside = |point: Point| neighbors(point).any(|q| wall_at[q.index()].is_some());
        let outside = board
            .points()
            .filter(|&point| board.get(point).is_none() && !is_playable(point) && beside(point));
        let mut points = playable.clone();
        points.extend(outside);
        let first_wall = points.len();
        points.extend(blocks.iter().map(|block| block[0]));
        if points.len() > MOST {
            return Err(NotLocal::TooManyPoints);
        }
        let set = |range: core::ops::Range<usize>| range.fold(0, |set: Mask, i| set | 1 << i);
        let mut game = Self {
            owner,
            next: vec![0; points.len()],
            playable: set(0..playable.len()),
            outside: set(playable.len()..first_wall),
            wall: set(first_wall..points.len()),
            kept: [0, set(playable.len()..first_wall)],
            start: Position { stones: [0; 2], to_move: Side::Attacker, ko: None },
            points,
        };
        game.start.stones[0] = game.wall;
        for number in 0..first_wall {
            let point = game.points[number];
            let stone = board.get(point);
            if let Some(color) = stone {
                game.start.stones[usize::from(color != owner)] |= 1 << number;
            }
            for q in neighbors(point) {
                if let Some(wall) = wall_at[q.index()] {
                    game.join(number, first_wall + wall);
                } else if number >= playable.len() {
                    // Only the wall has it as a liberty.
                } else if let Ok(other) = playable.binary_search(&q) {
                    game.join(number, other);
                } else {
                    game.kept[usize::from(board.get(q) != Some(owner))] |= 1 << number;
                }
            }
        }
        Ok(game)
    }

    fn join(&mut self, one: usize, other: usize) {
        self.next[one] |= 1 << other;
        self.next[other] |= 1 << one;
    }

    pub(super) fn around(&self, set: Mask) -> Mask {
        bits(set).fold(0, |around, node| around | self.next[node])
    }

    /// The nodes of `within` connected to those of `start`, which are among them.
    pub(super) fn connected(&self, start: Mask, within: Mask) -> Mask {
        let (mut all, mut last) = (start, start);
        while last != 0 {
            last = self.around(last) & within & !all;
            all |= last;
        }
        all
    }

    pub(super) fn empty(&self, position: Position) -> Mask {
        let [own, enemy] = position.stones;
        (self.playable | self.outside) & !(own | enemy)
    }

    /// The nodes where the side to move may try a stone: of outside liberties of the same blocks
    /// only the first.
    pub(super) fn candidates(&self, position: Position) -> Mask {
        let empty = self.empty(position);
        let ko = position.ko.map_or(0, |node| 1 << node);
        let inside = empty & self.playable & !ko;
        if position.to_move == Side::Owner {
            return inside;
        }
        let outside = empty & self.outside;
        let is_first =
            |&node: &usize| !bits(outside).any(|it| it < node && self.next[it] == self.next[node]);
        bits(outside).filter(is_first).fold(inside, |set, node| set | 1 << node)
    }

    /// Plays a stone on an empty node; `None` if that is suicide. The side `banned` may not
    /// retake a ko at once.
    pub(super) fn play(&self, position: Position, at: usize, banned: Side) -> Option<Position> {
        let (mine, theirs) = match position.to_move {
            Side::Owner => (0, 1),
            Side::Attacker => (1, 0),
        };
        let stone: Mask = 1 << at;
        let mut stones = position.stones;
        stones[mine] |= stone;
        let mut empty = self.empty(Position { stones, ..position });
        let mut captured: Mask = 0;
        let mut touched = self.next[at] & stones[theirs];
        while touched != 0 {
            let block = self.connected(touched & touched.wrapping_neg(), stones[theirs]);
            if block & self.kept[theirs] == 0 && self.around(block) & empty == 0 {
                captured |= block;
            }
            touched &= !block;
        }
        empty |= captured;
        let block = self.connected(stone, stones[mine]);
        let free = self.around(block) & empty;
        if free == 0 && block & self.kept[mine] == 0 {
            return None;
        }
        stones[theirs] &= !captured;
        let to_move = position.to_move.other();
        let is_ko = captured.is_power_of_two()
            && block == stone
            && stone & self.kept[mine] == 0
            && free == captured
            && to_move == banned;
        let ko = is_ko.then(|| captured.trailing_zeros() as u8);
        Some(Position { stones, to_move, ko })
    }

    pub(super) fn pass(position: Position) -> Position {
        Position { to_move: position.to_move.other(), ko: None, ..position }
    }

    /// `true` if a block of the wall has been captured.
    pub(super) fn is_lost(&self, position: Position) -> bool {
        self.wall & !position.stones[0] != 0
    }

    /// The playable points that play can still change: neither stones of the owner in one block
    /// with the wall nor stones of the attacker that cannot be captured.
    pub(super) fn unsettled(&self, position: Position) -> Mask {
        let [own, enemy] = position.stones;
        let kept = self.connected(enemy & self.kept[1], enemy);
        let walls = self.connected(self.wall, own);
        // With another stone that stays for ever the wall could not be captured.
        let joined = if walls & self.kept[0] == 0 { walls } else { self.wall };
        self.playable & !joined & !kept
    }

    /// The board of a position, from the one of the start.
    pub(super) fn board(&self, start: &Board, position: Position) -> Board {
        let mut board = start.clone();
        for (number, &point) in self.points.iter().enumerate() {
            let [own, enemy] = position.stones.map(|set| set & 1 << number != 0);
            let stone = if own { Some(self.owner) } else { enemy.then(|| self.owner.other()) };
            board.set(point, stone);
        }
        board
    }

    pub(super) fn points_of(&self, set: Mask) -> Vec<Point> {
        bits(set).map(|node| self.points[node]).collect()
    }
}

/// The blocks of the wall, without their playable stones.
fn blocks(
    board: &Board,
    owner: Color,
    wall: &[Point],
    playable: &[Point],
) -> Result<Vec<Vec<Point>>, NotLocal> {
    let is_playable = |point: &Point| playable.binary_search(point).is_ok();
    let is_own = |point: Point| board.get(point) == Some(owner);
    let mut found = vec![false; board.len()];
    let mut blocks = Vec::new();
    for first in sorted(wall.to_vec()) {
        if !is_own(first) || is_playable(&first) {
            return Err(NotLocal::NotWall(first));
        }
        if found[first.index()] {
            continue;
        }
        found[first.index()] = true;
        let mut block = vec![first];
        let mut next = 0;
        while let Some(&stone) = block.get(next) {
            next += 1;
            for &q in board.topology().neighbors(stone) {
                if is_own(q) && !is_playable(&q) && !found[q.index()] {
                    found[q.index()] = true;
                    block.push(q);
                }
            }
        }
        blocks.push(block);
    }
    if blocks.is_empty() { Err(NotLocal::NoWall) } else { Ok(blocks) }
}
