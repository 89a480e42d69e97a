//! The blocks of a board and the spaces that each colour's stones leave.

use alloc::vec::Vec;

use pass_alive::{Board, ByColor, Color, Grid, Judge, Point, Suicide, Unanalyzable};

/// No block, no space.
pub(crate) const NONE: u32 = u32::MAX;

/// Connected stones of one colour.
#[derive(Debug, Clone)]
pub(crate) struct Block {
    pub(crate) color: Color,
    /// In reading order.
    pub(crate) stones: Vec<Point>,
    /// In reading order.
    pub(crate) liberties: Vec<Point>,
    /// `true` if the block is alive by Benson's theorem.
    pub(crate) unconditional: bool,
}

/// A maximal connected set of points without a stone of one colour: a region of Benson's.
#[derive(Debug, Clone)]
pub(crate) struct Space {
    /// In reading order.
    pub(crate) points: Vec<Point>,
    /// The blocks of the colour around it.
    pub(crate) walls: Vec<u32>,
    /// The enemy blocks in it.
    pub(crate) enemies: Vec<u32>,
}

/// The division of the points by one colour's stones.
#[derive(Debug, Clone)]
pub(crate) struct Spaces {
    /// For each point its space; [`NONE`] under a stone of the colour.
    pub(crate) of_point: Vec<u32>,
    pub(crate) list: Vec<Space>,
}

/// What both colours' analyses share.
#[derive(Debug, Clone)]
pub(crate) struct Survey<'a> {
    pub(crate) grid: Grid,
    pub(crate) board: &'a Board,
    /// Black and white blocks, in reading order of their first stones.
    pub(crate) blocks: Vec<Block>,
    /// For each point its block; [`NONE`] if it is empty.
    pub(crate) block_at: Vec<u32>,
    spaces: ByColor<Spaces>,
}

impl<'a> Survey<'a> {
    pub(crate) fn new(grid: Grid, board: &'a Board) -> Result<Self, Unanalyzable> {
        let mut unconditional = vec![false; board.len()];
        let life = Judge::new().decide(board, Suicide::Forbidden)?;
        for stone in life.black.alive().chain(life.white.alive()) {
            unconditional[stone.index()] = true;
        }
        let (blocks, block_at) = blocks(board, &unconditional);
        let spaces = ByColor::from_fn(|color| Spaces::new(board, color, &block_at));
        Ok(Self { grid, board, blocks, block_at, spaces })
    }

    pub(crate) fn spaces(&self, color: Color) -> &Spaces {
        &self.spaces[color]
    }

    pub(crate) fn neighbors(&self, point: Point) -> &[Point] {
        self.board.topology().neighbors(point)
    }

    /// The blocks of `color`, with their numbers.
    pub(crate) fn blocks_of(&self, color: Color) -> impl Iterator<Item = (u32, &Block)> {
        (0..).zip(&self.blocks).filter(move |(_, block)| block.color == color)
    }

    /// The liberties of some blocks, in reading order.
    pub(crate) fn liberties(&self, blocks: &[u32]) -> Vec<Point> {
        let liberties = blocks.iter().map(|&block| &self.blocks[block as usize].liberties[..]);
        sorted(liberties.collect::<Vec<_>>().concat())
    }

    /// The points next to one of `points` that are not among them, in reading order.
    pub(crate) fn around(&self, points: &[Point]) -> Vec<Point> {
        let around = points.iter().flat_map(|&point| self.neighbors(point)).copied();
        sorted(around.filter(|point| points.binary_search(point).is_err()).collect())
    }
}

/// In increasing order, each once.
pub(crate) fn sorted<T: Ord>(mut numbers: Vec<T>) -> Vec<T> {
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

/// The points connected with `first` through points that `enter` lets in, in reading order. `found`
/// marks those that belong to some component already.
pub(crate) fn component(
    board: &Board,
    first: Point,
    found: &mut [bool],
    enter: &dyn Fn(Point) -> bool,
) -> Vec<Point> {
    let mut points = vec![first];
    found[first.index()] = true;
    let mut next = 0;
    while let Some(&point) = points.get(next) {
        next += 1;
        for &neighbor in board.topology().neighbors(point) {
            if !found[neighbor.index()] && enter(neighbor) {
                found[neighbor.index()] = true;
                points.push(neighbor);
            }
        }
    }
    sorted(points)
}

fn blocks(board: &Board, unconditional: &[bool]) -> (Vec<Block>, Vec<u32>) {
    let mut found = vec![false; board.len()];
    let mut block_at = vec![NONE; board.len()];
    let mut blocks = Vec::new();
    for first in board.points() {
        let Some(color) = board.get(first) else { continue };
        if found[first.index()] {
            continue;
        }
        let stones = component(board, first, &mut found, &|point| board.get(point) == Some(color));
        let around = stones.iter().flat_map(|&stone| board.topology().neighbors(stone)).copied();
        let liberties = sorted(around.filter(|&point| board.get(point).is_none()).collect());
        stones.iter().for_each(|&stone| block_at[stone.index()] = blocks.len() as u32);
        let unconditional = unconditional[first.index()];
        blocks.push(Block { color, stones, liberties, unconditional });
    }
    (blocks, block_at)
}

impl Spaces {
    fn new(board: &Board, color: Color, block_at: &[u32]) -> Self {
        let mut found = vec![false; board.len()];
        let mut of_point = vec![NONE; board.len()];
        let mut list: Vec<Space> = Vec::new();
        for first in board.points() {
            if found[first.index()] || board.get(first) == Some(color) {
                continue;
            }
            let points =
                component(board, first, &mut found, &|point| board.get(point) != Some(color));
            let (mut walls, mut enemies) = (Vec::new(), Vec::new());
            for &point in &points {
                of_point[point.index()] = list.len() as u32;
                if board.get(point).is_some() {
                    enemies.push(block_at[point.index()]);
                }
                let around = board.topology().neighbors(point).iter();
                walls.extend(
                    around
                        .filter(|&&next| board.get(next) == Some(color))
                        .map(|&next| block_at[next.index()]),
                );
            }
            list.push(Space { points, walls: sorted(walls), enemies: sorted(enemies) });
        }
        Self { of_point, list }
    }
}
