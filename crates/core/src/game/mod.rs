//! A game in progress: the board, the turn, the ko and the prisoners.

use crate::board::{Board, Color, Illegal, Played, Suicide};
use crate::topology::Point;

/// A game in progress: the stones, the colour to play, the point that a ko forbids, and the
/// prisoners.
///
/// The ko rule is the simple one: a stone that has just taken a single stone, and stands
/// alone with one liberty, may not be retaken at once. Longer cycles (superko) are not
/// detected.
///
/// ```
/// use pass_alive::{Board, Color, Game, Illegal, notation::rows};
/// let (grid, board) = rows::read("
///     . X O .
///     X O . O
///     . X O .
/// ").unwrap();
/// let mut game = Game::new(board, Color::Black);
/// let [b2, c2] = ["B2", "C2"].map(|name| grid.point_named(name).unwrap());
/// assert_eq!(game.play(c2)?.captured, [b2]);
/// assert_eq!(game.play(b2), Err(Illegal::Ko));
/// game.pass();
/// game.pass();
/// assert_eq!(game.play(b2)?.captured, [c2]);
/// assert_eq!((game.prisoners().by_black, game.prisoners().by_white), (1, 1));
/// # Ok::<(), Illegal>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    board: Board,
    to_play: Color,
    suicide: Suicide,
    ko: Option<Point>,
    prisoners: Prisoners,
}

/// The prisoners of each side: the opponent's stones that were captured, or removed by
/// suicide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Prisoners {
    /// White stones held by Black.
    pub by_black: u32,
    /// Black stones held by White.
    pub by_white: u32,
}

impl Prisoners {
    /// Adds the stones that a move of `color` removed from the board.
    pub fn add(&mut self, color: Color, played: &Played) {
        *self.of(color) += played.captured.len() as u32;
        *self.of(color.other()) += played.suicide.len() as u32;
    }

    fn of(&mut self, color: Color) -> &mut u32 {
        match color {
            Color::Black => &mut self.by_black,
            Color::White => &mut self.by_white,
        }
    }
}

impl Game {
    /// A game that continues from `board` with `to_play` to play, suicide forbidden, no ko and
    /// no prisoners.
    #[must_use]
    pub fn new(board: Board, to_play: Color) -> Self {
        let prisoners = Prisoners::default();
        Self { board, to_play, suicide: Suicide::Forbidden, ko: None, prisoners }
    }

    /// The same game with this rule on suicide.
    #[must_use]
    pub fn with_suicide(self, suicide: Suicide) -> Self {
        Self { suicide, ..self }
    }

    /// The same game with `ko` as the point that may not be played on next.
    #[must_use]
    pub fn with_ko(self, ko: Option<Point>) -> Self {
        Self { ko, ..self }
    }

    /// The stones.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The stones, for changing them freely. Lifts a ko.
    pub fn board_mut(&mut self) -> &mut Board {
        self.ko = None;
        &mut self.board
    }

    /// The colour that plays next.
    #[must_use]
    pub fn to_play(&self) -> Color {
        self.to_play
    }

    /// Makes `color` play next. A ko stays forbidden.
    pub fn set_to_play(&mut self, color: Color) {
        self.to_play = color;
    }

    /// The point that may not be played on next, because that would retake a ko at once.
    #[must_use]
    pub fn ko(&self) -> Option<Point> {
        self.ko
    }

    /// Allows the forbidden point of a ko again, as after a move elsewhere.
    pub fn lift_ko(&mut self) {
        self.ko = None;
    }

    /// The prisoners taken since this value was created.
    #[must_use]
    pub fn prisoners(&self) -> Prisoners {
        self.prisoners
    }

    /// Plays on `point` by the rules, like [`Board::play`], and passes the turn to the
    /// opponent.
    ///
    /// # Errors
    /// [`Illegal`] says why the move may not be played; the game is unchanged.
    pub fn play(&mut self, point: Point) -> Result<Played, Illegal> {
        if self.ko == Some(point) {
            return Err(Illegal::Ko);
        }
        let played = self.board.play(self.to_play, point, self.suicide)?;
        self.ko = played.ko;
        self.note(&played);
        Ok(played)
    }

    /// Plays a recorded move, legal or not, like [`Board::execute`], and passes the turn to
    /// the opponent.
    ///
    /// # Panics
    /// If the board has no such point.
    pub fn execute(&mut self, point: Point) -> Played {
        self.ko = None;
        let played = self.board.execute(self.to_play, point);
        self.note(&played);
        played
    }

    /// Passes the turn to the opponent, and lifts a ko.
    pub fn pass(&mut self) {
        self.ko = None;
        self.to_play = self.to_play.other();
    }

    fn note(&mut self, played: &Played) {
        self.prisoners.add(self.to_play, played);
        self.to_play = self.to_play.other();
    }
}
