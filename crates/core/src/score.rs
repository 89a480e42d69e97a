//! Scoring by Benson's Rule 3.

use alloc::vec::Vec;
use core::ops::Index;

use crate::board::{Board, Color, Suicide};
use crate::game::Prisoners;
use crate::judge::Judge;
use crate::topology::Point;
use crate::unanalyzable::Unanalyzable;

/// The score of a final position (Benson 1976, Rule 3): every stone that is not unconditionally
/// alive is removed, all at once, and becomes a prisoner; each area of empty points next to
/// stones of one colour then counts for that colour. Stones in seki are removed too,
/// because they are not unconditionally alive.
///
/// ```
/// use pass_alive::{Color, Prisoners, Score, Suicide, notation::rows};
/// let (_, board) = rows::read("
///     O X
///     . X
///     X .
/// ").unwrap();
/// let score = Score::new(&board, Suicide::Forbidden, Prisoners::default()).unwrap();
/// assert_eq!((score[Color::Black].total(), score[Color::White].total()), (4, 0));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    black: SideScore,
    white: SideScore,
    /// The empty points that count, for each colour.
    points: [Vec<Point>; 2],
    /// The stones removed, of both colours, in reading order.
    pub removed: Vec<Point>,
    /// The empty points that count for nobody afterwards, in reading order.
    pub neutral: Vec<Point>,
    /// The board afterwards. Do not score it again: a block may have been alive only because
    /// of a stone that was removed.
    pub board: Board,
}

/// The score of one side, and what it is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SideScore {
    /// The empty points next to stones of this colour only, after the removal.
    pub area: u32,
    /// All prisoners, the enemy stones removed among them.
    pub prisoners: u32,
    /// The stones of this colour that stay on the board.
    pub stones: u32,
}

impl SideScore {
    /// The score by Rule 3, as in territory counting.
    #[must_use]
    pub fn total(self) -> u32 {
        self.area + self.prisoners
    }

    /// The score by area counting.
    #[must_use]
    pub fn stones_and_area(self) -> u32 {
        self.stones + self.area
    }
}

impl Index<Color> for Score {
    type Output = SideScore;

    fn index(&self, color: Color) -> &SideScore {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }
}

impl Score {
    /// Scores `board`, with the `prisoners` taken so far.
    ///
    /// # Errors
    /// [`Unanalyzable::NoLiberty`] if a block has no liberty.
    pub fn new(
        board: &Board,
        suicide: Suicide,
        prisoners: Prisoners,
    ) -> Result<Self, Unanalyzable> {
        let mut judge = Judge::new();
        let mut prepared = judge.prepare(board)?;
        let mut score = Self {
            black: SideScore { prisoners: prisoners.by_black, ..SideScore::default() },
            white: SideScore { prisoners: prisoners.by_white, ..SideScore::default() },
            points: [Vec::new(), Vec::new()],
            removed: Vec::new(),
            neutral: Vec::new(),
            board: Board::new(board.topology().clone()),
        };
        for color in Color::BOTH {
            let alive = prepared.decide(color, suicide).blocks().filter(|(_, is_alive)| *is_alive);
            for &point in alive.flat_map(|(stones, _)| stones) {
                score.board.set(point, Some(color));
                score.count(color).stones += 1;
            }
        }
        for point in 0..board.len() as Point {
            if let (Some(color), None) = (board.get(point), score.board.get(point)) {
                score.removed.push(point);
                score.count(color.other()).prisoners += 1;
            }
        }
        score.count_areas();
        Ok(score)
    }

    /// The empty points that count for `color` afterwards, in reading order: its
    /// [`SideScore::area`].
    #[must_use]
    pub fn points(&self, color: Color) -> &[Point] {
        &self.points[color as usize]
    }

    fn count(&mut self, color: Color) -> &mut SideScore {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }

    fn count_areas(&mut self) {
        let mut entered = vec![false; self.board.len()];
        let mut area = Vec::new();
        for first in 0..self.board.len() as Point {
            if self.board.get(first).is_some()
                || core::mem::replace(&mut entered[first as usize], true)
            {
                continue;
            }
            area.clear();
            let mut next_to = [false; 2];
            self.board.topology().flood(first, &mut area, |q| match self.board.get(q) {
                Some(color) => {
                    next_to[color as usize] = true;
                    false
                }
                None => !core::mem::replace(&mut entered[q as usize], true),
            });
            match next_to {
                [true, false] => self.points[0].extend_from_slice(&area),
                [false, true] => self.points[1].extend_from_slice(&area),
                _ => self.neutral.extend_from_slice(&area),
            }
        }
        for points in self.points.iter_mut().chain([&mut self.neutral]) {
            points.sort_unstable();
        }
        self.black.area = self.points[0].len() as u32;
        self.white.area = self.points[1].len() as u32;
    }
}
