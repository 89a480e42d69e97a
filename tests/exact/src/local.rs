//! The part of a board that is played out.

use std::fmt;

use pass_alive::{Board, Color, Point};

use super::field::Field;
use super::mask::{Mask, bits, first};
use crate::sorted;

/// The part of a board that is played out.
///
/// Some stones of the owner are the *wall*: the attacker has won as soon as a block of the wall
/// is captured. Both sides play on the *playable* points. All other stones, of both colours, stay
/// for ever. An empty point next to the wall that is not playable is an *outside liberty*: the
/// attacker may fill it, the owner does not play there.
///
/// An empty point that is not playable belongs to the attacker: a stone of the attacker next to
/// it cannot be captured, and only the wall has it as a liberty.
#[derive(Debug, Clone)]
pub struct Local {
    pub(super) owner: Color,
    /// The playable points in reading order.
    pub(super) points: Vec<Point>,
    /// For each playable point, the playable points next to it.
    pub(super) next: Vec<Mask>,
    /// For each block of the wall, the playable points next to it.
    pub(super) walls: Vec<Mask>,
    /// For each block of the wall, its first stone.
    pub(super) stones: Vec<Point>,
    /// Playable points next to a stone of the owner, not of the wall, that stays for ever.
    pub(super) anchored: Mask,
    /// Playable points next to an attacker's stone that stays for ever, or to an empty point that
    /// is not playable.
    pub(super) open: Mask,
    pub(super) start: Stones,
    pub(super) outside: Vec<Outside>,
}

/// The stones on the playable points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Stones {
    pub(super) own: Mask,
    pub(super) enemy: Mask,
}

/// Outside liberties of the same blocks of the wall.
#[derive(Debug, Clone)]
pub(super) struct Outside {
    pub(super) walls: Mask,
    /// The empty points, in reading order; none if [`Local::with_outside`] has set their number.
    pub(super) points: Vec<Point>,
    pub(super) count: u8,
}

/// The reason why a part of a board cannot be played out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum NotLocal {
    /// There is no wall.
    NoWall,
    /// A point of the wall has no stone of the owner, or is playable too.
    NotWall(Point),
    /// The board has no such point.
    Outside(Point),
    /// There are more playable points than [`Local::MAX_POINTS`].
    TooManyPoints,
    /// The wall has more blocks than [`Local::MOST_BLOCKS`].
    TooManyBlocks,
    /// The block on this point has no liberty.
    NoLiberty(Point),
}

impl fmt::Display for NotLocal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotLocal::NoWall => f.write_str("there is no wall"),
            NotLocal::NotWall(point) => write!(f, "point {point} is no stone of the wall"),
            NotLocal::Outside(point) => write!(f, "the board has no point {point}"),
            NotLocal::TooManyPoints => f.write_str("there are too many playable points"),
            NotLocal::TooManyBlocks => f.write_str("the wall has too many blocks"),
            NotLocal::NoLiberty(point) => write!(f, "the block on point {point} has no liberty"),
        }
    }
}

impl std::error::Error for NotLocal {}

impl Local {
    /// The most playable points, whatever the limits of a caller.
    pub const MAX_POINTS: usize = 18;

    /// The most blocks of the wall.
    pub const MOST_BLOCKS: usize = 16;

    /// The most outside liberties counted for the same blocks of the wall.
    const MOST_OUTSIDE: usize = 20;

    /// Prepares the part of `board` with the playable points `playable`, where the stones of
    /// `owner` on `wall` must not be captured. Other stones of the same blocks belong to the wall
    /// too, unless they are playable. Points may be given in any order and more than once.
    ///
    /// # Errors
    /// [`NotLocal`] says what is wrong with the points.
    pub fn new(
        board: &Board,
        owner: Color,
        wall: &[Point],
        playable: &[Point],
    ) -> Result<Self, NotLocal> {
        let points = sorted(playable.to_vec());
        if let Some(&point) = wall.iter().chain(&points).find(|&&p| p.index() >= board.len()) {
            return Err(NotLocal::Outside(point));
        }
        if points.len() > Self::MAX_POINTS {
            return Err(NotLocal::TooManyPoints);
        }
        let part = Part::new(board, owner, wall, &points)?;
        part.local(points).checked()
    }

    /// The same part of the board with `count` outside liberties, each next to every block of the
    /// wall, in place of those of the board.
    ///
    /// # Errors
    /// [`NotLocal::NoLiberty`] if a block of the wall is left without a liberty.
    pub fn with_outside(mut self, count: u8) -> Result<Self, NotLocal> {
        let count = count.min(Self::MOST_OUTSIDE as u8);
        let all = Outside { walls: first(self.walls.len()), points: Vec::new(), count };
        self.outside = if count == 0 { Vec::new() } else { vec![all] };
        self.checked()
    }

    /// The side whose wall is attacked.
    #[must_use]
    pub fn owner(&self) -> Color {
        self.owner
    }

    /// The playable points in reading order.
    #[must_use]
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// The colour of `side`.
    #[must_use]
    pub fn color(&self, side: super::Side) -> Color {
        match side {
            super::Side::Owner => self.owner,
            super::Side::Attacker => self.owner.other(),
        }
    }

    /// This, if every block at the start has a liberty.
    fn checked(self) -> Result<Self, NotLocal> {
        let field = Field::new(&self);
        if let Some(i) = field.stuck(self.start) {
            return Err(NotLocal::NoLiberty(self.points[i]));
        }
        let breathing = self.outside.iter().fold(0, |mask, outside| mask | outside.walls);
        let stuck = field
            .short_walls(self.start)
            .find(|short| short.liberties == 0 && short.walls & breathing == 0);
        match stuck.and_then(|short| bits(short.walls).next()) {
            Some(wall) => Err(NotLocal::NoLiberty(self.stones[wall])),
            None => Ok(self),
        }
    }
}

/// The points of a board, sorted by what they are to the part that is played out.
struct Part<'a> {
    board: &'a Board,
    owner: Color,
    roles: Vec<Role>,
    /// For each block of the wall, its first stone.
    stones: Vec<Point>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Role {
    /// A point that stays as it is, or an outside liberty.
    Other,
    /// A playable point with its number.
    Playable(usize),
    /// A stone of the block of the wall with this number.
    Wall(usize),
}

impl<'a> Part<'a> {
    fn new(
        board: &'a Board,
        owner: Color,
        wall: &[Point],
        points: &[Point],
    ) -> Result<Self, NotLocal> {
        let mut part =
            Self { board, owner, roles: vec![Role::Other; board.len()], stones: Vec::new() };
        for (number, &point) in points.iter().enumerate() {
            part.roles[point.index()] = Role::Playable(number);
        }
        for point in sorted(wall.to_vec()) {
            match part.roles[point.index()] {
                Role::Wall(_) => {}
                Role::Other if board.get(point) == Some(owner) => part.add_block(point)?,
                _ => return Err(NotLocal::NotWall(point)),
            }
        }
        if part.stones.is_empty() { Err(NotLocal::NoWall) } else { Ok(part) }
    }

    /// Adds the block of the wall with the stone on `point`, without its playable stones.
    fn add_block(&mut self, point: Point) -> Result<(), NotLocal> {
        let number = self.stones.len();
        if number == Local::MOST_BLOCKS {
            return Err(NotLocal::TooManyBlocks);
        }
        self.stones.push(point);
        self.roles[point.index()] = Role::Wall(number);
        let mut waiting = vec![point];
        while let Some(stone) = waiting.pop() {
            for &q in self.board.topology().neighbors(stone) {
                if self.board.get(q) == Some(self.owner) && self.roles[q.index()] == Role::Other {
                    self.roles[q.index()] = Role::Wall(number);
                    waiting.push(q);
                }
            }
        }
        Ok(())
    }

    fn local(self, points: Vec<Point>) -> Local {
        let mut local = Local {
            owner: self.owner,
            next: vec![0; points.len()],
            walls: vec![0; self.stones.len()],
            anchored: 0,
            open: 0,
            start: Stones { own: 0, enemy: 0 },
            outside: self.outside(),
            stones: self.stones,
            points,
        };
        for (number, &point) in local.points.iter().enumerate() {
            match self.board.get(point) {
                Some(color) if color == self.owner => local.start.own |= 1 << number,
                Some(_) => local.start.enemy |= 1 << number,
                None => {}
            }
            for &q in self.board.topology().neighbors(point) {
                match self.roles[q.index()] {
                    Role::Playable(other) => local.next[number] |= 1 << other,
                    Role::Wall(wall) => local.walls[wall] |= 1 << number,
                    Role::Other if self.board.get(q) == Some(self.owner) => {
                        local.anchored |= 1 << number;
                    }
                    Role::Other => local.open |= 1 << number,
                }
            }
        }
        local
    }

    /// The outside liberties, those of the same blocks together, in reading order of their first
    /// points.
    fn outside(&self) -> Vec<Outside> {
        let mut outside: Vec<Outside> = Vec::new();
        for point in self.board.points() {
            if self.board.get(point).is_some() || self.roles[point.index()] != Role::Other {
                continue;
            }
            let neighbors = self.board.topology().neighbors(point);
            let walls = neighbors.iter().fold(0, |mask, &q| match self.roles[q.index()] {
                Role::Wall(wall) => mask | 1 << wall,
                _ => mask,
            });
            if walls == 0 {
                continue;
            }
            match outside.iter_mut().find(|known| known.walls == walls) {
                None => outside.push(Outside { walls, points: vec![point], count: 1 }),
                Some(known) if known.points.len() < Local::MOST_OUTSIDE => {
                    known.points.push(point);
                    known.count += 1;
                }
                Some(_) => {}
            }
        }
        outside
    }
}
