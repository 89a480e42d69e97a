//! Stones on a topology, set up freely or played by the rules.

use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;
use core::fmt;
use core::ops::{ControlFlow, Range};

use crate::color::Color;
use crate::components::Components;
use crate::grid::Grid;
use crate::id::Point;
use crate::rules::Suicide;
use crate::space::Space;
use crate::topology::{Topology, reading_order};

/// Stones on a [`Topology`].
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Board {
    topology: Arc<Topology>,
    stones: Vec<Option<Color>>,
}

/// The error for a move that may not be played. The board is unchanged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Illegal {
    /// The board has no such point.
    Outside,
    /// There is a stone on the point.
    Occupied,
    /// The move would leave the mover's own block without a liberty.
    Suicide,
    /// The move would retake a ko at once; only [`crate::Game`] forbids that and what follows.
    Ko,
    /// The move would take a ko at once after the opponent took another ([`crate::Ko::Kim`]).
    KoAfterKo,
    /// The move has more stones than are left of the turn ([`crate::Game::with_stones_a_turn`]).
    TooMany,
    /// Several stones may be placed as Black's first move only ([`crate::Game::play_first`]).
    NotFirst,
    /// The game is over ([`crate::Game::with_end_after_passes`]).
    Over,
}

impl Illegal {
    /// A stable word for programs, such as `ko-after-ko`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Illegal::Outside => "outside",
            Illegal::Occupied => "occupied",
            Illegal::Suicide => "suicide",
            Illegal::Ko => "ko",
            Illegal::KoAfterKo => "ko-after-ko",
            Illegal::TooMany => "too-many-stones",
            Illegal::NotFirst => "not-first",
            Illegal::Over => "over",
        }
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Illegal::Outside => "the board has no such point",
            Illegal::Occupied => "there is a stone on the point",
            Illegal::Suicide => "the move would be suicide",
            Illegal::Ko => "the move would retake the ko at once",
            Illegal::KoAfterKo => "the move would take a ko right after the opponent took one",
            Illegal::TooMany => "no stones are left in this turn",
            Illegal::NotFirst => "only Black's first move may have any number of stones",
            Illegal::Over => "the game is over",
        })
    }
}

impl core::error::Error for Illegal {}

/// The effects of a legal move.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Played {
    /// The opponent's stones that were removed.
    pub captured: Vec<Point>,
    /// The mover's own stones that were removed, the new one among them.
    pub suicide: Vec<Point>,
    /// The point that the opponent may not play on next, because that would retake a ko.
    pub ko: Option<Point>,
}

impl Board {
    /// An empty board on a [`Grid`], a [`Space`] or any other topology.
    ///
    /// ```
    /// use pass_alive::{Board, Color, Grid};
    /// let mut board = Board::new(Grid::STANDARD);
    /// let point = board.point_named("Q16").unwrap();
    /// board.set(point, Some(Color::Black));
    /// assert_eq!(board.name(point), "Q16");
    /// ```
    #[must_use]
    pub fn new(topology: impl Into<Arc<Topology>>) -> Self {
        let topology = topology.into();
        let stones = vec![None; topology.len()];
        Self { topology, stones }
    }

    /// The topology of the board: the points next to each point.
    #[must_use]
    pub fn topology(&self) -> &Arc<Topology> {
        &self.topology
    }

    /// The columns, rows and layers, unless the topology was made from edges.
    #[must_use]
    pub fn space(&self) -> Option<Space> {
        self.topology.space()
    }

    /// The columns and rows, if the board is a rectangle: one layer without joined edges.
    #[must_use]
    pub fn grid(&self) -> Option<Grid> {
        self.space()?.grid()
    }

    /// The name of `point`, such as `C3` or `2:C3`; its number if the topology was made from edges.
    ///
    /// # Panics
    /// If the board has no such point.
    #[must_use]
    pub fn name(&self, point: Point) -> String {
        assert!(point.index() < self.len(), "there is no point {point} on the board");
        self.space().map_or_else(|| point.to_string(), |space| space.name(point))
    }

    /// The point called `name`, in upper or lower case; `None` if the board has no such point.
    #[must_use]
    pub fn point_named(&self, name: &str) -> Option<Point> {
        match self.space() {
            Some(space) => space.point_named(name),
            None => name.parse().ok().map(Point::new).filter(|&point| point.index() < self.len()),
        }
    }

    /// The stone on each point, if there is one.
    #[must_use]
    pub fn stones(&self) -> &[Option<Color>] {
        &self.stones
    }

    /// The number of points.
    #[must_use]
    pub fn len(&self) -> usize {
        self.stones.len()
    }

    /// Returns `true` if the board has no point.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.stones.is_empty()
    }

    /// All points in order.
    pub fn points(
        &self,
    ) -> impl ExactSizeIterator<Item = Point> + DoubleEndedIterator + Clone + use<> {
        Point::first(self.len() as u32)
    }

    /// The stone on `point`, if there is one.
    ///
    /// # Panics
    /// If the board has no such point.
    #[must_use]
    pub fn get(&self, point: Point) -> Option<Color> {
        self.stones[point.index()]
    }

    /// Puts a stone on `point`, or takes one away, without any rule of play.
    ///
    /// # Panics
    /// If the board has no such point.
    pub fn set(&mut self, point: Point, stone: Option<Color>) {
        self.stones[point.index()] = stone;
    }

    /// The blocks and empty areas.
    pub(crate) fn components(&self) -> Components {
        let mut components = Components::default();
        components.divide(&self.topology, &self.stones);
        components
    }

    /// Puts a stone on each of `points`, or takes those there away, without any rule of play.
    ///
    /// # Panics
    /// If the board has not all of these points.
    pub fn fill(&mut self, points: Range<Point>, stone: Option<Color>) {
        self.stones[points.start.index()..points.end.index()].fill(stone);
    }

    /// The stones of the block on `point`, in no particular order; empty if the point is
    /// empty.
    #[must_use]
    pub fn block_at(&self, point: Point) -> Vec<Point> {
        let Some(color) = self.get(point) else {
            return Vec::new();
        };
        let mut block = Vec::new();
        let mut entered = vec![false; self.len()];
        entered[point.index()] = true;
        self.topology.flood(point, &mut block, |q| {
            self.get(q) == Some(color) && !core::mem::replace(&mut entered[q.index()], true)
        });
        block
    }

    fn has_liberty(&self, stone: Point) -> bool {
        self.topology.neighbors(stone).iter().any(|&q| self.get(q).is_none())
    }

    /// Returns `true` if the block with a stone of `color` on `stone` has a liberty besides `liberty`.
    fn has_other_liberty(&self, stone: Point, color: Color, liberty: Point) -> bool {
        let mut entered = vec![false; self.len()];
        entered[stone.index()] = true;
        let found = self.topology.flood_until(stone, &mut Vec::new(), |q| match self.get(q) {
            None if q != liberty => ControlFlow::Break(()),
            other if other != Some(color) => ControlFlow::Continue(false),
            _ => ControlFlow::Continue(!core::mem::replace(&mut entered[q.index()], true)),
        });
        found.is_break()
    }

    /// The block with a stone of `color` on `point`, if it has no liberty. The search ends at
    /// the first liberty.
    fn captured_at(&self, point: Point, color: Color) -> Option<Vec<Point>> {
        if self.has_liberty(point) {
            return None;
        }
        let mut block = Vec::new();
        let mut entered = vec![false; self.len()];
        entered[point.index()] = true;
        let found = self.topology.flood_until(point, &mut block, |q| match self.get(q) {
            None => ControlFlow::Break(()),
            Some(stone) if stone != color => ControlFlow::Continue(false),
            Some(_) => ControlFlow::Continue(!core::mem::replace(&mut entered[q.index()], true)),
        });
        found.is_continue().then_some(block)
    }

    /// The first block in reading order that has no liberty, points in reading order.
    /// Such a board cannot arise in play and is not analysed.
    #[must_use]
    pub fn block_without_liberties(&self) -> Option<Vec<Point>> {
        let components = self.components();
        let (block, _) = components.block_without_liberties()?;
        Some(components.points(block).to_vec())
    }

    /// Plays a stone of `color` on `point` by the rules (Benson 1976, Rules 1 and 2,
    /// corrected): the stone is placed, and every enemy block without a liberty is removed. If
    /// the block of the new stone then has no liberty, the move is illegal or, with suicide
    /// allowed, that block is removed.
    ///
    /// A board does not know the previous move, so it cannot forbid retaking a ko;
    /// [`crate::Game`] can.
    ///
    /// ```
    /// use pass_alive::{Board, Color, Illegal, Suicide};
    /// let mut board = Board::from_rows("
    ///     . O X
    ///     O X X
    ///     X . .
    /// ").unwrap();
    /// let corner = board.point_named("A3").unwrap();
    /// let suicide = board.play(Color::White, corner, Suicide::Forbidden);
    /// assert_eq!(suicide, Err(Illegal::Suicide));
    /// let capture = board.play(Color::Black, corner, Suicide::Forbidden).unwrap();
    /// assert_eq!(capture.captured.len(), 2);
    /// ```
    ///
    /// # Errors
    /// [`Illegal`] says why the move may not be played; the board is unchanged.
    pub fn play(
        &mut self,
        color: Color,
        point: Point,
        suicide: Suicide,
    ) -> Result<Played, Illegal> {
        self.play_together(color, &[point], suicide)
    }

    /// Returns `true` if `color` may play on `point` by the rules, as [`Board::play`] would.
    #[must_use]
    pub fn is_legal(&self, color: Color, point: Point, suicide: Suicide) -> bool {
        if self.stones.get(point.index()) != Some(&None) {
            return false;
        }
        let lives = |&q: &Point| match self.get(q) {
            None => true,
            // The new stone shares another liberty of a block of its colour, or captures an enemy.
            Some(stone) => (stone == color) == self.has_other_liberty(q, stone, point),
        };
        suicide == Suicide::Allowed || self.topology.neighbors(point).iter().any(lives)
    }

    /// Plays stones of `color` on all of `points` at the same time, and then captures as
    /// [`Board::play`] does: first every enemy block without a liberty, then those of the mover.
    /// With suicide forbidden the move is illegal if one of its stones would stand without a liberty.
    ///
    /// # Errors
    /// [`Illegal`] says why the move may not be played; the board is unchanged. A point that is listed
    /// twice is occupied the second time.
    pub fn play_together(
        &mut self,
        color: Color,
        points: &[Point],
        suicide: Suicide,
    ) -> Result<Played, Illegal> {
        for (placed, &point) in points.iter().enumerate() {
            let why = match self.stones.get_mut(point.index()) {
                None => Illegal::Outside,
                Some(Some(_)) => Illegal::Occupied,
                Some(stone) => {
                    *stone = Some(color);
                    continue;
                }
            };
            points[..placed].iter().for_each(|&p| self.set(p, None));
            return Err(why);
        }
        let mut played = self.capture_around(color, points);
        if !played.suicide.is_empty() && suicide == Suicide::Forbidden {
            played.captured.iter().for_each(|&p| self.set(p, Some(color.other())));
            played.suicide.iter().for_each(|&p| self.set(p, Some(color)));
            points.iter().for_each(|&p| self.set(p, None));
            return Err(Illegal::Suicide);
        }
        if let (&[point], &[captured]) = (points, &played.captured[..]) {
            let mut neighbors = self.topology.neighbors(point).iter();
            let one_liberty = neighbors.clone().filter(|&&q| self.get(q).is_none()).count() == 1;
            let alone = neighbors.all(|&q| self.get(q) != Some(color));
            played.ko = (alone && one_liberty).then_some(captured);
        }
        Ok(played)
    }

    /// Executes a recorded move as SGF prescribes: the stone replaces whatever is on the
    /// point, enemy blocks without a liberty are removed, and then the block of the new stone
    /// if it has none. No move is forbidden; try [`Board::play`] on a copy to see whether the
    /// move is legal.
    pub fn execute(&mut self, color: Color, point: Point) -> Played {
        self.set(point, Some(color));
        self.capture_around(color, &[point])
    }

    /// Removes what stones of `color` just put on `points` leave without a liberty.
    fn capture_around(&mut self, color: Color, points: &[Point]) -> Played {
        let mut played = Played::default();
        let topology = Arc::clone(&self.topology);
        for &q in points.iter().flat_map(|&point| topology.neighbors(point)) {
            self.remove_captured(q, color.other(), &mut played.captured);
        }
        played.captured = reading_order(played.captured);
        for &point in points {
            self.remove_captured(point, color, &mut played.suicide);
        }
        played.suicide = reading_order(played.suicide);
        played
    }

    /// Removes the block on `point` if it is of `color` and has no liberty, and adds its stones to
    /// `removed`.
    fn remove_captured(&mut self, point: Point, color: Color, removed: &mut Vec<Point>) {
        if self.get(point) == Some(color)
            && let Some(block) = self.captured_at(point, color)
        {
            block.iter().for_each(|&p| self.set(p, None));
            removed.extend(block);
        }
    }
}
