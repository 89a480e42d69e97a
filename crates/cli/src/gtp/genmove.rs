//! Choosing a move (6.3.3, 6.3.5): a plain one, and a pass when all is settled.

use std::cmp::Reverse;

use pass_alive::{Analysis, Board, Color, Game, Judge, Point, Rules, Suicide};

use super::engine::{Engine, played};
use super::failure::Answer;
use super::words::{Vertex, Words};

pub(super) fn genmove(engine: &mut Engine, words: &mut Words<'_>) -> Answer {
    let color = words.color()?;
    let chosen = choose(engine.game(), color, engine.suicide());
    engine.play(color, chosen.map_or(Vertex::Pass, Vertex::On))?;
    Ok(name(engine, chosen))
}

pub(super) fn reg_genmove(engine: &mut Engine, words: &mut Words<'_>) -> Answer {
    let color = words.color()?;
    Ok(name(engine, choose(engine.game(), color, engine.suicide())))
}

fn name(engine: &Engine, chosen: Option<Point>) -> String {
    chosen.map_or("pass".to_owned(), |point| engine.grid().name(point))
}

/// The best legal move of `color` on a square board; `None` is a pass. Points that are held are left
/// alone, and so are those where a move would fill an eye for nothing, be suicide, or put several
/// stones into atari for nothing. Of the other moves that is best which changes most in who holds
/// points, then the one that saves and takes most stones; the first in reading order of equal ones.
pub(super) fn choose(game: &Game, color: Color, suicide: Suicide) -> Option<Point> {
    let mut chooser = Chooser::new(game, color, suicide)?;
    let points = game.board().points();
    let worths = points.filter_map(|point| Some((chooser.worth(point)?, Reverse(point))));
    worths.max().map(|(_, Reverse(point))| point)
}

/// A position, analysed before its moves are tried.
struct Chooser<'a> {
    game: &'a Game,
    color: Color,
    suicide: Suicide,
    judge: Judge,
    /// The points that somebody holds.
    is_held: Vec<bool>,
    /// The points of the colour's small regions: its eyes, or what may become some.
    is_eye: Vec<bool>,
    /// The points that the colour holds less those that its enemy holds.
    lead: i64,
}

/// The better move has the greater worth.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Worth {
    /// The points by which the lead in held points grows.
    gain: i64,
    /// The stones taken, and those of blocks in atari that have more liberties afterwards.
    stones: usize,
    /// The liberties of the block, up to four.
    liberties: usize,
    /// The lines between the point and the third line of the board, which is best.
    from_third_line: Reverse<u32>,
}

impl<'a> Chooser<'a> {
    /// `None` if the position cannot be analysed.
    fn new(game: &'a Game, color: Color, suicide: Suicide) -> Option<Self> {
        let board = game.board();
        let rules = Rules { suicide, ..Rules::default() };
        let [own, enemy] =
            [color, color.other()].map(|color| Analysis::new(board, color, rules).ok());
        let (own, enemy) = (own?, enemy?);
        let mut is_held = vec![false; board.len()];
        own.held().chain(enemy.held()).for_each(|point| is_held[point.index()] = true);
        let mut is_eye = vec![false; board.len()];
        for region in own.regions().filter(|region| region.kind().is_some()) {
            region.points().iter().for_each(|&point| is_eye[point.index()] = true);
        }
        let mut judge = Judge::new();
        let lead = lead(&mut judge, board, color, suicide)?;
        Some(Self { game, color, suicide, judge, is_held, is_eye, lead })
    }

    /// The worth of a move; `None` if it is illegal or left alone.
    fn worth(&mut self, point: Point) -> Option<Worth> {
        let before = self.game.board();
        if before.get(point).is_some() || self.is_held[point.index()] {
            return None;
        }
        let after = played(self.game, self.color, Vertex::On(point)).ok()?;
        let after = after.board();
        let block = after.block_at(point);
        if block.is_empty() {
            return None;
        }
        let liberties = liberties(after, &block);
        let taken = before.len() - empty(before) + 1 - (after.len() - empty(after));
        let gain = lead(&mut self.judge, after, self.color, self.suicide)? - self.lead;
        let is_for_nothing = taken == 0 && gain <= 0;
        if is_for_nothing && (self.is_eye[point.index()] || liberties == 1 && block.len() > 1) {
            return None;
        }
        let stones = taken + if liberties > 1 { self.in_atari(point) } else { 0 };
        let from_third_line = Reverse(line_of(after, point).abs_diff(3));
        Some(Worth { gain, stones, liberties: liberties.min(4), from_third_line })
    }

    /// The colour's stones next to `point` that are in blocks with one liberty.
    fn in_atari(&self, point: Point) -> usize {
        let board = self.game.board();
        let mut saved: Vec<Point> = Vec::new();
        for &stone in board.topology().neighbors(point) {
            if board.get(stone) == Some(self.color) && !saved.contains(&stone) {
                let block = board.block_at(stone);
                if liberties(board, &block) == 1 {
                    saved.extend(block);
                }
            }
        }
        saved.len()
    }
}

/// The points that `color` holds less those that its enemy holds.
fn lead(judge: &mut Judge, board: &Board, color: Color, suicide: Suicide) -> Option<i64> {
    let held = judge.decide(board, suicide).ok()?.map(|life| life.held_count() as i64);
    Some(held[color] - held[color.other()])
}

fn empty(board: &Board) -> usize {
    board.stones().iter().filter(|stone| stone.is_none()).count()
}

fn liberties(board: &Board, block: &[Point]) -> usize {
    let next_to = block.iter().flat_map(|&stone| board.topology().neighbors(stone));
    let mut empty: Vec<Point> =
        next_to.copied().filter(|&point| board.get(point).is_none()).collect();
    empty.sort_unstable();
    empty.dedup();
    empty.len()
}

/// The line of a square board that a point is on, the first at the edge.
fn line_of(board: &Board, point: Point) -> u32 {
    let size = board.len().isqrt() as u32;
    let (column, row) = (point.number() % size, point.number() / size);
    [column, row, size - 1 - column, size - 1 - row].into_iter().min().unwrap_or(0) + 1
}
