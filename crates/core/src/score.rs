//! Scoring by Benson's Rule 3, and by Kim's counting.

use alloc::vec::Vec;
use core::ops::Index;

use crate::board::Board;
use crate::by_color::ByColor;
use crate::color::Color;
use crate::game::Prisoners;
use crate::id::Point;
use crate::judge::Judge;
use crate::rules::Suicide;
use crate::unanalyzable::Unanalyzable;
use crate::words::parsed_words;

/// The way to count a final position. A stone is *dead* if it is not unconditionally alive. A colour
/// *encloses* an area if it is a part of the board without living stones, all stones next to it
/// are alive and of that colour, and there is one; dead stones in the area are no border.
///
/// Both ways count for a colour the empty points that it encloses, two points for each dead enemy
/// stone there (the point, and the prisoner), and the prisoners taken before. Each side's score is the
/// same by both if all dead stones are enclosed by their enemy, and the difference of the sides if
/// all are enclosed.
///
/// ```
/// use pass_alive::{Board, Color, Counting, Prisoners, Score, Suicide};
/// // Black encloses all other points. White's stone on G1 is dead, and Black's on F1 too.
/// let board = Board::from_rows("
///     . X . X . . .
///     X X X X . X O
/// ").unwrap();
/// let score = |counting| {
///     let none = Prisoners::default();
///     let score = Score::with_counting(&board, counting, Suicide::Forbidden, none).unwrap();
///     Color::BOTH.map(|color| score[color].total())
/// };
/// assert_eq!(score(Counting::Rule3), [9, 1]);
/// assert_eq!(score(Counting::Kim), [8, 0]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Counting {
    /// Benson 1976, Rule 3: all dead stones are removed and become prisoners. The points of a colour's
    /// own dead stones count for it where it encloses them.
    #[default]
    Rule3,
    /// After Kim 1978: only dead stones that the enemy encloses are removed and become prisoners. All
    /// others stay on the board and count for nobody. Kim's own sum is over all closed surfaces, of
    /// living stones or dead ones, so that both colours can score the same points and an area inside
    /// another counts twice. Here only living stones enclose, and each area counts once.
    Kim,
}

parsed_words!(Counting { Rule3 => "rule3", Kim => "kim" });

/// The score of a final position by Benson's Rule 3 (1976), or by another [`Counting`]. By Rule 3
/// every stone that is not unconditionally alive is removed, all at once, and becomes a prisoner;
/// each area of empty points next to stones of one colour then counts for that colour. Stones in
/// seki are removed too, because they are not unconditionally alive.
///
/// ```
/// use pass_alive::{Board, Color, Prisoners, Score, Suicide};
/// let board = Board::from_rows("
///     O X
///     . X
///     X .
/// ").unwrap();
/// let score = Score::new(&board, Suicide::Forbidden, Prisoners::default()).unwrap();
/// assert_eq!((score[Color::Black].total(), score[Color::White].total()), (4, 0));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    sides: ByColor<SideScore>,
    /// The empty points that count.
    points: ByColor<Vec<Point>>,
    /// The stones removed, of both colours, in reading order.
    pub removed: Vec<Point>,
    /// The empty points that count for nobody afterwards, in reading order.
    pub neutral: Vec<Point>,
    /// The board afterwards. Do not score it again: a block may have been alive only because
    /// of a stone that was removed.
    pub board: Board,
}

/// The score of one side, with its parts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SideScore {
    /// The points that count for this colour, empty after the removal.
    pub area: u32,
    /// All prisoners, the enemy stones removed among them.
    pub prisoners: u32,
    /// The stones of this colour that stay on the board.
    pub stones: u32,
}

impl SideScore {
    /// The score, as in territory counting.
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
        &self.sides[color]
    }
}

impl Score {
    /// Scores `board` by Rule 3, with the `prisoners` taken so far.
    ///
    /// # Errors
    /// [`Unanalyzable::NoLiberty`] if a block has no liberty.
    pub fn new(
        board: &Board,
        suicide: Suicide,
        prisoners: Prisoners,
    ) -> Result<Self, Unanalyzable> {
        let life = Judge::new().decide(board, suicide)?;
        let mut score = Self {
            sides: prisoners.map(|prisoners| SideScore { prisoners, ..SideScore::default() }),
            points: ByColor::default(),
            removed: Vec::new(),
            neutral: Vec::new(),
            board: Board::new(board.topology().clone()),
        };
        for (color, life) in &life {
            for point in life.alive() {
                score.board.set(point, Some(color));
                score.sides[color].stones += 1;
            }
        }
        for point in board.points() {
            if let (Some(color), None) = (board.get(point), score.board.get(point)) {
                score.removed.push(point);
                score.add_prisoner(!color);
            }
        }
        score.count_areas();
        Ok(score)
    }

    /// Scores `board` by `counting`, with the `prisoners` taken so far.
    ///
    /// # Errors
    /// [`Unanalyzable::NoLiberty`] if a block has no liberty.
    pub fn with_counting(
        board: &Board,
        counting: Counting,
        suicide: Suicide,
        prisoners: Prisoners,
    ) -> Result<Self, Unanalyzable> {
        let score = Self::new(board, suicide, prisoners)?;
        Ok(match counting {
            Counting::Rule3 => score,
            Counting::Kim => score.without_own(board, prisoners),
        })
    }

    /// Puts the dead stones of `board`, which was scored by Rule 3, back where the enemy does not
    /// enclose them.
    fn without_own(mut self, board: &Board, prisoners: Prisoners) -> Self {
        let by_rule3 = core::mem::take(&mut self.points);
        self.board = board.clone();
        for (color, mut points) in by_rule3 {
            self.sides[color].prisoners = prisoners[color];
            points.retain(|&point| board.get(point) != Some(color));
            for &point in &points {
                if board.get(point).is_some() {
                    self.board.set(point, None);
                    self.add_prisoner(color);
                }
            }
            self.sides[color].area = points.len() as u32;
            self.points[color] = points;
        }
        let is_removed = |&point: &Point| self.board.get(point) != board.get(point);
        self.removed = board.points().filter(is_removed).collect();
        for color in Color::BOTH {
            let stones = self.board.stones().iter().filter(|&&stone| stone == Some(color));
            self.sides[color].stones = stones.count() as u32;
        }
        self.neutral.retain(|&point| board.get(point).is_none());
        self
    }

    /// The empty points that count for `color` afterwards, in reading order: its
    /// [`SideScore::area`].
    #[must_use]
    pub fn points(&self, color: Color) -> &[Point] {
        &self.points[color]
    }

    fn add_prisoner(&mut self, color: Color) {
        let prisoners = &mut self.sides[color].prisoners;
        *prisoners = prisoners.saturating_add(1);
    }

    fn count_areas(&mut self) {
        let mut entered = vec![false; self.board.len()];
        let mut owners = vec![None; self.board.len()];
        let mut area = Vec::new();
        for first in self.board.points() {
            if self.board.get(first).is_some()
                || core::mem::replace(&mut entered[first.index()], true)
            {
                continue;
            }
            area.clear();
            let mut next_to = ByColor { black: false, white: false };
            self.board.topology().flood(first, &mut area, |q| match self.board.get(q) {
                Some(color) => {
                    next_to[color] = true;
                    false
                }
                None => !core::mem::replace(&mut entered[q.index()], true),
            });
            let owner = match next_to {
                ByColor { black: true, white: false } => Some(Color::Black),
                ByColor { black: false, white: true } => Some(Color::White),
                _ => None,
            };
            for point in &area {
                owners[point.index()] = owner;
            }
        }
        for point in self.board.points().filter(|&point| self.board.get(point).is_none()) {
            match owners[point.index()] {
                Some(color) => self.points[color].push(point),
                None => self.neutral.push(point),
            }
        }
        for (color, points) in &self.points {
            self.sides[color].area = points.len() as u32;
        }
    }
}
